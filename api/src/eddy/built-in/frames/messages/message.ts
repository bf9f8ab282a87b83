import { matches, matchOf } from '../../../matching.ts';
import { question } from '../../phrases/questions.ts';
import { ask, just, type Plan, remarked } from '../../plan.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation, strongest } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { onlyOfEddy, withoutEddysWords } from '../offers/claimed-of-eddy.ts';
import { besideCard } from '../offers/offer-draft.ts';
import { repliesToTold, replyText, toldMeant } from '../people/told-people.ts';
import { dealBoat } from './deal-boat.ts';
import { inFullAmounts } from './full-amounts.ts';
import { keptBack } from './kept-back.ts';
import { boatInText, boatOfPerson, onlyBoatInText } from './message-boats.ts';
import { endOfRecipient, headOf, isRecipient, recipientBoat } from './message-recipient.ts';
import { messageText, type Recipient } from './message-text.ts';
import { withoutLanguage } from './other-language.ts';
import { rankedRecipient } from './ranked-recipient.ts';
import { ringPlan } from './ring-message.ts';
import { talkSpokenOf } from './spoken-of.ts';
import { otherTalks } from './talks-with.ts';
import { capitalized } from './tidied-text.ts';
import { withOpenDeal } from './unsent-in-deal.ts';

const TO =
  "(?:_person_|_ref_|him|her|them|whoever|(?:the |that |this )?(?:owner|seller|guy|person|fella|captain|skipper|lady|dude|man|woman)|(?:the |that )?(?:_bound_ |_quantity_ )?_(?:boat|make)_(?: 's)? (?:owner|seller|guy))";
const NOTE = '(?:message|note|email|text|dm|reply|inquiry|line|word|letter|question)';

/** The way to the messages, without words to send. */
const ASKS_HOW =
  /^(?:(?:so|and|hey|okay) )*(?:how|where) (?:do|can) i (?:reply|answer|respond|write|message|contact)(?: back)?(?: to)? (?:_person_|him|her|them)[?.! ]*$/;

const MESSAGE: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\b(?:draft|write|send|compose|prepare|shoot|drop|leave|fire off)(?: up)? (?:${TO} |me )?(?:a |an |the |another )?(?:quick |short |nice |little )?${NOTE}\\b(?!s\\b)`,
    ),
    1.15,
  ],
  [
    new RegExp(
      `^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:draft|write|send|compose|prepare)(?: up)? (?:something|anything|a few words|a couple of lines)(?: \\w+){0,2} (?:to|for) ${TO}`,
    ),
    1.5,
  ],
  [
    new RegExp(
      `\\b(?:message|contact|text|dm|ping|email|e mail|write(?: to)?|reach out to|get in touch with|get a hold of|get hold of|reply(?: to)?|respond to|(?:write|get|text) back to|answer|tell|ask|let|send|say (?:hi|hello) to|drop|shoot|inform|notify|hit up|talk to|remind) ${TO}(?! 's (?:boats?|other|(?:\\w+ )?(?:offer|counter|counteroffer|bid|proposal|deal)))`,
    ),
    1.05,
  ],
  [
    new RegExp(
      `^(?:(?:please|can you|could you|would you|will you|okay|so|and|hey|eddy|just|,) )*(?:message|tell|text|write|ask|inform|remind|let) ${TO}(?: of (?:the |that |this )?_(?:boat|make|ref|id|sort)_(?: one)?)? (?:(?:that|if|whether|i|we|my|our|she|he|they|about|to|the|his|her|their|it|there|thanks?|yes|no|know)\\b|_(?!sort)|:)`,
    ),
    1.35,
  ],
  [new RegExp(`\\b(?:let ${TO} know|inquire|get in touch|reach out|find out (?:if|whether|from))\\b`), 0.95],
  // An order of its own behind a sentence that tells something.
  [
    /^[^?]*_person_[^?]*[.!] (?:(?:and|then|please|just|so) )*(?:tell|write|text) (?:him|her|them) (?:that|the|i|we|_ref_|my|our|it|to|he|she)\b/,
    1.64,
  ],
  [
    /^(?:(?:please|can you|could you|and|so|hey|,) )*ask _person_ (?:if|whether) (?:he|she|they) (?:would|will|could|can|might)\b/,
    1.72,
  ],
  [/^_person_ ,? ?(?:about|regarding|re)\b.*:/, 1.05],
  [
    /^(?:(?:please|can you|could you|and|so|hey|,) )*(?:write to|message|tell|ask|text|contact) (?:the |whoever )?(?:owner|seller) of\b/,
    1.5,
  ],
  [/^(?:please |can you |could you )*ask (?:if|whether|when|where|why|how|what|about)\b/, 0.9],
];
const UNKNOWN_PERSON =
  /^(?:(?:please|can you|could you|okay|hey) ,? ?)*(?:ask|tell|message|text|write to|write|email|ping|dm) (?!me\b|you\b|my\b|the\b|him\b|her\b|us\b|them\b|a\b|an\b|if\b|whether\b|about\b|what\b|how\b|_)(\w+) (?:if|whether|that|about|to|i|we|:|he|she)/;
