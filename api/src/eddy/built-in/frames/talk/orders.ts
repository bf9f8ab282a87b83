import { REFUSALS, type Refused } from '../../phrases/refusals.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { ASKS_ADVICE } from '../offers/offer-advice.ts';
import { asksOthersOffers, isBetweenOthers } from '../people/between-others.ts';

const POLITELY =
  "^(?:(?:please|eddy|hey|hi|okay|now|just|simply|quickly|immediately|at once|right now|right away|go ahead(?: and)?|can you|could you|will you|would you|i (?:want|need|order|told) you to|you (?:should|must|can|have to)|so|and|then|yes|do it|_person_ 's|[,.!:]) )*";
const BOAT = '(?:the |that |this )?(?:_boat_|_make_|_ref_|_id_|it\\b)';

/** Orders to pay, sign or agree at once. */
const ACTS: readonly RegExp[] = [
  new RegExp(
    `${POLITELY}(?:wire|transfer|send|pay|release|hand over|zelle|venmo|paypal)(?: [^ ]+){0,4}? (?:_money_|_bound_|_n_|money|funds|cash|payments?|deposit|balance)(?![\\w])`,
  ),
  new RegExp(`${POLITELY}(?:buy|purchase|order|pay for) (?:me )?${BOAT}`),
  new RegExp(
    `${POLITELY}(?:accept|take(?! (?:my|back|a (?:look|peek)))|approve|agree to|say yes to|confirm|finalize|finish|complete|close|seal|sign)(?: [^ ]+){0,4}? (?:offers?|deals?|trades?|bids?|proposals?|counteroffers?|contract|papers|paperwork|agreement)(?![\\w])`,
  ),
  new RegExp(`${POLITELY}(?:accept|approve|agree to|finalize|finish|complete|close|seal|sign) _ref_`),
  new RegExp(
    `${POLITELY}(?:accept|approve|agree to|sign|say yes to|say yes)(?: (?:it|that|this|him|her|them|_person_))?(?: (?:now|for me|right (?:now|away)|on my behalf|in my name|immediately|at once|without .*))+[.! ]*$`,
  ),
];
/** 'Give him 10 more' raises an offer. */
export const RAISES =
  /\b(?:give|send|pay|offer) (?:him|her|them|_person_) (?:another _(?:n|money|bound)_|an extra _(?:n|money|bound)_|_(?:n|money|bound)_ (?:\w+ )?(?:more|extra|on top))[.! ]*$/;
/** Drafts need no order, and these read like one. */
const NO_ACT =
  /\b(?:messages?|draft|tell|ask(?! me\b)|whether|how (?:do|does|can|to)|back)\b|\bsend (?:[^ ]+ ){0,4}(?:offer|bid)\b|\?$/;

const RESERVES = `(?:book|reserve|lock in|(?:put|place) (?:a |me a )?(?:hold|reservation|dibs) on|(?:put|place) a _aside_|hold) (?:me )?${BOAT}(?! (?:until|for (?:_n_|a (?:week|day|month))) .*\\bdeposit)`;
/** Orders to book a boat, at the beginning or behind a reason: '…, so go ahead and book it'. */
const BOOKS: readonly RegExp[] = [
  new RegExp(`${POLITELY}${RESERVES}`),
  new RegExp(
    `(?:[,.!:;]|\\b(?:so|then|and|just|please|go ahead and|you to|can you|could you|can (?:i|we)|could (?:i|we)|(?:want|like|love|need|going|have) to|let me|let us)) (?:please )?${RESERVES}`,
  ),
  new RegExp(`${POLITELY}(?:put|set) ${BOAT} (?:on hold|aside)\\b`),
];

const ABOUT_OTHERS = /\b(?:i|my|mine|our|we|us)\b|_own_|\b(?:to|from|for|with) me\b/;
const TO_ME =
  /\b(?:show|tell|let|give|read|send) (?:me|us)\b|\b(?:can|could|may) i (?:see|read|look at|get)\b|\bi (?:want|would like|need) to (?:see|know|read)\b/g;
