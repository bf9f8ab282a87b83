import type { Field, Meaning } from '../meanings.ts';
import { dollars, type Left, type Quantity } from './quantity.ts';

/** A number without a comparison: '32 footer', 'sleeps 6', 'budget 80k', 'built in 2019'. */
export function unlimited(
  quantity: Quantity,
  attribute: Field | undefined,
  rest: string,
  left: Left,
  thisYear: number,
): Meaning | undefined {
  const { value } = quantity;
  if (quantity.field === 'age') {
    const recent = /\b(?:last|past)(?: the)?$/.test(rest);
    left.used = recent
      ? (/(?:\b(?:in|from|within|of) )?(?:the )?(?:last|past)$/.exec(rest)?.[0].split(' ').length ?? 1)
      : 0;
    return recent ? { is: 'bound', field: 'year', min: thisYear - value } : undefined;
  }
  const field = quantity.field ?? attribute;
  if (field === undefined) return undefined;
  if (field === 'price') return priceOf(quantity, rest, left);
  left.used = unlimitedWords(field, rest);
  if (field === 'length') return { is: 'bound', field, min: Math.max(value - 1, 0), max: value + 1, bare: value };
  if (field === 'year') return { is: 'bound', field, min: value, max: value, bare: value };
  if (field === 'beam') return { is: 'bound', field, min: value - 0.5, max: value + 0.5, bare: value };
  if (field === 'hours') return { is: 'bound', field, max: value, bare: value };
  if (/\b(?:exactly|precisely|just|only)$/.test(rest) && (field === 'sleeps' || field === 'people')) {
    left.used = rest.split(' ').length > 1 && /\b(?:sleeps?|sleeping|seats?|carries|carry|for) \w+$/.test(rest) ? 2 : 1;
    return { is: 'bound', field, min: value, max: value };
  }
  return { is: 'bound', field, min: value, bare: value };
}

const unlimitedWords = (field: Field, rest: string): number => {
  const before = {
    sleeps: /\b(?:sleeps?|sleeping|berths? for|beds? for)(?: for)?$/,
    people: /\b(?:capacity(?: of| for)?|seats?|seating(?: for)?|carries|holds?|fits?|(?:room|space) for|for)$/,
    hours: /\b(?:hours)$/,
    year: /\b(?:built in|made in|from|of|in|year)$/,
    speed: /\b(?:does|speed(?: of)?|goes|hits)$/,
    length: /\b(?:loa|length(?: of| is)?|of)$/,
    beam: /\b(?:beam(?: of| is)?)$/,
    price: /$^/,
  }[field];
  return before.exec(rest)?.[0].split(' ').length ?? 0;
};

const TO_SPEND =
  /(?:\b(?:my |our |a |the |with a |on a )?(?:budget|price range|limit|max)(?: (?:is|of|was|would be|around|:|up to))*|\b(?:to )?(?:spend|spending|afford|invest)(?: (?:up to|about))?|\bwhat (?:can|could|would|might|will|do) (?:i|we) (?:get|buy|find|have|afford)(?: \w+)? for|\b(?:i (?:only |just )?have|i have got|i got|got|have(?: got)?|we (?:only |just )?have|with|only|all i have is|(?:my |our |the )?(?:purse|wallet|kitty|war chest|nest egg|savings|funds)(?: (?:is|are|of|holds?|has|have|at|with|:))*|(?:(?:have|has) )?(?:saved(?: up)?|(?:put|set|laid|tucked|stashed) (?:aside|away|by)|inherited|came into|scraped together|raised|cleared|netted)|stretch to|go up to|(?:can|could|would) (?:do|go|go to|manage|swing|stretch to|put up|come up with)|stops? at|draws? the line at|tap out at|max out at|(?:i|we|gladly|happily|even|only) (?:would |will |can |could |might )?(?:gladly |happily )?(?:pay|give|part with|fork over|shell out|hand over)|(?:would|(?:happy|willing|ready|prepared|able|glad) to) (?:gladly |happily )?(?:pay|give|shell out|fork over))(?: (?:about|up to|only|just))?)$/;

/** The words of a purse before a number, such as 'we have' in 'we have 90k to spend'. */
export const purseWords = (before: string): number => TO_SPEND.exec(before)?.[0].trim().split(' ').length ?? 0;

const HAS = /\b(?:i|we) (?:only |just )?(?:have|have got|got|saved(?: up)?|inherited)(?: (?:about|only|just|like))?$/;
/** Below this, a bare number may be a year or a count. */
const LEAST_DOLLARS = 5_000;

/** 'We have 90000', and 'we have 700' in thousands if nothing is counted behind it. */
export const isPurse = ({ field, value }: Quantity, before: string, behind: string): boolean =>
  field === undefined &&
  ((value >= LEAST_DOLLARS && isMostToSpend(before)) ||
    (value >= 30 && value < 1_000 && HAS.test(before) && (behind === '' || IN_PURSE.test(behind))));

const IN_PURSE =
  /^(?:to (?:spend|play with|work with|blow|burn|invest|put down|drop)|(?:(?:in )?cash )?(?:in (?:(?:my|the|our) )?(?:pockets?|bank|account|hand|wallet|savings)|(?:at|on) hand|(?:set|put|laid|tucked|stashed) (?:aside|away|by)|saved(?: up)?|burning a hole(?: in (?:my|our) pockets?)?|at (?:my|our) disposal|to (?:my|our) name|lying around|kicking around|available))\b/;

/** The words behind an amount by which it is all that somebody has: '90k in the bank', '2 million to play with'. */
export const purseBehind = (words: string): number => IN_PURSE.exec(words)?.[0].split(' ').length ?? 0;

/** A plan to spend about a sum is no limit, unlike all that somebody has. */
export const isMostToSpend = (before: string) => TO_SPEND.test(before) && !/\b(?:spend|spending|invest)$/.test(before);

/** A sum to spend is a limit; any other price is taken roughly. */
function priceOf({ value, field }: Quantity, rest: string, left: Left): Meaning | undefined {
  if (field === 'price' && /\b(?:exactly|precisely)$/.test(rest)) {
    left.used = 1;
    return { is: 'bound', field, min: value, max: value };
  }
  const spend = TO_SPEND.exec(rest);
  if (!spend) return undefined;
  left.used = spend[0].trim().split(' ').length;
  return { is: 'bound', field: 'price', max: field === 'price' ? value : dollars(value) };
}
