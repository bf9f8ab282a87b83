import type { Line } from '../../reading/line.ts';

const DEALS = '(?:offer\\w*|bid\\w*|pay\\w*|paid|propos\\w*|counter\\w*|give\\w*|gave|promis\\w*|sell\\w*|sold)';
const TWO_PEOPLE = new RegExp(`_person_ (?:\\w+ )?${DEALS} (?:to )?_person_`);
/** Somebody whom nobody here knows by that name. */
const WITH_STRANGER = new RegExp(`\\b(?:did|has|does|is|was) \\S+ (?:\\w+ )?${DEALS} (?:to )?_person_`);

/** Whether a message speaks of dealings between other people, in which the user has no part. */
export const isBetweenOthers = (line: Line): boolean =>
  !line.has(/\b(?:i|me|my|mine|we|us|our|he|she|they|you)\b|_own_/) &&
  (line.has(TWO_PEOPLE) || (line.all('strange').length > 0 && line.has(WITH_STRANGER)));

/** The offers that somebody else received: 'list the offers Ruth got this month'. */
const RECEIVED =
  /\b(?:offers?|bids?|proposals?|counter ?-?offers?) (?:that )?_person_ (?:\w+ )?(?:got|gets|received?|receives|has|have|had|turned|declined|accepted|rejected)\b|\b(?:offers?|bids?|proposals?) (?:received|gotten|sent) (?:by|to) _person_(?! (?:by|from) (?:me|us)\b)|(?:\b(?:his|her|their)|_person_(?: 's)?) (?:\w+ )?(?:offers?|bids?|proposals?) (?:from|to|with|by) _person_|\bwhat (?:\w+ )?did _person_ (?:\w+ )?(?:decline|reject|turn down|accept|refuse|get|receive|take) (?:from|of|by) (?!me\b|us\b)\w{3,}|\bwho (?:\w+ )?(?:made|put in|sent|placed|submitted) (?:\w+ )?(?:offers?|bids?) (?:on|for|to) (?:the |that )?_(?:boat|make|person)_/;

/** Whether a message asks for offers that somebody else received from others. */
export const asksOthersOffers = (line: Line): boolean =>
  line.has(RECEIVED) && !line.has(/\b(?:from|by) (?:me|us)\b|\b(?:my|our|mine)\b|\bi (?:sent|made|offered|bid)\b/);
