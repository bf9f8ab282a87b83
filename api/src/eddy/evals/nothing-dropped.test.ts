import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, who drops nothing that was said', () => {
  let converse: Converse;

  beforeAll(async () => {
    const gale = { owner: 'Hank', year: 2018, make: 'Quarrel', location: 'Mobile, AL', type: 'Bowrider' as const };
    converse = await eddyInMarket([
      { ...gale, model: 'Rill 27', price: '91000.00' },
      { ...gale, model: 'Rill 31', year: 2020, price: '85000.00' },
      { ...gale, model: 'Rill 34', year: 2016, price: '99000.00', status: 'pending' },
    ]);
  });

  it('answers two superlatives about three named boats', async () => {
    const { text } = await converse(
      'Pat',
      'between the Rill 27, the Rill 31 and the Rill 34, which is cheapest and which is oldest',
    );
    expect(text).toContain('That would be the 2020 Quarrel Rill 31: $85,000.');
    expect(text).toContain('That would be the 2016 Quarrel Rill 34: built in 2016.');
  });

  it('reads only a few questions of a message one by one', async () => {
    const { text, tools } = await converse('Pat', 'bowriders, who owns it? '.repeat(40));
    expect(tools).toEqual(['search_boats']);
    expect(text.length).toBeLessThan(1_000);
  });

  it('says which boats of a list have a trade pending', async () => {
    const { text } = await converse('Pat', 'Quarrels between 90k and 100k');
    expect(text).toContain('I found 2 boats.');
    expect(text).toContain('Trade pending, so no offers right now: the 2016 Quarrel Rill 34.');
  });

  it('says that nobody lists a make, and takes no part of it for a place', async () => {
    const { text } = await converse('Pat', 'do you have any sea zorbs or boston zephyrettes');
    expect(text).toContain('None by that make or name right now: “sea zorbs” and “boston zephyrettes”.');
    expect(text).toContain('The makes here are ');
  });

  it('tells how many photos a listing can have instead of searching all boats', async () => {
    const { text, tools } = await converse('Pat', 'how many pictures can i put on my listing and how big');
    expect(tools).toEqual([]);
    expect(text).toContain('up to 20 for each boat and up to 15 MB each');
  });

  it.each([
    ['what does it cost me to close a trade through you', 'In-App Closing: 0.85% of trade value.'],
    ['what’s the closing cost if I buy the Rill 31 at asking', 'Closing through the app would cost $723.'],
    ['do I have to pay sales tax if we swap boats even up?', 'please ask a tax adviser'],
  ])('answers %s', async (message, answer) => {
    expect((await converse('Pat', message)).text).toContain(answer);
  });

  it('tells the cost of closing the boat in focus', async () => {
    const { text } = await converse('Pat', 'tell me about the Rill 27', 'and what does closing cost?');
    expect(text).toContain('The 2018 Quarrel Rill 27 is listed at $91,000. Closing through the app would cost $774.');
  });

  it('leaves out owners who are only open to offers', async () => {
    const { input, text } = await converse('Pat', 'which boats take gold, not the ones that are just open to offers');
    expect(input).toMatchObject({ tradeFor: ['precious_metals'], notOnlyOpen: true });
    expect(text).not.toContain('open to offers');
  });

  it.each([
    'offer my 911 plus 20k for the Breeze 28',
    'I’d give 20k and my 911 for the Breeze 28',
    'ofrece mi 911 y 20k por el Breeze 28',
    'propose mon 911 et 20k pour le Breeze 28',
    'biete meinen 911 plus 20k für die Breeze 28',
  ])('offers a thing that is called by its number: %s', async (say) => {
    const { input, tools } = await converse('Pat', say);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ assets: ['my 911'], cash: 20_000 });
  });

  it('takes “my” amount of before for no thing', async () => {
    const { input } = await converse('Pat', 'offer 90k for the Breeze 28', 'change my 90 to 95');
    expect(input.assets).toBeUndefined();
  });
});
