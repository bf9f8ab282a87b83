import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';
import { tableIn } from '../built-in/phrases/labels.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('Spanish, French and German', () => {
  it.each([
    ['¿cuánto me costaría en total comprar el Halcyon Gale 34?', 'Para comprar el 2021 Halcyon Gale 34, calculo:'],
    ['combien ça coûte au total pour le Halcyon Gale 34 ?', 'Pour acheter le 2021 Halcyon Gale 34, j’estime : Prix :'],
    [
      'was kostet das alles zusammen beim Halcyon Gale 34?',
      'Für den Kauf von 2021 Halcyon Gale 34 schätze ich: Preis:',
    ],
  ])('tells the total cost in the language of the question: %s', async (message, words) => {
    const { tools, text } = await converse('Noa', message);
    expect(tools).toEqual(['cost_of_change']);
    expect(text).toContain(words);
    expect(text).not.toMatch(/estimate|Closing cost|you pay|ask a tax/i);
  });

  it.each([
    ['wie viel soll ich für das Halcyon Gale 34 bieten?', 'Ein Angebot von $238,947 läge 10 % unter dem Preis'],
    ['combien devrais-je proposer pour le Halcyon Gale 34 ?', 'Une offre de $238,947 serait 10 % sous le prix'],
    [
      '¿cuánto debería ofrecer por el Halcyon Gale 34?',
      'Una oferta de $238,947 quedaría un 10 % por debajo del precio',
    ],
  ])('advises on an offer: %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it.each([
    ['busco un barco cuyo dueño acepte criptomonedas', 'cuyos dueños aceptan criptomonedas'],
    ['bateau dont le proprietaire accepte des bijoux', 'acceptent bijoux et montres'],
    ['boote unter 200000 deren besitzer autos nehmen', 'deren Besitzer Autos und Fahrzeuge nehmen'],
  ])('reads plurals of what owners take: %s', async (message, words) => {
    const { text } = await converse('Noa', message);
    expect(text).toContain(words);
    expect(text).not.toMatch(/No he usado|pas utilisé|Nicht berücksichtigt/);
  });

  it.each([
    ['quiero vender mi barco, ¿cuánto me cuesta?', 'De tu parte, nada: la tarifa de cierre'],
    ['combien ca me coute de vendre mon bateau', 'Rien de votre côté : les frais de clôture'],
    ['was kostet mich der verkauf von meinem boot', 'Von deiner Seite nichts: Die Abschlussgebühr'],
  ])('tells a seller the cost: %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it.each([
    ['¿cuál es el bowrider más barato?', { sort: 'price-low' }],
    ['el barco mas caro de menos de 300 mil', { sort: 'price-high', maxPrice: 300_000 }],
  ])('reads a Spanish comparative behind a noun as a superlative: %s', async (message, wish) => {
    expect((await converse('Noa', message)).input).toMatchObject(wish);
  });

  it.each([
    ['mis ofertas e intercambios', 'Aún no tienes intercambios.'],
    ['montre mes offres', 'Vous n’avez pas d’offre ouverte en ce moment.'],
    ['zeig mir meine Angebote', 'Du hast gerade keine offenen Angebote.'],
  ])('lists offers: %s', async (message, words) => {
    expect((await converse('Noa', message)).text).toContain(words);
  });

  it.each([
    ['biete 90 tausend für das Halcyon Gale 34', 'nee doch nicht, vergiss es', 'Gut, verworfen.'],
    ['ofrece 90 mil por el Halcyon Gale 34', 'déjalo, mejor no', 'Vale, lo he descartado.'],
    ['propose 90 000 pour le Halcyon Gale 34', 'laisse tomber', 'D’accord, c’est abandonné.'],
  ])('drops a card by words: %s', async (offer, drop, words) => {
    expect((await converse('Noa', offer, drop)).text).toContain(words);
  });

  it.each([
    ['je cherche un bateau où 8 personnes peuvent dormir', 'avec au moins 8 couchages'],
    ['busco un barco donde puedan dormir 8 personas', 'para dormir al menos 8'],
    ['ich suche ein Boot, auf dem 8 Personen schlafen können', 'mit mindestens 8 Kojen'],
    ['Boote an der Ostküste', 'Boote an der Ostküste'],
    ['barcos en la costa este', 'en la costa este'],
    ['bateaux sur la côte est', 'sur la côte est'],
    ['welche meiner gemerkten Boote kosten unter 100.000?', 'gespeichert'],
  ])('leaves no word of the wish out: %s', async (message, words) => {
    const { text } = await converse('Noa', message);
    expect(text).toContain(words);
    expect(text).not.toMatch(/Nicht berücksichtigt|Je n’ai pas utilisé|No he usado/);
  });

  it.each([
    ['combien de yachts à plus d’un million ?', { minPrice: 1_000_000 }],
    ['yachts de plus de 1 million', { minPrice: 1_000_000 }],
    ['bateaux à moins d’un million', { maxPrice: 1_000_000 }],
  ])('reads limits with an apostrophe: %s', async (message, wish) => {
    expect((await converse('Noa', message)).input).toMatchObject(wish);
  });

  it('says that an amount in euros was taken as dollars', async () => {
    const { input, text } = await converse('Noa', 'barcos de menos de 200.000 euros');
    expect(input).toMatchObject({ maxPrice: 200_000 });
    expect(text).toContain('Los precios aquí son en dólares, y he tomado tu cantidad como dólares.');
  });

  it('labels tables, but leaves names and messages alone', () => {
    const table = {
      caption: 'Your conversations',
      columns: ['Boat', 'With', 'Last message'],
      rows: [['2021 Halcyon Gale 34', 'Good', 'Good, Price, sold']],
    };
    expect(tableIn('de', table)).toEqual({
      caption: 'Deine Gespräche',
      columns: ['Boot', 'Mit', 'Letzte Nachricht'],
      rows: [['2021 Halcyon Gale 34', 'Good', 'Good, Price, sold']],
    });
    const estimate = {
      caption: 'Estimate: 2021 Halcyon Gale 34',
      columns: ['', 'Estimate'],
      rows: [['Length', '34 ft']],
    };
    expect(tableIn('fr', estimate)).toEqual({
      caption: 'Estimation: 2021 Halcyon Gale 34',
      columns: ['', 'Estimation'],
      rows: [['Longueur', '34 pieds']],
    });
  });
});
