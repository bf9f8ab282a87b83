import { matches } from '../../../matching.ts';
import { errorOf, inTurn, type Plan, remarked, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { messageFrame } from '../messages/message.ts';
import { endedByWords } from '../trades/dealings.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { type KnownTrade, tradeMeant, tradesIn } from '../trades/trade-meant.ts';
import { tradesText } from '../trades/trades.ts';
import { noneFrom } from './offers-from.ts';

const DECLINE =
  /^(?:(?:so|and|okay|just|it is a?) )*(?:no|nope|no thanks|no thank you) (?:to|on) _person_(?: 's)?(?: (?:offer|bid|deal|proposal|one))?[.! ]*$|^(?:(?:please|okay|so|and|just|,) )*(?:say |tell )?(?:thanks?|thank you)(?: to)? _person_ (?:, )?but no(?: thanks?| thank you)?[.! ]*$|^(?:(?:please|okay|so|and|just|,) )*tell _person_ thanks? (?:, )?but no(?: thanks?| thank you)?[.! ]*$|^(?:(?:please|okay|so|and|then|just|,) )*tell _person_ (?:no|nope|no thanks|no thank you|no way|no deal|that is a no|it is a no|not interested)(?: (?:please|thanks|then|for me))*(?: (?:to|on|for|about|in) (?:the |his |her |their |that )?(?:_(?:boat|make|own|ref)_(?: offer| deal)?|offer|deal|boat|bid))?[.! ]*$|^(?:(?:please|okay|so|and|then|,) )*let (?:_person_|him|her|them) down\b|\b(?:decline|reject|turn down|refuse|say no to|pass on|deny) (?:_person_(?: 's)?|(?:the|that|this|his|her|their|my)\b)(?:.*\b(?:offer|trade|deal|bid|proposal|counteroffer)s?\b|.*_sort_|(?: \w+)?(?: please)?(?:[.!, ]*$|(?: ?[.,;!])?(?: and| but| then)* (?:tell|let|write|text|say|thank|because|since|as)\b|(?: ?[.,;:!-]) (?!and |but |then )(?:\w+ ){0,6}\w+[.! ]*$))/;

const DECLINE_MANY =
  /\b(?:decline|reject|turn down|refuse|say no to|pass on|deny) (?:all|both|everything|every|everyone|everybody|them|the (?:others?|other ones|rest|remaining))\b|\bturn (?:them|these|those|everyone|everybody|both) down\b|^(?:(?:so|and|okay|just|it is a?) )*(?:no|nope|no thanks|no thank you) (?:to|on) (?:both|all|every|_ref_)\b/;

/** The offers that wait, without those that the words name and, for 'the others', the one told of last. */
function keptIn(situation: Situation, trades: readonly KnownTrade[]): readonly KnownTrade[] {
  const { line, memory } = situation;
  const refused = refusedIn(situation);
  if (refused) return trades.filter(({ with: other }) => !refused.some((name) => other.includes(name)));
  const named = trades.filter(({ with: other }) => line.all('person').some(({ name }) => other.includes(name)));
  if (named.length > 0 || !line.has(OTHERS)) return named;
  return trades.filter(({ tradeId }) => memory.told.length === 1 && memory.told[0]?.tradeId === tradeId);
}

const SOME =
  /\btell _person_ no\b.*\b(?:accept|take|keep|go with|agree to|say yes to|yes to) _person_|\b(?:accept|take|keep|go with|agree to|say yes to|yes to) _person_.*\btell _person_ no\b|\b(?:decline|reject|turn down|refuse|say no to|pass on|deny|accept|take|keep|go with|agree to|say yes to) _person_.*\b(?:decline|reject|turn down|refuse|say no to|pass on|deny|accept|take|keep|go with|agree to|say yes to) _person_/;
const DECLINES = /\b(?:decline|reject|turn down|refuse|no to|pass on|deny) $/;

