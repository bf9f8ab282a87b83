import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each([
  ['show me bowriders', 'make all of them offers 10% below asking'],
  ['show me center consoles', 'send each of those owners a bid at 10% under the list price'],
])('drafts no offer to several owners, and tells each sum: %s', async (...turns) => {
  const { text, shows } = await converse('Pat', ...turns);
  expect(text).toContain('I draft one offer at a time');
  expect(shows).not.toContain('data-proposal');
  const sums = [...text.matchAll(/asks \$([\d,]+), so that would be \$([\d,]+)\./g)];
  expect(sums.length).toBeGreaterThan(0);
  for (const [, asking = '', sum = ''] of sums)
    expect(Number(sum.replaceAll(',', ''))).toBe(Math.round(Number(asking.replaceAll(',', '')) * 0.9));
});

it('says that nothing is saved to make offers for', async () => {
  const { text, shows } = await converse('Pat', 'put in a bid 10% under list on each boat I have saved');
  expect(text).toMatch(/^You haven’t saved any boats yet\./);
  expect(shows).not.toContain('data-proposal');
});
