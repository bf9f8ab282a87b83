import type { CostOfChange } from '@tradewind/domain/cost-of-change/change';
import { isOutdated } from '@tradewind/domain/cost-of-change/sales-tax';
import { type SourceMark, type TaxRule, taxRuleOf } from '@tradewind/domain/cost-of-change/tax-rules';
import { STATE_NAMES, US_STATES, type UsState } from '@tradewind/domain/geography';
import { type Cents, formatMoney } from '@tradewind/domain/money';
import { exactPriceText } from './trade-values.ts';

interface TaxAssumptions {
  state: UsState | null;
  localRate: number | null;
  surtaxRate: number | null;
}

interface Exchanged {
  /** The boats that the reader gives. */
  given: readonly unknown[];
  parties: 'two' | 'more';
}

const MARKS: Readonly<Record<SourceMark, string>> = {
  V: 'read at the source',
  W: 'from a secondary source',
  N: 'not checked',
};

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const taxLabel = (state: UsState | null): string =>
  state === null ? 'Sales tax' : `Sales tax, ${STATE_NAMES[state]}`;

/** The states to choose from. */
export const TAX_STATES = US_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }));

/** Which rates the reader enters for a state. */
export function ratesToEnter(state: UsState | null): { rate: boolean; surtax: boolean } {
  const rule = state && taxRuleOf(state);
  return { rate: rule !== null && rule.rate === null, surtax: rule !== null && rule.surtaxOnFirst !== null };
}

export function taxExplanation(
  tax: CostOfChange['tax'],
  { state, localRate, surtaxRate }: TaxAssumptions,
  change: Exchanged,
): string {
  if (state === null || tax.kind === 'state-needed') return 'Choose the state where you’ll keep the boat.';
  const name = STATE_NAMES[state];
  const rule = taxRuleOf(state);
  if (tax.kind === 'outdated')
    return `Our rule for ${name} is from ${dayText(rule.checkedOn)}, more than a year ago, so we don’t show it. Please ask the state.`;
  const source = sourceText(rule);
  if (tax.kind === 'rate-needed')
    return sentences(
      `The rate in ${name} depends on where you’ll keep the boat. Enter it to include the tax.`,
      rule.note,
      source,
    );
  if (rule.rate === 0) return sentences(`${name} has no sales tax on boats.`, source);
  return sentences(
    `${percentText(rule.rate ?? localRate ?? 0)} of ${dollarsText(tax.taxed)}${surtaxText(rule, surtaxRate)}.`,
    rule.taxedUpTo === null ? undefined : `Only the first ${dollarsText(rule.taxedUpTo)} is taxed.`,
    rule.cap === null ? undefined : `The cap is ${dollarsText(rule.cap)}${tax.isCapped ? ', which applies here' : ''}.`,
    creditText(rule, tax.credit, change),
    rule.note,
    source,
  );
}

/** A state's rule in sentences, for a reader who names no boat. */
export function taxRuleWords(state: UsState, today: string): string {
  const rule = taxRuleOf(state);
  const name = STATE_NAMES[state];
  if (isOutdated(rule, today))
    return `Our rule for ${name} is from ${dayText(rule.checkedOn)}, more than a year ago, so please ask the state.`;
  const source = sourceText(rule);
  if (rule.rate === 0) return sentences(`${name} has no sales tax on boats.`, source);
  const { surtaxOnFirst, taxedUpTo, cap } = rule;
  return sentences(
    rule.rate === null
      ? `${name} taxes boats at a rate that depends on the place, so I don’t know yours.`
      : `${name} taxes a boat at ${percentText(rule.rate)} of its price${surtaxOnFirst === null ? '' : `, plus the county’s surtax on the first ${dollarsText(surtaxOnFirst)}`}.`,
    taxedUpTo === null ? undefined : `Only the first ${dollarsText(taxedUpTo)} is taxed.`,
    cap === null ? undefined : `The most is ${dollarsText(cap)}.`,
    rule.note,
    source,
  );
}

function surtaxText({ surtaxOnFirst }: TaxRule, surtaxRate: number | null): string {
  if (surtaxOnFirst === null) return '';
  const first = `the first ${dollarsText(surtaxOnFirst)}`;
  return surtaxRate
    ? `, plus a county surtax of ${percentText(surtaxRate)} on ${first}`
    : `, plus your county’s surtax on ${first}, if you enter it`;
}

function creditText({ credit }: TaxRule, credited: Cents, { given, parties }: Exchanged): string | undefined {
  if (given.length === 0) return undefined;
  if (credited > 0) return `The boat you give lowers the taxed price by ${dollarsText(credited)}.`;
  const known = parties === 'two' ? credit.twoParties : credit.ring;
  return known === 'unknown'
    ? 'We count no credit for the boat you give, because we don’t know of one.'
    : 'There is no credit for the boat you give.';
}

const sourceText = ({ source, mark, checkedOn }: TaxRule) =>
  mark === 'N'
    ? 'We haven’t checked this state’s rules.'
    : `Source: ${source} (${MARKS[mark]}, ${dayText(checkedOn)}).`;

/** 'November 16, 2026' */
function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

const sentences = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ');
const percentText = (millionths: number) => `${millionths / 10_000}%`;
const dollarsText = (amount: Cents) => exactPriceText(formatMoney(amount));
