import { describe, expect, it } from 'vitest';
import type { Named } from '../../../platform/names.ts';
import { NOT_ON_GULF, NOT_ON_LAKES } from './places/regions.ts';
import { read } from './reader.ts';
import { refined } from './refined-wish.ts';
import { readWish } from './wish.ts';

const YEAR = 2026;
const wishIn = async (message: string, named: readonly Named[] = []) =>
  readWish((await read(message, async () => named, YEAR)).line).wish;

describe('limits', () => {
  it.each([
    ['under 300k', { maxPrice: 300_000 }],
    ['no higher than 85,000 bucks, please', { maxPrice: 85_000 }],
    ['not a cent over 90 grand', { maxPrice: 90_000 }],
    ['I will not pay more than 1.2 million', { maxPrice: 1_200_000 }],
    ['under $1.465M', { maxPrice: 1_465_000 }],
    ['at most 2,125 million', { maxPrice: 2_125_000 }],
    ['under 1.465.000', { maxPrice: 1_465_000 }],
    ['we cannot spend over $400,000', { maxPrice: 400_000 }],
    ['nothing below half a million', { minPrice: 500_000 }],
    ['a quarter million tops', { maxPrice: 250_000 }],
    ['three hundred fifty thousand or less', { maxPrice: 350_000 }],
    ['budget around 80 grand', { maxPrice: 80_000 }],
    ['somewhere around 80 grand', { minPrice: 68_000, maxPrice: 92_000 }],
    ['looking to spend about 80 grand', { minPrice: 68_000, maxPrice: 92_000 }],
    ['we would spend close to 80k', { minPrice: 68_000, maxPrice: 92_000 }],
    ['thinking of spending roughly $80,000 on it', { minPrice: 68_000, maxPrice: 92_000 }],
    ['SPEND AROUND 80K', { minPrice: 68_000, maxPrice: 92_000 }],
    ['20-25 ft max 50k', { minLength: 20, maxLength: 25, maxPrice: 50_000 }],
    ['38 ft LOA and up', { minLength: 38 }],
    ['38 ft LOA min', { minLength: 38 }],
    ['where eight or more can sleep', { minSleeps: 8 }],
    ['a bed for 8 persons', { minSleeps: 8 }],
    ['eight of us, and each wants their own bunk', { minSleeps: 8 }],
    ['overnighting for 4', { minSleeps: 4 }],
    ['sleeps 4 and up, no more than 8', { minSleeps: 4, maxSleeps: 8 }],
    ['seats 8, not over 12', { minCapacity: 8, maxCapacity: 12 }],
    ['space for 8', { minCapacity: 8 }],
    ['nobody may ask more than 300k', { maxPrice: 300_000 }],
    ['no more than 400 on the engine', { maxEngineHours: 400 }],
    ['a beam of at most 9 ft for the trailer permit', { maxBeam: 9 }],
    [`under 26'6" please`, { maxLength: 26.5 }],
    ["a beam under 8'6", { maxBeam: 8.5 }],
    ['30 ft, max 50k', { minLength: 29, maxLength: 31, maxPrice: 50_000 }],
    ['say 2017 or newer', { minYear: 2017 }],
    ['around 90k or less', { maxPrice: 90_000 }],
    ['we can spend up to 80k', { maxPrice: 80_000 }],
    ['between 1.2 and 2 million', { minPrice: 1_200_000, maxPrice: 2_000_000 }],
    ['100-200k', { minPrice: 100_000, maxPrice: 200_000 }],
    ['150k-450k', { minPrice: 150_000, maxPrice: 450_000 }],
    ['150k – 450k', { minPrice: 150_000, maxPrice: 450_000 }],
    ['ten thousand - thirty thousand', { minPrice: 10_000, maxPrice: 30_000 }],
    ['one million two hundred thousand at most', { maxPrice: 1_200_000 }],
    ['from 650 000 to 900 000 dollars', { minPrice: 650_000, maxPrice: 900_000 }],
    ['north of 2 mil', { minPrice: 2_000_000 }],
    ['200k and up', { minPrice: 200_000 }],
    ['built in 2019', { minYear: 2019, maxYear: 2019 }],
    ['nothing older than 2014', { minYear: 2014 }],
    ['not newer than 2009', { maxYear: 2009 }],
    ['newer than 2018', { minYear: 2019 }],
    ['before 2005', { maxYear: 2004 }],
    ['no more than 8 years old', { minYear: 2018 }],
    ['in the last 5 years', { minYear: 2021 }],
    ['2016+', { minYear: 2016 }],
    ['at least 11m long', { minLength: 36.1 }],
    ['loa between 28 and 33', { minLength: 28, maxLength: 33 }],
    ["a 32' or bigger", { minLength: 32 }],
    ['not longer than 40 feet', { maxLength: 40 }],
    ['a 36 footer', { minLength: 35, maxLength: 37 }],
    ['at least 45 feet but not over 60', { minLength: 45, maxLength: 60 }],
    ['sleeps 6', { minSleeps: 6 }],
    ['room for 10 people', { minCapacity: 10 }],
    ['fewer than 400 engine hours', { maxEngineHours: 399 }],
    ['at most 400 engine hours', { maxEngineHours: 400 }],
    ['faster than 60', { minMaxSpeed: 61 }],
    ['slower than 30 mph', { maxMaxSpeed: 29 }],
    ['not faster than 30 mph', { maxMaxSpeed: 30 }],
    ['low hours', { maxEngineHours: 300 }],
    ['does at least 40 knots', { minMaxSpeed: 46 }],
    ['with a 12 foot beam', { minBeam: 11.5, maxBeam: 12.5 }],
    ['sleeps 4 and under 30 ft', { minSleeps: 4, maxLength: 30 }],
    ['6 m or longer', { minLength: 19.7 }],
    ['a length of 5m or more', { minLength: 16.4 }],
    ['shorter than 6m', { maxLength: 19.7 }],
    ['AT LEAST 9 M LONG', { minLength: 29.5 }],
    ['loa min 6 m', { minLength: 19.7 }],
    ['under 5m', { maxPrice: 5_000_000 }],
    ['4m long range', { minPrice: 3_400_000, maxPrice: 4_600_000 }],
    ['2 million, 20 m long', { minPrice: 1_700_000, maxPrice: 2_300_000, minLength: 64.6, maxLength: 66.6 }],
    ['in the high 80s', { minPrice: 86_000, maxPrice: 90_000 }],
    ['THE LOW 90S', { minPrice: 90_000, maxPrice: 94_000 }],
    ['priced in the mid 60s', { minPrice: 63_000, maxPrice: 67_000 }],
    ['in the upper $200s', { minPrice: 260_000, maxPrice: 300_000 }],
    ['low-100s', { minPrice: 100_000, maxPrice: 140_000 }],
    ['built in the mid 80s', { minYear: 1984, maxYear: 1986 }],
    ['from the late 90s', { minYear: 1996, maxYear: 1999 }],
    ['berths for five', { minSleeps: 5 }],
    ['bunks for four', { minSleeps: 4 }],
    ['a nice boat', {}],
    ['boat 123456', {}],
  ])('%s', async (message, wish) => expect(await wishIn(message)).toEqual(wish));

  it.each([
    'highest top speed',
    'which boat has the greatest max speed',
    'BEST TOP SPEED',
    'the fastest bowrider',
    'speediest ones',
    'sort by top speed',
    'the biggest top end speed',
    'most speed under 100k',
  ])('orders by speed: %s', async (message) =>
    expect(readWish((await read(message, async () => [], YEAR)).line).order).toBe('fastest'),
  );

  it('knows that a bare range may be feet or dollars', async () => {
    const unclear = async (message: string) =>
      readWish((await read(message, async () => [], YEAR)).line).unclear !== undefined;
    expect(await unclear('between 25 and 32')).toBe(true);
    expect(await unclear('between 25 and 32 feet')).toBe(false);
    expect(await unclear('between 25 and 32, at least 24 feet')).toBe(false);
  });
});

