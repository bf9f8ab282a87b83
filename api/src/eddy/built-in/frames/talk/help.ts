import type { HelpTopic } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { findHelp } from '../../knowledge/find-help.ts';
import { just } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import { OWN_THINGS } from '../own/own-things.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { namesAsNouns } from './names-as-nouns.ts';

/** Questions and troubles; a short order such as 'make an offer' is rather a request. */
const ASKS =
  /\b(?:how|where|why|when|can (?:i|we|you)|could i|should i|may i|is (?:it|this|there|my)|are (?:you|there)|do (?:i|you|we)|does|what (?:is|are|if|happens|about|does|do|now)|who|which|i (?:want|need|would like|forgot|lost|can not|cannot|have a)|can not|not work\w*|problem|help|wants? me|no more|too many|turn off|get rid of)\b|\?/;
/** Troubles that people state rather than ask about. */
const WARNING_WORDS =
  /\b(?:zelle|venmo|paypal|cash ?app|wire|check|cheque|cashier|gift cards?|western union|scam\w*|fraud\w*|harass\w*|rude|threat\w*|bother\w*|spam\w*|fake|shipper|overpa\w+|refund|wallets?|(?:wants?|asks?|asked|told|tells) (?:me|us) to (?:send|pay|wire|transfer|mail)|(?:wants?|asks? for|asked for|demands?) (?:a |the |my )?(?:\w+ )?deposit)\b/;

/** A warning about money counts more than the boat it is about. */
const PAYMENT = new Set([
  'pay-outside',
  'paid-outside',
  'paid-to-end-dispute',
  'listing-waives-deposit',
  'overpayment',
  'secrets',
  'already-paid',
  'false-papers',
  'fake-escrow',
  'changed-bank-details',
  'private-account',
  'other-app',
  'absent-buyer',
  'sign-outside',
  'wire-only',
  'rest-in-coins',
]);
/** Answers to who sees something, not to what it is. */
const SEEN: ReadonlySet<string> = new Set([
  'saved-unseen',
  'limits-unseen',
  'papers-unseen',
  'others-papers',
  'dealings-unseen',
  'wire-of-somebody-else',
]);
/** Of a boat before any trade: no owner's address, and no closing. */
const BEFORE_TRADE: ReadonlySet<string> = new Set(['exact-place', 'no-show']);
/** Rules that hold whatever boats and trades somebody has. */
const RULES: ReadonlySet<string> = new Set([
  'listing-stays',
  'trust-account-insured',
  'sure-of-boat',
  'ad-after-sale',
  'must-wire',
  'agent-cost',
  'offer-free',
  'several-offers-for-boat',
  'values-apart',
]);
/** A sure warning counts more than a refusal, and more than the trade that it may be about. */
const WARNED = 1.9;
const WARNING_SURE = 1.25;
/** Enough for 'how do I …'. */
const LIKELY = 0.95;
/** A topic that has all of its ideas is more certain than this. */
const SURE = 1.2;
/** A topic that answers all of a message. */
const WHOLE = 1.6;
const SEEN_BY = 1.82;
/** 'How do I …' about a boat or a person of no agreed trade. */
const WAY = 1.5;
/** A question that merely speaks of owners and money needs no warning. */
const PAYMENT_SIGNS =
  /\b(?:outside|direct\w*|private\w*|cash|deposit|skip\w*|without|avoid\w*|link|friends|crypto|front|upfront|off|difference|extra|more|too much|back|rest|movers?|transporter|codes?|bank|login|password|social|hold|save)\b/;
/** The user would get the money. */
const RECEIVES =
  /\b(?:pays?|paying|paid|gives?|sends?|sending|sent|hands?|zelle|venmo) (?:me|us)\b|\bbuyers?\b|\b(?:money|price|rest|payment) to me\b|_own_/;
const SENDS =
  /\b(?:me|us|i|we) (?:to |should |must |can |could |have to |will |would |may |want to |am going to |ll |just )*(?:pay|send|wire|zelle|venmo|paypal|cash ?app|transfer|refund|mail|give (?:him|her|them|_person_))\b/;
const PAID_ALREADY =
  /\b(?:i|we)(?: (?:have|did))?(?: (?:already|just))? (?:paid|sent|wired|zelled|venmoed|transferred|gave)\b/;
