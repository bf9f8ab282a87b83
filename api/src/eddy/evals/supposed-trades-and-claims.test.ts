import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    {
      owner: 'Hank',
      make: 'Larkmoor',
      model: 'Drift 88',
      location: 'Tampa, FL',
      year: 2019,
      price: '2000000.00',
      features: ['Four staterooms', 'Range 2,400 nm', 'Crew quarters for two'],
    },
  ]);
});

const answerTo = async (message: string) => (await converse('Noa', message)).text;

describe('a trade that somebody only supposes', () => {
  it.each([
    ['who owes which fee if i swap my 220k boat for a 180k one plus 40k cash', 'you pay $1,530'],
    ['who owes which fee if i swap my 220k boat for a 180k one plus 40k cash', 'the other side pays $1,870'],
    ['closing fee on a 64000 boat?', '$544 at $64,000'],
    [
      'how big is the deposit when i pay 200k in cash and get a boat worth 900k',
      'Your standard deposit would be $20,000',
    ],
    ['i trade my 90k boat for a 140k boat in texas, what tax is due', 'lowers the taxed price by $90,000'],
    ['i trade my 90k boat for a 140k boat in texas, what tax is due', 'At $140,000, that’s about $3,125.'],
    ['would the 18k tax cap in florida apply to the drift 88', 'At $2,000,000, that’s about $18,000: the cap applies.'],
    ['is the tax on the drift 88 lower in virginia or in michigan', 'It’s lower in Virginia.'],
    ['wie hoch ist die gebühr bei einem boot für 250000', '$2,125 bei $250,000'],
  ])('has its sum: %s → %s', async (message, sum) => {
    const { text, tools } = await converse('Noa', message);
    expect(tools).toEqual(['supposed_trade']);
    expect(text).toContain(sum);
  });

  it('tells a state’s rule in the user’s language', async () => {
    const text = await answerTo('impuesto en texas para un barco de 80000');
    expect(text).toContain('Texas cobra el 6.25% del precio de un barco.');
    expect(text).not.toMatch(/\b(?:the|boat|price)\b/);
  });

  it('leaves searches with prices alone', async () => {
    expect((await converse('Noa', 'boats under 90k with low fees')).tools).toEqual(['search_boats']);
  });
});

describe('claims about the rules get a yes or no first', () => {
  it.each([
    [
      'i heard you guys look after the bitcoin until closing, is it you who holds the coins, true?',
      /^No\. We never hold coins/,
    ],
    [
      'my uncle says swaps are tax free and you guarantee a clean title. right?',
      /^No\. A trade counts[\s\S]*\n\nNo\. Nobody here guar/,
    ],
    ['you don’t keep the coins yourselves, correct?', /^Yes, that’s right\. We never hold coins/],
    ['the free listings are used up and it costs 3.99 a year, right?', /^No\. \d+ of the 100 free spots are left/],
    ['because you hold it in escrow i always get my deposit back, correct?', /^Only partly\. Until you have accepted/],
    ['may i use the boat until the closing is done', /^No\. The hand-over comes after the release/],
    ['stimmt es, dass tauschen steuerfrei ist?', /^Nein\. Ein Tausch zählt/],
  ])('%s', async (message, start) => expect(await answerTo(message)).toMatch(start));
});

describe('facts and general questions', () => {
  it.each([
    ['the drift 88 has 6 staterooms, right?', /^No\. Its features: Four staterooms\./],
    ['the drift 88 had a collision, didnt it', /^The listing doesn’t say whether it had an accident/],
    ['can the drift 88 make tampa to bermuda without refueling', /^Its features: Range 2,400 nm\./],
    ['can the drift 88 take crew?', /Crew quarters for two/],
    ['what do i check on an old sterndrive before buying', /^On a used sterndrive/],
    ['how can one tell whether an asking price is fair', /^Compare it with similar boats/],
    ['how do a survey and a sea trial differ', /^A survey is[\s\S]*A sea trial is/],
    ['how does handing over work and who has the keys', /^The hand-over comes after the release/],
    ['how old is the skipper', /^I know of no captain/],
    ['is 1 million for the drift 88 too low', /^(?:Yes|No), that/],
  ])('%s', async (message, start) => expect(await answerTo(message)).toMatch(start));
});
