import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  accepts,
  categoryLabel,
  choicesOf,
  DEFAULT_CATEGORIES,
  DEFAULT_TRADE_FOR,
  detailTiles,
  isWordOf,
  keysAccepting,
  keysOf,
  LISTING_KEYS,
  type ListingKey,
  labelOf,
  toggleAll,
  toListingKeys,
  translate,
  type VocabularyName,
  wordsOf,
} from './trade-taxonomy.ts';

const NAMES: readonly VocabularyName[] = ['listing', 'legacy', 'tile', 'hunter', 'agent'];
const allButOpen = LISTING_KEYS.filter((key) => key !== 'open_to_offers');
const someKeys = fc.subarray([...LISTING_KEYS]);

describe('the vocabularies of the specification', () => {
  it('have all the specified words', () => {
    expect(NAMES.map((name) => wordsOf(name).length)).toEqual([23, 9, 7, 8, 28]);
    expect(wordsOf('legacy')).toEqual([
      'Boats',
      'Automobiles',
      'Real Estate',
      "RV's",
      'Motorcycles',
      'Airplanes',
      'Cryptocurrency',
      'Bitcoin',
      'Misc',
    ]);
    expect(choicesOf('tile').map(({ label }) => label)).toEqual([
      'BOATS',
      'Automobiles',
      'Real Estate',
      'Motorsports',
      'Cryptocurrency',
      'BITCOIN',
      'Other Assets',
    ]);
  });

  it.each(NAMES)('%s: every word has listing keys, and every listing key has a word', (name) => {
    for (const word of wordsOf(name)) expect(translate([word], name, 'listing')).not.toEqual([]);
    for (const key of LISTING_KEYS) expect(translate([key], 'listing', name)).not.toEqual([]);
  });

  it.each(NAMES)('%s: a key survives a round trip, or becomes "other"', (name) => {
    const back = (key: ListingKey) => translate(translate([key], 'listing', name), name, 'listing');
    const lost = allButOpen.filter((key) => !back(key).includes(key));
    expect(lost).toHaveLength(name === 'legacy' ? 13 : 0);
    for (const key of lost) expect(back(key)).toEqual(['other']);
  });

  it.each(NAMES)('%s: a word survives a round trip through every other vocabulary, except open to offers', (name) => {
    for (const word of wordsOf(name)) {
      if (translate([word], name, 'listing').includes('open_to_offers')) continue;
      for (const other of NAMES) {
        // Legacy labels use "Misc" for many keys, and it translates back to "other" only.
        if (other === 'legacy' && translate([word], name, 'legacy').includes('Misc')) continue;
        expect(translate(translate([word], name, other), other, name)).toContain(word);
      }
    }
  });

  it('use "open to offers" only for the key of that name', () => {
    const open = NAMES.map((name) =>
      wordsOf(name).filter((word) => translate([word], name, 'listing').includes('open_to_offers')),
    );
    expect(open).toEqual([['open_to_offers'], [], [], ['open-offers'], ['open-to-offers']]);
  });

  it('know only their own words', () => {
    expect(isWordOf('hunter', 'crypto')).toBe(true);
    expect(isWordOf('hunter', 'livestock')).toBe(false);
    expect(isWordOf('listing', 'toString')).toBe(false);
    expect(isWordOf('listing', '__proto__')).toBe(false);
  });
});

describe('a word of any vocabulary', () => {
  it.each([
    ['boats', ['boats']],
    ['boat', ['boats']],
    ['Boats', ['boats']],
    ['BITCOIN', ['bitcoin']],
    ['bitcoin', ['bitcoin']],
    ['crypto', ['bitcoin', 'cryptocurrency']],
    ['Automobiles', ['vehicles']],
    ['RV’s', ['vehicles']],
    ['Airplanes', ['aircraft']],
    ['real-estate', ['real_estate', 'land']],
    ['motorsports', ['motorcycles']],
    ['other', ['other']],
    ['Misc', ['other']],
    ['luxury-watches', ['jewelry', 'collectibles']],
    ['bananas', []],
    ['constructor', []],
    ['', []],
  ])('%s is understood', (word, keys) => {
    expect(keysOf(word)).toEqual(keys);
  });

  it('has a label', () => {
    expect(categoryLabel('open_to_offers')).toBe('Open to Offers');
    expect(categoryLabel('automobile')).toBe('Cars & Vehicles');
    expect(categoryLabel('Misc')).toBe(labelOf('listing', 'other'));
    expect(categoryLabel('bananas')).toBe('bananas');
    expect(labelOf('agent', 'rv-sprinter-vans')).toBe('RVs & Sprinter Vans');
  });

  test('lists become unique listing keys in order', () => {
    expect(toListingKeys(['Bitcoin', 'crypto', 'Boats', 'nonsense', 'boats'])).toEqual([
      'boats',
      'bitcoin',
      'cryptocurrency',
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray([...LISTING_KEYS]), (keys) => {
        expect(new Set(toListingKeys(keys))).toEqual(new Set(keys));
        expect(toListingKeys(toListingKeys(keys))).toEqual(toListingKeys(keys));
      }),
    );
  });
});

