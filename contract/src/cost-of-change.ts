import { type Change, type CostOfChange, costOfChange, type Flow } from '@tradewind/domain/cost-of-change/change';
import { pricePerMile, SURVEY, surveyCost } from '@tradewind/domain/cost-of-change/getting-it-home';
import { LOAN } from '@tradewind/domain/cost-of-change/loan';
import { type Place, placeOf, roughDistance, SAME_STATE_MILES, type UsState } from '@tradewind/domain/geography';
import { type Cents, cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import { wholeNumber } from '@tradewind/domain/numbers';
import { taxExplanation, taxLabel } from './cost-tax-words.ts';
import { closingCostShare, exactPriceText } from './trade-values.ts';

/** A boat as far as it decides what a change costs. */
export interface ChangedBoat {
  value: string;
  length: number | null;
  location: string;
}

/** Everything that a reader can change. Amounts are decimal strings; rates are in millionths, those of loans in basis points. */
export interface CostAssumptions {
  /** Null where it is unknown. */
  miles: number | null;
  perMile: string;
  survey: string;
  state: UsState | null;
  localRate: number | null;
  surtaxRate: number | null;
  loan: Change['loan'];
}

export interface ChangeInput {
  received: readonly ChangedBoat[];
  given: readonly ChangedBoat[];
  /** The money of an offer; without it, the difference between the values. */
  money?: { direction: Flow['direction']; amount: string };
  parties: 'two' | 'more';
  /** Such as '2026-11-16'. */
  today: string;
}

interface CostLine {
  id: 'difference' | 'closing' | 'transport' | 'survey' | 'tax';
  label: string;
  /** Undefined where it is unknown and not in the total. */
  amount: string | undefined;
  explanation: string;
}

export interface CostEstimate {
  lines: CostLine[];
  total: { label: string; amount: string };
  /** Says that the total is too low. */
  incomplete: string | undefined;
  loan: { monthly: string; explanation: string } | undefined;
}

export const COST_NOTE =
  'All amounts are estimates, not advice. A trade can be a taxable sale of the boat you give and may be reported on Form 1099-B. Please ask a tax professional.';

/** Our assumptions until the reader changes them. The boat goes to where the given boat is, and its state taxes the change. */
export function usualAssumptions({ received, given }: ChangeInput, home: string | null): CostAssumptions {
  const place = placeOf(given[0]?.location ?? home);
  const longest = Math.max(...received.map(({ length }) => length ?? 0), 0) || null;
  return {
    miles: milesTo(place, received),
    perMile: formatMoney(pricePerMile(longest)),
    survey: formatMoney(cents(received.reduce((sum, { length }) => sum + surveyCost(length), 0))),
    state: place === undefined || place === 'unknown' ? null : place,
    localRate: null,
    surtaxRate: null,
    loan: { rate: LOAN.rates.usual, years: LOAN.years, downPayment: LOAN.downPayment },
  };
}

/** Null where one of the ways is unknown. */
function milesTo(place: Place, boats: readonly ChangedBoat[]): number | null {
  const ways = boats.map(({ location }) => roughDistance(placeOf(location), place));
  if (ways.includes(undefined)) return null;
  return ways.reduce<number>((sum, way) => sum + (typeof way === 'number' ? way : SAME_STATE_MILES), 0);
}

/** Estimates what a change costs, line by line, in words for its reader. */
export function costEstimate(input: ChangeInput, assumed: CostAssumptions): CostEstimate {
  const cost = costOfChange(changeOf(input, assumed));
  return {
    lines: linesOf(cost, input, assumed),
    total: {
      label: cost.total.direction === 'pay' ? 'Estimated total you pay' : 'Estimated total you get',
      amount: dollarsText(cost.total.amount),
    },
    incomplete: cost.isComplete ? undefined : 'The total leaves out what we don’t know yet.',
    loan: cost.loan ? loanWords(cost.loan, assumed.loan) : undefined,
  };
}

function changeOf({ received, given, money, parties, today }: ChangeInput, assumed: CostAssumptions): Change {
  const { state, localRate, surtaxRate, loan, miles } = assumed;
  return {
    received: received.map(({ value }) => amountOf(value)),
    given: given.map(({ value }) => amountOf(value)),
    ...(money && { money: { direction: money.direction, amount: amountOf(money.amount) } }),
    ...{ miles, perMile: amountOf(assumed.perMile), survey: amountOf(assumed.survey), loan },
    tax: { state, localRate, surtaxRate, today, parties },
  };
}

function linesOf(cost: CostOfChange, input: ChangeInput, assumed: CostAssumptions): CostLine[] {
  const { received } = input;
  const usual = usualAssumptions(input, null);
  return [
    differenceLine(cost.difference, input),
    {
      id: 'closing',
      label: 'Closing cost',
      amount: dollarsText(cost.closing),
      explanation: `${closingCostShare} of ${received.length === 1 ? 'the boat' : 'each boat'} you get, if you close through Tradewind.`,
    },
    {
      id: 'transport',
      label: 'Transport',
      amount: cost.transport === null ? undefined : dollarsText(cost.transport),
      explanation: transportWords(assumed, usual.perMile),
    },
    {
      id: 'survey',
      label: 'Survey',
      amount: dollarsText(cost.survey),
      explanation: `A full marine survey costs ${dollarsText(SURVEY.least)} to ${dollarsText(SURVEY.most)} by vessel size. ${assumed.survey === usual.survey ? `We assume ${dollarsText(SURVEY.perFoot)} a foot.` : 'This is the price you entered.'}`,
    },
    {
      id: 'tax',
      label: taxLabel(assumed.state),
      amount: cost.tax.kind === 'tax' ? dollarsText(cost.tax.amount) : undefined,
      explanation: taxExplanation(cost.tax, assumed, input),
    },
  ];
}

function differenceLine({ direction, amount }: Flow, { received, given, money }: ChangeInput): CostLine {
  const total = (boats: readonly ChangedBoat[]) =>
    dollarsText(cents(boats.reduce((sum, { value }) => sum + amountOf(value), 0)));
  return {
    id: 'difference',
    label: money ? 'Money in this offer' : 'Value difference',
    amount: direction === 'pay' ? dollarsText(amount) : `−${dollarsText(amount)}`,
    explanation: money
      ? 'The cash and Bitcoin you add, less what you get back.'
      : `You get ${total(received)} and give ${total(given)}. ${direction === 'pay' ? 'You pay' : 'You get'} the difference.`,
  };
}

function transportWords({ miles, perMile }: CostAssumptions, usualPrice: string): string {
  if (miles === null) return 'We don’t know how far it is. Enter the miles to include it.';
  const origin = perMile === usualPrice ? 'which we assume by the boat’s length' : 'the price you entered';
  return `About ${wholeNumber(miles)} miles at ${exactPriceText(perMile)} a mile, ${origin}. Haulers quote each trip.`;
}

function loanWords(loan: NonNullable<CostOfChange['loan']>, { rate, years }: Change['loan']) {
  const { downPayment, borrowed, monthly, between } = loan;
  return {
    monthly: `${dollarsText(monthly)} a month`,
    explanation: `If you borrow ${dollarsText(borrowed)} at ${rate / 100}% APR over ${years} years, after ${dollarsText(downPayment)} down. At ${LOAN.rates.low / 100}% to ${LOAN.rates.high / 100}% it would be ${dollarsText(between.low)} to ${dollarsText(between.high)}. It pays part of the total, so it isn’t added to it.`,
  };
}

const amountOf = (value: string): Cents => parseMoney(value) ?? cents(0);
const dollarsText = (amount: Cents) => exactPriceText(formatMoney(amount));
