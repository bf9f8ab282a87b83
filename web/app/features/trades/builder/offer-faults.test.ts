import { expect, it } from 'vitest';
import { newDraft, type SideDraft } from './offer-draft.ts';
import { offerFaults } from './offer-faults.ts';

const PEOPLE = { reader: 'ben', other: 'olive' };
const offer = (gives: Partial<SideDraft>, gets: Partial<SideDraft> = { boatIds: [7] }) => newDraft(gives, gets);

it('finds nothing wrong with boats, cash and Bitcoin', () => {
  expect(offerFaults(offer({ boatIds: [1], cash: '20,000', coins: '0.5', coinPrice: '98000' }), [], PEOPLE)).toEqual(
    {},
  );
});

it.each([
  [offer({}), { gives: 'Please choose what you give.' }],
  [offer({ cash: '5' }, {}), { gets: 'Please choose what you get.' }],
  [offer({ cash: '5' }, { coins: '1', coinPrice: '5' }), { gets: 'Please choose at least one boat or item.' }],
  [offer({ cash: 'lots' }), { 'gives.cash': 'Please enter dollars, such as 20,000.' }],
  [offer({ cash: '-5' }), { 'gives.cash': 'Please enter dollars, such as 20,000.' }],
  [
    offer({ cash: '1,5' }),
    {
      'gives.cash': 'Please use a point for cents, such as 250.50, and commas only for thousands, such as 25,050.',
    },
  ],
  [
    offer({ coins: '1,5', coinPrice: '5000' }),
    {
      'gives.coins': 'Please write Bitcoin without commas, and with a point for parts of a coin, such as 1.5.',
    },
  ],
  [
    offer({ coins: '1', coinPrice: '5000,5' }),
    {
      'gives.coinPrice': 'Please use a point for cents, such as 250.50, and commas only for thousands, such as 25,050.',
    },
  ],
  [
    offer({ coins: '22000000', coinPrice: '5' }),
    { 'gives.coins': 'There will never be more than 21,000,000 Bitcoin.' },
  ],
  [
    offer({ coins: '0.123456789', coinPrice: '5000' }),
    { 'gives.coins': 'Bitcoin has at most 8 decimals. Please enter fewer.' },
  ],
  [offer({ cash: '1000000000000000' }), { 'gives.cash': 'That is more than a trade can hold.' }],
  [offer({ cash: '0' }), { 'gives.cash': 'Please enter at least $1, or leave this empty.' }],
  [offer({ cash: '0.99' }), { 'gives.cash': 'Please enter at least $1, or leave this empty.' }],
  [offer({ cash: '$99,999,999,999,999' }), { 'gives.cash': 'That is more than a trade can hold.' }],
  [offer({ cash: '99999999999' }), { 'gives.cash': 'That is more than a trade can hold.' }],
  [offer({ cash: '5' }, { boatIds: [7], cash: '6' }), { 'gets.cash': 'Please put cash on one side only.' }],
  [offer({ coins: '0', coinPrice: '5' }), { 'gives.coins': 'Please enter an amount of Bitcoin, such as 0.5.' }],
  [offer({ boatIds: [1], hasCoins: true }), { 'gives.coins': 'Please enter an amount of Bitcoin, or remove it.' }],
  [offer({ coins: '1' }), { 'gives.coinPrice': 'Please enter the price of one coin in dollars.' }],
  [offer({ coins: '21000000', coinPrice: '100000' }), { 'gives.coins': 'That is more than a trade can hold.' }],
  [offer({ boatIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] }), { gives: 'Please keep each side to 8 items.' }],
  [{ ...offer({ cash: '5' }), note: 'x'.repeat(1_001) }, { note: 'Please keep your note to 1000 characters.' }],
  [
    { ...offer({ cash: '5' }), terms: { ...offer({}).terms, closeDays: '2' } },
    { terms: { closeDays: 'Please enter the time to close as a whole number of days, from 3 to 90.' } },
  ],
])('says what has to be mended: %#', (draft, faults) => {
  expect(offerFaults(draft, [], PEOPLE)).toEqual(faults);
});
