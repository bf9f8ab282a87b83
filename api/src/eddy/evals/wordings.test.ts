import { beforeAll, describe, expect, it } from 'vitest';
import { boats } from '../../db/schema/boats.ts';
import { testApp } from '../../testing/app.ts';
import { examinedThrough } from '../../testing/eddy-client.ts';
import { makeEddyWorld } from '../../testing/eddy-world.ts';
import { boatDraft } from '../../testing/factories.ts';
import type { Examined } from './examine.ts';

/** Unusual wordings of usual requests, in a market where some boats have nearly the same name. */
const NAMESAKES = [
  { owner: 'Dana', year: 2018, make: 'Fenwick', model: '31 Solace', price: '140000.00', location: 'Beaufort, NC' },
  { owner: 'Mei', year: 2020, make: 'Fenwick', model: 'Solace 31', price: '260000.00', location: 'Lake Worth, FL' },
  {
    owner: 'Omar',
    year: 2014,
    make: 'Sea Harrow',
    model: 'Tempest 42',
    price: '410000.00',
    location: 'Palm Beach, FL',
  },
  {
    owner: 'Greta',
    year: 2019,
    make: 'Sea Harrow',
    model: 'Tempest 42',
    price: '610000.00',
    location: 'Orange Beach, AL',
  },
];

let examined: Examined;
const titles = new Map<unknown, string>();