/** 'Reject one and keep the other': the names behind a refusal, if others are kept. */
function refusedIn({ line }: Situation): readonly string[] | undefined {
  if (!line.has(SOME)) return undefined;
  const people = line.chunks.flatMap(({ meaning }, index) => {
    if (meaning?.is !== 'person') return [];
    const before = line.chunks.slice(0, index).map(({ text }) => text);
    const isTold = before.at(-1) === 'tell' && line.chunks[index + 1]?.text === 'no';
    return [{ name: meaning.name, isRefused: isTold || DECLINES.test(`${before.join(' ')} `) }];
  });
  const refused = people.filter(({ isRefused }) => isRefused).map(({ name }) => name);
  return refused.length > 0 && refused.length < people.length ? refused : undefined;
}

const OTHERS = /\b(?:others?|rest|remaining)\b/;
const ACCEPTS = /\b(?:accept|take|go with|agree to|say yes to)\b/;

/** Tells several offers apart: those to accept and those to decline. */
function manyText(situation: Situation, trades: readonly KnownTrade[]): string {
  const { line, phrases } = situation;
  const kept = keptIn(situation, trades);
  const lines = (some: readonly KnownTrade[]) => some.map((one) => tradeLineOf(one, phrases)).join(' ');
  if (kept.length === 0 && line.has(OTHERS) && trades.length > 1)
    return `${lines(trades)} ${phrases.keepWhich} ${phrases.declineThere}`;
  const others = lines(trades.filter((trade) => !kept.includes(trade)));
  const rest = line.has(ACCEPTS) ? phrases.toAccept : refusedIn(situation) ? phrases.toKeep : undefined;
  const parts = kept.length > 0 && rest ? [rest, lines(kept), phrases.toDecline, others] : [others];
  return [...parts, phrases.declineThere].join(' ');
}

const NO = '(?:decline|reject|turn down|refuse|say no to|pass on|deny|shoot down|knock back)';
const POINTS = '(?:it|that|this|him|her|them|_ref_|(?:that|this|the) (?:one|offer|bid|deal))';
const WHOSE = "(?:_person_(?: 's)?|his|her|their|the|that|this)";
/** 'Decline it', 'turn that down': the offer that Eddy told of, or the only one. */
const POINTED = new RegExp(
  `^(?:.*[.,;!:] )?(?:(?:please|okay|so|and|then|just|can you|could you|go ahead and|i want to|i would like to|let us|i will) )*(?:${NO} ${POINTS}|(?:decline|reject|refuse)(?=[.! ]*$)|(?:turn|shoot|knock) ${POINTS} (?:down|back))(?: (?:please|then|for me|thanks|now))*[.! ]*$`,
);
/** 'Turn his offer down', 'I'm not interested in her offer'. */
const TURNED = new RegExp(
  `\\b(?:turn|shoot|knock) ${WHOSE}(?: \\w+)?(?: (?:offer|bid|deal|proposal|counter\\w*))? (?:down|back)\\b|\\b(?:not|no longer) (?:interested in|want) ${WHOSE} (?:\\w+ )?(?:offer|bid|proposal|deal|swap|counter\\w*)\\b`,
);
const ASKS =
  /\bhow (?:do|does|can)\b|\bagent\b|\bif (?:i|we)\b|^(?:(?:and|so|but) )*(?:should|can|could|may|must|did|do|does|why|when|what|who|has|have|would|will) (?!you\b)/;

/** 'Has Ruth turned them down?' */
const ASKS_OF_THEM =
  /^(?:(?:and|so|but|okay|hey|wait) )*(?:did|has|have|had|which|who|why|when|how many) (?:\w+ ){0,3}(?:_person_|he|she|they|_ref_)\b/;

const isPointed = ({ line, memory, deals }: Situation) =>
  !memory.cardIsLast && matches(POINTED, plainly(line)) && deals.some(({ list }) => list === 'waiting');

const POLITELY =
  / ,? ?(?:very |really )?(?:politely|nicely|kindly|gently)\b|(?: ,)?(?: (?:but|and|please))* (?:keep (?:it|that|things) (?:\w+ )?(?:friendly|nice|polite|civil|kind|cordial|respectful|short and sweet)|(?:be|stay|make it) (?:\w+ )?(?:friendly|nice|polite|civil|kind|gentle)(?: about it)?|in a (?:friendly|nice|polite|kind) way)\b/;
