import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { z } from 'zod';
import { money } from './primitives.ts';

const trust = z.enum(TRUST_ACCOUNTS);
const amounts = {
  needed: money,
  arrived: money.meta({ description: 'Collected by the bank' }),
  missing: money,
};

const owed = z
  .object({ ...amounts, accounts: z.array(z.object({ trust, ...amounts })) })
  .meta({ id: 'OwedMoney', description: 'In all, and in each trust account' });

const partyMoney = z
  .object({
    position: z.int(),
    deposit: owed,
    balance: owed.meta({ description: 'Everything that must be there at the release, the deposit included' }),
    held: money.meta({ description: 'What we hold for this party now' }),
    gets: money.meta({ description: 'What we wire to this party after the release' }),
  })
  .meta({ id: 'PartyMoney' });
export type PartyMoney = z.infer<typeof partyMoney>;

export const closingMoney = z
  .object({
    isFinal: z.boolean().meta({ description: 'False until the release: amounts can still change' }),
    notice: z.string().meta({ description: 'How to wire money, and how not to be deceived' }),
    parties: z.array(partyMoney).meta({ description: 'The caller’s own; all for the broker' }),
  })
  .meta({ id: 'ClosingMoney' });
export type ClosingMoney = z.infer<typeof closingMoney>;
