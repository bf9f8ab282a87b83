import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('reads amounts as people say them', () => {
  it.each([
    ['offer one ten for the Breeze 28', 110_000],
    ['offer a hundred twelve thousand five hundred for the Breeze 28', 112_500],
    ['bid seventeen thousand for the Shoal 20', 17_000],
    ['bid sixteen five for the Shoal 20', 16_500],
    ['offer one point four million for the Regent 60', 1_400_000],
    ['offer eighty two and a half for the Reef 26', 82_500],
  ])('%s', async (message, cash) => {
    expect((await converse('Pat', message)).input).toMatchObject({ cash });
  });

  it.each([
    [['offer 1.2m for the Regent 60', 'make it 1310'], 1_310_000],
    [['offer 18k for the Shoal 20', 'take 500 off'], 17_500],
  ])('%j', async (turns, cash) => {
    expect((await converse('Pat', ...turns)).input).toMatchObject({ cash });
  });
});

describe('figures another share before it is offered', () => {
  const turns = ['offer 10% under asking for the Breeze 28', 'what would it be at 5 under?'];

  it('works it out', async () => {
    expect((await converse('Pat', ...turns)).text).toContain('so that would be $113,050.');
  });

  it('takes it over', async () => {
    expect((await converse('Pat', ...turns, 'ok make it that')).input).toMatchObject({ cash: 113_050 });
  });
});

describe('takes own boats without “my” for what is given', () => {
  it.each([['is the Ketch and 100k enough for the Voyager 55', 'you would have to add $110,000']])(
    '%s',
    async (message, says) => {
      const { text } = await converse('Fay', message);
      expect(text).toContain(says);
      expect(text).not.toContain('I can’t answer this part');
    },
  );

  it('offers them', async () => {
    const { input } = await converse(
      'Fay',
      'put the 41 plus 20k on the table for the Voyager 47',
      'swap the 41 for the 26',
    );
    expect(input).toMatchObject({ cash: 20_000 });
  });
});

describe('changes only what the words name', () => {
  it.each([
    [['offer my Porsche and 20k for the Breeze 28', 'forget the cash'], { assets: ['my Porsche'] }],
    [['offer my Porsche and 20k for the Breeze 28', 'go up 5'], { assets: ['my Porsche'], cash: 25_000 }],
  ])('%j', async (turns, given) => {
    const { input, tools } = await converse('Pat', ...turns);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject(given);
  });

  it('drops the whole card by words', async () => {
    const { tools } = await converse('Pat', 'tell the owner of the Breeze 28 I can do Monday', 'actually drop it');
    expect(tools.at(-1)).toBe('drop_drafts');
  });

  it('leaves a card to somebody who wants to think', async () => {
    const { text } = await converse('Pat', 'offer 80k for the Breeze 28', 'hold on');
    expect(text).toContain('The card stays as it is');
  });
});

describe('answers before it drafts', () => {
  it('tells for each boat of a name whether its owner takes the coins', async () => {
    const { text } = await converse('Pat', 'can i pay with ethereum for the Marlowe Regent');
    expect(text).toMatch(/Omar lists Cryptocurrency .*Regent 60/);
    expect(text).toMatch(/Mei lists .*Regent 52, not Cryptocurrency/);
  });

  it('saves several boats, each by its card', async () => {
    const { tools } = await converse('Pat', 'save the two cheapest bowriders for me');
    expect(tools.filter((name) => name === 'save_boat')).toHaveLength(2);
  });

  it('asks before an alert for a make changes the settings', async () => {
    const { text, shows } = await converse('Pat', 'alert me when an Osprey under 70k shows up');
    expect(text).toContain('but not by make or name');
    expect(shows).not.toContain('data-proposal');
  });

  it('says that it does not translate', async () => {
    const { text, input } = await converse('Pat', 'write Dana a note in spanish asking if the Breeze 28 has a trailer');
    expect(text).toContain('I don’t translate');
    expect(String(input.text)).not.toContain('spanish');
  });
});
