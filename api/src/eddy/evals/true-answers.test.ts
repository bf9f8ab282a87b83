import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('questions that are no orders', () => {
  it.each([
    [
      'does the Marlin 45 sleep six, and would the owner take my Tern as part payment on the 45?',
      ['sleeps 4', 'Boats'],
    ],
    ['would Dana accept my Rolex for the Gale 34?', ['not Jewelry & Watches']],
    ['how many hours does the Bolt 39 have? would Luis take my boat toward the 39?', ['140 engine hours', 'Boats']],
  ])('answers from the listing and drafts nothing: %s', async (message, texts) => {
    const { text, tools } = await eddy('Pat', message);
    expect(tools).not.toContain('draft_offer');
    for (const part of texts) expect(text).toContain(part);
  });

  it('takes the number of a boat’s name for no money', async () => {
    const { input } = await eddy('Pat', 'tell me about the Coastal 35', 'offer my boat for the 35');
    expect(input).not.toHaveProperty('cash');
  });
});

describe('messages of several sentences', () => {
  it.each([
    [
      'tell Omar that I can see the Coastal 35 on Saturday at 10. ask him whether he can bring the maintenance records',
      ['Saturday at 10', 'whether you can bring the maintenance records?'],
    ],
    [
      'let Greta know I arrive Tuesday at 3:30 pm for the Heron. ask her to have the engine cold',
      ['3:30', 'Please have'],
    ],
    [
      'write Hank about the Flats 25 that we can be there Sunday. also ask if there is a trailer',
      ['Sunday', 'a trailer?'],
    ],
  ])('keep every sentence: %s', async (message, texts) => {
    const { input, tools } = await eddy('Pat', message);
    expect(tools).toEqual(['draft_message']);
    for (const part of texts) expect(String(input.text)).toContain(part);
  });
});

describe('figures', () => {
  it('names the lowest price of all boats found, not of those shown', async () => {
    const { text } = await eddy('Noa', 'boats up to 300k');
    expect(text).toContain('The lowest price is $19,500, for the 2010 Pelican Shoal 20.');
  });

  it('takes a figure that a listing leaves out for unknown', async () => {
    const { text } = await eddy('Noa', 'which one is wider, the Reef 24 or the Bolt 39?');
    expect(text).toContain('I can’t tell');
    expect(text).toContain('Reef 24 doesn’t say');
  });

  it.each([
    ['bateaux de 9 à 11 mètres', { minLength: 29.5, maxLength: 36.1 }],
    ['barcos de 10 a 12 metros', { minLength: 32.8, maxLength: 39.4 }],
  ])('reads both ends of a range: %s', async (message, limits) => {
    expect((await eddy('Noa', message)).input).toEqual(limits);
  });

  it.each([
    ['what is the average price of bowriders and which is the cheapest?', ['$37,100', 'Nimbus 21']],
    ['median price of dual consoles', ['The median price', '$74,000']],
    ['what share of listings take bitcoin?', ['9 of 32', '28%']],
    ['what percent of the center consoles cost less than 100k?', ['3 of 6 Center Consoles', '50%']],
    ['who has the most boats listed?', ['Omar']],
  ])('counts beyond the simple: %s', async (message, texts) => {
    const { text } = await eddy('Noa', message);
    for (const part of texts) expect(text).toContain(part);
  });

  it('says that owners who are open to offers are among those who take something', async () => {
    expect((await eddy('Noa', 'how many boats take bitcoin?')).text).toContain('or are open to offers');
  });
});

describe('facts that people tell of themselves', () => {
  it.each([
    ['We are selling the house next spring and want a yacht over 45 feet under 900k.', 'tradeFor'],
    ['I run fishing charters out of Key West and need a center console over 30 feet', 'tradeFor'],
    ['My wife and I live in Tampa. We would like an express cruiser under 250k.', 'location'],
  ])('is no wish: %s', async (message, name) => {
    expect((await eddy('Noa', message)).input).not.toHaveProperty(name);
  });
});

describe('two searches in one message', () => {
  it.each([
    ['find center consoles up to 30 feet under 100k and sport fishing boats over 40 feet under 700k'],
    ['show me bowriders under 50k in Texas, and separately yachts over 50 feet'],
    ['newest express cruiser and cheapest dual console please'],
  ])('are carried out apart: %s', async (message) => {
    const { tools, text } = await eddy('Noa', message);
    expect(tools).toEqual(['search_boats', 'search_boats']);
    expect(text).not.toContain('can’t search');
  });
});

describe('own listings', () => {
  it.each([
    ['Pat', 'drop the Tern to 175k and change the hours to 420', ['$175,000', '420']],
    ['Fay', 'change the Plover’s price to 88k and the engine hours to 250', ['$88,000', '250']],
  ] as const)('%s is led to the change: %s', async (who, message, texts) => {
    const { text, tools } = await eddy(who, message);
    expect(tools).toEqual(['listing_to_edit']);
    for (const part of texts) expect(text).toContain(part);
  });

  it.each([
    ['Pat', 'is 200k too much for the Larkwell?', '2020 Larkwell Tern 32', '$200,000 would be'],
    ['Fay', 'is 95k too high for the Plover?', '2018 Larkwell Plover 26', '$95,000 would be'],
  ] as const)('%s gets the estimate of the own boat: %s', async (who, message, title, price) => {
    const { text } = await eddy(who, message);
    expect(text).toContain(title);
    expect(text).toContain(price);
  });
});
