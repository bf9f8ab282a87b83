import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket([
    { owner: 'Hank', year: 2018, make: 'Dorado', model: '26 Bay', price: '64000.00', location: 'Tampa, FL' },
    { owner: 'Hank', year: 2019, make: 'Dorado', model: '24 Walkaround', price: '84000.00', location: 'Norfolk, VA' },
    { owner: 'Mei', year: 2020, make: 'Tern', model: '33 Skiff', price: '184000.00', location: 'Savannah, GA' },
  ]);
});

describe('the words of a search about itself', () => {
  it('looks for each of two words of titles', async () => {
    const { text } = await converse('Noa', 'maybe a skiff or a walkaround, whichever works for me');
    expect(text).toContain('matching “walkaround”. I found one boat: the 2019 Dorado 24 Walkaround');
    expect(text).toContain('33 Skiff');
    expect(text).not.toContain('I didn’t use');
  });

  it('shows boats with more hours if none has few', async () => {
    const { text } = await converse('Noa', 'low hours dual console for at most 50k');
    expect(text).toContain('With more engine hours:');
    expect(text).toContain('It has 380 engine hours.');
  });

  it('counts Bitcoin as crypto', async () => {
    const { input } = await converse('Noa', 'who would accept crypto for a sport fishing boat');
    expect(input).toMatchObject({ tradeFor: ['bitcoin', 'cryptocurrency'] });
  });

  it.each([
    ['3-4 couples for a day on the water, which yachts', { minCapacity: 8 }],
    ['going out with 4-5 coworkers, a cruiser please', { minCapacity: 6 }],
  ])('counts the people of “%s”', async (message, input) => {
    const { input: searched } = await converse('Noa', message);
    expect(searched).toMatchObject(input);
    expect(searched).not.toHaveProperty('maxPrice');
  });

  it('explains a word and looks for boats by it', async () => {
    const { text } = await converse('Noa', 'whats the meaning of loa and which one has the greatest loa here');
    expect(text).toContain('LOA is the length overall');
    expect(text).toContain('Marlowe Sovereign 78');
  });

  it.each(['what is a draft', 'what does dead rise mean', 'define wide open throttle'])(
    'explains “%s”',
    async (message) => {
      expect((await converse('Noa', message)).text).not.toContain('Sorry');
    },
  );

  it('looks for the kind that was explained', async () => {
    const { input } = await converse('Noa', 'what is a bay boat and have you got one in florida');
    expect(input).toMatchObject({ query: 'bay', state: 'FL' });
  });
});

describe('owners and boats by number', () => {
  it.each(['compare thornquist’s boats', 'how many boats does Thornquist have', 'tell me about mr. thornquist'])(
    'cannot look up a last name: “%s”',
    async (message) => {
      const { text } = await converse('Noa', message);
      expect(text).toContain('I know owners by their first names only');
      expect(text).not.toContain('Nobody');
    },
  );

  it('compares the boat discussed with another number', async () => {
    const { text } = await converse('Noa', 'boat 5', 'and 12, which of them is faster or newer');
    expect(text).toContain('Here they are side by side.');
  });

  it('tells why one of two was named', async () => {
    const { text } = await converse(
      'Noa',
      'compare the Breeze 28 and the Gale 34, which is cheaper',
      'why this one and not the other one',
    );
    expect(text).toContain('more than the');
  });

  it('goes on to the nearest prices when nothing alike is left', async () => {
    const { text } = await converse('Noa', 'is the Sovereign 78 still for grabs', 'and whats the nearest thing to it');
    expect(text).toContain('At other prices:');
    expect(text).toContain('Regent 60');
  });
});
