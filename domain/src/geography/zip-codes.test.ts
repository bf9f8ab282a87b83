import { describe, expect, it, test } from 'vitest';
import { US_STATES } from './us-states.ts';
import { isZip, stateOfZip } from './zip-codes.ts';

describe('the state of a zip code', () => {
  it.each([
    ['33139', 'FL'],
    ['34102', 'FL'],
    ['92101', 'CA'],
    ['90210', 'CA'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['77058', 'TX'],
    ['28401', 'NC'],
    ['29401', 'SC'],
    ['21401', 'MD'],
    ['23510', 'VA'],
    ['20190', 'VA'],
    ['20001', 'DC'],
    ['02108', 'MA'],
    ['02840', 'RI'],
    ['06830', 'CT'],
    ['04101', 'ME'],
    ['98101', 'WA'],
    ['96815', 'HI'],
    ['99501', 'AK'],
    ['60611', 'IL'],
    ['71901', 'AR'],
    ['88901', 'NV'],
    ['88510', 'TX'],
  ])('%s is in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it.each(['00000', '00901', '34001', '96201', '96910', '', '3313', '331390', '3313a', '３３１３９', ' 33139'])(
    '%j is in no state',
    (zip) => {
      expect(stateOfZip(zip)).toBeUndefined();
    },
  );

  test('every state has zip codes', () => {
    const found = new Set(
      Array.from({ length: 1_000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`)),
    );
    found.delete(undefined);
    expect(found).toEqual(new Set(US_STATES));
  });
});

test('a zip code has five digits', () => {
  expect(isZip('33139')).toBe(true);
  expect(isZip('33139-1234')).toBe(false);
});
