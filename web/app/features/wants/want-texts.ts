import { priceText } from '@tradewind/contract/prices';
import { categoryLabel } from '@tradewind/contract/trade-words';
import type { Verdict, Want, WantRules } from '@tradewind/contract/wants';

/** The title of the item that the user would give. */
export const subjectTitle = ({ title }: Pick<Want, 'title'>) => title ?? 'Cash';

/** The rules in one line. Private amounts stay out of it: the line is seen over the shoulder. */
export function rulesText(rules: WantRules): string {
  const parts = [
    kindsText(rules),
    rules.boatTypes.join(', '),
    spanText(rules.minLength, rules.maxLength, (feet) => `${feet} ft`),
    spanText(rules.minYear, rules.maxYear, String),
    spanText(rules.minPrice, rules.maxPrice, priceText),
    rules.maxMiles === null ? '' : `within ${rules.maxMiles.toLocaleString('en-US')} miles`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Anything' : parts.join(' · ');
}

function kindsText({ categories }: WantRules): string {
  const labels = categories.map(categoryLabel);
  return labels.length > 3 ? `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more` : labels.join(', ');
}

function spanText<Value>(min: Value | null, max: Value | null, text: (value: Value) => string): string {
  if (min === null && max === null) return '';
  if (min === null) return `up to ${text(max as Value)}`;
  if (max === null) return `from ${text(min)}`;
  return `${text(min)} to ${text(max)}`;
}

export function verdictText({ verdict, cash }: Pick<Verdict, 'verdict' | 'cash'>): string {
  if (verdict === 'no') return 'Not for you';
  return cash === null ? 'You’d trade for it' : `You’d trade for it and add up to ${priceText(cash)}`;
}
