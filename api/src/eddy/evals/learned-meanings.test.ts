import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each([
  ['so when would the cash actually reach me after somebody buys her', /wires your money to your own bank account/],
  ['how do i stop the thing from writing me mails all day', /email/i],
  ['some members have a tick beside their name and mine lacks one', /verified badge/i],
])('answers a wording that no pattern knows: %s', async (say, text) => {
  expect((await converse('Pat', say)).text).toMatch(text);
});

it('reads a request that it recognizes in plain words again, so that facts come from tools', async () => {
  const { tools } = await converse('Pat', 'pull up the ones that i put a heart on');
  expect(tools).toEqual(['saved_boats']);
});

it('suggests nothing where it is off topic', async () => {
  expect((await converse('Pat', 'how many teeth has a grown shark')).text).not.toContain('Did you mean');
});