const CALLED = /\b(?:ideas?|suggestions?|pitch|terms|request)\b/;

/** The words of a refusal without its tone, and with the usual name of an offer. */
const plainly = ({ text }: Line) => text.replace(POLITELY, '').replace(CALLED, 'offer');

/** Words for somebody are a message. */
const DICTATED =
  /^(?:(?:please|can you|could you|okay|and|so|,) )*(?:tell|message|write(?: to)?|text|let) (?:_person_|him|her|them)(?: know)? (?:that|i|we|my|our)\b/;

const DECLINE_REF = /\b(?:decline|reject|refuse|turn down|say no to|pass on|deny) _ref_|\bturn _ref_ down\b/;

/** 'Turn them all down'. */
const isForAll = ({ line }: Situation) => line.has(DECLINE_REF) && line.all('ref').some(({ ref }) => ref.by === 'all');

/** Eddy declines nothing, but shows which offer is meant and where to do it. */
export const declineFrame: Frame = (situation) => {
  const { line } = situation;
  const isMany = line.has(DECLINE_MANY) || isForAll(situation) || refusedIn(situation) !== undefined;
  if (line.has(DICTATED)) return undefined;
  const isOne =
    matches(DECLINE, plainly(line)) ||
    endedByWords(situation, 'waiting').length > 0 ||
    isPointed(situation) ||
    matches(TURNED, plainly(line));
  if ((!isMany && !isOne) || line.has(/\bhow (?:do|does|can)\b|\bagent\b/)) return undefined;
  if ((!isMany && line.has(ASKS)) || line.has(ASKS_OF_THEM)) return undefined;
  return {
    intent: 'decline',
    // A person of one's own trade is nobody whose dealings are private.
    weight: line.first('person') || isPointed(situation) ? 1.66 : 1.4,
    ...EVERYTHING,
    ...(line.has(WITH_WORDS) && { whole: true }),
    plan: toSomebodyElse(situation) ?? withWords(situation, declinePlan(situation, isMany)),
  };
};

/** 'Decline it and tell him …'. */
const WITH_WORDS =
  /(?:\b(?:and|but|then)|[,.;!])(?: (?:and|but|then|please|just|also))* (?:tell|let|write|text|inform) (?:him|her|them|_person_)\b/;