describe('kinds, places and exclusions', () => {
  it.each([
    ['a sportfish, not in Texas', { type: 'Sport Fishing', notStates: ['TX'] }],
    ['bowriders or dual consoles', { types: ['Bowrider', 'Dual Console'] }],
    ['no center consoles or bowriders', { notTypes: ['Center Console', 'Bowrider'] }],
    ['anything but a yacht in Georgia', { notTypes: ['Motor Yacht'], state: 'GA' }],
    ['everything except Florida and Alabama', { notStates: ['FL', 'AL'] }],
    ['not Maine, Oregon', { state: 'OR' }],
    ['outside of California', { notStates: ['CA'] }],
    ['outside Tampa', { notLocations: ['Tampa'] }],
    ['just outside Tampa', { near: 'Tampa, FL', withinMiles: 50 }],
    ['yachts away from Fort Lauderdale', { type: 'Motor Yacht', notLocations: ['Fort Lauderdale'] }],
    ['an hour away from Tampa', { near: 'Tampa, FL', withinMiles: 45 }],
    ['everywhere but corpus christi', { notLocations: ['Corpus Christi'] }],
    ['bowriders, Houston is out', { type: 'Bowrider', notLocations: ['Houston'] }],
    ['bowriders, Ohio and Maine are out', { type: 'Bowrider', notStates: ['OH', 'ME'] }],
    ['excluding Ohio, Maine', { notStates: ['OH', 'ME'] }],
    ['yachts, none in Ohio', { type: 'Motor Yacht', notStates: ['OH'] }],
    ['are there none in Ohio', { state: 'OH' }],
    ['anywhere except Ohio, Maine and both Carolinas', { notStates: ['OH', 'ME', 'NC', 'SC'] }],
    ['yachts, but steer clear of Ohio', { type: 'Motor Yacht', notStates: ['OH'] }],
    ['keep Ohio out of it', { notStates: ['OH'] }],
    ['Ohio won’t work for us', { notStates: ['OH'] }],
    ['yachts, but not if they’re in Ohio', { type: 'Motor Yacht', notStates: ['OH'] }],
    ['I have no interest in Ohio', { notStates: ['OH'] }],
    ['under 70k, bowriders need not apply', { maxPrice: 70_000, notTypes: ['Bowrider'] }],
    ['under 70k, had enough of bowriders', { maxPrice: 70_000, notTypes: ['Bowrider'] }],
    ['yachts, but nobody who wants bitcoin', { type: 'Motor Yacht', notTradeFor: ['bitcoin'] }],
    ['bitcoin, but leave out those who take boats', { tradeFor: ['bitcoin'], notTradeFor: ['boats'] }],
    ['skip the projects and those in fair condition', { notConditions: ['Project', 'Fair'] }],
    ['mine was a project once, so no projects', { notConditions: ['Project'] }],
    ['in good or fair condition', { conditions: ['Good', 'Fair'] }],
    ['yachts in Ohio that are not new', { type: 'Motor Yacht', state: 'OH', notConditions: ['New'] }],
    ['something to fish from', { types: ['Saltwater Fishing', 'Sport Fishing'] }],
    ['not interested in Houston or Tampa', { notLocations: ['Houston', 'Tampa'] }],
    ['make that Texas', { state: 'TX' }],
    ['Houston or Tampa', { locations: ['Houston', 'Tampa'] }],
    ['outside the state of Florida', { notStates: ['FL'] }],
    ['anywhere apart from new york', { notStates: ['NY'] }],
    ['Florida, but outside of Key West', { state: 'FL', notLocations: ['Key West'] }],
    ['no projects in Georgia', { state: 'GA', notConditions: ['Project'] }],
    ['in Tampa but not in Miami', { location: 'Tampa', notLocations: ['Miami'] }],
    [
      'on the great lakes',
      { states: ['IL', 'IN', 'MI', 'MN', 'NY', 'OH', 'PA', 'WI'], notLocations: [...NOT_ON_LAKES] },
    ],
    ['on the gulf coast', { states: ['FL', 'AL', 'MS', 'LA', 'TX'], notLocations: [...NOT_ON_GULF] }],
    ['in TX or LA', { states: ['TX', 'LA'] }],
    ['near 33139', { zip: '33139', sort: 'distance' }],
    ['near Fort Lauderdale, FL', { near: 'Fort Lauderdale, FL', withinMiles: 50 }],
    ['in Port Washington', { location: 'Port Washington' }],
    ['ok, tell me', {}],
    ['diesel, no outboards', { fuel: ['diesel'], notEngine: ['outboard'] }],
    ['twin 300s', { engine: ['twin', '300'] }],
    ['two engines of 300 hp', { engine: ['twin', '300'] }],
    ['two 250 hp engines', { engine: ['twin', '250'] }],
    ['3 motors with 300hp each', { engine: ['triple', '300'] }],
    ['one engine, 150 horsepower', { engine: ['single', '150'] }],
    ['a pair of 300 horse outboards', { engine: ['twin', '300', 'outboard'] }],
    ['TWO MOTORS AT 400 HP APIECE', { engine: ['twin', '400'] }],
    ['4 x 350 hp', { engine: ['quad', '350'] }],
    ['a single 200 hp outboard', { engine: ['single', '200', 'outboard'] }],
    ['brand new', { conditions: ['New'] }],
    ['nothing that needs a rebuild', { notConditions: ['Project'] }],
    ['bowriders that do not need rebuilding', { type: 'Bowrider', notConditions: ['Project'] }],
    ['not after a restoration job', { notConditions: ['Project'] }],
    ['NO FIXER UPPERS OR PROJECTS', { notConditions: ['Project'] }],
    ['something that needs some tlc', { conditions: ['Fair', 'Project'] }],
    ['SHOW ME BOATS IN OR NEAR MIAMI', { near: 'Miami, FL', withinMiles: 50 }],
    ['GOOD CONDITION, OR BETTER', { conditions: ['New', 'Excellent', 'Good'] }],
    ['SEND TO ME A BOWRIDER', { type: 'Bowrider' }],
    ['MIAMI OR TAMPA', { locations: ['Miami', 'Tampa'] }],
    ['MIAMI, OR TAMPA', { locations: ['Miami', 'Tampa'] }],
    ['HI, BOWRIDERS NEAR TAMPA. OK', { type: 'Bowrider', near: 'Tampa, FL', withinMiles: 50 }],
    ['BOATS IN LA', { state: 'LA' }],
    ['BOATS IN TX OR LA', { states: ['TX', 'LA'] }],
    ['BOWRIDERS IN OR', { type: 'Bowrider', state: 'OR' }],
    ['near Ft. Pierce', { near: 'Fort Pierce, FL', withinMiles: 50 }],
    ['boats around st. augustin', { near: 'St. Augustine, FL', withinMiles: 50 }],
    ['NEAR ST PETERSBERG', { near: 'St. Petersburg, FL', withinMiles: 50 }],
    ['around Pt. Aransas', { near: 'Port Aransas, TX', withinMiles: 50 }],
    ['in port aranas', { location: 'Port Aransas' }],
    ['near Pt. Pleasant', { near: 'Point Pleasant, NJ', withinMiles: 50 }],
    ['close to ft lauderdal', { near: 'Fort Lauderdale, FL', withinMiles: 50 }],
    ['from galvestn', { location: 'Galveston' }],
    ['a 30 ft cruiser', { type: 'Express Cruiser', minLength: 29, maxLength: 31 }],
    ['no fixer-uppers', { notConditions: ['Project'] }],
    ['whose owners take gold, wine or a horse', { tradeFor: ['precious_metals', 'wine', 'livestock'] }],
    ['for my 1972 Corvette in Ohio', { tradeFor: ['vehicles'] }],
    ['state of the art boats', {}],
    ['ME AND MY WIFE LIKE BOWRIDERS', { type: 'Bowrider' }],
    ['a boat for the lake under 40k', { type: 'Bowrider', maxPrice: 40_000 }],
    ['something for watersports', { type: 'Bowrider' }],
    ['three cheapest bowriders', { type: 'Bowrider', sort: 'price-low' }],
  ])('%s', async (message, wish) => expect(await wishIn(message)).toEqual(wish));
});

