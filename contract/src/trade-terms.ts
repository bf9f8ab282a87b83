import { STANDARD_TERMS, TERM_LIMITS } from '@tradewind/domain/closing/terms';
import { z } from 'zod';
import { amountOf, money, userId } from './primitives.ts';

const days = (what: string, [least, most]: readonly [number, number]) => {
  const error = `Please enter ${what} as a whole number of days, from ${least} to ${most}.`;
  return z.int({ error }).min(least, error).max(most, error);
};

const LIMITS = {
  depositDays: ['the time for deposits', TERM_LIMITS.depositBusinessDays],
  acceptDays: ['the time to inspect', TERM_LIMITS.acceptDays],
  closeDays: ['the time to close', TERM_LIMITS.closeDays],
} as const;

/** Deadlines and deposits of a revision, from the caller's point of view. Those left out stay as they are. */
export const termsInput = z.object({
  depositDays: days(...LIMITS.depositDays)
    .optional()
    .meta({ description: `Business days, ${STANDARD_TERMS.depositBusinessDays} unless changed` }),
  acceptDays: days(...LIMITS.acceptDays)
    .optional()
    .meta({
      description: `From the signatures to the last day of acceptance, ${STANDARD_TERMS.acceptDays} unless changed`,
    }),
  closeDays: days(...LIMITS.closeDays)
    .optional()
    .meta({ description: `From the last acceptance to the release, ${STANDARD_TERMS.closeDays} unless changed` }),
  deposits: z
    .object({ mine: amountOf('Your deposit').optional(), theirs: amountOf('Their deposit').optional() })
    .optional(),
});
export type TermsInput = z.infer<typeof termsInput>;

export const tradeTerms = z
  .object({
    depositDays: z.int().meta({ description: 'Business days from the signatures' }),
    acceptDays: z.int(),
    closeDays: z.int(),
    deposits: z.array(z.object({ userId, amount: money })),
  })
  .meta({ id: 'TradeTerms' });
export type TradeTerms = z.infer<typeof tradeTerms>;