/** 'Decline Ruth, too low'. */
const REASON =
  /\b(?:decline|reject|turn down|refuse|say no to|pass on|deny) _person_(?: 's)?(?: \w+){0,2} ?(?:[.,;:!-]|because|since|say|saying)(?: \w+)+/;

/** The words for the other side as a message, beside the place where the offer can be declined. */
function withWords(situation: Situation, decline: Plan): Plan {
  const message = situation.line.has(WITH_WORDS) ? messageFrame(aboutDeal(situation)) : undefined;
  if (!message)
    return situation.line.has(REASON) || situation.line.has(POLITELY)
      ? remarked(decline, situation.phrases.reasonThere)
      : decline;
  return (done) => {
    const drafted = done.find(({ name }) => name === 'draft_message');
    // Without a conversation about the boat, the words can be the reason of the refusal.
    if (drafted && errorOf(drafted.output))
      return remarked(decline, situation.phrases.reasonThere)(done.filter((call) => call !== drafted));
    return inTurn([message.plan, decline])(done);
  };
}

/** 'Turn Ruth down and let Sam know …': the words are for somebody else. */
function toSomebodyElse(situation: Situation): Plan | undefined {
  const { line, message } = situation;
  const people = line.chunks.filter(({ meaning }) => meaning?.is === 'person');
  const [refused, told] = people;
  const order = told && line.chunks[line.chunks.indexOf(told) - 1];
  if (!refused || !told || !order || people.length > 2 || told.written === refused.written) return undefined;
  if (!/^(?:tell|let|inform|text)$/.test(order.text) || refusedIn(situation)) return undefined;
  const part = (chunks: Line['chunks'], text: string) => ({
    ...situation,
    message: text,
    line: new Line(text, chunks),
  });
  const before = part(
    line.chunks.filter(({ at }) => at < order.at),
    message.slice(0, order.at),
  );
  const words = message.slice(order.at);
  const moved = line.chunks.flatMap((chunk) =>
    chunk.at >= order.at ? [{ ...chunk, at: chunk.at - order.at, end: chunk.end - order.at }] : [],
  );
  const toTold = messageFrame(part(moved, words));
  return toTold && inTurn([toTold.plan, declinePlan(before, false)]);
}

/** The words are about the boat of the offer, whatever else the two have written about. */
function aboutDeal(situation: Situation): Situation {
  const { line, deals } = situation;
  const person = line.first('person');
  if (!person) return toldReader(situation);
  const [deal, ...more] = deals.filter(
    ({ list, people }) => list === 'waiting' && people.some(({ name }) => name === person.name),
  );
  const mine = deal?.boats.find(({ isMine }) => isMine);
  const other = deal?.people.find(({ name }) => name === person.name);
  if (!mine || !other?.userId || more.length > 0) return situation;
  const told = { userId: other.userId, boatId: mine.boatId, boatTitle: mine.boatTitle };
  const { talk: _talk, ...known } = person;
  const chunks = line.chunks.map((chunk) =>
    chunk.meaning === person ? { ...chunk, meaning: { ...known, aboutOwn: told, count: 0 } } : chunk,
  );
  return { ...situation, line: new Line(line.message, chunks) };
}

/** 'Decline the 90k offer and tell him …' after a list of offers: he is the one who made that offer. */
function toldReader(situation: Situation): Situation {
  const { line, deals, memory } = situation;
  const listed = memory.last?.calls.find(({ name }) => name === 'my_trades');
  const trade = listed ? tradeMeant(situation, listed.output, { only: false }) : 'none';
  const deal = typeof trade === 'object' ? deals.find(({ tradeId }) => tradeId === trade.tradeId) : undefined;
  const [other, ...more] = deal?.people ?? [];
  const at = line.chunks.findIndex(
    ({ text }, index) => isReader(text) && TELLS.test(line.chunks[index - 1]?.text ?? ''),
  );
  if (!deal || !other || more.length > 0 || at < 0) return situation;
  const mine = deal.boats.find(({ isMine }) => isMine);
  const boat = mine ?? deal.boats[0];
  if (!boat) return situation;
  const known = { is: 'person', name: other.name, ids: [other.userId], boats: [], count: 0 } as const;
  const meaning = mine
    ? { ...known, aboutOwn: { userId: other.userId, boatId: mine.boatId, boatTitle: mine.boatTitle } }
    : { ...known, talk: { boatId: boat.boatId, boatTitle: boat.boatTitle } };
  const chunks = line.chunks.map((chunk, index) => (index === at ? { ...chunk, text: '_person_', meaning } : chunk));
  return { ...situation, line: new Line(line.message, chunks) };
}

const isReader = (text: string) => /^(?:him|her|them)$/.test(text);
const TELLS = /^(?:tell|let|inform|text|write|to)$/;

function declinePlan(situation: Situation, isMany: boolean): Plan {
  const { phrases } = situation;
  return (done) => {
    const [trades, explained] = done;
    if (!trades) return use('my_trades', { list: 'waiting' });
    const waiting = tradesIn(trades.output);
    if (isMany && waiting.length > keptIn(situation, waiting).length) return say(manyText(situation, waiting));
    const trade = tradeMeant(situation, trades.output, { only: situation.line.first('person') !== undefined });
    if (trade === 'none') return noneFrom(situation, explained) ?? say(phrases.noOfferReceived);
    const about = trade === 'several' ? tradesText(trades.output, phrases, 'waiting') : tradeLineOf(trade, phrases);
    return say(`${about} ${phrases.declineThere}`);
  };
}
