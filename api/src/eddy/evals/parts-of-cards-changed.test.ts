import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const CAR_AND_CASH = 'offer my Porsche and 20k for the Breeze 28';

describe('takes the cash out of a drafted offer', () => {
  it.each(['no wait leave out the 20k', 'drop the cash', 'lose the 20k', 'take the 20k out', 'without the 20k please'])(
    '%s',
    async (say) => {
      const { input, tools } = await converse('Pat', CAR_AND_CASH, say);
      expect(tools.at(-1)).toBe('draft_offer');
      expect(input).toMatchObject({ assets: ['my Porsche'] });
      expect(input.cash).toBeUndefined();
    },
  );

  it('puts a thing in its place', async () => {
    const { input } = await converse('Pat', CAR_AND_CASH, 'take the 20k out and throw in the Rolex');
    expect(input.assets).toHaveLength(2);
    expect(input.cash).toBeUndefined();
  });

  it('says that the offer has no such amount', async () => {
    const { text, tools } = await converse('Pat', CAR_AND_CASH, 'leave out the 12k');
    expect(text).toMatch(/^I don’t find “12k” in this offer/);
    expect(tools).toEqual([]);
  });

  it('takes the number of a thing for its name', async () => {
    const { input } = await converse('Pat', CAR_AND_CASH, 'take the 911 out and make it 60k');
    expect(input).toMatchObject({ cash: 60_000 });
    expect(input.assets).toBeUndefined();
  });
});

describe('takes a thing out of a drafted offer', () => {
  const BOTH = 'offer my Porsche and my Rolex for the Breeze 28';

  it.each([
    ['keep the Rolex out of it', undefined],
    ['swap the Rolex for 30k', 30_000],
    ['25k instead of the Rolex', 25_000],
  ])('%s', async (say, cash) => {
    const { input } = await converse('Pat', BOTH, say);
    expect(input.assets).toEqual(['my Porsche']);
    expect(input.cash).toBe(cash);
  });

  it.each(['dont say anything about the Rolex', 'dont send it yet', 'no not that much'])(
    'leaves the card: %s',
    async (say) => {
      const { tools } = await converse('Pat', BOTH, say);
      expect(tools).toEqual([]);
    },
  );

  it.each(['drop it', 'just drop it'])('drops the card: %s', async (say) => {
    expect((await converse('Pat', BOTH, say)).tools).toEqual(['drop_drafts']);
  });

  it('finds no note to take out of a counteroffer', async () => {
    const { text } = await converse('Pat', BOTH, 'drop the note');
    expect(text).toMatch(/^I don’t find /);
  });
});

describe('changes the cash of a drafted offer', () => {
  it.each([
    ['drop the 20k to 15k', 15_000],
    ['raise the 20 to 25', 25_000],
    ['drop 3k', 17_000],
    ['throw in the Rolex and drop the cash to 10', 10_000],
    ['1 hundred five', 105_000],
    ['no 1 hundred and fifteen', 115_000],
  ])('%s', async (say, cash) => {
    expect((await converse('Pat', CAR_AND_CASH, say)).input).toMatchObject({ cash });
  });

  it('says that nothing changes if the card says so already', async () => {
    const { text, tools } = await converse('Pat', CAR_AND_CASH, 'make it 20k');
    expect(text).toMatch(/^The card says that already, so I’ve changed nothing\./);
    expect(tools).toEqual([]);
  });

  it('answers a question about coins beside the card', async () => {
    const { text } = await converse('Pat', CAR_AND_CASH, 'what if bitcoin drops before closing');
    expect(text).toContain('What stays the same until closing');
  });
});

describe('puts other words into the note of a drafted offer', () => {
  it.each([
    ['dont say im desperate, just say the truck is fueled up', 'The truck is fueled up.'],
    ['please dont mention my boss, say i can come by any day', 'I can come by any day.'],
  ])('%s', async (say, note) => {
    expect((await converse('Pat', 'offer 90k for the Breeze 28', say)).input).toMatchObject({ cash: 90_000, note });
  });
});