/** The other side is gone with money that was paid. */
const PAID =
  /^(?!.*\b(?:what if|if (?:i|we)|should (?:i|we)|can (?:i|we))\b).*\b(?:paid|sent|wired|transferred|gave|put down)\b.*(?:\b(?:deposit|money|cash|down payment)\b|_(?:money|bound)_)/;
const GONE =
  /\b(?:vanished|disappeared|ghost(?:ed|ing)|ripped (?:me |us )?off|scammed|stopped (?:answering|replying|responding|writing)|blocked me)\b/;
/** Words of somebody who poses as the site: 'this is Tradewind security, confirm your password'. */
const POSES =
  /\b(?:this is|it is|i am (?:from|with)|we are|from) (?:the )?(?:tradewind|eddy|support|security|your bank)\b.*\b(?:confirm|verify|send|give|enter|tell)\b.*\b(?:your|the) (?:\w+ )?(?:password|code|pin|login|bank|card|social)\b/;
/** 'Which of the two offers is better?': ways to pay that are only compared. */
const WEIGHS =
  /\b(?:which|what)(?: one| offer| of (?:the|them|these|those)(?: \w+)?)? (?:is|would be|should i|do i|looks|seems)\b.*\b(?:better|best|take|pick|choose|accept|prefer|go with|smarter|safer)\b|_ref_ (?:is|would be|looks|seems) (?:the )?(?:better|best|smarter|safer)\b/;
const SUSPICIOUS =
  /\b(?:back|refund\w*|shipper|movers?|zelle|venmo|cash ?app|paypal|western union|money ?gram|gift cards?|under the table|on the side|off the books|link|code|outside|overpa\w+|difference|friends and family)\b/;
/** Somebody asks for money in a way that only scams use: no likeness to an example is needed. */
function warningIn(situation: Situation): HelpTopic | undefined {
  const { line, help } = situation;
  const nouns = namesAsNouns(situation) ?? line.text;
  const other = line.has(
    /\b(?:sellers?|owners?|buyers?|he|she|they|him|her|them|guys?|person|people|broker|someone|somebody|stranger|man|woman|lady|dude|colleagues?|coworkers?|employees?|representatives?|rep|agent|support|staff|team|security)\b|_(?:ref|person|boat|make|own)_/,
  );
  if (line.has(WEIGHS) && !line.has(SUSPICIOUS)) return undefined;
  if (line.has(POSES)) return help.find((topic) => topic.id === 'secrets');
  const id =
    (other || line.has(/\b(?:got|received)\b/)) &&
    line.has(/\b(?:checks?|cashiers?)\b/) &&
    line.has(
      /\b(?:shipper|movers?|difference|extra|more than|more money|over|too much|bigger|larger|refund|sen[dt] back|sen[dt] (?:\w+ ){0,3}back|(?:rest|part|balance|remainder|surplus) (?:\w+ )?back|wire (?:\w+ ){0,3}back|overpa\w+)\b/,
    )
      ? 'overpayment'
      : other && line.has(PAID) && line.has(GONE)
        ? 'already-paid'
        : (other || line.has(/\b(?:gift cards?|western union|money ?gram)\b/)) &&
            line.has(/\b(?:zelle|venmo|cash ?app|paypal|western union|money ?gram|gift cards?|payment app)\b/)
          ? line.has(/\bdisputes?\b/)
            ? 'paid-to-end-dispute'
            : line.has(PAID_ALREADY)
              ? 'already-paid'
              : (line.has(RECEIVES) || RECEIVES.test(nouns)) && !line.has(SENDS)
                ? 'paid-outside'
                : 'pay-outside'
          : undefined;
  const aside =
    other &&
    line.has(
      /\b(?:on the side|under the table|off the books|half in cash|part in cash|partly in cash|cash in hand)\b/,
    ) &&
    line.has(/\b(?:pay|pays|paid|give|gives|wants?|asks?|offers?|take)\b/)
      ? 'false-papers'
      : other &&
          line.has(/\b(?:wants?|asks?|asked|told|tells|says?|said|insists?|demands?)\b/) &&
          line.has(
            /\b(?:bring|carry|come with|hand over|show up with) (?:\w+ ){0,2}cash\b|\b(?:deposit|money|balance|rest|payment)\b.*\b(?:to (?:her|him|them)|_person_)\b.*\b(?:directly|straight|privately|personally)\b|\bdirectly to (?:her|him|them)\b/,
          )
        ? 'pay-outside'
        : other && line.has(CASH_IN_PERSON)
          ? (line.has(PAYS_ME) && !line.has(SENDS)) || BUYER_PAYS.test(nouns)
            ? 'paid-outside'
            : 'pay-outside'
          : undefined;
  return help.find((topic) => topic.id === (id ?? aside));
}

