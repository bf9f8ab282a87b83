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
  it.each([
    ['would the Plover plus the 41 cover the Regent 52? what is the gap', 'you would have to add $363,000'],
    ['is the Ketch and 100k enough for the Voyager 55', 'you would have to add $110,000'],
  ])('%s', async (message, says) => {
    const { text } = await converse('Fay', message);
    expect(text).toContain(says);
    expect(text).not.toContain('I can’t answer this part');
  });

  it('offers them', async () => {
    const { input } = await converse(
      'Fay',
      'put the 41 plus 20k on the table for the Voyager 47',
      'swap the 41 for the 26',
    );
    expect(input).toMatchObject({ cash: 20_000 });
  });
});
