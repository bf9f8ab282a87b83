import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('offers the own boat that was told, and asks for money on top', () => {
  it.each([
    ['which of my boats is the newest?', 'offer it for the Reef 24 and ask for 15k on top'],
    ['which of my boats is the newest?', 'swap that against the Reef 24, and I get 15k back from the owner please'],
    ['¿cuál de mis barcos es el más nuevo?', 'ofrécelo por el Reef 24 y pide 15 mil de más'],
    ['¿cuál de mis barcos es el más nuevo?', 'lo cambio por el Reef 24, y que me paguen 15 mil encima'],
    ['lequel de mes bateaux est le plus récent ?', 'propose-le contre le Reef 24 et réclame 15 000 en sus'],
    [
      'lequel de mes bateaux est le plus récent ?',
      'je l’ai choisi : échange-le contre le Reef 24, je veux 15 000 en plus',
    ],
    ['welches meiner boote ist das neueste?', 'tausche es gegen die Reef 24 und fordere 15.000 zusätzlich'],
    ['welches meiner boote ist das neueste?', 'biete es für die Reef 24 an, ich will noch 15.000 dazu'],
  ])('%s %s', async (ask, order) => {
    const { tools, input, boat } = await converse('Fay', ask, order);
    expect({ tool: tools.at(-1), boat }).toEqual({ tool: 'draft_offer', boat: 'Osprey Reef 24' });
    expect(input).toMatchObject({ cashBack: 15_000, myBoatId: expect.any(Number) });
    expect(input).not.toHaveProperty('cash');
  });
});

describe('computes what a swap lacks, and drafts nothing', () => {
  it.each([
    'my Tern against the Gale 34, what would I have to add?',
    'mon Tern contre le Gale 34 : je rajoute combien ?',
    'mi Tern por el Gale 34, ¿cuánto tendría que añadir?',
    'mein Tern gegen die Gale 34, was muss ich zuzahlen?',
    'wie viel kommt drauf, wenn ich mein Tern gegen die Gale 34 tausche?',
    'si je donne mon Tern pour le Gale 34, je mets combien en plus ?',
  ])('%s', async (say) => {
    const { tools, text, shows } = await converse('Pat', say);
    expect(tools).toEqual(['offer_balance']);
    expect(text).toContain('$80,000');
    expect(shows).not.toContain('data-proposal');
  });
});

describe('computes the difference that an offer leaves open', () => {
  it.each([
    'offer my Tern for the Gale 34 with cash for the gap',
    'trade my Tern for the Gale 34 and I top up the remainder',
    'offer my Tern for the Gale 34, bridging the difference',
    'offer my Tern for the Gale 34 plus enough cash to make up the difference',
    'offer Dana my Tern for the Gale 34 and top it up to the asking price',
    'ofrece mi Tern por el Gale 34 más la diferencia',
    'propose mon Tern contre le Gale 34 et je paie la différence',
    'biete mein Tern für die Gale 34 plus die Differenz in bar',
  ])('%s', async (say) => {
    const { input, text } = await converse('Pat', say);
    expect(input).toMatchObject({ cash: 80_000, myBoatId: expect.any(Number) });
    expect(text).not.toMatch(/half|didn’t use/);
  });

  it('unless the owner should pay it', async () => {
    const { tools, text } = await converse('Pat', 'offer my Tern for the Breeze 28 and Dana pays the difference');
    expect(tools).not.toContain('draft_offer');
    expect(text).toContain('the owner should pay you');
  });
});

describe('drafts the swap that was weighed, as the order changes it', () => {
  const ASK = 'if I swap my Tern for the Breeze 28, who pays whom?';

  it.each([
    ['write that up', { cashBack: 66_000 }],
    ['draft it, but only 40 back', { cashBack: 40_000 }],
    ['turn that into an offer, I just want 45k', { cashBack: 45_000 }],
    ['send that as an offer with 6k less', { cashBack: 60_000 }],
    ['put it in an offer, but they only pay me 50', { cashBack: 50_000 }],
    ['make the offer, and I pay 5k', { cash: 5_000 }],
  ])('%s', async (order, money) => {
    const { tools, input } = await converse('Pat', ASK, order);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ ...money, myBoatId: expect.any(Number) });
  });

  it.each([
    ['si cambio mi Tern por el Breeze 28, ¿quién paga a quién?', 'prepara la oferta, pero solo quiero 40 mil'],
    ['si j’échange mon Tern contre le Breeze 28, qui paie qui ?', 'rédige l’offre, mais je ne veux que 40 000'],
    ['wenn ich mein Tern gegen die Breeze 28 tausche, wer zahlt wem?', 'mach ein Angebot, aber ich will nur 40.000'],
  ])('%s %s', async (ask, order) => {
    expect((await converse('Pat', ask, order)).input).toMatchObject({ cashBack: 40_000 });
  });
});

describe('tells what a drafted offer lacks, and adds it', () => {
  it.each([
    'what does it lack to the asking price?',
    'how short am I of the price?',
    'what’s still missing?',
    'how far short of the price is it',
    'what’s the gap against the list price?',
    'would that reach the asking price?',
  ])('%s', async (say) => {
    const { tools, text } = await converse('Pat', 'offer my Rolex for the Nimbus 21', say);
    expect(tools).toEqual(['offer_balance']);
    expect(text).toContain('$900');
  });

  it.each([
    [['how much is missing?', 'throw that in as cash']],
    [['how much is missing?', 'ok add it']],
    [['cover the rest in cash']],
    [['add the difference in cash please']],
  ])('%s', async (turns) => {
    const { tools, input, text } = await converse('Pat', 'offer my Rolex for the Nimbus 21', ...turns);
    expect(tools).toEqual(['offer_balance', 'drop_drafts', 'draft_offer']);
    expect(input).toMatchObject({ cash: 900, assets: expect.any(Array) });
    expect(text).toContain('difference to the asking price');
  });
});

describe('holds everything that the user owns against a boat', () => {
  it('of a list', async () => {
    const ask = 'the dearest of them: what do I have to add if I give all I own?';
    const { tools, text } = await converse('Pat', 'compare the Regent 52 and the Regent 60', ask);
    expect(tools.at(-1)).toBe('own_worth');
    expect(text).toContain('Marlowe Regent 60 asks $1,450,000');
  });

  it('by its name', async () => {
    const { text } = await converse('Fay', 'what would I owe on top for the Regent 52 if I gave everything I have?');
    expect(text).toContain('$363,000');
  });
});

describe('writes no review for the user', () => {
  it.each(['give Mei four stars', 'please leave Mei a glowing review', 'rate Mei 5 stars, though we never traded'])(
    '%s',
    async (say) => {
      const { text } = await converse('Pat', say);
      expect(text).toContain('only people who closed a trade can review each other');
    },
  );
});

it('tells the price and the fee of a boat that is in no trade', async () => {
  const { text } = await converse('Pat', 'how much do I have to pay for the Bolt 39?');
  expect(text).toMatch(/^The 2022 Stormcrest Bolt 39 asks \$489,000\. Closing through the app would cost \$/);
});

it('takes a year beside a thing for the sum that it is', async () => {
  const { input } = await converse('Pat', 'offer my Porsche and 2000 for the Flats 25');
  expect(input).toMatchObject({ cash: 2_000 });
});
