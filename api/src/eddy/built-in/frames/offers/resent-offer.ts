import type { NamedDeal } from '../../../../platform/names.ts';
import { namedIds } from '../../meant.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { changedOffer } from './changed-offer.ts';
import { givenIn, wantedIn } from './explained-offer.ts';
import { besideCard } from './offer-draft.ts';
import { offerWords, wordsNote } from './offer-words.ts';
import { dealLine } from './sent-offers.ts';

const AGAIN =
  /\b(?:re ?-?send|re ?-?submit|renew|repeat|revive|redo)\b|\b(?:send|submit|make|offer|bid|try|put|place|do|go|give it)\b.*\b(?:again|once more|one more time|anew|a second time|another (?:try|shot|go))\b|\b(?:offer|bid)\b.*\b(?:back in|this time)\b|\b(?:same|what i (?:offered|bid)|as)(?: \w+)? (?:as )?(?:last time|before|the last (?:time|one|offer))\b/;
const ENDED =
  /\b(?:i (?:\w+ )?(?:offered|bid|tried|sent)|declin\w+|(?:turn\w*|shot|knock\w*) (?:\w+ ){0,4}down|reject\w+|refus\w+|withdr\w+|expired?|ran out|lapsed|said no|says no|(?:took|pulled) (?:it|that|my (?:offer|bid)) back)\b/;
const NEXT = /\b(?:offer|send|bid|try|go|make|propose|submit)\b.*_(?:money|n|bound)_|\binstead\b/;
const NO_OFFER =
  /^(?:(?:please|okay|so|can you|could you|,) )*(?:withdraw|retract|cancel|take back|pull) (?:my|the|that)\b|\b(?:message|messages|email|link|mail|code|photos?|why|how (?:do|does|can)|find|show|search|who|what)\b|_type_|^(?:(?:please|okay|so|can you|could you|and|,) )*(?:tell|ask|text|write|let) (?:_person_|him|her|them)\b/;
/** 'Can I send it again with 10k on top?' is an order; other questions are not. */
const ORDERS = /^(?:(?:and|so|then|okay|please|,) )*(?:can|could|may|would|will) (?:i|we|you)\b/;

/** An offer that was declined, withdrawn or has run out, once more with other things or another amount. */
export const resentOfferFrame: Frame = (situation) => {
  const { line, memory, deals } = situation;
  if (memory.cardIsLast && memory.card?.name !== 'withdraw_offer') return undefined;
  const isAgain = line.has(AGAIN);
  if ((!isAgain && !(line.has(ENDED) && line.has(NEXT))) || line.has(NO_OFFER)) return undefined;
  if (line.has(/\?$/) && !line.has(ORDERS)) return undefined;
  const found = endedMeant(
    situation,
    deals.filter(({ list }) => list === 'ended'),
  );
  if (found.length === 0) return undefined;
  return { intent: 'offer', weight: 1.7, ...EVERYTHING, whole: true, plan: planFor(situation, found) };
};

/** The words behind those that tell how the offer ended: only they change it. */
function withoutEnding(situation: Situation): Situation {
  const { message, line } = situation;
  const told = new RegExp(
    `^.*?${ENDED.source}[^.,;!]*?(?:[.,;!]+(?!\\d)|\\b(?:so|and|then|but)\\b)\\s*(?=.*\\d)`,
    'i',
  ).exec(message);
  if (!told) return situation;
  const from = told[0].length;
  const chunks = line.chunks.filter(({ at }) => at >= from);
  return { ...situation, message: message.slice(from), line: new Line(message, chunks) };
}

/** The ended trade about a boat, with a person, just withdrawn, or told of last; otherwise all of them. */
function endedMeant(situation: Situation, ended: readonly NamedDeal[]): readonly NamedDeal[] {
  const { line, memory } = situation;
  const named = dealsNamed(situation, ended);
  const ids = namedIds(line);
  const about = named.filter(({ boats }) => boats.some(({ boatId, isMine }) => !isMine && ids.includes(boatId)));
  if (about.length > 0) return about;
  if (named.length > 0) return named;
  if (line.has(/_(?:person|boat|make|id|ref)_/)) return [];
  const last = memory.card?.name === 'withdraw_offer' ? memory.card.input.tradeId : undefined;
  const told = ended.filter(({ tradeId }) => tradeId === last || memory.told.some((one) => one.tradeId === tradeId));
  return told.length > 0 ? told : ended;
}

function planFor(situation: Situation, found: readonly NamedDeal[]): Plan {
  const { phrases } = situation;
  const [deal, ...others] = found;
  if (!deal || others.length > 0) return just(phrases.whichEnded(found.map((one) => dealLine(one, situation))));
  const plan: Plan = (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    if (errorOf(explained.output)) return say(errorOf(explained.output) ?? '');
    const boatId = wantedIn(explained.output);
    if (boatId === undefined) return say(phrases.noOfferOfYours);
    const before = { boatId, ...givenIn(explained.output) };
    const changes = changedOffer(withoutEnding(situation), before);
    if (drafted) return say(errorOf(drafted.output) ?? (changes ? phrases.sendAgain : phrases.draftOffer));
    const changed = changes ?? before;
    return 'say' in changed ? say(String(changed.say)) : use('draft_offer', changed);
  };
  return besideCard(plan, wordsNote([offerWords(situation)], situation));
}
