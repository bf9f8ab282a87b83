import { namedIds } from '../../meant.ts';
import { just, say } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { detailsPlan } from '../boats/boat-text.ts';
import { claimedName } from './own-meant.ts';

const OF_LISTING =
  /\b(?:views?|viewed|viewers|clicks?|clicked|hits|looked at|looking at|looks at|seen|saw|lookers|visitors|messaged|contacted|inquired|asked(?: me)? about|asking about|interested in)\b|\bhow (?:long|many (?:days|weeks|months))\b.*\b(?:listed|up|posted|online|for sale|on the market)\b/;
const OF_DEAL = /\b(?:offers?|offered|bids?|deals?|trades?|closing|saved|buy|bought|buying|messages?|survey|photos?)\b/;

/** 'Since I own the Gale 34, can I list it?' */
const OWNS =
  /^(?:(?:so|since|because|as|now that|given that|seeing (?:that|as)|considering|if|hey|well|,) )*i (?:already |now |just |actually |do |have )*(?:own|bought|purchased|am the owner of) (?:the |that |this )?_(?:boat|make)_(?= .*\b(?:list|relist|sell|edit|pause|hide|delete|remove|price|listing|ad|photos?|description)\b)/;

/** The only boat that the user claims to own, if somebody else lists it and no trade makes it theirs. */
function claimedBoat({ line, own, deals }: Situation): { id: number; title: string } | undefined {
  const [boat, ...others] = [...line.all('make'), ...line.all('boat')].flatMap(({ boats }) => boats);
  if (!boat || others.length > 0 || !line.has(OWNS)) return undefined;
  const isDealt = deals.some(
    ({ list, boats }) => list !== 'open' && list !== 'waiting' && boats.some(({ boatId }) => boatId === boat.id),
  );
  return isDealt || own.some(({ id }) => id === boat.id) ? undefined : boat;
}

/** Views of 'my Gale', which is somebody else's: nobody but its owner has that listing. */
export const claimedViewsFrame: Frame = (situation) => {
  const { line, own, deals, phrases } = situation;
  const theirs = claimedBoat(situation);
  if (theirs)
    return {
      intent: 'own',
      weight: 1.7,
      ...EVERYTHING,
      whole: true,
      plan: (done) => {
        const move = detailsPlan([theirs.id], 'who is the owner', phrases)(done);
        return 'say' in move ? say(`${phrases.noneListed(theirs.title)} ${move.say}`) : move;
      },
    };
  const claimed = line.has(OF_LISTING) && !line.has(OF_DEAL) ? claimedName(situation) : undefined;
  const named = namedIds(line);
  const isDealt = deals.some(
    ({ boats, list }) =>
      (list === 'agreed' || list === 'closing') && boats.some(({ boatId }) => named.includes(boatId)),
  );
  if (!claimed || isDealt) return undefined;
  const text = own.length === 0 ? `${phrases.noneListed(claimed)} ${phrases.noListings}` : phrases.noneListed(claimed);
  return { intent: 'own', weight: 1.7, ...EVERYTHING, plan: just(text) };
};
