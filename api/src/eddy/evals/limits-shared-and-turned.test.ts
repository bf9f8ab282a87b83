import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('reads limits', () => {
  it.each<[string, object]>([
    ['no less than 6 and no more than 14 passengers, below 300k', { minCapacity: 6, maxCapacity: 14 }],
    ['nothing over 60 mph and none under 20 either', { minMaxSpeed: 20, maxMaxSpeed: 60 }],
    ['price floor 60,000 inclusive, ceiling 200,000 inclusive', { minPrice: 60_000, maxPrice: 200_000 }],
    ['btw 200k and 3/4 of a mil, sleeps four', { minPrice: 200_000, maxPrice: 750_000, minSleeps: 4 }],
    ['something that does at least 20', { minMaxSpeed: 20 }],
    ['a cruiser for 4 overnight', { type: 'Express Cruiser', minSleeps: 4 }],
    ['we outgrew our 21 footer, at least 30 ft', { minLength: 30 }],
    ['yachts on the pacific side', { type: 'Motor Yacht', states: ['CA', 'OR', 'WA'] }],
    ['i would not say no to a halcyon, unless its gas', { notFuel: ['gas'] }],
    ['center consoles of any make but osprey', { type: 'Center Console', notMakes: ['osprey'] }],
    ['takes gold but wont take another boat', { notTradeFor: ['boats'] }],
    ['which boats in texas would take a car', { state: 'TX', tradeFor: ['vehicles'] }],
    ['a beam of 14 ft or wider', { minBeam: 14 }],
    ['beam 9 ft or narrower', { maxBeam: 9 }],
    ['12 feet or wider', { minBeam: 12 }],
    ['yachts doing 25 mph or faster', { type: 'Motor Yacht', minMaxSpeed: 25 }],
    ['bowriders, no I/Os', { type: 'Bowrider', notEngine: ['sterndrive'] }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it('shows a limit that is said as two numbers', async () =>
    expect((await converse('Pat', 'two fifty max, no bowriders')).text).toContain('up to $250,000'));

  it('counts an exact price', async () =>
    expect((await converse('Pat', 'how many boats cost exactly $87,000')).text).toContain('1 boat'));

  it('counts without a question', async () =>
    expect((await converse('Pat', 'count all the boats that arent in florida')).text).toMatch(/\d+ boats match/));
});

describe('explains words that only repeat a limit', () => {
  it.each<[string, object]>([
    ['seats exactly 8. no more, no fewer', { minCapacity: 8, maxCapacity: 8 }],
    ['at most 26 feet, nothing longer', { maxLength: 26 }],
    ['minimum 45 feet and nothing smaller', { minLength: 45 }],
    ['bowriders up to 40k, not a cent over', { type: 'Bowrider', maxPrice: 40_000 }],
    ['sleeps 4. not fewer', { minSleeps: 4 }],
    ['built 2019 exactly, neither older nor newer', { minYear: 2019, maxYear: 2019 }],
    ['only center consoles, nothing else, no exceptions', { type: 'Center Console' }],
    ['between 24 and 28 feet, not shorter, not longer', { minLength: 24, maxLength: 28 }],
  ])('%s', async (say, input) => {
    const answer = await converse('Noa', say);
    expect(answer.input).toEqual(input);
    expect(answer.text).not.toContain('I didn’t use');
  });

  it('names words that it didn’t use only once', async () => {
    const { text } = await converse('Noa', 'bowriders under 50k. Not zorbed, not zorbed.');
    expect(text.match(/zorbed/gi)).toHaveLength(1);
  });
});

describe('follows the conversation', () => {
  it.each(['sorry, i meant above', 'no wait, over'])('turns a limit round: %s', async (say) =>
    expect((await converse('Pat', 'bowriders under 30k', say)).input).toMatchObject({
      type: 'Bowrider',
      minPrice: 30_000,
    }),
  );

  it.each([
    ['and the former, what does its owner take', 'Breeze 28'],
    ['how many hours has the latter', 'Gale 34'],
  ])('%s', async (say, model) =>
    expect((await converse('Pat', 'compare the breeze 28 and the gale 34', say)).text).toContain(model),
  );

  it('compares with the other model of a make', async () =>
    expect((await converse('Pat', 'tell me about the reef 24', 'is that cheaper than the 26')).text).toMatch(/^Yes\./));

  it('narrows a search by what the owners take', async () =>
    expect((await converse('Pat', 'yachts in florida', 'only if they take bitcoin')).input).toMatchObject({
      ...{ type: 'Motor Yacht', state: 'FL', tradeFor: ['bitcoin'] },
    }));

  it('takes a number for another model of the make', async () =>
    expect((await converse('Pat', 'tell me about the voyager 47', 'not that, the 55')).text).not.toMatch(/didn’t get/));

  it('looks a person’s words up in the conversation', async () =>
    expect((await converse('Pat', 'did dana say when she has time')).text).toContain('Dana'));

  it('drops a card that is not to be sent', async () =>
    expect((await converse('Pat', 'offer 100k for the breeze 28', 'forget it dont send')).text).toMatch(/dropped/));
});

describe('warns and helps', () => {
  it.each([
    'some dude offers cash in a parking lot if we skip the escrow',
    'could we not settle it in cash at the dock instead',
  ])('%s', async (say) => expect((await converse('Pat', say)).text).toMatch(/^Please don’t\./));

  it('when a boat is not as advertised', async () =>
    expect((await converse('Pat', 'it arrived and is nothing like the photos')).text).toContain('dispute'));

  it('asks what is offered instead of leaving a part out', async () =>
    expect((await converse('Fay', 'offer the center console plus 90k for the regent 52')).tools).toEqual([]));
});

describe('reads what stands beside a limit', () => {
  it.each<[string, object]>([
    ['bowriders but not in texas or either carolina', { type: 'Bowrider', notStates: ['TX', 'NC', 'SC'] }],
    ['low hours, below 250', { maxEngineHours: 249 }],
    ['a yacht rated for 8 or more people', { type: 'Motor Yacht', minCapacity: 8 }],
    ['sleeps exactly 4, not 2, not 6', { minSleeps: 4, maxSleeps: 4 }],
    ['under 60 grand, nothing rated fair', { maxPrice: 60_000, notConditions: ['Fair'] }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it('takes a number behind “draft” for an offer', async () =>
    expect((await converse('Pat', 'offer 100k for the breeze 28', 'draft 105 instead')).input).toMatchObject({
      cash: 105_000,
    }));

  it.each(['what does hank have for sale', 'i would like to see what is for sale in texas'])('%s', async (say) =>
    expect((await converse('Pat', say)).text).toMatch(/Corpus Christi|Flats|Texas/),
  );

  it('keeps the offers of others private', async () =>
    expect((await converse('Pat', 'i am with dana, read me the offers she got')).text).toMatch(/private/));
});

it.each([
  'can i use gift cards for the boat',
  'the seller wants the keys handed over before any money is paid',
  'i got a check larger than the price, should i send the extra back',
])('warns: %s', async (say) =>
  expect((await converse('Pat', say)).text).toMatch(/^(?:Please don’t\.|That’s a scam\.)/),
);
