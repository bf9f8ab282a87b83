import { z } from 'zod';
import { amountOf, money, userId } from './primitives.ts';
import { daysAllowed, STANDARD_DAYS, type TermDays } from './standard-terms.ts';

const days = (field: keyof TermDays, meaning: string) => {
  const { least, most, refusal } = daysAllowed(field);
  return z
    .int({ error: refusal })
    .min(least, refusal)
    .max(most, refusal)
    .optional()
    .meta({ description: `${meaning}, ${STANDARD_DAYS[field]} unless changed` });
};

const deposit = (name: string) =>
  amountOf(name).nullish().meta({ description: 'Null asks for the standard deposit again' });

/** Deadlines and deposits of a revision, from the caller's point of view. Those left out stay as they are. */
export const termsInput = z.object({
  depositDays: days('depositDays', 'Business days'),
  acceptDays: days('acceptDays', 'From the signatures to the last day of acceptance'),
  closeDays: days('closeDays', 'From the last acceptance to the release'),
  deposits: z.object({ mine: deposit('Your deposit'), theirs: deposit('Their deposit') }).optional(),
});
export type TermsInput = z.infer<typeof termsInput>;

export const tradeTerms = z
  .object({
    depositDays: z.int().meta({ description: 'Business days from the signatures' }),
    acceptDays: z.int().meta({ description: 'Days from the signatures to the last day of acceptance' }),
    closeDays: z.int().meta({ description: 'Days from the last acceptance to the release' }),
    deposits: z.array(
      z.object({
        userId,
        amount: money,
        isStandard: z.boolean().meta({ description: 'True while the amount follows from what is traded' }),
      }),
    ),
  })
  .meta({ id: 'TradeTerms' });
export type TradeTerms = z.infer<typeof tradeTerms>;
