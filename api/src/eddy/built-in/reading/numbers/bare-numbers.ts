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
    people: /\b(?:capacity(?: of| for)?|seats?|seating(?: for)?|carries|holds?|fits?|room for|for)$/,
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
  /(?:\b(?:my |our |a |the |with a |on a )?(?:budget|price range|limit|max)(?: (?:is|of|was|would be|around|:|up to))*|\b(?:to )?(?:spend|spending|afford|invest)(?: (?:up to|about))?|\bwhat (?:can|could|would|might|will|do) (?:i|we) (?:get|buy|find|have|afford)(?: \w+)? for|\b(?:i (?:only |just )?have|i have got|i got|got|have(?: got)?|we (?:only |just )?have|with|only|all i have is|stretch to|go up to|(?:can|could|would) (?:do|go|go to|manage|swing|stretch to|put up|come up with)|stops? at|draws? the line at|tap out at|max out at|(?:i|we|gladly|happily|even|only) (?:would |will |can |could |might )?(?:gladly |happily )?(?:pay|give|part with|fork over|shell out|hand over)|(?:would|(?:happy|willing|ready|prepared|able|glad) to) (?:gladly |happily )?(?:pay|give|shell out|fork over))(?: (?:about|up to|only|just))?)$/;

/** A plan to spend about a sum is no limit, unlike all that somebody has. */
export const isMostToSpend = (before: string) => TO_SPEND.test(before) && !/\b(?:spend|spending|invest)$/.test(before);

/** A sum to spend is a limit; any other price is taken roughly. */
function priceOf({ value, field }: Quantity, rest: string, left: Left): Meaning | undefined {
  const spend = TO_SPEND.exec(rest);
  if (!spend) return undefined;
  left.used = spend[0].trim().split(' ').length;
  return { is: 'bound', field: 'price', max: field === 'price' ? value : dollars(value) };
}
