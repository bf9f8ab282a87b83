import type { Line } from '../line.ts';
import { rangeBound } from './number-ranges.ts';
import { type Quantity, quantityOf } from './quantity.ts';

const AMOUNT = '(?:_money_|_n_|_quantity_)';
const SAID =
  '(?:give or take|give and take|plus or minus|plus (?:/ )?minus|\\+ (?:/ )?-|\\+ or -|or (?:so )?within|within)';

/** '250k give or take 30k', '40 feet plus or minus 2', '200k give or take 10 percent', 'within 20k of 200k'. */
export function readTolerances(line: Line, thisYear: number): void {
  line.each(
    new RegExp(
      `(?:\\b(?:around|about|roughly|approximately|approx|near|close to) )?${AMOUNT}(?: ,)? ${SAID} (?:about |a |maybe )?${AMOUNT}( %| percent| pct)?`,
    ),
    ({ groups, chunks }) => {
      const [center, spread] = chunks.flatMap((chunk) => quantityOf(chunk) ?? []);
      return center && spread && around(center, spread, groups[1] !== undefined, thisYear);
    },
  );
  line.each(new RegExp(`\\bwithin ${AMOUNT} (?:of|from|around) (?:about )?${AMOUNT}(?! _)`), ({ chunks }) => {
    const [spread, center] = chunks.flatMap((chunk) => quantityOf(chunk) ?? []);
    return center && spread && around(center, spread, false, thisYear);
  });
}

function around(center: Quantity, spread: Quantity, isShare: boolean, thisYear: number) {
  if (center.field === 'age') return undefined;
  const field = center.field ?? spread.field;
  const inDollars = (value: number) => (field === 'price' && value < 1_000 ? value * 1_000 : value);
  const middle = inDollars(center.value);
  const apart = isShare ? (middle * spread.value) / 100 : inDollars(spread.value);
  if (apart <= 0 || apart >= middle) return undefined;
  const [low, high] = [middle - apart, middle + apart].map((value) => ({
    field,
    value: Math.round(value * 10) / 10,
  }));
  return low && high && rangeBound(low, high, '', thisYear);
}
