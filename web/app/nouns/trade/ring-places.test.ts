import { expect, it } from 'vitest';
import { arrowBetween, placesAround, SIZE } from './ring-places.ts';

it.each([3, 4])('puts %i people inside the picture, apart from each other', (count) => {
  const places = placesAround(count);
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(40);
    expect(Math.max(x, y)).toBeLessThanOrEqual(SIZE - 40);
  }
  const [one, other] = places;
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(100);
});

it('draws the way there and the way back apart', () => {
  const [one, other] = placesAround(2);
  if (!one || !other) throw new Error('two places expected');
  expect(arrowBetween(one, other)).not.toBe(arrowBetween(other, one));
});