const NO_MESSAGE =
  /\b(?:what|when) (?:did|have|had) (?:i|we) (?:\w+ )?(?:tell|told|say|said|write|written|ask|asked|answer\w*|text\w*)\b|^(?:(?:please|can you|could you|okay|hey|eddy|just|,) )*(?:offer|bid) (?:_person_|_money_|_n_|him|her|them)\b|^(?:(?:please|okay|so|and|then|,) )*let (?:_person_|him|her|them) down\b|^(?:(?:please|can you|could you|okay|so|and|hey) ,? ?)*(?:tell|let|ask) (?:me|us|you)\b|\bask you\b|\b(?:unread|inbox)\b|\bmy messages\b|\bhow (?:do|can|to|should) (?:i |we )?(?:contact|message|write|reach|talk)\b|^(?:(?:so|and|hey|okay) )*(?:when (?:do|must|should|does|can|will)|by when|until when|how long|do (?:i|we) (?:have|need) to|must (?:i|we)|why (?:do|should|did)) |^(?:did|has|have|what did|who|when did|summarize|read|show|any|what) /;

/** A message to a boat's owner. */
export const messageFrame: Frame = (situation) => {
  const { line } = situation;
  const unknown = line.has(UNKNOWN_PERSON);
  const weight = Math.max(
    strongest(line, MESSAGE),
    unknown ? 0.95 : 0,
    isToSeveral(line) ? 1.5 : 0,
    repliesToTold(situation) ? 1.3 : 0,
  );
  if (weight === 0 || line.has(NO_MESSAGE) || line.has(ASKS_HOW) || line.has(SENDS_OFFER)) return undefined;
  if (onlyOfEddy(situation.message)) return undefined;
  return { intent: 'message', weight, ...EVERYTHING, plan: messagePlan(situation) };
};

/** 'Send her an offer of 170k' asks for an offer, not for words about one. */
const SENDS_OFFER = new RegExp(
  `^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|go ahead and|,) )*(?:send|make|give|write|submit|shoot|drop) ${TO}(?: of (?:the |that |this )?_(?:boat|make|ref|id)_)?(?: (?:over|in|up))? (?:an|my|a|the|this|our)(?: \\w+)? (?:offer|bid)\\b`,
);

const isToSeveral = (line: Line) =>
  line.has(SEVERAL_OWNERS) &&
  line.has(
    /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:message|tell|ask|text|email|write|contact|send|let|draft|ping|dm|drop|shoot)\b/,
  );

