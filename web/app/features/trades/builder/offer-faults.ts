import { wholeNumber } from '@tradewind/contract/numbers';
import { readDollars } from '@tradewind/contract/trade-values';
import { bitcoinValue, LEGS_MAX, NOTE_MAX, type TradeLeg } from '@tradewind/contract/trades';
import { commaFault } from '@tradewind/contract/typed-numbers';
import { type People, type TermsFaults, termsFaults } from '../terms/terms-draft.ts';
import { amountFault, MOST_DOLLARS, TOO_MUCH } from './amount-fault.ts';
import { isEmptySide, type OfferDraft, SIDES, type SideDraft, type SideName, typedCoins } from './offer-draft.ts';

type FaultyField = SideName | `${SideName}.${'cash' | 'coins' | 'coinPrice'}` | 'note';
export type OfferFaults = Partial<Record<FaultyField, string>> & { terms?: TermsFaults };

/** There will never be more. */
const MOST_COINS = 21_000_000;

function bitcoinFault(amount: string): string | undefined {
  if (bitcoinValue({ amount, price: '1.00' }) !== undefined) return undefined;
  if (amount.includes(','))
    return 'Please write Bitcoin without commas, and with a point for parts of a coin, such as 1.5.';
  if (/^\d+\.\d{9,}$/.test(amount)) return 'Bitcoin has at most 8 decimals. Please enter fewer.';
  return Number(amount) > MOST_COINS
    ? `There will never be more than ${wholeNumber(MOST_COINS)} Bitcoin.`
    : 'Please enter an amount of Bitcoin, such as 0.5.';
}

function sideFaults(name: SideName, { cash, hasCoins, coins, coinPrice }: SideDraft): OfferFaults {
  const faults: OfferFaults = {};
  const cashFault = amountFault(cash);
  if (cashFault) faults[`${name}.cash`] = cashFault;
  if (coins.trim() === '' && coinPrice.trim() === '') {
    if (hasCoins) faults[`${name}.coins`] = 'Please enter an amount of Bitcoin, or remove it.';
    return faults;
  }
  const amount = typedCoins(coins);
  const coinsFault = bitcoinFault(amount);
  if (coinsFault) faults[`${name}.coins`] = coinsFault;
  const price = readDollars(coinPrice);
  if (price === undefined || amountFault(coinPrice))
    faults[`${name}.coinPrice`] = commaFault(coinPrice) ?? 'Please enter the price of one coin in dollars.';
  else if ((bitcoinValue({ amount, price })?.length ?? 0) > MOST_DOLLARS) faults[`${name}.coins`] = TOO_MUCH;
  return faults;
}

const items = ({ boatIds, assetIds }: SideDraft) => boatIds.length + assetIds.length;

/** The faults that keep an offer from being sent, by field, in the order of the screen. */
export function offerFaults(draft: OfferDraft, legs: readonly TradeLeg[], people: People): OfferFaults {
  const { gives, gets, note } = draft;
  const faults: OfferFaults = { ...sideFaults('gives', gives), ...sideFaults('gets', gets) };
  if (isEmptySide(gives)) faults.gives = 'Please choose what you give.';
  if (isEmptySide(gets)) faults.gets = 'Please choose what you get.';
  else if (items(gives) + items(gets) === 0) faults.gets = 'Please choose at least one boat or item.';
  if (gives.cash.trim() !== '' && gets.cash.trim() !== '') faults['gets.cash'] = 'Please put cash on one side only.';
  if (gives.coins.trim() !== '' && gets.coins.trim() !== '')
    faults['gets.coins'] = 'Please put Bitcoin on one side only.';
  for (const name of SIDES)
    if (items(draft[name]) > LEGS_MAX - 2) faults[name] = `Please keep each side to ${LEGS_MAX - 2} items.`;
  if ([...note].length > NOTE_MAX) faults.note = `Please keep your note to ${NOTE_MAX} characters.`;
  const terms = termsFaults(draft.terms, legs, people);
  if (Object.keys(terms).length > 0) faults.terms = terms;
  return faults;
}
