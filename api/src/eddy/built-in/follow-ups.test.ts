import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('short follow-ups', () => {
  it.each([
    [['what does the Nimbus 21 cost', 'and the 23?'], 'It asks $46,500'],
    [['how many hours on the Voyager 47', 'and the 55'], '220 engine hours'],
    [
      ['compare the duet 24 and duet 27', 'how many hours does the duet 24 have', 'and the other one'],
      '370 engine hours',
    ],
    [['which is newer, the Soiree 33 or the Soiree 36', 'by how much'], '2 years newer'],
    [['the Flats 22 and the Flats 25, which is cheaper', 'why that one'], 'asks $33,000 more'],
    [['who would trade with me', 'why that one'], 'The owner takes boats'],
    [['average price of bowriders', 'and the median?'], 'half of the 3 listings ask that or less'],
    [['what do dual consoles cost on average', 'and how many are there'], 'Looking for Dual Consoles. 3 boats match.'],
    [['whats the average price of motor yachts', 'in florida?'], 'Motor Yachts in Florida ask $1,893,333'],
    [['whats my agent up to', 'what did it find'], 'Your agent hasn’t found anything'],
    [['what are my agent settings', 'any luck so far?'], 'Your agent hasn’t found anything'],
    [['tell me about the shoal 20', 'anything closer'], 'From where?'],
    [['bowriders', 'tell me about the first one', 'the other one'], 'Which boat do you mean?'],
  ])('reads %s', async (turns, text) => {
    expect((await eddy('Pat', ...turns)).text).toContain(text);
  });

  it.each([
    [['show me bowriders', 'and center consoles', 'both'], { types: ['Bowrider', 'Center Console'] }],
    [
      ['tell me about the Marlin 38', 'anything cheaper'],
      { sort: 'price-low', type: 'Sport Fishing', maxPrice: 314_999 },
    ],
    [['id pay 90k for a center console'], { type: 'Center Console', maxPrice: 90_000 }],
  ])('searches after %s', async (turns, input) => {
    expect((await eddy('Pat', ...turns)).input).toEqual(input);
  });

  it('says that equal views tell nothing', async () => {
    expect((await eddy('Fay', 'how are my listings doing', 'which of mine does worst')).text).toContain('it’s a tie');
  });
});

describe('corrections of a card', () => {
  it.each([
    ['no wait 25k', { cash: 25_000 }, 'Kestrel Nimbus 21'],
    ['scratch that, 25', { cash: 25_000 }, 'Kestrel Nimbus 21'],
    ['correction: 22,500', { cash: 22_500 }, 'Kestrel Nimbus 21'],
    ['on second thought 19k', { cash: 19_000 }, 'Kestrel Nimbus 21'],
    ['oops i meant the nimbus 23', { cash: 20_000 }, 'Kestrel Nimbus 23'],
    ['wait, no, the 23', { cash: 20_000 }, 'Kestrel Nimbus 23'],
  ])('reads %s', async (reply, input, boat) => {
    const answer = await eddy('Pat', 'offer 20k for the nimbus 21', reply);
    expect(answer.tools).toEqual(['drop_drafts', 'draft_offer']);
    expect(answer.input).toMatchObject(input);
    expect(answer.boat).toBe(boat);
  });

  it('takes the other of two boats', async () => {
    const turns = ['compare the reef 24 and reef 26', 'offer 60k for the reef 24', 'actually the other boat'];
    expect((await eddy('Pat', ...turns)).boat).toBe('Osprey Reef 26');
  });
});
