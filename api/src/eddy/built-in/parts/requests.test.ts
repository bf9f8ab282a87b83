import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../../testing/eddy-answers.ts';
import { divisionsOf } from './clauses.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('several requests in one message', () => {
  it.each([
    ['How many people does the Halcyon Gale 34 carry and how many does it sleep?', ['how many people', 'sleeps 4']],
    ['What year is the Windrose Coastal 31? How long is it? Who owns it?', ['in 2013', '31 ft long', 'owner is Mei']],
    ['Where is the Osprey Reef 26 and does it have a trailer?', ['in Houston, TX', 'doesn’t mention']],
    ['how much is the Trident Duet 24 and what does he take in trade', ['$74,000', 'Bitcoin']],
    ['How do I change my email and delete my account?', ['Change Email', 'Delete My Account']],
    ['What is the closing fee and who pays it?', ['0.85%', 'Each receiver']],
    ['Should I lower my price? And who would trade with me?', ['I compared', 'The best fit']],
    [
      'What did my agent find, and what is it allowed to do?',
      ['hasn’t found anything', 'What you’d give or accept in a trade'],
    ],
    ['Is the Avocet Soirée 36 a good deal and how far is it from Dallas, Texas?', ['I compared', '230 miles']],
    ['is the Marlin 38 overpriced, where is it and who is selling it', ['I compared', 'Charleston', 'owner is Greta']],
    ['how do i reset my password and turn off notifications', ['Change Password', 'Under Notifications']],
    ['How many bowriders do you have and what do they cost on average?', ['3 boats match', 'On average']],
    ['How much is a title search and how much is escrow?', ['Title Search: $150', 'Escrow: 0.85%']],
    ['Do I have unread messages, and how are my listings doing?', ['1 unread', '1 listing']],
  ])('answers each: %s', async (message, texts) => {
    const { text } = await eddy('Pat', message);
    for (const part of texts) expect(text).toContain(part);
  });

  it.each([
    ['bowriders under 50k in Texas, and with low hours'],
    ['find me a bowrider in Texas. It should be under 50k and have low hours.'],
  ])('keeps the limits of one search together: %s', async (message) => {
    const { tools, input } = await eddy('Pat', message);
    expect(tools).toEqual(['search_boats']);
    expect(input).toEqual({ type: 'Bowrider', state: 'TX', maxPrice: 50_000, maxEngineHours: 300 });
  });

  it('takes what the user has as part of the question', async () => {
    expect((await eddy('Pat', 'I have 2 BTC, what can I get')).tools).toEqual(['who_would_trade']);
  });

  it('names a question that it cannot answer', async () => {
    const { text } = await eddy('Pat', 'How do I list my boat? Does a zebra swim?');
    expect(text).toContain('Open List Your Boat');
    expect(text).toContain('I can’t answer this part: “Does a zebra swim”.');
  });

  it('divides sentences, clauses and verbs, but no abbreviations of places', () => {
    expect(divisionsOf('Where is it, what does it cost and who owns it?')[0]).toHaveLength(3);
    expect(divisionsOf('How can I pause my listing and change the price?')[0]).toEqual([
      'How can I pause my listing',
      'How can I change the price?',
    ]);
    expect(divisionsOf('boats in St. Petersburg and Ft. Lauderdale')).toEqual([]);
  });

  it.each([
    'If somebody gives me a truck for her, do I report that?',
    'once we both signed, what happens and who pays whom',
    'Wenn ich mein Boot tausche, was muss ich zahlen?',
  ])('keeps a condition with its question: %s', (message) => {
    expect(divisionsOf(message)).toEqual([]);
  });
});

describe('superlatives', () => {
  it.each([
    [['cheapest and dearest center console?'], ['Osprey Reef 24, $68,000', 'Stormcrest Bolt 39, $489,000']],
    [['Which boat has the fewest hours, and which one sleeps the most?'], ['100 engine hours', 'tie', 'berths for 4']],
    [
      ['Show me boats in Florida', 'which of those is the newest?'],
      ['2022 Marlowe Sovereign 78', 'built in 2022'],
    ],
    [
      ['Show me boats in Florida', 'which of them sleeps the most?'],
      ['tie', 'berths for 4'],
    ],
    [['boats in Florida', 'and the oldest?'], ['2005 Ironkeel Hunter 33']],
    [['best price per foot in Texas?'], ['2012 Kestrel Nimbus 21', '$1,186 per foot']],
  ])('looks at all boats and tells figures and ties: %s', async (turns, texts) => {
    const { text } = await eddy('Pat', ...turns);
    for (const part of texts) expect(text).toContain(part);
  });

  it('tells the price of the boat just discussed, not the fees', async () => {
    const { tools, text } = await eddy('Pat', 'tell me about the Reef 24', 'what does it cost?');
    expect(tools).toEqual(['boat_details']);
    expect(text).toContain('$68,000');
  });
});
