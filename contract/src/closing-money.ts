import { US_STATES } from '@tradewind/domain/geography';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { z } from 'zod';
import { words } from './entered-text.ts';
import { exactAmount, money } from './primitives.ts';

const trust = z.enum(TRUST_ACCOUNTS);
const amounts = {
  needed: money,
  arrived: money.meta({ description: 'Collected by the bank' }),
  missing: money,
};

const owed = z
  .object({ ...amounts, accounts: z.array(z.object({ trust, ...amounts })) })
  .meta({ id: 'OwedMoney', description: 'In all, and in each trust account' });

const NOTE_MAX = 300;
export const taxInput = z.object({
  state: z.enum(US_STATES, 'Please choose the state that taxes the boat.'),
  amount: exactAmount('Please enter the sales tax to hold, such as 5000.00.'),
  note: words('Note', NOTE_MAX).meta({ description: 'How the amount was found; the party reads it' }),
  replaces: z
    .object({ state: z.enum(US_STATES), amount: money })
    .nullish()
    .meta({ description: 'The tax that the caller has read, null for none; refused if another broker has changed it' }),
});
export type TaxInput = z.infer<typeof taxInput>;
/** Names the tax that the caller has read. */
export const taxRead = z.object({ state: z.enum(US_STATES).optional(), amount: money.optional() });

const boat = { leg: z.int(), title: z.string() };

const partyMoney = z
  .object({
    position: z.int(),
    deposit: owed,
    balance: owed.meta({ description: 'Everything that must be there at the release, the deposit included' }),
    held: money.meta({ description: 'What we hold for this party now' }),
    frozen: money.meta({ description: 'What waits for the end of a dispute; it counts as arrived' }),
    gets: money.meta({ description: 'What we wire to this party after the release, or send back after the end' }),
    taxes: z
      .array(z.object({ ...boat, state: z.enum(US_STATES), amount: money, note: z.string().nullable() }))
      .meta({ description: 'Sales tax that the release takes from this party, for boats that they get' }),
    taxable: z
      .array(z.object(boat))
      .meta({ description: 'The boats for which the caller may hold sales tax now: none unless they are the broker' }),
  })
  .meta({ id: 'PartyMoney' });
export type PartyMoney = z.infer<typeof partyMoney>;

export const closingMoney = z
  .object({
    isFinal: z
      .boolean()
      .meta({ description: 'False until the release or the end of the trade: amounts can still change' }),
    notice: z.string().meta({ description: 'How to wire money, and how not to be deceived' }),
    parties: z.array(partyMoney).meta({ description: 'The caller’s own; all for the broker' }),
  })
  .meta({ id: 'ClosingMoney' });
export type ClosingMoney = z.infer<typeof closingMoney>;