describe('moves the time within a drafted message', () => {
  it.each([
    [
      'tell Dana next weekend is good for a ride',
      'make that the weekend after',
      'the weekend after is good for a ride',
    ],
    ['tell Dana tuesday is good for a ride', 'no the 14th', 'the 14th is good for a ride'],
    ['tell Dana we can come monday at 9', 'sorry tuesday not monday, same time', 'we can come Tuesday at 9'],
    ['tell Dana we can come monday at 9', 'wednesday instead of monday, rest stays the same', 'come Wednesday at 9'],
    ['tell Dana we can come monday at 9', 'make that 11 not 9', 'we can come monday at 11'],
    ['tell Dana we can come monday at 9', 'can u make it 10', 'we can come monday at 10'],
    ['tell Dana we can come monday at 9', 'oops friday, monday im away', 'we can come Friday at 9'],
    ['tell Dana we can come wensday at 9', 'sunday then', 'we can come Sunday at 9'],
    ['tell Dana she stays here til march', 'till april not march', 'here til April'],
    ['tell Dana the hull is blue', 'put green not blue', 'the hull is green'],
    ['tell Dana i have all six engine logs', 'dont say six just say all engine logs', 'i have all engine logs'],
  ])('%s | %s', async (first, say, words) => {
    const { input } = await converse('Pat', first, say);
    expect(String(input.text).toLowerCase()).toContain(words.toLowerCase());
  });

  it('keeps the sentence if it has no time to move', async () => {
    const { input } = await converse('Pat', 'tell Dana the survey went well', 'make it next friday');
    expect(input.text).toMatch(/survey went well\. Next Friday\.$/i);
  });

  it.each(['no delete that', 'delete it'])('drops it: %s', async (say) => {
    expect((await converse('Pat', 'tell Dana the survey went well', say)).tools).toEqual(['drop_drafts']);
  });

  it('asks what to say without the only day', async () => {
    const { tools } = await converse('Pat', 'tell Dana we can come monday', 'no not monday');
    expect(tools).toEqual([]);
  });

  it('asks which of two days moves', async () => {
    const { tools } = await converse('Pat', 'tell Dana monday or tuesday is fine', 'make it sunday');
    expect(tools).toEqual([]);
  });

  it('leaves a sentence out for another one', async () => {
    const { input } = await converse(
      'Pat',
      'tell Dana im short on cash. can we come monday',
      'dont say im short on cash, say we are around all week',
    );
    expect(input.text).not.toMatch(/short on cash/);
    expect(input.text).toMatch(/monday\? We are around all week\.$/i);
  });
});

describe('gives only what the user has', () => {
  it('says that the boat is somebody else’s', async () => {
    const { text, tools } = await converse('Fay', 'offer the Bolt 39 plus 20k for the Regent 52');
    expect(text).toMatch(/^The 2022 Stormcrest Bolt 39 is Luis’s, so you can’t offer it\. /);
    expect(text).toContain('Plover 26');
    expect(tools).not.toContain('draft_offer');
  });

  it('swaps no boat of somebody else', async () => {
    const { text } = await converse('Noa', 'swap the Bolt 39 for the Regent 52');
    expect(text).toMatch(/^The 2022 Stormcrest Bolt 39 is Luis’s, so you can’t offer it\. You have no boat listed/);
  });

  it('gives one’s own boat without “my”', async () => {
    const { tools } = await converse('Fay', 'offer the Ketch 41 for the Regent 52');
    expect(tools).toContain('draft_offer');
  });

  it('gives a thing whole whose value is the amount', async () => {
    const { input } = await converse('Pat', 'offer 24k worth of my jewelry and 50k cash for the Breeze 28');
    expect(input).toMatchObject({ cash: 50_000, assets: ['my jewelry'] });
  });

  it('gives no part of a thing', async () => {
    const { text } = await converse('Pat', 'offer 10k worth of my jewelry and 50k cash for the Breeze 28');
    expect(text).toMatch(/^An offer gives a boat or a thing whole/);
  });

  it.each([
    ['offer 10k worth of my jewelry for the Breeze 28', /^No, nothing was sent from here/],
    ['offer 60k for the Breeze 28', /^I can’t click for you\./],
  ])('says that nothing was sent: %s', async (first, answer) => {
    expect((await converse('Pat', first, 'ok so its sent right?')).text).toMatch(answer);
  });
});
