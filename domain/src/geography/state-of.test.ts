import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stateOf } from './state-of.ts';
import { STATE_NAMES, US_STATES } from './us-states.ts';

describe('the state of a location', () => {
  it.each([
    ['Miami FL', 'FL'],
    ['Miami, FL', 'FL'],
    ['Miami,FL', 'FL'],
    ['miami fl', 'FL'],
    ['MIAMI FL', 'FL'],
    ['Miami, Florida', 'FL'],
    ['Miami Florida', 'FL'],
    ['Tampa, Florida 33602', 'FL'],
    ['Tampa, FL 33602-1234', 'FL'],
    ['Tampa, FL 33602, USA', 'FL'],
    ['Tampa, FL, United States', 'FL'],
    ['Miami, FL.', 'FL'],
    ['Florida', 'FL'],
    ['FL', 'FL'],
    ['33139', 'FL'],
    ['Coconut Grove 33133', 'FL'],
    ['33133 Coconut Grove', 'FL'],
    ['Miami, FL (Coconut Grove)', 'FL'],
    ['FL - Miami', 'FL'],
    ['Key West FL near the marina', 'FL'],
    ['Florida Keys', 'FL'],
    ['Virginia Beach', 'VA'],
    ['Charleston, West Virginia', 'WV'],
    ['Norfolk, Virginia', 'VA'],
    ['Little Rock, Arkansas', 'AR'],
    ['Kansas City, MO', 'MO'],
    ['California, MD', 'MD'],
    ['Washington, NC', 'NC'],
    ['Washington, DC', 'DC'],
    ['Washington D.C.', 'DC'],
    ['Washington, D.C. 20001', 'DC'],
    ['Wilmington, N.C.', 'NC'],
    ['New York', 'NY'],
    ['New York City', 'NY'],
    ['new york, new york', 'NY'],
    ['Port Washington, NY', 'NY'],
    ['Fort Wayne, IN', 'IN'],
    ['Fort Wayne IN', 'IN'],
    ['Portland, or', 'OR'],
    ['Portland, ME 04101', 'ME'],
    ['OR, Portland', 'OR'],
    ['St. Augustine, Fl.', 'FL'],
    ['West Virginia hills', 'WV'],
    ['Texarkana, TX 71854', 'TX'],
  ])('%s is in %s', (location, state) => {
    expect(stateOf(location)).toBe(state);
  });

  it.each([
    '',
    ' ',
    'Nassau, Bahamas',
    'Toronto, ON',
    'somewhere you can drop in',
    'on the water or',
    'message me',
    'Ask ME about the slip',
    'In the Keys, OR so they say, near a marina',
    'DOCKED IN THE BAHAMAS OR NEARBY',
    'Port Washington',
    'Lake Michigan',
    'Kansas City',
    'Ohio River',
    'Floridablanca',
    'Maison',
    "Captain's MA-rina",
    '00000',
    '123456',
    'constructor',
  ])('%j names no state', (location) => {
    expect(stateOf(location)).toBeUndefined();
  });

  test('every state is recognized by code and by name', () => {
    const city = fc.constantFrom('Harbor Town', 'Bayview', "St. Mary's", 'Port Royal');
    const zip = fc.constantFrom('', ' 00000', ' 99999-1234');
    fc.assert(
      fc.property(city, fc.constantFrom(...US_STATES), fc.constantFrom(', ', ' '), zip, (town, state, comma, code) => {
        expect(stateOf(`${town}${comma}${state}${code}`)).toBe(state);
        expect(stateOf(`${town}${comma}${STATE_NAMES[state]}${code}`)).toBe(state);
        expect(stateOf(`${town}, ${state.toLowerCase()}`)).toBe(state);
        expect(stateOf(`${town}, ${STATE_NAMES[state].toUpperCase()}`)).toBe(state);
      }),
    );
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect([undefined, ...US_STATES]).toContain(stateOf(text));
      }),
    );
  });
});