function messagePlan(situation: Situation): Plan {
  const { memory, phrases, language, line } = situation;
  if (line.has(SEVERAL_OWNERS)) return just(phrases.oneOwnerOnly);
  const head = repliesToTold(situation) && !line.first('person') ? [] : headOf(situation);
  const dealt = dealBoat(situation);
  if (dealt && 'mine' in dealt && 'about' in dealt)
    return ringPlan(dealt, (boat) => draftTo(boat, situation, head), language);
  if (dealt) return draftTo(dealt, situation, head);
  const spokenOf = talkSpokenOf(situation);
  if (spokenOf) return draftTo(spokenOf, situation, head);
  const theirs = boatOfPerson(situation);
  if (theirs) return draftTo({ id: theirs.id, owner: theirs.owner ?? null, title: theirs.title }, situation, head);
  const told = toldMeant(situation, head);
  if (told === 'several')
    return just(`${phrases.severalToAnswer(memory.told)} ${question('whichForMessage', language)}`);
  if (told)
    return draftTo(
      { id: told.boatId, owner: told.name, title: told.boatTitle, ...(told.isMine && { to: told.userId }) },
      situation,
      // A boat behind the recipient is part of the text.
      head.slice(0, head.findIndex(isRecipient) + 1),
    );
  const talk = talkMeant(situation, head);
  if (talk)
    return draftTo({ id: talk.boatId, owner: talk.name, title: talk.boatTitle, to: talk.userId }, situation, head);
  const ranked = rankedRecipient(situation, head);
  if (ranked) return ranked((boat) => draftTo(boat, situation, head));
  // Only the words that tell the recipient limit the boats; the rest is text.
  const meant =
    boatInText(situation, head) ?? recipientBoat({ ...situation, line: new Line(situation.message, head) }, head);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichForMessage', language), (boat) =>
      draftTo(boat, situation, head),
    );
  const id = typeof meant === 'object' ? meant.ids[0] : undefined;
  const person = line.first('person');
  if (id === undefined && person && head.some(({ meaning }) => meaning === person)) return just(phrases.replyThere);
  const unknown = id === undefined ? unknownPerson(situation) : undefined;
  if (unknown) return just(`${phrases.noSuchOwner(unknown)} ${question('whichForMessage', language)}`);
  const target =
    id ?? memory.focusId ?? (memory.shown.length === 1 ? memory.shown[0]?.id : onlyBoatInText(situation, head));
  if (target === undefined) return just(question(memory.shown.length > 0 ? 'whichBoat' : 'whichForMessage', language));
  const known = [...memory.shown, ...(memory.focus ? [memory.focus] : [])].find((boat) => boat.id === target);
  return draftTo(known ?? namedBoat(situation, target), situation, head);
}

const OWNERS = '(?:owners|sellers|guys|people|folks)';
/** Several people at once: two names, 'all the owners', 'everybody with a bowrider'. */
const SEVERAL_OWNERS = new RegExp(
  `\\b(?:to |message |tell |ask |text |email |write |contact |ping |dm )(?:to )?_person_ ?(?:,|and|&|or) (?:to )?_person_|\\b(?:all|every|each|both)(?: of)?(?: the| these| those)?(?: \\w+| _\\w+_){0,3} (?:${OWNERS}|owner|seller)\\b|\\b(?:the|these|those) ${OWNERS} (?:of|with|who|in)\\b|\\b(?:_n_|_quantity_|several|many|multiple|a few|a bunch of|a couple of|lots of|some)(?: \\w+| _\\w+_){0,2} ${OWNERS}\\b|\\b(?:message|tell|ask|text|email|write|contact) (?:to )?(?:everyone|everybody|them all|all of them|each of them|them both|both of them|_ref_ all)\\b`,
);

const REPLIES =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:reply(?: to)?|respond to|answer|(?:write|get|text) back to) (?:back to )?_person_/;

/** A reply to somebody who wrote about a boat of the user's own. */
function talkMeant({ line }: Situation, head: readonly Chunk[]) {
  const person = line.first('person');
  if (!person?.aboutOwn || head.some(({ meaning }) => meaning?.is === 'boat' || meaning?.is === 'make'))
    return undefined;
  // Of somebody with several boats, the conversation decides.
  const isOnly = !person.talk && (person.count !== 1 || !line.has(OF_THEIR_BOAT));
  return (line.has(REPLIES) && !person.talk) || isOnly ? { ...person.aboutOwn, name: person.name } : undefined;
}

/** Words about a boat of the reader's. */
const OF_THEIR_BOAT =
  /\b(?:boat|yacht|listing|price|asking|available|for sale|hours|trailer|engines?|photos?|survey|hull|interested|look at it|see it|come by)\b|_(?:feature|engine|type)_/;

function unknownPerson({ line }: Situation): string | undefined {
  const name = matchOf(UNKNOWN_PERSON, line.text)?.[1];
  const chunk = line.chunks.find(({ text, meaning }) => text === name && meaning?.is === 'strange');
  return chunk && chunk.written.charAt(0).toUpperCase() + chunk.written.slice(1);
}

