import { newTrade } from '@tradewind/contract/trades';
import { expect, it } from 'vitest';
import { sampleTrade } from '../../../nouns/trade/sample-trade.fixture.ts';
import { previewTerms, STANDARD_TERMS_DRAFT, termsDraftOf, termsFaults, termsInputOf } from './terms-draft.ts';

const PEOPLE = { reader: 'ben', other: 'olive' };

it('shows the standard terms of closing with the deposits that follow from the legs', () => {
  const { legs, terms } = sampleTrade();
  expect(previewTerms(STANDARD_TERMS_DRAFT, legs, PEOPLE)).toEqual(terms);
});

it('shows standard terms in place of those that are refused', () => {
  const { legs, terms } = sampleTrade();
  const refused = { depositDays: '999', acceptDays: '999999', closeDays: '30', mine: '999,999', theirs: '1,5' };
  expect(previewTerms(refused, legs, PEOPLE)).toEqual({ ...terms, closeDays: 30 });
});

it('sends everything that the author saw', () => {
  const draft = { ...STANDARD_TERMS_DRAFT, acceptDays: ' 7 ', mine: '$8,000' };
  const input = termsInputOf(draft);
  expect(input).toEqual({ depositDays: 3, acceptDays: 7, closeDays: 14, deposits: { mine: '8000.00', theirs: null } });
  expect(newTrade.parse({ gives: [], gets: [], terms: input }).terms).toEqual(input);
});

it('starts an answer from the terms of the revision, seen from the other side', () => {
  const { terms } = sampleTrade();
  const [ben, olive] = terms.deposits;
  if (!ben || !olive) throw new Error('The sample has two deposits.');
  const named = { ...terms, closeDays: 30, deposits: [{ ...ben, amount: '8000.00', isStandard: false }, olive] };
  expect(termsDraftOf(named, 'ben')).toMatchObject({ closeDays: '30', mine: '8000', theirs: '' });
  expect(termsDraftOf(named, 'olive')).toMatchObject({ closeDays: '30', mine: '', theirs: '8000' });
  expect(termsInputOf(termsDraftOf(named, 'olive')).deposits).toEqual({ mine: null, theirs: '8000.00' });
});

it.each([
  [{ acceptDays: '2' }, { acceptDays: 'Please enter the time to inspect as a whole number of days, from 3 to 90.' }],
  [{ depositDays: '' }, { depositDays: 'Please enter the time for deposits as a whole number of days, from 1 to 10.' }],
  [{ closeDays: '14.5' }, { closeDays: 'Please enter the time to close as a whole number of days, from 3 to 90.' }],
  [{ mine: '0' }, { mine: 'Please enter at least $1, or leave this empty for the standard deposit of $5,000.' }],
  [
    { mine: '200,000.01' },
    { mine: 'A deposit can’t be more than the value of everything its payer gets, here $200,000.' },
  ],
  [{ theirs: 'lots' }, { theirs: 'Please enter dollars, such as 20,000.' }],
])('says what is wrong with %o', (typed, faults) => {
  expect(termsFaults({ ...STANDARD_TERMS_DRAFT, ...typed }, sampleTrade().legs, PEOPLE)).toEqual(faults);
});

it('finds nothing wrong with the standard terms', () => {
  expect(termsFaults(STANDARD_TERMS_DRAFT, sampleTrade().legs, PEOPLE)).toEqual({});
});
