import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('finds one’s own boat by its make', () => {
  it.each([
    ['tell me about my larkwell', 'my_boats', 'Plover'],
    ['details of my corsair', 'my_boats', 'Ketch'],
    ['DESCRIBE MY CORSAIR', 'my_boats', 'Ketch'],
    ['could i ask more for my corsair', 'market_value', 'Ketch'],
    ['should i charge a bit less for my larkwell?', 'market_value', 'Plover'],
  ])('%s', async (say, tool, name) => {
    const { tools, text } = await converse('Fay', say);
    expect(tools.at(-1)).toBe(tool);
    expect(text).toContain(name);
  });
});

describe('understands which of one’s own boats a reply describes', () => {
  it.each([
    ['the cheaper one', 'Larkwell Plover 26'],
    ['the more expensive one', 'Corsair Ketch 41'],
    ['newer', 'Larkwell Plover 26'],
    ['the older of the two', 'Corsair Ketch 41'],
    ['the longer one pls', 'Corsair Ketch 41'],
    ['SMALLER', 'Larkwell Plover 26'],
  ])('%s', async (reply, boat) => {
    expect(await converse('Fay', 'what is my boat worth', reply)).toMatchObject({
      tools: ['my_boats', 'market_value'],
      boat,
    });
  });
});

describe('counts by type', () => {
  it.each([
    'how many of each type',
    'HOW MANY BOATS OF EACH TYPE DO YOU HAVE',
    'what’s the most listed type',
    'MOST LISTED BOAT TYPE?',
    'how many of each do you have',
  ])('%s', async (say) => {
    expect(await converse('Pat', say)).toMatchObject({ tools: ['boat_statistics'], input: { by: 'type' } });
  });
});

describe('finds a boat of the list between fillers', () => {
  it.each([
    'hm, the 2nd boat in that list please',
    'ok so umm the second one on that list i guess',
    'uhh second one, i think',
    'well the second boat of your list, thanks',
  ])('%s', async (say) => {
    const { tools, boat } = await converse('Pat', 'center consoles in florida, cheapest first', say);
    expect({ tools, boat }).toEqual({ tools: ['boat_details'], boat: 'Larkwell Plover 26' });
  });
});

it.each(['how many fit on it', 'how many can ride on it?'])('tells how many people a boat carries: %s', async (say) => {
  const { tools, text } = await converse('Pat', 'tell me about the breeze 28', say);
  expect(tools).toEqual(['boat_details']);
  expect(text).toContain('how many people');
});

it.each([
  'eh let it go',
  'pretend i never said that',
  'strike that',
  'disregard that please',
  'no, ignore what I said',
  'put it on ice',
  'COUNT ME OUT',
  'lets leave it',
])('drops the card that waits: %s', async (say) => {
  expect((await converse('Pat', 'offer 60k for the reef 24', say)).tools).toEqual(['drop_drafts']);
});

it('forgets earlier limits when the cheapest of another type are asked for', async () => {
  const turns = ['center consoles from 2018 or newer', 'and now the two cheapest motor yachts'];
  const { input } = await converse('Pat', ...turns);
  expect(input).toEqual({ type: 'Motor Yacht', sort: 'price-low', limit: 2 });
});

describe('reads sizes and sums in unusual spelling', () => {
  it.each([
    ['boats under 90 thou', { maxPrice: 90_000 }],
    ['motor yachts under.8 million', { type: 'Motor Yacht', maxPrice: 800_000 }],
    ['boats under .5 mil', { maxPrice: 500_000 }],
    ['boats under1.5 million', { maxPrice: 1_500_000 }],
    ['boats wider than 10 feet', { minBeam: 10.1 }],
    ['boats narrower than 11 feet', { maxBeam: 10.9 }],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toEqual(input));
});

it.each(['what motor does the 2016 osprey have', 'which motor is in the 2019 halcyon', 'reef 24 motor?'])(
  'answers a question about the engine: %s',
  async (say) => expect((await converse('Pat', say)).text).toContain('Twin Mercury 300HP'),
);

describe('reads types, limits and places in other languages', () => {
  it.each([
    ['busco un barco de pesca deportiva en carolina del norte', { type: 'Sport Fishing', state: 'NC' }],
    ['estoy buscando barcos de agua salada en florida', { type: 'Saltwater Fishing', state: 'FL' }],
    ['je cherche un bateau de peche sportive dau moins 35 pieds', { type: 'Sport Fishing', minLength: 35 }],
    ['bateaux de pêche en mer en floride', { type: 'Saltwater Fishing', state: 'FL' }],
  ])('%s', async (say, input) => expect((await converse('Pat', say)).input).toEqual(input));
});

describe('finds help by its ideas', () => {
  it.each([
    ['i made a mistake in my ad how do i fix it', 'Open My Listings'],
    ['theres a wrong number in my listing', 'Open My Listings'],
    ['TYPO IN OUR LISTING', 'Open My Listings'],
    ['how do i flag a suspicous listing', 'Report this listing'],
    ['that ad looks fishy where do i report it', 'Report this listing'],
    ['what are the steps to put my boat online', 'Open List Your Boat'],
    ['walk me through getting my boat on the site', 'Open List Your Boat'],
    ['theres a problem with my trade who decides', 'open a dispute'],
    ['we disagree about the trade, who settles it', 'open a dispute'],
    ['seller says escrow is too slow he wants the money today', 'Please don’t'],
    ['he says escrow takes forever, just send him the cash', 'Please don’t'],
  ])('%s', async (say, words) => expect((await converse('Pat', say)).text).toContain(words));
});

it('tells the closing fee of a named boat in dollars', async () => {
  const { text } = await converse('Pat', 'what would the closing fee be in dollars for the breeze 28');
  expect(text).toContain('Closing through the app would cost $1,012');
});

it.each(['who brings the boat to me', 'how does the boat get to my house'])(
  'tells about transport: %s',
  async (say) => {
    expect(await converse('Pat', say)).toMatchObject({ tools: ['services_and_fees'], input: { about: 'transport' } });
  },
);
