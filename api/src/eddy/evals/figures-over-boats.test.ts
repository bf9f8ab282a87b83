import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('follow-ups about one boat of a list', () => {
  it('tells a fact of the bigger one and goes on about it', async () => {
    const turns = ['dual consoles in florida and texas', 'what engine does the bigger one have'];
    expect((await converse('Noa', ...turns)).text).toContain('2020 Trident Duet 24');
    expect((await converse('Noa', ...turns, 'whats it accept in trade')).text).toContain('Boats or Bitcoin');
  });

  it('chooses the cheaper of those in a place', async () => {
    const { text } = await converse('Noa', 'yachts over 1 million', 'and the cheaper of the two in florida?');
    expect(text).toContain('2018 Marlowe Regent 60');
  });

  it('tells which of two compared boats is closer to a town', async () => {
    const { text } = await converse('Noa', 'compare the reef 24 and the reef 26', 'which is closer to austin');
    expect(text).toContain('2018 Osprey Reef 26');
  });

  it('tells how far the two ends of a list are apart', async () => {
    const { text } = await converse('Noa', 'the cheapest and the priciest bowrider', 'what’s the difference');
    expect(text).toContain('asks $21,600 more than the 2012 Kestrel Nimbus 21');
  });
});

describe('sums and groups', () => {
  it.each([
    ['what do luis’ five boats add up to', 'ask $869,400.'],
    ['which two states have the most boats, and how many each', 'The most boats: Florida (13) and Texas (6).'],
    ['are there more bowriders or more dual consoles', 'Bowrider'],
  ])('%s', async (say, answer) => expect((await converse('Noa', say)).text).toContain(answer));

  it('adds up things of one’s own and finds the boats that ask no more', async () => {
    const { text, input } = await converse(
      'Pat',
      'my porsche and the rolex, how much is that together and which bowriders would it cover',
    );
    expect(text).toContain(
      'Together, that’s $116,000, by the values you entered: 1989 Porsche 911 ($92,000) and Gold Rolex ($24,000).',
    );
    expect(text).toContain('3 boats ask that or less.');
    expect(input).toMatchObject({ type: 'Bowrider', maxPrice: 116_000 });
  });
});
