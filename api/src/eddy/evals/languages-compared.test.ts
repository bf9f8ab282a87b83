import { beforeAll, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

it.each([
  ['Wie viel teurer ist die Gale 34 als die Breeze 28?', '2021 Halcyon Gale 34 kostet $'],
  ['um wieviel günstiger ist die Breeze 28 als die Gale 34', '2021 Halcyon Gale 34 kostet $'],
  ['wie viel mehr kostet die Gale 34 als die Breeze 28', '2021 Halcyon Gale 34 kostet $'],
  ['cuánto más cara es la Gale 34 que la Breeze 28', 'El 2021 Halcyon Gale 34 pide $'],
  ['cuanto cuesta de mas la Gale 34 que la Breeze 28', 'El 2021 Halcyon Gale 34 pide $'],
  ['la Gale 34 es más cara que la Breeze 28, ¿por cuánto?', 'El 2021 Halcyon Gale 34 pide $'],
  ['combien coûte de plus la Gale 34 que la Breeze 28', 'Le 2021 Halcyon Gale 34 coûte $'],
  ['de combien la Gale 34 est-elle plus chère que la Breeze 28 ?', 'Le 2021 Halcyon Gale 34 coûte $'],
  ['cuánto ahorro si compro la Breeze 28 en vez de la Gale 34', 'El 2021 Halcyon Gale 34 pide $'],
  ['the Breeze 28 is cheaper than the Gale 34 by how much', 'The 2021 Halcyon Gale 34 asks $'],
])('tells how far two prices are apart: %s', async (message, expected) => {
  const { text } = await converse('Noa', message);
  expect(text).toContain(expected);
  expect(text).toMatch(/(?:mehr als|más que|de plus que|more than)/);
  expect(text).not.toMatch(/Nicht berücksichtigt|No he usado|n’ai pas utilisé/);
});