describe('accepting', () => {
  it('needs one common category', () => {
    expect(accepts(['boats', 'wine'], ['bitcoin', 'wine'])).toBe(true);
    expect(accepts(['boats'], ['bitcoin'])).toBe(false);
    expect(accepts(['Real Estate'], ['land-lots'])).toBe(true);
    expect(accepts([], ['boats'])).toBe(false);
  });

  it('holds for everything if the owner is open to offers', () => {
    expect(accepts(['open_to_offers'], ['livestock'])).toBe(true);
    expect(accepts(['boats'], ['open-offers'])).toBe(false);
  });

  it('needs at least one wanted category', () => {
    expect(accepts(['open_to_offers'], [])).toBe(false);
    expect(accepts(['open_to_offers'], ['bananas'])).toBe(false);
  });

  test('agrees with a search by overlap, and offering more never hurts', () => {
    fc.assert(
      fc.property(someKeys, someKeys, someKeys, (owner, wanted, more) => {
        const overlap = owner.some((key) => keysAccepting(wanted).includes(key));
        expect(accepts(owner, wanted)).toBe(overlap);
        if (overlap) expect(accepts(owner, [...wanted, ...more])).toBe(true);
      }),
    );
  });
});

describe('the tiles of a boat', () => {
  it('match its categories', () => {
    expect(detailTiles(['boats', 'bitcoin', 'wine', 'livestock'])).toEqual([
      { id: 'boat', label: 'BOATS', names: [] },
      { id: 'bitcoin', label: 'BITCOIN', names: [] },
      { id: 'other', label: 'Other Assets', names: ['Livestock', 'Wine & Spirits'] },
    ]);
    expect(detailTiles(["RV's", 'land']).map(({ id }) => id)).toEqual(['automobile', 'real_estate']);
    expect(detailTiles([])).toEqual([]);
  });

  it('are all shown when the owner is open to offers', () => {
    const tiles = detailTiles(['open_to_offers', 'art']);
    expect(tiles).toHaveLength(7);
    expect(tiles.at(-1)?.names).toEqual(['Art', 'Open to Offers']);
  });

  it('name every accepted category, by its own label or that of its tile', () => {
    fc.assert(
      fc.property(someKeys, (keys) => {
        const said = detailTiles(keys).flatMap(({ label, names }) =>
          [label, ...names].map((text) => text.toLowerCase()),
        );
        for (const key of keys) {
          const name = labelOf('listing', key).toLowerCase();
          expect(said.some((text) => text === name || text === `${name} assets`)).toBe(true);
        }
      }),
    );
  });

  it('do not repeat their labels', () => {
    expect(detailTiles(['real_estate', 'other']).map(({ names }) => names)).toEqual([[], []]);
    expect(detailTiles(['real_estate', 'land']).map(({ names }) => names)).toEqual([['Real Estate', 'Land']]);
    expect(detailTiles(['motorcycles', 'art', 'other']).map(({ names }) => names)).toEqual([
      ['Motorcycles'],
      ['Art', 'Other'],
    ]);
  });
});

test('"check all" toggles between everything and the default selection', () => {
  expect(toggleAll(DEFAULT_CATEGORIES)).toEqual(LISTING_KEYS);
  expect(toggleAll([])).toEqual(LISTING_KEYS);
  expect(toggleAll(LISTING_KEYS)).toEqual(['boats', 'bitcoin', 'cryptocurrency']);
  expect(DEFAULT_TRADE_FOR).toEqual(['Boats', 'Bitcoin', 'Automobiles']);
});
