import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket([
    {
      ...{ owner: 'Hank', year: 2016, make: 'Dorado', model: '36 Express', price: '640000.00', location: 'Mystic, CT' },
      description: 'Two cabins and a striped awning that we sewed ourselves.',
    },
  ]);
});

describe('lists that keep and throw out boats', () => {
  it.each([
    ['get rid of everything in Texas', { maxPrice: 60_000, notStates: ['TX'] }],
    ['delete anything in texas', { maxPrice: 60_000, notStates: ['TX'] }],
    ['throw out all except the bowriders', { maxPrice: 60_000, type: 'Bowrider' }],
    ['remove everything that is not a bowrider', { maxPrice: 60_000, type: 'Bowrider' }],
  ])('%s', async (message, input) => {
    expect((await eddy('Pat', 'boats under 60k', message)).input).toMatchObject(input);
  });

  it.each([
    ['boats that do 40 mph or knots or whatever you use, seats 8+', { minMaxSpeed: 40, minCapacity: 8 }],
    ['a wife who hates waves, three kids, we stay overnight, under 300k', { minSleeps: 5, maxPrice: 300_000 }],
  ])('reads limits said loosely: %s', async (message, input) => {
    expect((await eddy('Pat', message)).input).toMatchObject(input);
  });

  it.each(['bowriders under 60k, nothing too old', 'a bowrider below 60k but not to old please'])(
    'puts the newest first if no year is named: %s',
    async (message) => {
      const { text } = await eddy('Pat', message);
      expect(text).toContain('The newest: the 2020 Kestrel Nimbus 23');
      expect(text).not.toContain('I didn’t use');
    },
  );

  it('reads the number of people behind a boat', async () => {
    expect((await eddy('Pat', 'something for 7, below 300k')).input).toMatchObject({ minCapacity: 7 });
  });

  it.each(['which could we get to from houston in two hours', 'can we drive to any of them from houston in 2 hours?'])(
    'takes a drive of some hours as a distance: %s',
    async (asked) => {
      const { input } = await eddy('Pat', 'boats under 300k', asked);
      expect(input).toMatchObject({ near: 'Houston, TX', withinMiles: 90, maxPrice: 300_000 });
    },
  );
});

describe('reasons why a boat is not in the list', () => {
  it.each([
    'why not the Gale 34?',
    'how come you left out the gale 34',
    'why did you skip the gale 34',
    'why isnt the gale 34 on the list',
  ])('%s', async (asked) => {
    const { text } = await eddy('Pat', 'center consoles under 200k', asked);
    expect(text).toBe(
      'The 2021 Halcyon Gale 34 isn’t in the list because I looked for boats up to $200,000 (this one: $265,000).',
    );
  });

  it('says that a boat is in the list', async () => {
    const { text } = await eddy('Pat', 'center consoles under 200k', 'why not the Breeze 28?');
    expect(text).toContain('The 2019 Halcyon Breeze 28 is in the list');
  });
});

describe('owners', () => {
  it('counts owners rather than boats', async () => {
    const { text } = await eddy('Pat', 'how many sellers would accept jewelry');
    expect(text).toContain('2 owners take Jewelry & Watches: Hank and Greta. Open to offers, without naming it: Mei.');
  });

  it.each(['what is its owner called?', 'what’s the name of the owner?', 'and who do I talk to?'])(
    'names the owner of the boat: %s',
    async (asked) => {
      expect((await eddy('Pat', 'tell me about the Lagoon 25', asked)).text).toContain('The owner is Mei');
    },
  );

  it('counts boats by owner in the place counted before', async () => {
    const { text } = await eddy('Pat', 'how many boats are in Texas', 'who has the most there');
    expect(text).toContain('Luis has the most');
  });

  it('tells what an ad says', async () => {
    const { text } = await eddy('Pat', 'how long is the Lagoon 25', 'ok, then what does her listing say she takes');
    expect(text).toContain('The owner takes Cars & Vehicles or Art');
    const told = await eddy('Pat', 'how much cash is Mei willing to throw in', 'fine, what does her ad say');
    expect(told.text).toContain('Mei has');
  });
});

describe('boats by their owners’ words', () => {
  it('finds the only listing with the words', async () => {
    const { tools, boat } = await eddy('Pat', 'how long is the boat with the striped awning');
    expect({ tools, boat }).toEqual({ tools: ['boat_details'], boat: 'Dorado 36 Express' });
    const { text } = await eddy(
      'Pat',
      'is that boat with the striped awning still available?',
      'would the owner take art',
    );
    expect(text).toContain('Dorado 36 Express');
  });
});

describe('questions that are not about boats', () => {
  it.each([
    'which wine suits oysters',
    'what is a good watch for a teenager',
    'recommend a nice wine with steak',
    'whats a good bourbon for a boat party',
  ])('%s', async (asked) => {
    expect((await eddy('Pat', asked)).tools).toEqual([]);
  });

  it.each(['which wine would owners take', 'who takes a good wine'])(
    'still finds owners who take things: %s',
    async (asked) => {
      expect((await eddy('Pat', asked)).tools).toContain('search_boats');
    },
  );
});

it('lists boats and drafts a message to the owner of the cheapest', async () => {
  const { text, shows } = await eddy(
    'Pat',
    'I need two things: a list of boats that take art, and a message to the seller of the cheapest asking about the hours',
  );
  expect(text).toContain('Here’s a draft of your message.');
  expect(shows).toContain('data-proposal');
});

it('writes to the person that the question before named', async () => {
  const { text } = await eddy('Pat', 'did Dana ever answer me, and what did I ask?', 'tell her I can come on Sunday');
  expect(text).toContain('Here’s a draft of your message.');
});
