import { expect, test } from 'vitest';
import { exportsOf } from './exports.ts';

test('finds every way to export a name', () => {
  const text = `
export const price = 1;
export async function read() {}
export function* walk() {}
export abstract class Hull {}
export interface Boat {}
export type { Trade, Offer as Bid } from './trade.ts';
export {
  one,
  type Two,
  three as four,
};
export const { left, right: starboard } = sides;
export default price;
`;
  expect(
    exportsOf(text)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    [
      'Bid',
      'Boat',
      'Hull',
      'Trade',
      'Two',
      'default',
      'four',
      'left',
      'one',
      'price',
      'read',
      'starboard',
      'walk',
    ].toSorted(),
  );
});

test('ignores names that stay inside the module', () => {
  expect(exportsOf("const price = 1;\nimport { one } from './one.ts';\nexport * from './all.ts';\n")).toEqual([]);
});

test('gives the line where the export starts', () => {
  expect(exportsOf('\n\nexport const price = 1;\n')).toEqual([{ name: 'price', line: 3 }]);
});
