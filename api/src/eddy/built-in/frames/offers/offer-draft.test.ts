import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../../../testing/eddy-answers.ts';

describe('Eddy, asked to offer several own things', () => {
  let converse: Converse;

  beforeAll(async () => {
    converse = await eddyInMarket();
  });

  it.each(['offer both my boats plus 50k for the Marlin 45', 'trade my two boats n $50,000 for the marlin 45'])(
    'drafts an offer with all boats: %s',
    async (message) => {
      const { input, shows, boat } = await converse('Fay', message);
      expect(shows).toContain('data-proposal');
      expect(boat).toBe('Silverfin Marlin 45');
      expect(input).toMatchObject({ cash: 50_000, myBoatId: expect.any(Number), moreBoatIds: [expect.any(Number)] });
    },
  );

  it('reads a small number with a fraction as millions', async () => {
    const { input } = await converse('Pat', 'offer 1.3 mil for the Hunter 50', 'make it 1.25');
    expect(input).toMatchObject({ cash: 1_250_000 });
  });

  it('adds and leaves out boats while the card is open', async () => {
    const offer = ['I’d give my Plover and my Ketch for the Hunter 50', 'add 30k'];
    const { input: both } = await converse('Fay', ...offer);
    expect(both).toMatchObject({ cash: 30_000, moreBoatIds: [expect.any(Number)] });
    const { input: less } = await converse('Fay', ...offer, 'actually leave out the Plover');
    expect(less).toEqual({ cash: 30_000, boatId: both.boatId, myBoatId: both.myBoatId });
    const { input: again } = await converse('Fay', ...offer, 'without the Ketch', 'add the ketch again');
    expect(again).toMatchObject({ cash: 30_000, moreBoatIds: [both.myBoatId] });
    const { input: only } = await converse('Fay', ...offer, 'make it just my plover');
    expect(only).toEqual({ cash: 30_000, boatId: both.boatId, myBoatId: (both.moreBoatIds as number[])[0] });
  });

  it('takes a thing of the garage out and exchanges one for another', async () => {
    const offer = 'offer my boat, my porsche and the rolex plus 25k for the Marlin 45';
    expect((await converse('Pat', offer)).input).toMatchObject({ cash: 25_000, assets: ['my porsche', 'rolex'] });
    expect((await converse('Pat', offer, 'take the porsche out')).input).toMatchObject({ assets: ['rolex'] });
    const exchanged = await converse(
      'Pat',
      'offer my Rolex for the Reef 24',
      'swap the rolex for my porsche',
      'also 12k',
    );
    expect(exchanged.input).toMatchObject({ cash: 12_000, assets: ['my porsche'] });
  });

  it('says how to add coins that the garage lacks', async () => {
    const { text, shows } = await converse('Pat', 'offer my boat plus my porsche plus 2 bitcoin for the Marlin 45');
    expect(shows).not.toContain('data-proposal');
    expect(text).toContain('Add Bitcoin');
  });
});