const THEIR_BOAT = '(?:_boat_|_make_|_ref_|_id_)';
const DEALINGS = '(?:offers?|bids?|bidders?|counteroffers?)';

/** Questions about the offers and messages of others. */
const PRIES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|which|how many|how much|any|there|show|see|list|highest|best|top|current|read|tell)\\b.*\\b${DEALINGS}\\b(?! to\\b).*${THEIR_BOAT}|_sort_ ${DEALINGS}\\b.*${THEIR_BOAT}|${THEIR_BOAT}.*\\b(?:get|gets|got|gotten|have|has|had|received?|receiving) .*\\b${DEALINGS}\\b`,
  ),
  new RegExp(
    `\\b(?:anyone|anybody|someone|somebody|people|who|others?)(?: else)?\\b.*\\b(?:bid|bids|bidding|offered|offering|offers?|talking|writing|wrote|messaged|contacted|messages)\\b.*${THEIR_BOAT}`,
  ),
  /_person_.*\b(?:offer|offered|offering|bid|pay|paid|paying|write|writes|wrote|writing|say|said|saying|tell|told|telling|send|sent|message|messages|messaged|chats?|texted|conversations?)\b.*_person_/,
  /_person_ (?:'s )?(?:conversations|chats|inbox|mailbox|mails?|bids)\b/,
];

/** 'Has anyone offered more than me?' */
const OUTBIDS =
  /\b(?:anyone|anybody|someone|somebody|people|who|others?|another (?:buyer|person|bidder|offer|bid)|other (?:buyers|people|bidders|offers|bids))\b(?: else)?(?: \w+){0,2} (?:outbid\w*|out bid\w*|beat\w* (?:me|us|my|our)|(?:offer\w*|bid\w*|pay\w*|paid|go\w*|went|gave|give\w*|higher|more)(?: \w+){0,2} (?:more|higher|better|over|above)?(?: \w+)? ?than (?:me|us|i|mine|my|what i|_money_|_n_|_bound_))|\b(?:am|was|were|got|been|being|get|getting) (?:i )?(?:being )?(?:outbid|out bid)\b|\b(?:is|was|are) (?:my|our) (?:_money_ |_n_ |_bound_ )?(?:offer|bid) (?:the |still |currently )*(?:highest|best|top|_sort_)|\b(?:highest|best|top|only|_sort_)(?: \w+)? (?:bidder|bid)\b.*\b(?:am i|me|mine|my)\b|\bam i (?:the |still |currently )*(?:highest|top|only|_sort_) (?:bidder|buyer|bid|one)\b|\b(?:anyone|anybody|someone|somebody) else\b.*\b(?:offer|offers|offered|bid|bids|bidding)\b(?!.*\b(?:to|for|from) (?:me|us)\b|.*\b(?:me|us) an? (?:offer|bid)\b)|\bhow (?:does|do) my (?:offer|bid) (?:\w+ )?compare\b.*\bothers?\b/;

/** The saved boats, offers and mail of somebody else, in whatever form they are asked for. */
const PRIVATE_THINGS: readonly RegExp[] = [
  /\b(?:has|have|does|did|is) _person_ (?:\w+ ){0,2}(?:another|other|more|different) (?:buyers?|takers?|bidders?)\b/,
  /_person_ (?:'s )?(?:_saved_|(?:\w+ )?(?:favorites?|wish ?list|watch ?list|shortlist|bookmarks?|inbox|mailbox|dms|agent|wants|search(?:es)?))(?![\w'])/,
  /\b(?:has|have|did|does|do|is) _person_ (?:\w+ )?(?:saved?|saving|favorited?|bookmarked?|hearted|liked|shortlisted|watching|watch|search\w*|look(?:ed|ing)? at)\b|_person_ (?:has |have )?(?:saved|favorited|bookmarked|hearted|liked|shortlisted)\b/,
  new RegExp(
    `\\b${DEALINGS}\\b(?: \\w+){0,3} _person_ (?:\\w+ ){0,2}(?:get|gets|got|gotten|received?|receives|has|have|had|turned|declined|accepted|rejected|made|makes)\\b|\\b(?:did|has|have|does|is) _person_ (?:\\w+ ){0,2}(?:get|got|gotten|received?|receiving|have|getting)(?: \\w+){0,3} ${DEALINGS}\\b|_person_ (?:has |have )?(?:got|received) (?:\\w+ ){0,3}${DEALINGS}\\b`,
  ),
];

const BETWEEN_OTHERS = 1.8;

/** Orders that only the user can carry out by clicking, and questions about dealings of others. */
export const ordersFrame: Frame = (situation) => {
  const refused = refusedIn(situation);
  return (
    refused && {
      intent: 'rule',
      weight:
        isBetweenOthers(situation.line) || asksOthersOffers(situation.line) || situation.line.has(OUTBIDS)
          ? BETWEEN_OTHERS
          : 1.6,
      ...EVERYTHING,
      plan: just(REFUSALS[refused][situation.language]),
    }
  );
};

/** Offers to the user are theirs to know. */
const TO_USER =
  /\b(?:offer\w*|bid|propos\w*|counter\w*|promis\w*|wr(?:ite|ote|itten)|answer\w*|send|sent) (?:to )?(?:me|us)\b/;

/** A trade of the user's own with this person about this boat. */
const isOwnDeal = ({ line, deals }: Situation) =>
  line.all('person').length === 1 &&
  line.has(/\b(?:did|has|does|is|was) _person_|_person_ (?:'s|offer\w*|bid|propos\w*|wants?)/) &&
  deals.some(
    ({ people, boats }) =>
      people.some(({ name }) => name === line.first('person')?.name) &&
      boats.some(({ boatId }) =>
        [...line.all('boat'), ...line.all('make'), ...line.all('own')].some((said) =>
          said.boats.some(({ id }) => id === boatId),
        ),
      ),
  );

/** Offers and proposals of people whom the user has open trades with. */
const areDealtWith = ({ line, deals }: Situation): boolean => {
  const open = deals.filter(({ list }) => list === 'waiting' || list === 'open');
  const people = line.all('person');
  return (
    people.length > 0 &&
    line.has(/\b(?:offer|offers|counter\w*|propos\w*|bid)\b/) &&
    !line.has(/\b(?:other|another|else|more|better) (?:\w+ )?(?:offers?|bids?|deals?)\b/) &&
    !line.has(/_(?:boat|make)_/) &&
    people.every(({ name }) => open.some((deal) => deal.people.some((one) => one.name === name)))
  );
};

/** Whether a boat of the user's is named: they may know its offers. */
const namesOwn = ({ line, own }: Situation): boolean =>
  [...line.all('boat'), ...line.all('make')].some(({ boats }) =>
    boats.some(({ id }) => own.some((one) => one.id === id)),
  );

function refusedIn(situation: Situation): Refused | undefined {
  const { line } = situation;
  if (isBetweenOthers(line) || asksOthersOffers(line)) return 'private';
  if (line.has(OUTBIDS) && !line.has(/_own_|\bmy (?:boat|listing)\b/) && !namesOwn(situation)) return 'private';
  if (!line.has(NO_ACT) && !line.has(RAISES) && ACTS.some((pattern) => line.has(pattern))) return 'act';
  if (
    !line.has(/\b(?:tell|ask|message|write|draft|how (?:do|does|can|to))\b/) &&
    BOOKS.some((pattern) => line.has(pattern))
  )
    return 'reserve';
  const talksOfSelf =
    ABOUT_OTHERS.test(line.text.replace(TO_ME, '')) ||
    line.has(TO_USER) ||
    isOwnDeal(situation) ||
    areDealtWith(situation) ||
    namesOwn(situation);
  if (!talksOfSelf && PRIVATE_THINGS.some((pattern) => line.has(pattern))) return 'private';
  if (line.has(ASKS_ADVICE)) return undefined;
  const asks = line.has(
    /^(?:(?:so|and|okay|hey|eddy|please) ,? ?)*(?:what|which|how|has|have|did|does|do|is|are|who|show|let|read|tell|give|list|can|could|any)\b|\?/,
  );
  return asks && !talksOfSelf && PRIES.some((pattern) => line.has(pattern)) ? 'private' : undefined;
}