describe('other languages', () => {
  it.each([
    ['busco una lancha por menos de 80 mil dólares en Florida', { maxPrice: 80_000, state: 'FL' }],
    [
      'quiero un yate entre 1 y 2 millones, no en Texas',
      { type: 'Motor Yacht', minPrice: 1e6, maxPrice: 2e6, notStates: ['TX'] },
    ],
    ['je cherche une console centrale à moins de 120 000 dollars', { type: 'Center Console', maxPrice: 120_000 }],
    [
      'ich suche eine Motoryacht bis 750.000 Dollar, mindestens 15 Meter',
      { type: 'Motor Yacht', maxPrice: 750_000, minLength: 49.2 },
    ],
    ['un bateau en Caroline du Nord', { state: 'NC' }],
    ['un yacht en caroline-du-sud', { type: 'Motor Yacht', state: 'SC' }],
    ['des bateaux partout sauf en Floride', { notStates: ['FL'] }],
    ['barcos en carolina del norte', { state: 'NC' }],
    ['yates en nueva york', { type: 'Motor Yacht', state: 'NY' }],
    ['barcos en virginia occidental', { state: 'WV' }],
    ['lanchas fuera de florida', { notStates: ['FL'] }],
    ['boote in Nord-Carolina', { state: 'NC' }],
    ['Boote in Südkarolina', { state: 'SC' }],
    ['ein boot außerhalb von texas', { notStates: ['TX'] }],
    ['Salzwasserangelboote', { type: 'Saltwater Fishing' }],
    ['doppelkonsolenboote bis 90.000', { type: 'Dual Console', maxPrice: 90_000 }],
    ['ein sportfischerboot', { type: 'Sport Fishing' }],
    ['Bowriderboote in Texas', { type: 'Bowrider', state: 'TX' }],
    ['expresskreuzer in florida', { type: 'Express Cruiser', state: 'FL' }],
  ])('%s', async (message, wish) => expect(await wishIn(message)).toEqual(wish));

  it.each([
    ['hola, ¿tienes barcos?', 'es'],
    ['bonjour, avez-vous des bateaux ?', 'fr'],
    ['gibt es hier Segelboote?', 'de'],
    ['do you have boats in san diego', 'en'],
    ['cerco una barca a vela', 'other'],
  ])('%s', async (message, language) => expect((await read(message, async () => [], YEAR)).language).toBe(language));
});

