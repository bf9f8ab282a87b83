import type { Asset } from '@tradewind/contract/assets';
import { assetKeyOf } from '../../../eddy/built-in/reading/assets.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listed } from '../words.present.ts';

/** Finds the thing in a garage that somebody calls by its title, by some words of it, or by its kind: 'my truck'. */
export function assetNamed(garage: readonly Asset[], name: string, whose: 'own' | 'theirs' = 'own'): Asset {
  const wanted = name.toLowerCase().replace(/^(my|a|an|the|our|his|her|their)\s+/, '');
  const titled = garage.find(({ title }) => title.toLowerCase().includes(wanted));
  if (titled) return titled;
  const words = wanted.split(/\s+/).filter((word) => word.length > 2);
  const wordy = garage.filter((asset) => words.length > 0 && words.every((word) => wordsOf(asset).includes(word)));
  const key = assetKeyOf(wanted);
  const ofKind = garage.filter(({ category }) => category === key || (isBike(wanted) && category === 'motorcycles'));
  const [asset, ...others] = wordy.length > 0 ? wordy : ofKind;
  if (!asset)
    throw new Refusal(
      'not_found',
      whose === 'theirs'
        ? `I can’t find “${name}” among the things that the other side shows. Ask for it in a message, so that they can add it to their garage.`
        : `I can’t find “${name}” in your garage. Open Account, then Garage, and add it there first with its value. Then I can offer it.`,
    );
  if (others.length > 0)
    throw new Refusal(
      'invalid',
      `“${name}” fits several things in ${whose === 'theirs' ? 'their' : 'your'} garage: ${listed([asset, ...others].map(({ title }) => title))}. Please name one.`,
    );
  return asCoins(asset, wanted);
}

const wordsOf = ({ title, details }: Asset) => `${title} ${Object.values(details).join(' ')}`.toLowerCase();

const isBike = (words: string) => /\b(?:bike|motorbike|cycle|harley|chopper)\b/.test(words);

/** A number of coins means exactly as many as the garage holds. */
function asCoins(asset: Asset, wanted: string): Asset {
  const amount = /^(\d+(?:\.\d+)?)\s/.exec(wanted)?.[1];
  const held = (asset.details as Record<string, unknown>).amount;
  if (amount === undefined || held === undefined || Number(held) === Number(amount)) return asset;
  throw new Refusal(
    'invalid',
    `Your garage holds ${asset.title} with an amount of ${String(held)}, not ${amount}. Change it there, or offer all of it.`,
  );
}
