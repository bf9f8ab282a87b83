import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { TITLE_REGIMES } from '@tradewind/domain/closing/tasks';
import { US_STATES } from '@tradewind/domain/geography';
import { STATE_NAMES } from '@tradewind/domain/geography/us-states';
import { isPrintable } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { optionalWords, words } from './entered-text.ts';
import { amountOf, exactAmount } from './primitives.ts';

const CAPACITIES = ['individual', 'company', 'trust'] as const;

/** The states that forms offer. */
export const stateChoices = Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }));

const state = z.enum(US_STATES, 'Please choose a state.');
const date = (name: string) => z.iso.date(`Please enter ${name} as a date.`);

const unprintable = (name: string) =>
  `${name}: our documents can print Latin, Greek and Cyrillic letters. Please write it as in a passport, without emoji.`;
const printed = (name: string, most: number) => words(name, most).refine(isPrintable, unprintable(name));

/** Names and addresses as they will stand in the agreement and on the bill of sale. */
const legalDetails = z.object({
  legalName: printed('Legal name', 160),
  capacity: z.enum(CAPACITIES, 'Please say whether you act for yourself, a company or a trust.'),
  coOwners: optionalWords('Co-owners', 300).refine((value) => isPrintable(value ?? ''), unprintable('Co-owners')),
  street: printed('Street', 160),
  city: printed('City', 80),
  state,
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code such as 33139.'),
});

const part = z.object({
  name: words('Name of the part', 60),
  number: optionalWords('Number of the part', 60),
  value: amountOf('Value of the part').optional(),
});

const vesselDetails = z
  .object({
    regime: z.enum(TITLE_REGIMES, 'Please say how the boat is titled.'),
    number: words('Official or title number', 40),
    state: state.optional().meta({ description: 'The state that keeps the title' }),
    hullNumber: words('Hull number', 20),
    hasLoan: z.boolean('Please say whether there is a loan or lien on the boat.'),
    parts: z.array(part).max(6, 'Please list no more than 6 parts.').default([]),
  })
  .superRefine(({ regime, state: kept, parts }, context) => {
    if (regime === 'state' && kept === undefined)
      context.addIssue({ code: 'custom', path: ['state'], message: 'Please choose the state that keeps the title.' });
    if (new Set(parts.map(({ name }) => name)).size < parts.length)
      context.addIssue({ code: 'custom', path: ['parts'], message: 'Please give each part a name of its own.' });
  });

const outsideDetails = z.object({
  agent: words('Agent', 160),
  license: optionalWords('License', 80),
  fileNumber: words('File number', 80),
  readyBy: date('the day on which it is ready'),
  condition: words('Condition of the release', 500),
});

/** Dollars are converted at this source within fifteen minutes before the coins are sent. */
const coinTerms = z.object({ source: words('Source of the price', 160) });

const coinAddress = z.object({
  address: z
    .string()
    .trim()
    .regex(
      /^(bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
      'Please enter a Bitcoin address. It starts with bc1, 1 or 3.',
    ),
});

/** The sender hears the address from its owner once more, not by message. */
const coinAddressChecked = z.object({
  address: coinAddress.shape.address,
  channel: z.enum(['phone', 'video', 'in person'], 'Please say how you confirmed the address.'),
});

const transactionId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'Please enter the transaction id: 64 digits and letters from a to f.');
const coinTransfer = z.object({ transactionId });
const coinReceived = z.object({
  confirmations: z.int('Please enter the number of confirmations.').min(0).max(1_000_000),
});

/** Lenders' letters are good for days or weeks. A later date is a slip, or would keep an old amount in force. */
const LETTER_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;
const isGood = (day: string) => day >= brokerageDay(new Date());
const isLetterDate = (day: string) => Date.parse(day) <= Date.now() + LETTER_DAYS * DAY_MS;

const payoff = z.discriminatedUnion(
  'loan',
  [
    z.object({ loan: z.literal(false) }),
    z.object({
      loan: z.literal(true),
      lender: words('Lender', 160),
      amount: amountOf('Payoff amount'),
      perDiem: exactAmount('Please enter the interest per day.'),
      goodThrough: date('the day through which the letter is good')
        .refine(isGood, 'This letter has run out. Please ask the lender for a new one.')
        .refine(isLetterDate, `A payoff letter can be good for at most ${LETTER_DAYS} days from today.`),
    }),
  ],
  'Please say whether a loan has to be paid off.',
);

/** Said where the amounts come before the letter that shows them. */
export const LETTER_FIRST = 'Please add the payoff letter first. The broker approves the amounts by it.';

/** The facts that a party enters, by kind of task. */
export const CLOSING_FACTS = {
  'legal-details': legalDetails,
  'vessel-details': vesselDetails,
  'outside-opened': outsideDetails,
  'coin-terms': coinTerms,
  'coin-address': coinAddress,
  'coin-address-checked': coinAddressChecked,
  'coin-test': coinTransfer,
  'coin-sent': coinTransfer,
  'coin-received': coinReceived,
  payoff,
} as const;

export type FactsKind = keyof typeof CLOSING_FACTS;
export type LegalDetails = z.infer<typeof legalDetails>;
export type VesselDetails = z.infer<typeof vesselDetails>;
export type OutsideDetails = z.infer<typeof outsideDetails>;
export type Payoff = z.infer<typeof payoff>;
export type ClosingFacts = z.infer<(typeof CLOSING_FACTS)[FactsKind]>;

export const hasFacts = (kind: string): kind is FactsKind => Object.hasOwn(CLOSING_FACTS, kind);
