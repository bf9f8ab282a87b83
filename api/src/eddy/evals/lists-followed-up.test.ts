import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, asked about one boat of a list', () => {
  let converse: Converse;

  beforeAll(async () => {
    converse = await eddyInMarket();
  });

  it('tells a figure of the place named only', async () => {
    const { tools, text } = await converse('Noa', 'list the marlowes', 'how long is the second');
    expect(tools).toEqual(['boat_details']);
    expect(text).not.toContain('All 3');
  });

  it.each(['which of them is nearest to Miami?', 'are any of those near miami'])(
    'tells distances of boats that are not in the town: %s',
    async (asked) => {
      const { text } = await converse('Fay', 'show my boats', asked);
      expect(text).toMatch(/^The nearest is the 2018 Larkwell Plover 26 at \$92,000 in Jupiter, FL, about \d+ miles/);
    },
  );

  it('asks the same about another boat of one’s own', async () => {
    const { text } = await converse('Fay', 'how many people have looked at my plover', 'and the ketch?');
    expect(text).toContain('Your 2015 Corsair Ketch 41 has 0 views so far.');
  });
});