/** The warning about money that the words deserve beside anything else that they ask. */
export function moneyWarning(situation: Situation): HelpTopic | undefined {
  const { help, reading, line } = situation;
  const known =
    warningIn(situation) ?? (line.has(PAYS_OUTSIDE) ? help.find(({ id }) => id === 'pay-outside') : undefined);
  const found = findHelp(help, reading.words);
  const topic = known ?? (found && found.certainty > SURE && PAYMENT.has(found.topic.id) ? found.topic : undefined);
  return topic && forSeller(topic, situation);
}

/** 'I'll send her a deposit', 'so that I can wire him half'. */
const PAYS_OUTSIDE =
  /\b(?:i|we) (?:(?:will|would|can|could|want to|am going to|have to|should|ll|may|just|then|simply) )*(?:pay|send|wire|transfer|give|hand|mail|bring|zelle|venmo|paypal|cash ?app) (?:(?:him|her|them|over|the|an?|my|some|half|all|part|_person_|of|it|in|small|_money_|_n_|_bound_|_quantity_) ?){0,6}(?:deposit|down payment|money|cash|half|_money_|_n_|_bound_|a check|coins|crypto|bitcoins?|price|him|her|them|directly|direct)/;

/** 'I pay her the rest in cash at the dock'. */
const CASH_IN_PERSON =
  /\b(?:pays?|paying|give|gives|hand|hands|bring|brings)\b.*\bcash\b.*\b(?:at|on|in) (?:the |his |her |their |my )?(?:dock|marina|ramp|slip|harbor|parking lot|house|place|handover|person|envelope|bag)\b/;

/** Somebody would pay the user. */
const PAYS_ME =
  /\b(?:pay|pays|paying|give|gives|giving|send|sends|sending|wire|mail|hand|bring|zelle|venmo) (?:me|us)\b|\b(?:accept|take|taking) (?:\w+ ){0,3}(?:checks?|zelle|venmo|cash|paypal)\b/;

/** The warning about payment outside of a closing, for the one who would be paid. */
function forSeller(topic: HelpTopic, situation: Situation): HelpTopic {
  const { line, help } = situation;
  if (topic.id !== 'pay-outside') return topic;
  const isBuyer = BUYER_PAYS.test(namesAsNouns(situation) ?? '');
  const id =
    isBuyer && line.has(COINS)
      ? 'coins-to-seller'
      : isBuyer || (line.has(PAYS_ME) && !line.has(SENDS))
        ? 'paid-outside'
        : topic.id;
  return help.find((one) => one.id === id) ?? topic;
}
const BUYER_PAYS = /\bbuyer (?:\w+ ){0,9}(?:pay|pays|paying|send|sends|bring|brings|wire|wires)\b(?! back)/;
const COINS = /_coins_|\b(?:crypto\w*|bitcoins?|btc|coins|wallet)\b/;

/** A limit or a name makes a request of what would otherwise be a question. */
const isAboutBoats = (line: Situation['line']) =>
  line.has(/_(?:type|make|boat|sort|money|bound|id|engine|power|lowhours|direction)_/) || line.has(BOATS_THERE);
const BOATS_THERE =
  /\b(?:which|what|any|show|find|list|all|more|other|how many) (?:\w+ ){0,2}(?:boats|ones|yachts)\b.*_place_|\b(?:boats|ones|yachts) (?:\w+ ){0,4}_place_/;
/** Explains all plain words, but no limit, kind or name of boats. */
const PLAIN_WORDS = /^[\s\S]*$/;