describe('names', () => {
  const boat = (id: number, make: string, model: string, year = 2020) => ({
    id,
    title: `${year} ${make} ${model}`,
    make,
    model,
    year,
  });
  const drift = boat(7, 'Quillmark', '31 Drift');
  const ember = boat(8, 'Quillmark', '40 Ember', 2015);
  const named: readonly Named[] = [
    { kind: 'make', make: 'quillmark', boats: 2, some: [drift, ember] },
    { kind: 'model', make: 'quillmark', model: '31 drift', boats: 1, some: [drift] },
    { kind: 'model', make: 'quillmark', model: '40 ember', boats: 1, some: [ember] },
    { kind: 'own', boat: boat(9, 'Pinnock', 'Shearwater 22'), active: true },
  ];
  const meaningIn = async (message: string) =>
    (await read(message, async () => named, YEAR)).line.chunks.find(
      ({ meaning }) => meaning && ['make', 'boat', 'own'].includes(meaning.is),
    )?.meaning;

  it.each([
    ['tell me about the quillmark 31 drift', { is: 'boat', boats: [drift] }],
    ['what about that Quilmark ember', { is: 'boat', boats: [ember] }],
    ['got any quillmarks?', { is: 'make', make: 'quillmark' }],
    ['the 2015 Quillmark 40', { is: 'boat', boats: [ember] }],
    ['is the drift still there', { is: 'boat', boats: [drift] }],
    ['what is my pinnock worth', { is: 'own', named: true }],
    ['what is my boat worth', { is: 'own', named: false }],
  ])('%s', async (message, meaning) => expect(await meaningIn(message)).toMatchObject(meaning));

  it('tells names apart that have the same words in another order', async () => {
    const turned = boat(10, 'Quillmark', 'Drift 31');
    const both: readonly Named[] = [
      ...named,
      { kind: 'model', make: 'quillmark', model: 'drift 31', boats: 1, some: [turned] },
    ];
    const boatsIn = async (message: string) =>
      (await read(message, async () => both, YEAR)).line.all('boat').flatMap(({ boats }) => boats);
    expect(await boatsIn('the quillmark drift 31')).toEqual([turned]);
    expect(await boatsIn('the quillmark 31 drift')).toEqual([drift]);
    expect(await boatsIn('the quillmark 31')).toEqual([drift, turned]);
  });

  it('keeps the numbers of a model out of the limits', async () => {
    expect(await wishIn('a quillmark 31 drift under 90k', named)).toEqual({
      query: 'quillmark 31 drift',
      maxPrice: 90_000,
    });
  });

  it('leaves ordinary words alone', async () => expect(await meaningIn('show me a nice drifter boat')).toBeUndefined());
});

