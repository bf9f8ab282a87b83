import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  const tamar = { owner: 'Greta', make: 'Tamar', location: 'Camden, ME' };
  eddy = await eddyInMarket([
    {
      ...tamar,
      year: 2019,
      model: '44 Pier',
      price: '420000.00',
      engineType: 'Twin 480 HP pod drives',
      features: ['Wide tower'],
      description:
        'Galley down, where the cook has peace. The tower is freshly welded. Kept in a shed. I need a tractor for her.',
    },
    {
      ...tamar,
      year: 2012,
      model: '28 Marsh',
      price: '61000.00',
      engineType: 'Single 250 HP sterndrive',
      description: 'Poles into nine inches of water.',
    },
  ]);
});

describe('a fact that a listing tells in words', () => {
  it.each([
    ['on the tamar 44, is the galley up or down?', 'Galley down, where the cook has peace'],
    ['is the tower on the tamar 44 solid', 'The tower is freshly welded'],
    ['hows the galley on the tamar 44', 'Galley down'],
    ['where is the tamar 44 kept', 'Kept in a shed'],
    ['how shallow does the tamar 28 go', 'Poles into nine inches of water'],
  ])('is quoted: %s', async (message, quote) => {
    expect((await eddy('Noa', message)).text).toContain(`The owner writes: “${quote}`);
  });

  it('says that the listing is silent', async () => {
    const { text } = await eddy('Noa', 'is the carpet on the tamar 28 any good');
    expect(text).toContain('The listing doesn’t mention “carpet”');
  });

  it.each([
    'what does greta want for the tamar 44',
    'what would greta take for the pier',
    'how much is greta asking for the tamar 44',
  ])('tells the price and the owner’s wishes: %s', async (message) => {
    const { text } = await eddy('Noa', message);
    expect(text).toContain('It asks $420,000.');
    expect(text).toContain('The owner writes: “I need a tractor for her.”');
  });
});

describe('drives', () => {
  it.each([
    ['express cruiser w pod drives for my parents', ['pod']],
    ['cruisers with ips drives', ['pod']],
    ['express cruiser with an inboard/outboard', ['sterndrive']],
    ['express cruisers with jet drives and a cabin', ['jet']],
  ])('%s', async (message, engine) => {
    expect((await eddy('Noa', message)).input).toMatchObject({ type: 'Express Cruiser', engine });
  });

  it('tells a boat’s drive after a question about drives', async () => {
    const { text } = await eddy(
      'Noa',
      'whats the difference between pods and sterndrives',
      'which does the tamar 44 have',
    );
    expect(text).toContain('Its engine: Twin 480 HP pod drives');
  });
});

describe('boats of a list', () => {
  it('tells which ran less, and which are new', async () => {
    const ran = await eddy('Noa', 'compare the reef 24 and the reef 26', 'which ran less');
    expect(ran.text).toContain('That would be the 2016 Osprey Reef 24');
    const fresh = await eddy('Noa', 'compare the reef 24 and the reef 26', 'which of these are new?');
    expect(fresh.text).toContain('The owner gives the condition of the 2016 Osprey Reef 24');
  });

  it('tells whose owners take a boat', async () => {
    const { text } = await eddy('Noa', 'bowriders in california', 'any of those take a boat in trade?');
    expect(text).toContain('Open to offers, without naming it: the 2020 Kestrel Nimbus 23');
    expect(text).toContain('2017 Brightwater Lagoon 25 at $39,900, Mei lists Cars & Vehicles or Art in trade');
  });

  it('names the boats that are merely open to offers', async () => {
    const { text } = await eddy('Noa', 'bowriders whose owners take a car');
    expect(text).toContain('Open to offers, without naming it: the 2020 Kestrel Nimbus 23.');
    const cheaper = await eddy('Noa', 'bowriders whose owners take a car', 'the cheaper one, where is it');
    expect(cheaper.boat).toBe('Kestrel Nimbus 21');
  });

  it('measures the user’s own boat against similar ones', async () => {
    const { text } = await eddy('Pat', 'is my tern more expensive than similar boats');
    expect(text).toMatch(/The 2020 Larkwell Tern 32 asks \$[\d,]+ (?:more|less) than the average/);
  });
});