/** Asks for boats by the things that their owners take: a search. */
const OWNERS_TAKE =
  /\b(?:owners?|sellers?|people|who|that) (?:\w+ ){0,3}(?:accepts?|accepting|takes?|taking|wants?|trades?|swaps?|likes?|open to)\b(?! (?:me|us) to\b| (?:a |the |my |half |part )?(?:\w+ )?(?:deposit|down payment|money)\b).*_(?:asset|coins)_/;
/** 'What costs over a million' asks for boats. */
export const COSTS_SO_MUCH =
  /^(?:(?:and|so|okay|hey|hi|eddy|,) )*(?:what|which|who|anything|everything|show me (?:what|everything that)) (?:boats? |ones? |yachts? |else )?(?:costs?|asks?|goes for|sells? for|is listed (?:at|for)|is priced) (?:for )?_bound_/;
/** Asks for the person behind a boat or an offer. */
const ASKS_WHO =
  /\bwho(?: (?:is|are|has|was))? (?:\w+ )?(?:sell\w*|list\w*|posted|posting|own\w*|offering|buying)\b|\bwho (?:is|are) (?:the |its |her |that )?(?:seller|owner)s?[?.! ]*$|\bwho (?:wants?|would like|is (?:trying|looking|willing|ready)) (?:to )?(?:\w+ )?(?:buy )?_own_|\bwho\b.*\bbuys?\b.*_own_/;

/** 'Do you offer …' asks for a service, not about offers. */
const OFFERED_BY_US = /\b((?:do|does|can|could|will) (?:you|tradewind|the (?:site|brokerage))(?: guys)?) offer\b/;

/** A tolerance speaks of no taking. */
const ROUGHLY = /\bgive (?:or|and) take\b/g;

/** Whether a message asks for data that only resembles a question for help. */
const asksForData = (line: Situation['line']) =>
  (line.has(OWN_THINGS) && !line.has(/\bwhat (?:happens|if)\b/)) ||
  line.has(OWNERS_TAKE) ||
  line.has(COSTS_SO_MUCH) ||
  line.has(ASKS_WHO);

/** The Florida Keys and Key West are no keys of a boat. */
const withoutPlaces = (line: Situation['line'], words: string) =>
  (line.all('place').some(({ towns }) => towns) ? words.replace(/\bkeys\b/g, 'islands') : words)
    .replace(/\b(florida|lower|upper|middle) keys\b/g, '$1 islands')
    .replace(/\bkey (?=west|largo|biscayne|colony)\b/g, '');

/** Asks how something is done, whether it is allowed, safe or needed, or who pays for it. */
const ASKS_WAY =
  /\b(?:how|where) (?:do|can|could|would|should|to|is a|does (?:one|a)) ?(?:i|we|you|one|guy|person)?\b|\b(?:can|could|may|must|should|do|am|are) (?:i|we) (?:\w+ )?(?:have to|need to|allowed|supposed|pay|send|put|use|get|take|add|change|pause|mark|hide|delete|bring|give|trust|sign|block|report|see|check|verify|ask)\b|\b(?:do|must|should) (?:i|we) (?:\w+ )?(?:need|require)\b|\bis (?:it|this|that) (?:safe|okay|ok|allowed|possible|legit|normal|legal|wise|smart|a scam|how it works)\b|\bwho (?:pays|has to pay|covers)\b|\bwhat (?:happens|if)\b|\b(?:can|could|do|does|will|would) (?:_person_|the (?:owner|seller|buyer)|he|she|they|others?|other people|anyone|anybody)\b(?: \w+){0,2} (?:see|know|find out|learn|read|get|have|receive)\b/;

/** The topic that a question has once 'the boat' and 'the seller' stand for the names in it. */
function helpWithoutNames(situation: Situation, sought: (words: string) => ReturnType<typeof findHelp>) {
  const nouns = namesAsNouns(situation);
  const found = nouns === undefined ? undefined : sought(nouns);
  if (found && found.certainty >= LIKELY && situation.line.has(HOW_OPENS)) return found;
  if (!found || found.certainty <= SURE) return undefined;
  const isCertain = found.topic.namesBoats === true && found.topic.isWhole === true;
  return isCertain || PAYMENT.has(found.topic.id) || asksWay(situation) ? found : undefined;
}