describe('typos', () => {
  it.each([
    ['motor yahct in miamii', { type: 'Motor Yacht', location: 'Miami' }],
    ['expres cruzer less then 150k', { type: 'Express Cruiser', maxPrice: 150_000 }],
    ['centre consols in florda', { type: 'Center Console', state: 'FL' }],
    ['my horse for a marine trailer', { tradeFor: ['livestock'] }],
  ])('%s', async (message, wish) => expect(await wishIn(message)).toEqual(wish));
});

describe('a wish', () => {
  it('is read completely, in any order', async () => {
    expect(await wishIn('in Texas, 2015 or newer, under 200k, center console over 25 ft for my Tesla')).toEqual({
      state: 'TX',
      minYear: 2015,
      maxPrice: 200_000,
      type: 'Center Console',
      minLength: 25.1,
      tradeFor: ['vehicles'],
    });
  });

  it('is refined by later messages', () => {
    expect(
      refined({ type: 'Bowrider', state: 'FL', minPrice: 1, maxPrice: 2 }, { location: 'Miami', maxPrice: 9 }),
    ).toEqual({
      type: 'Bowrider',
      location: 'Miami',
      minPrice: 1,
      maxPrice: 9,
    });
    expect(refined({ state: 'FL', type: 'Bowrider' }, { notStates: ['FL'] })).toEqual({
      type: 'Bowrider',
      notStates: ['FL'],
    });
    expect(refined({ state: 'FL' }, { notLocations: ['Miami'] })).toEqual({ state: 'FL', notLocations: ['Miami'] });
  });

  it('survives any input', async () => {
    const inputs = [
      '',
      ' ',
      '$',
      '((((',
      'İİİ under 5k',
      '\\',
      '9'.repeat(4_000),
      'a '.repeat(2_000),
      '😀'.repeat(999),
      '_money_ <n>',
    ];
    for (const words of inputs) await expect(wishIn(words)).resolves.toBeDefined();
  });
});
