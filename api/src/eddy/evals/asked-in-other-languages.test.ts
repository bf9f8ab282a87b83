import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('everyday requests in Spanish, French and German', () => {
  it.each([
    ['quelle est la vedette la plus rapide à moins de 300 000 $ ?', { order: 'fastest', maxPrice: 300_000 }],
    ['je veux voir le bateau le moins cher du Texas', { sort: 'price-low', state: 'TX' }],
    ['busco un barco en Texas de menos de 400 mil, qué tienes', { state: 'TX', maxPrice: 400_000 }],
    ['on cherche quelque chose en Floride, 2 millions maxi', { state: 'FL', maxPrice: 2_000_000 }],
    ['was gibt es in South Carolina unter 300.000?', { state: 'SC', maxPrice: 300_000 }],
  ])('search with all that was wished: %s', async (message, wish) => {
    const { input, text } = await converse('Noa', message);
    expect(input).toMatchObject(wish);
    expect(text).not.toMatch(/No puedo|Je n’ai pas utilisé|Nicht berücksichtigt|privé/);
  });

  it.each([
    ['¿qué me contestó Dana la última vez?', '¿y qué le contesté?', 'Tu último mensaje a Dana'],
    ['que m’a écrit Dana ?', 'et moi, qu’est-ce que je lui ai répondu ?', 'Votre dernier message à Dana'],
    ['was hat Dana mir geschrieben?', 'und was habe ich ihr geantwortet?', 'Deine letzte Nachricht an Dana'],
  ])('tell what both wrote: %s', async (theirs, mine, words) => {
    expect((await converse('Pat', theirs, mine)).text).toMatch(
      new RegExp(`${words}|ningún mensaje|aucun message|keine Nachricht`),
    );
  });

  it.each([
    ['zeig mir das Halcyon Gale 34', 'frag die Besitzerin dennoch, ob sie Schmuck nehmen würde', 'ob Sie'],
    ['enséñame el Halcyon Gale 34', 'escríbele que me avise si baja el precio', 'Le pido que me avise'],
    ['montre-moi le Halcyon Gale 34', 'demande-lui quand même si le prix est négociable', 'si le prix est négociable'],
  ])('draft a message: %s', async (boat, order, words) => {
    const { tools, input } = await converse('Noa', boat, order);
    expect(tools.at(-1)).toBe('draft_message');
    expect(input.text).toContain(words);
  });

  it('say that drafts are not translated', async () => {
    const { text, input } = await converse(
      'Noa',
      'enséñame el Halcyon Gale 34',
      'dile que me llame el lunes, en francés por favor',
    );
    expect(text).toContain('No traduzco');
    expect(input.text).not.toMatch(/francés/);
  });

  it.each([
    ['bowriders', 'was nimmt die Besitzerin von dem, das weniger Stunden hat?', 'Der Besitzer nimmt|Das wäre'],
    ['dual consoles', '¿qué acepta el dueño de la más barata?', 'dueño|Sería'],
  ])('answer for one of a list: %s', async (list, asked, words) => {
    expect((await converse('Noa', list, asked)).text).toMatch(new RegExp(words));
  });
});

describe('how many people there are', () => {
  it.each([
    ['seremos nueve a bordo, una lancha, y no queremos pasar de 90 mil', { minCapacity: 9, maxPrice: 90_000 }],
    ['on sera sept, un bateau à moins de 400 000', { minCapacity: 7, maxPrice: 400_000 }],
    ['Boot, auf dem wir zu fünft übernachten können', { minSleeps: 5 }],
    ['wir sind insgesamt acht Leute, Boot unter 200.000', { minCapacity: 8, maxPrice: 200_000 }],
  ])('%s', async (say, wish) => expect((await converse('Noa', say)).input).toMatchObject(wish));
});
