import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('owners about their own listings', () => {
  it.each([
    [['how many folks have my boat bookmarked'], 'hearts are private'],
    [['how are my listings doing', 'did anybody heart them'], 'hearts are private'],
    [['any tips to attract more buyers to my listing'], 'Besides the price, good photos'],
    [['should we cut the price of my corsair by 10 percent'], '$297,000 would be'],
    [['should i bump the price of my corsair by 20k', 'okay, go ahead'], 'choose Edit for your 2015 Corsair Ketch 41'],
    [['what have i said i would accept in exchange'], 'By your own rules'],
    [['what would i take for my corsair'], 'By your own rules'],
    [['tell me again what i said i’d take for the corsair'], 'By your own rules'],
    [['what have i said i would accept in exchange', 'please switch that to trucks only'], 'What I’d Take'],
    [['how many views has my corsair', 'is it priced fairly'], 'The 2015 Corsair Ketch 41 is listed at'],
  ])('%j', async (turns, says) => expect((await converse('Fay', ...turns)).text).toContain(says));
});

describe('trades whose sides are not worth the same', () => {
  it.each([
    ['Noa', 'what happens in a swap when their boat is worth more than mine', 'needn’t be worth the same'],
    ['Noa', 'who pays the difference in value when boats are traded', 'needn’t be worth the same'],
    [
      'Noa',
      'is it possible to cover some of the price with my motorcycle, and the rest in cash',
      'if the boat’s owner',
    ],
    ['Fay', 'how come so many people make offers on my corsair at the same time', 'Several people can make offers'],
  ])('%s: %s', async (who, say, says) => expect((await converse(who as 'Noa' | 'Fay', say)).text).toContain(says));
});

describe('the same in Spanish, French and German', () => {
  it.each([
    ['que pasa en un intercambio si mi lancha vale menos que la otra', 'no tienen que valer lo mismo'],
    ['que se passe-t-il si mon bateau vaut plus que le sien, pour un echange', 'n’ont pas à valoir'],
    ['was passiert beim tausch wenn mein boot mehr wert ist als seins', 'müssen nicht gleich viel wert sein'],
    ['falta algo en mi anuncio?', 'deja esto abierto'],
    ['il manque quelque chose dans mon annonce ?', 'laisse ceci ouvert'],
    ['fehlt etwas in meiner anzeige', 'lässt das offen'],
    ['mi corsair lleva meses y nadie llama, en que fallo', 'Además del precio'],
    ['mon corsair est en ligne depuis des mois et aucune offre, je fais quoi', 'Outre le prix'],
    ['mein corsair steht schon ewig und niemand fragt, was soll ich machen', 'Neben dem Preis'],
  ])('%s', async (say, says) => expect((await converse('Fay', say)).text).toContain(says));

  it.each([
    ['barcos sin fueraborda x menos de 300 mil', { maxPrice: 300_000 }],
    ['bateaux sans moteur hors bord a moins de 300 000', { maxPrice: 300_000 }],
  ])('excludes what is not wanted: %s', async (say, limits) => {
    const { input, text } = await converse('Noa', say);
    expect(input).toMatchObject(limits);
    expect(text).toMatch(/pero no con motor fueraborda|mais pas avec moteur hors-bord/);
  });

  it('keeps to the own boat that was told of', async () => {
    const { text } = await converse('Fay', 'cuanta gente ha visto mi corsair', 'y cuanto vale');
    expect(text).toContain('2015 Corsair Ketch 41');
  });
});
