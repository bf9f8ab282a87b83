import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HullNumber, readHullNumber, yearDisagreement } from './hull-number.ts';

const THIS_YEAR = 2026;
const read = (written: string) => readHullNumber(written, THIS_YEAR);

function hullOf(written: string): HullNumber {
  const reading = read(written);
  if (!reading.ok) throw new Error(reading.fault);
  return reading.hull;
}

function faultOf(written: string): string {
  const reading = read(written);
  if (reading.ok) throw new Error(`${written} was accepted.`);
  return reading.fault;
}

describe('A hull number', () => {
  it('of the current form names its builder, serial number, month, year and model year', () => {
    expect(hullOf('ABC12345D404')).toEqual({
      text: 'ABC12345D404',
      country: null,
      manufacturer: 'ABC',
      serial: '12345',
      format: 'current',
      builtMonth: 4,
      builtYear: 2004,
      modelYear: 2004,
      isStateAssigned: false,
    });
  });

  it('is often built the year before its model year', () => {
    expect(hullOf('SERV1234K920')).toMatchObject({ builtMonth: 11, builtYear: 2019, modelYear: 2020 });
    expect(hullOf('ABC12345L990')).toMatchObject({ builtMonth: 12, builtYear: 1989, modelYear: 1990 });
    expect(hullOf('ABC12345H900')).toMatchObject({ builtYear: 1999, modelYear: 2000 });
  });

  it('of the straight-year form ends in month and year, without a model year', () => {
    expect(hullOf('ABC123450676')).toMatchObject({
      format: 'straight-year',
      builtMonth: 6,
      builtYear: 1976,
      modelYear: null,
    });
  });

  it('of the model-year form counts months from August', () => {
    expect(hullOf('XYZ12345M77D')).toMatchObject({
      format: 'model-year',
      builtMonth: 11,
      builtYear: 1976,
      modelYear: 1977,
    });
    expect(hullOf('XYZ12345M77A')).toMatchObject({ builtMonth: 8, builtYear: 1976 });
    expect(hullOf('XYZ12345M77F')).toMatchObject({ builtMonth: 1, builtYear: 1977 });
    expect(hullOf('XYZ12345M77L')).toMatchObject({ builtMonth: 7, builtYear: 1977 });
  });

  it('may be written with its country, spaces, hyphens and small letters', () => {
    for (const written of [
      'US-ABC12345D404',
      'us abc 12345 d4 04',
      'ABC-12345-D404',
      ' abc12345d404 ',
      'US–ABC12345D404',
    ])
      expect(hullOf(written).text).toBe('ABC12345D404');
  });

  it('of another country keeps its letters, which tell it from one of the United States', () => {
    expect(hullOf('FR-ABC12345D404')).toMatchObject({ country: 'FR', text: 'FRABC12345D404', manufacturer: 'ABC' });
  });

  it('may have been assigned by a state', () => {
    expect(hullOf('FLZ12345D404').isStateAssigned).toBe(true);
    expect(hullOf('FR-FLZ12345D404').isStateAssigned).toBe(false);
  });

  it.each([
    ['ABC12345D40', 'This one has 11 characters.'],
    ['', 'This one has 0 characters.'],
    ['A', 'This one has 1 character.'],
    ['ABC12345D4041', 'This one has 13 characters.'],
    ['ABC12345D4_4', 'so “_” can’t be part of it'],
    ['U5ABC12345D404', 'the letters of a country'],
    ['12312345D404', 'contain a letter, unlike “123”'],
    ['ABC1O345D404', 'never contains the letter O. Please check whether it is a 0.'],
    ['ABC1I345D404', 'never contains the letter I. Please check whether it is a 1.'],
    ['ABCQ1345D404', 'never contains the letter Q'],
    ['ABC12345N404', 'can’t be “N”'],
    ['ABC123454D04', 'can’t be “4”'],
    ['ABC12345DX04', 'not “X04”'],
    ['ABC12345D450', 'model year 2050, which lies too far ahead'],
    ['ABC123451376', 'there is no month 13'],
    ['ABC123450604', 'only on boats of 1972 to 1984'],
    ['ABC12345M7D7', 'two digits and a letter from A to L'],
    ['ABC12345M77M', 'two digits and a letter from A to L'],
    ['ABC12345M95A', 'model years 1973 to 1985'],
  ])('cannot be “%s”', (written, why) => {
    expect(faultOf(written)).toContain(why);
  });

  it('may be of a model year that has not begun', () => {
    expect(hullOf('ABC12345L627').modelYear).toBe(2027);
  });
});

const chars = (alphabet: string, length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((list) => list.join(''));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SERIAL = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const two = (number: number) => String(number % 100).padStart(2, '0');

const current = fc
  .record({
    builder: chars(LETTERS, 3),
    serial: chars(SERIAL, 5),
    month: fc.integer({ min: 1, max: 12 }),
    modelYear: fc.integer({ min: 1984, max: THIS_YEAR + 2 }),
    earlier: fc.integer({ min: -2, max: 7 }),
  })
  .map((parts) => {
    const builtYear = parts.modelYear - parts.earlier;
    const dates = `${'ABCDEFGHIJKL'[parts.month - 1]}${builtYear % 10}${two(parts.modelYear)}`;
    return { ...parts, builtYear, text: `${parts.builder}${parts.serial}${dates}` };
  });

describe('Any well-formed hull number', () => {
  it('is read back to the parts it was made of', () => {
    fc.assert(
      fc.property(current, ({ text, builder, serial, month, builtYear, modelYear }) => {
        expect(hullOf(text)).toMatchObject({
          text,
          manufacturer: builder,
          serial,
          builtMonth: month,
          builtYear,
          modelYear,
        });
      }),
    );
  });

  it('means the same however it is spaced and capitalized', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '  '), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(current, gaps, fc.boolean(), fc.boolean(), ({ text }, between, small, prefixed) => {
        const spaced = [...text].map((char, place) => `${char}${between[place]}`).join('');
        const written = `${prefixed ? 'US-' : ''}${small ? spaced.toLowerCase() : spaced}`;
        expect(hullOf(written)).toEqual(hullOf(text));
      }),
    );
  });
});

it('never fails on any text, and accepts only what it reads again as the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), chars(`${LETTERS}0123456789`, 12), chars(`${LETTERS}0123456789`, 14)),
      (written) => {
        const reading = read(written);
        if (!reading.ok) expect(reading.fault).toMatch(/\.$/);
        else expect(read(reading.hull.text)).toEqual(reading);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('The year of a listing', () => {
  it('agrees with the model year', () => {
    expect(yearDisagreement(hullOf('ABC12345K304'), 2004)).toBeUndefined();
    expect(yearDisagreement(hullOf('ABC12345K304'), 2003)).toBe(
      'This hull number says model year 2004, but the listing says 2003.',
    );
  });

  it('agrees with the year of building or the next in the straight-year form', () => {
    const hull = hullOf('ABC123450976');
    expect([1975, 1976, 1977, 1978].map((year) => yearDisagreement(hull, year) === undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