const asksWay = ({ line }: Situation): boolean =>
  line.has(ASKS_WAY) && line.has(/_(?:own|boat|make|person)_/) && !line.has(/\bhow (?:many|much|big|long|old|fast)\b/);
/** Limits of a search, which no help answers. */
const LIMITS = /_(?:type|sort|bound|engine|power|lowhours|direction|id)_/;

const HOW_OPENS = /^(?:(?:so|and|okay|hey|hi|eddy|please|,) )*how (?:do|can|could|would|should) (?:i|we)\b/;
/** An agreed trade has its own facts. */
const isOfClosing = (situation: Situation): boolean =>
  dealsNamed(
    situation,
    situation.deals.filter(({ list }) => list === 'agreed' || list === 'closing'),
  ).length > 0;

const isOfOneBoat = ({ line, memory }: Situation): boolean =>
  line.has(/_(?:boat|make|id|own)_/) ||
  (memory.focus !== undefined && !line.has(/\b(?:boats|they|these|listings|prices)\b/));

/** Answers from the features' help, found by meaning. */
export const helpFrame: Frame = (situation) => {
  const { line, reading, help, language } = situation;
  if (asksForData(line)) return undefined;
  const warned = warningIn(situation);
  const sought = (words: string) => findHelp(help, words.replace(OFFERED_BY_US, '$1 have').replace(ROUGHLY, ''));
  const direct = warned
    ? { topic: warned, certainty: WARNING_SURE, words: /.*/ }
    : sought(withoutPlaces(line, reading.words));
  const isSaid = direct !== undefined && direct.certainty > SURE;
  const nameless = isSaid ? undefined : helpWithoutNames(situation, sought);
  const known = nameless ?? direct;
  // 'How do I wire the rest for the Gale' is about wires, whatever boat it names.
  const isOfNames = nameless !== undefined || (isSaid && asksWay(situation) && !line.has(LIMITS));
  const found = known && { ...known, topic: forSeller(known.topic, situation) };
  if (!found || (found.topic.withoutBoat && isOfOneBoat(situation))) return undefined;
  if (!warned && !isOfNames && found.certainty > SURE && !found.topic.namesBoats && isAboutBoats(line))
    return undefined;
  if (
    found.certainty < SURE &&
    PAYMENT.has(found.topic.id) &&
    !matches(WARNING_WORDS, reading.words) &&
    !matches(PAYMENT_SIGNS, reading.words)
  )
    return undefined;
  const asks = found.certainty > SURE || line.has(ASKS) || line.has(WARNING_WORDS);
  const certainty = asks ? found.certainty : found.certainty * (line.first('asset') ? 0.55 : 0.75);
  const isSure = found.certainty > SURE;
  const warns = PAYMENT.has(found.topic.id) && (isSure || line.has(WARNING_WORDS));
  const isWhole = isSure && found.topic.isWhole === true;
  const text = found.topic.answer[language];
  const uses = [
    'service',
    'ref',
    'asset',
    'strange',
    'place',
    'person',
    'money',
    'n',
    'bound',
    'own',
    'coins',
    'saved',
    'fuel',
    'age',
  ] as const;
  const content = line.chunks.filter(
    ({ meaning }) => meaning && ['type', 'bound', 'make', 'boat', 'sort'].includes(meaning.is),
  ).length;
  const isWay = isOfNames && isSure && line.has(HOW_OPENS) && !isOfClosing(situation);
  const weight = warns
    ? isSure
      ? WARNED
      : 1.5
    : isWhole
      ? [SEEN, BEFORE_TRADE, RULES].some((ids) => ids.has(found.topic.id))
        ? SEEN_BY
        : WHOLE
      : isWay
        ? WAY
        : certainty - content * (asks ? 0.1 : 0.3);
  return {
    intent: 'help',
    weight,
    ...((isWhole || (warns && isSure && !warned)) && { whole: true }),
    ...(found.topic.tells && { tells: found.topic.tells }),
    uses: [...uses],
    words: warns || isWhole ? /.*/ : isSure && !found.topic.namesBoats && !isOfNames ? PLAIN_WORDS : found.words,
    plan: just(text),
  };
};