function draftTo(boat: Recipient, situation: Situation, head: readonly Chunk[]): Plan {
  const { own, phrases, line, memory, language } = situation;
  if (own.some(({ id }) => id === boat.id) && !boat.to) return just(phrases.replyThere);
  // A name that only answered Eddy's question is no part of the text.
  const message =
    memory.asked === 'whichForMessage' && memory.before && situation.message.startsWith(memory.before)
      ? memory.before
      : situation.message;
  const places = line.chunks.filter(
    ({ meaning, written }) => (meaning?.is === 'place' && !TIMES.test(written)) || meaning?.is === 'person',
  );
  const end = behindLaterOrder(message, endOfRecipient(head));
  const spoken = withoutLanguage(message.slice(0, end), end === 0 ? replyText(message) : message.slice(end), language);
  const kept = keptBack(spoken.text.replace(end === 0 ? /^$/ : GREETING, ' '));
  const isPassedOn = language === 'en' && !/["“:]/.test(message);
  const told = isPassedOn ? withoutEddysWords(kept.text, true) : { text: kept.text, left: undefined };
  const whole = end === 0 ? keptBack(message).text : `${message.slice(0, end)}${told.text}`;
  const text = places.reduce(
    (words, { written }) => words.replace(` ${written}`, ` ${capitalized(written)}`),
    messageText(whole, told.text, boat, language),
  );
  // About one's own boat, there is nothing to say without words.
  if (boat.to && /^Hello[^,]*, I’m interested in your /.test(text)) return just(question('whatToSay', language));
  const inFull = (words: string) =>
    language === 'en' && !/["“]/.test(message) ? inFullAmounts(words, priceOf(situation, boat)) : words;
  const input = {
    boatId: boat.id,
    // The title of the boat may have a number: '48 Grand Sport'.
    text: boat.title ? text.split(boat.title).map(inFull).join(boat.title) : inFull(text),
    ...(boat.to && { receiverId: boat.to }),
  };
  const draft = withOpenDeal(
    ask('draft_message', input, () => phrases.draftMessage),
    situation,
  );
  const others = line.first('person') ? otherTalks(situation, boat.id) : [];
  const also = others.length > 0 && boat.title ? phrases.alsoOver(boat.owner ?? '', boat.title, others) : '';
  const asWritten =
    spoken.language && (language !== 'en' || spoken.language !== 'English')
      ? phrases.notTranslated(spoken.language)
      : '';
  const remark = told.left ? phrases.notOfOwner(told.left) : kept.orders.length > 0 ? phrases.keptBack : '';
  const contact = CONTACT.test(text) ? phrases.contactInDraft : '';
  return remarked(besideCard(draft, contact), [remark, asWritten, also].filter(Boolean).join(' '));
}

/** A phone number or an email address. */
const CONTACT = /(?:\d[\s().-]?){9,}|\w@\w/;

/** 'Around noon' is no town. */
const TIMES =
  /\b(?:noon|midnight|midday|lunch\w*|dinner\w*|breakfast|sunrise|sunset|dawn|dusk|night|morning|afternoon|evening|work|home)\b/i;

const ORDERS_FIRST =
  /^\s*(?:(?:please|can you|could you|would you|ok(?:ay)?|so|and|hey|hi|eddy|just|then|also)[\s,]+)*(?:message|tell|text|write|ask|inform|let|remind|send|draft|reply|respond|answer|contact|drop|shoot|ping|dm|email|say|compose|get|reach|leave|find|inquire|hit|talk|notify)\b/i;
const LATER_ORDER =
  /(?:[,.;!?–—]|\b(?:and|so|then))\s+(?:(?:and|so|then|please|just|can you|could you)\s+)*(?:tell|message|text|write|inform|let|remind)\s+(?:him|her|them|the owner|the seller)\b/i;

/** 'I want the Gale 34, tell him …': the words before the order are for Eddy. */
function behindLaterOrder(message: string, end: number): number {
  const found = matches(ORDERS_FIRST, message) ? null : matchOf(LATER_ORDER, message.slice(end));
  return found ? end + found.index + found[0].length : end;
}

/** The draft greets by itself. */
const GREETING = /^[\s,:-]+(?:hi|hello|hey)\b[\s,!.]*(?=\p{L})/iu;

const priceOf = ({ line }: Situation, { id, price }: Recipient) =>
  price ??
  [...line.all('boat'), ...line.all('make'), ...line.all('own'), ...line.all('person')]
    .flatMap(({ boats }) => boats)
    .find((boat) => boat.id === id)?.price;

/** As much as the names of the message tell about a boat. */
function namedBoat({ line }: Situation, id: number): Recipient {
  const person = line.first('person');
  if (person?.talk?.boatId === id) return { id, owner: person.name, title: person.talk.boatTitle };
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('person')].flatMap(({ boats }) => boats);
  const boat = named.find((one) => one.id === id);
  return boat ? { id, owner: boat.owner ?? null, title: boat.title } : { id };
}
