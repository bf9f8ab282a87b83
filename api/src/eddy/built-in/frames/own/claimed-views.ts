import { just } from '../../plan.ts';
import type { Frame } from '../../situation.ts';
import { claimedName } from './own-meant.ts';

const OF_LISTING =
  /\b(?:views?|viewed|viewers|clicks?|clicked|hits|looked at|looking at|looks at|seen|saw|lookers|visitors)\b|\bhow (?:long|many (?:days|weeks|months))\b.*\b(?:listed|up|posted|online|for sale|on the market)\b/;
const OF_DEAL = /\b(?:offers?|offered|bids?|deals?|trades?|closing|saved|buy|bought|buying|messages?|survey|photos?)\b/;

/** Views of 'my Gale', which is somebody else's: nobody but its owner has that listing. */
export const claimedViewsFrame: Frame = (situation) => {
  const { line, own, deals, phrases } = situation;
  const claimed = line.has(OF_LISTING) && !line.has(OF_DEAL) ? claimedName(situation) : undefined;
  const named = [...line.all('make'), ...line.all('boat')].flatMap(({ boats }) => boats.map(({ id }) => id));
  const isDealt = deals.some(
    ({ boats, list }) =>
      (list === 'agreed' || list === 'closing') && boats.some(({ boatId }) => named.includes(boatId)),
  );
  if (!claimed || isDealt) return undefined;
  const text = own.length === 0 ? `${phrases.noneListed(claimed)} ${phrases.noListings}` : phrases.noneListed(claimed);
  return { intent: 'own', weight: 1.7, uses: ['make', 'boat', 'n'], words: /.*/, plan: just(text) };
};