beforeAll(async () => {
  const app = await testApp();
  const world = await makeEddyWorld(app.database.db);
  for (const [title, id] of world.boats) titles.set(id, title);
  for (const { owner, ...given } of NAMESAKES) {
    const draft = boatDraft({ sellerId: world.ids.get(owner) ?? '', type: 'Express Cruiser', length: 31, ...given });
    const [boat] = await app.database.db.insert(boats).values(draft).returning();
    if (boat) titles.set(boat.id, boat.title);
  }
  examined = examinedThrough(
    async (path, token, body) => {
      const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
      return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
    app.database.db,
    world,
  );
});

/** The last answer of a conversation, with the last tool that it used. */
async function answerTo(...turns: string[]) {
  let chatId: number | undefined;
  let text = '';
  for (const message of turns) {
    const answer = await examined.ask(examined.world.tokens.Pat ?? '', {
      ...(chatId !== undefined && { chatId }),
      message,
    });
    chatId = answer.chatId;
    text = answer.text;
  }
  const used = await examined.used(chatId ?? 0);
  const input: Record<string, unknown> = used.at(-1)?.input ?? {};
  const ids = Array.isArray(input.boatIds) ? input.boatIds : [input.boatId];
  return {
    text,
    tool: used.at(-1)?.name,
    input,
    named: ids.flatMap((id) => titles.get(id)?.replace(/^\d+ /, '') ?? []),
  };
}

describe('compares the boats that are named', () => {
  it.each([
    ['the 2019 halcyon against the 2016 osprey', ['Halcyon Breeze 28', 'Osprey Reef 24']],
    ['can’t decide, Nimbus 23 or Lagoon 25', ['Kestrel Nimbus 23', 'Brightwater Lagoon 25']],
    ['cant make up my mind between the 2020 kestrel and the lagoon 25', ['Kestrel Nimbus 23', 'Brightwater Lagoon 25']],
    ['side-by-side: 2023 Ironkeel, 2005 Ironkeel', ['Ironkeel Hunter 50', 'Ironkeel Hunter 33']],
    ['WEIGH UP THE TWIN 22 AGAINST THE DUET 24 FOR ME', ['Gannet Twin 22', 'Trident Duet 24']],
    ['i’m on the fence: breeze 28 / reef 26', ['Halcyon Breeze 28', 'Osprey Reef 26']],
    ['match the reef 24 up against a breeze 28', ['Osprey Reef 24', 'Halcyon Breeze 28']],
    ['the Fenwick 31 Solace against the Fenwick Solace 31', ['Fenwick 31 Solace', 'Fenwick Solace 31']],
  ])('%s', async (say, named) => expect(await answerTo(say)).toMatchObject({ tool: 'boat_details', named }));
});

describe('drafts an offer for the boat that is named', () => {
  it.each([
    ['put in an offer 250k fenwick solace 31', 'Fenwick Solace 31', 250_000],
    ['Put in an offer, 150k, Fenwick 31 Solace', 'Fenwick 31 Solace', 150_000],
    ['write an offer for the 2020 fenwick: $245,000', 'Fenwick Solace 31', 245_000],
    ['offer the tempest 42 in palm beach 390k', 'Sea Harrow Tempest 42', 390_000],
  ])('%s', async (say, name, cash) =>
    expect(await answerTo(say)).toMatchObject({ tool: 'draft_offer', named: [name], input: { cash } }),
  );

  it.each(['offer 240k for the Fenwick 31', 'i’d like to bid 600k on the sea harrow tempest 42'])(
    'asks which of two boats is meant: %s',
    async (say) => {
      const { text, tool } = await answerTo(say);
      expect(text).toMatch(/fits 2 boats.*\$140,000.*\$260,000|fits 2 boats.*\$\d10,000.*\$\d10,000/);
      expect(tool).not.toBe('draft_offer');
    },
  );
});

describe('lists the boats of an owner', () => {
  it.each(['which boats are Hank’s', 'everything hank has listed', 'DO THE REST BELONG TO HANK, SHOW HANKS FLEET'])(
    '%s',
    async (say) =>
      expect(await answerTo(say)).toMatchObject({
        tool: 'search_boats',
        input: { seller: examined.world.ids.get('Hank') },
      }),
  );
});

describe('answers in the terms of the conversation', () => {
  it.each([
    ['asking price?', /\$68,000/],
    ['condition', /good condition/],
    ['and hours?', /engine hours/],
  ])('the one boat that was shown: %s', async (say, text) =>
    expect((await answerTo('show the Reef 24', say)).text).toMatch(text),
  );

  it('the cheapest boat of the list', async () =>
    expect(
      await answerTo('center consoles under 100k', 'message the owner of the cheapest one, is it still available'),
    ).toMatchObject({ tool: 'draft_message', named: ['Osprey Reef 24'] }));

  it('a correction of the last search', async () =>
    expect(await answerTo('bowriders in florida', 'no make that texas')).toMatchObject({
      tool: 'search_boats',
      input: { type: 'Bowrider', state: 'TX' },
    }));

  it('a draft that waits for a click', async () =>
    expect((await answerTo('offer 100k for the Breeze 28', 'ship it')).text).toContain('waiting for your click'));
});

describe('says what it cannot do', () => {
  it.each([['weather in miami', /off my chart/]])('%s', async (say, text) =>
    expect((await answerTo(say)).text).toMatch(text),
  );
});

describe('tells fees and offers apart', () => {
  it.each([
    ['what is the closing fee', 'services_and_fees', {}],
    ['do i have to pay for putting up my boat', 'services_and_fees', {}],
    ['DO YOU CHARGE FOR LISTINGS', 'services_and_fees', {}],
    ['has anyone responded to what i offered', 'my_trades', { list: 'open' }],
    ['who owes me a reply on an offer', 'my_trades', { list: 'open' }],
    ['who would trade their yacht for land', 'search_boats', { type: 'Motor Yacht', tradeFor: ['land'] }],
    ['can you offer omar 1.2 mil for his regent 60', 'draft_offer', { cash: 1_200_000 }],
  ])('%s', async (say, tool, input) => expect(await answerTo(say)).toMatchObject({ tool, input }));
});

describe('leaves out the places that are ruled out', () => {
  it.each([
    ['express cruisers excluding Lake Worth', 'Lake Worth'],
    ['express cruisers, anywhere but orange beach', 'Orange Beach'],
    ['express cruisers minus palm beach', 'Palm Beach'],
  ])('%s', async (say, place) =>
    expect(await answerTo(say)).toMatchObject({ tool: 'search_boats', input: { notLocations: [place] } }),
  );
});

describe('knows what is sold, wanted in trade and open', () => {
  it.each([
    ['i sold my truck and want a bowrider', 'search_boats', { type: 'Bowrider' }],
    ['my condo is finally sold, show me yachts', 'search_boats', { type: 'Motor Yacht' }],
    ['anything someone would trade for gold, not in florida', 'search_boats', { tradeFor: ['precious_metals'] }],
    ['BOATS SOMEBODY WOULD SWAP FOR A MOTORCYCLE IN TEXAS', 'search_boats', { tradeFor: ['motorcycles'], state: 'TX' }],
    ['any matches for my tern 32', 'who_would_trade', {}],
    ['what is pending for me', 'my_trades', { list: 'open' }],
    ['WHAT OFFERS DO I HAVE', 'my_trades', { list: 'open' }],
    ['how much do you charge for checking the title', 'services_and_fees', { about: 'title search' }],
    [
      'if i had to choose a bowrider from 30k to 50k, what would i be choosing from',
      'search_boats',
      { maxPrice: 50_000 },
    ],
    ['yacht mindestns 15 meter', 'search_boats', { type: 'Motor Yacht', minLength: 49.2 }],
    ['un bateau pour la peche en mer', 'search_boats', { type: 'Saltwater Fishing' }],
    ['busco consola centrl', 'search_boats', { type: 'Center Console' }],
    ['everything hank is offering', 'search_boats', {}],
  ])('%s', async (say, tool, input) => expect(await answerTo(say)).toMatchObject({ tool, input }));

  it('leaves out what is sold', async () =>
    expect((await answerTo('just sold my house for 900k, looking for a yacht')).input).toEqual({
      type: 'Motor Yacht',
    }));

  it.each([
    ['i cant remember my password', /Forgot your password/],
    ['he says lets do the deal off the platform so we dont pay the fee', /Please don’t/],
    ['show me what dana writes to other buyers', /That’s private/],
    ['my car won’t start', /didn’t get that/],
    ['gib mir die email des eigentümers', /keine Kontaktdaten/],
  ])('%s', async (say, text) => expect((await answerTo(say)).text).toMatch(text));

  it('compares the boats just shown', async () =>
    expect((await answerTo('center consoles in texas', 'put them next to each other')).tool).toBe('boat_details'));
});
