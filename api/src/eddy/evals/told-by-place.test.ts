import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  const marlow = { owner: 'Hank', make: 'Marlow', length: 33 };
  eddy = await eddyInMarket([
    {
      ...marlow,
      year: 2018,
      model: '33 Comet',
      price: '184000.00',
      location: 'Brunswick, GA',
      engineType: 'Twin 300 HP',
    },
    { ...marlow, year: 2014, model: '36 Comet', price: '149000.00', location: 'Mystic, CT', length: 36 },
    { ...marlow, year: 2020, model: '29 Wade', price: '99000.00', location: 'Mystic, CT', type: 'Center Console' },
    { ...marlow, make: 'Larkwell', year: 2017, model: 'Tern 30', price: '140000.00', location: 'Rockport, TX' },
    { ...marlow, make: 'Tamar', year: 2016, model: '40 Comet', price: '240000.00', location: 'Camden, ME', length: 40 },
  ]);
});

describe('a boat told by its place', () => {
  it.each([
    ['how many hours on the one in rockport', 'Larkwell Tern 30'],
    ['how old is the boat in rockport', 'Larkwell Tern 30'],
    ['does the brunswick one have a heater', 'Marlow 33 Comet'],
    ['what engine is in the mystic center console', 'Marlow 29 Wade'],
    ['whats the asking price of the one up in brunswick', 'Marlow 33 Comet'],
  ])('is looked up: %s', async (message, boat) => {
    expect((await eddy('Noa', message)).boat).toBe(boat);
  });

  it('is compared with the user’s own boat', async () => {
    const { text } = await eddy('Pat', 'how does my tern stack up against the one in rockport');
    expect(text).toContain('Here they are side by side');
    expect(text).toContain('2017 Larkwell Tern 30 has the lowest price, $140,000');
  });

  it('is the one of the same make or type where several lie', async () => {
    const { text } = await eddy('Noa', 'tell me about the marlow 33 comet', 'is it cheaper than the one in mystic');
    expect(text).toContain('2014 Marlow 36 Comet: $149,000');
    const other = await eddy('Noa', 'tell me about the osprey reef 24', 'is it cheaper than the one in houston');
    expect(other.text).toContain('2016 Osprey Reef 24: $68,000');
    expect(other.text).not.toContain('Soirée');
  });

  it('tells what sets two boats apart when asked why one costs more', async () => {
    const { text } = await eddy('Noa', 'tell me about the marlow 33 comet', 'why is it pricier than the rockport one');
    expect(text).toContain('The listings don’t say why');
    expect(text).toContain('asks $44,000 more than the 2017 Larkwell Tern 30');
    expect(text).not.toContain('I didn’t use');
  });

  it('says that nothing is there', async () => {
    const { text } = await eddy('Pat', 'compare mine with the one in boston');
    expect(text).toContain('There’s no boat here that fits');
  });

  it.each([
    ['Pat', 'comparez mon Tern à celui de Rockport', 'Les voici'],
    ['Pat', 'Qu’est-ce qui distingue mon Tern de celui de Rockport ?', 'Les voici'],
    ['Pat', '¿En qué se diferencia mi Tern del de Rockport?', 'Aquí los tienes'],
  ] as const)('is understood in other languages: %s %s', async (as, message, said) => {
    expect((await eddy(as, message)).text).toContain(said);
  });

  it.each(['show me the boats in mystic', 'is there a boat in mystic'])('is no search: %s', async (message) => {
    expect((await eddy('Noa', message)).text).toContain('I found 2 boats');
  });
});

describe('a boat of a group', () => {
  it('is the one at an end of it', async () => {
    expect((await eddy('Noa', 'how many hours on the newer of the two marlow comets')).boat).toBe('Marlow 33 Comet');
    expect((await eddy('Noa', 'the older marlow comet, where is it')).boat).toBe('Marlow 36 Comet');
    expect((await eddy('Noa', 'the cheapest marlow, how long is it')).boat).toBe('Marlow 29 Wade');
  });

  it('belongs to its make, whichever word comes first', async () => {
    const { text } = await eddy('Noa', 'the two comet marlows, which is newer and which has fewer hours');
    expect(text).toContain('2018 Marlow 33 Comet: built in 2018');
    expect(text).not.toContain('Tamar');
    const gap = await eddy('Noa', 'the two comet marlows, which is newer', 'and whats the price gap between them');
    expect(gap.text).toContain('$35,000 more than the 2014 Marlow 36 Comet');
  });
});

describe('places', () => {
  it('asks for a town where it does not know a part of the country', async () => {
    const { text, tools } = await eddy('Noa', 'anything on the gold coast under 100k?');
    expect(text).toContain('I don’t know what you mean by “the gold coast”');
    expect(tools).toEqual([]);
    const found = await eddy('Noa', 'center consoles in the thousand islands', 'texas');
    expect(found.input).toEqual({ type: 'Center Console', state: 'TX' });
  });

  it.each([
    ['whats for sale out on the east end', /East End of Long Island.*2023 Ironkeel Hunter 50/],
    ['anything in the lowcountry', /the Lowcountry/],
    ['show me something on the cheaper end', /lowest price first/],
  ])('%s', async (message, says) => {
    expect((await eddy('Noa', message)).text).toMatch(says);
  });
});
