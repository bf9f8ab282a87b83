import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Line } from '../../reading/line.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { closingPlan, planOfTopic } from './closing-plans.ts';
import { closingQuestionIn } from './closing-questions.ts';
import type { ClosingTopic } from './closing-text.ts';
import { closingTopicIn, TRADE } from './closing-topics.ts';
import { BE_THERE, dealQuestionIn, MISSES } from './deal-questions.ts';
import { dealsNamed } from './deals-named.ts';
import { handoverQuestionIn } from './handover-questions.ts';
import { plainQuestionIn } from './plain-questions.ts';

type Cues = readonly (readonly [RegExp, number])[];

const NEXT: Cues = [
  [
    /\b(?:which|what) (?:boat|yacht|one) (?:am|are) (?:i|we) (?:\w+ )?(?:clos(?:e|ing)|_service_|buying)|\b(?:which|what) (?:boat|yacht|one) (?:i|we) (?:am|are) (?:\w+ )?(?:clos(?:e|ing)|_service_|buying)/,
    1.6,
  ],
  [
    /\bwho(?:m)? (?:am|are) (?:i|we) (?:\w+ ){0,2}(?:clos(?:e|ing)|_service_)\b.*\bwith\b|\bwith whom (?:am|are) (?:i|we) (?:\w+ )?(?:closing|_service_)/,
    1.5,
  ],
  [
    /\b(?:what|which (?:deals?|trades?))(?: all| exactly| else)? (?:have|did|had|all have|all did) (?:i|we) (?:already |so far |just |actually |even |really |exactly |all )*(?:agreed?|sign(?:ed)?|commit\w*|sh(?:ake|ook|aken)(?: hands)? on|s(?:ay|aid) yes to|accept\w*|got(?:ten)? (?:myself|ourselves) into|get (?:myself|ourselves) into|promised?|tak(?:e|en) on|took on|lock(?:ed)? in)\b|\bwhat(?: all| exactly)? (?:am|are) (?:i|we) (?:already |now |actually |legally )*(?:committed to|signed up (?:for|to)|bound (?:to|by)|locked into|on the hook for|obligated to|obliged to|in for)\b|\bwhat (?:is|was) (?:already )?agreed\b|\b(?:steps?|things|tasks) (?:are )?(?:left|remain\w*|missing)\b.*(?:\bclos\w+\b|_service_)|\bwhat (?:do|must|should) (?:i|we) (?:have to |need to |still )*sign\b|\b(?:my|our|the) (?:agreed (?:trades?|deals?)|closings?|_service_)(?! (?:costs?|fees?|price))|\bwhat is (?:next|left|missing|still open|the next step)\b.*(?:\b(?:trade|deal|closing|agreed)\b|_service_)|(?:\b(?:trade|deal|closing)\b|_service_).*\bwhat is (?:next|left|missing)\b/,
    1.25,
  ],
  [
    /\bwhat (?:do|must|should) (?:i|we) (?:have to |need to |still )*(?:do|sign|upload|send)(?: next| now)?\b.*(?:\b(?:trade|deal|closing|agreed|next)\b|_service_)|\b(?:status|state|progress) of (?:my|our|the) (?:closing|trade|deal|_service_)|\bhow (?:is|far is|far along is|are) (?:my|our|the) (?:closing|deal|trade|swap|_service_)|\bmy (?:next )?(?:tasks?|steps?|to ?dos?)\b/,
    1.2,
  ],
  [
    new RegExp(
      `\\b(?:where|how|how far) (?:(?:do|does|are|is) )?(?:i|we|it|things|everything)\\b.*\\b(?:with|in|on) (?:the |my |our )?(?:\\w+ )?(?:${TRADE}|_service_|_boat_|_make_|_person_|_ref_)`,
    ),
    1.2,
  ],
];

/** After an answer about a closing, short questions lean on it. */
const FOLLOW_UPS: readonly (readonly [ClosingTopic, RegExp])[] = [
  [
    'howLong',
    /^(?:(?:and|so|then|when|how long|until) )*(?:(?:do|does|will|is) (?:we|it|the) )?(?:(?:to|for|until|till|the) )*(?:close|closing|release|finish|done)(?: (?:it|then|day|date))*[?.! ]*$/,
  ],
  [
    'tasks',
    /^(?:(?:and|so|then|when|how long|until) )*(?:(?:to|for|the) )+(?:inspect\w*|survey|sign\w*|accept\w*|insur\w*|_service_)(?: (?:it|the boat|her))?[?.! ]*$|\b(?:when|by when)\b.*\b(?:due|deadline|date)\b|\b(?:my|whose) turn\b|\bwhat (?:do|must|should) i\b.*\bdo\b/,
  ],
  [
    'toPay',
    /\bhow (?:do|can|should|would|must) (?:i|we) (?:pay|send|wire|transfer) (?:it|that|the (?:rest|balance|money))\b/,
  ],
  ['deposit', /\bdeposit\b/],
  ['toPay', /\b(?:left|owe|pay|balance|rest|remainder)\b/],
  [
    'payout',
    /\b(?:get|paid|payout|money|release)\b|\bhow much (?:is (?:that|it|left) )?(?:after|minus|net of|before)\b/,
  ],
  ['dispute', /\b(?:why|dispute\w*|frozen|decides?)\b|\bwho (?:opened|started|filed|raised)\b/],
  ['leave', /\b(?:out|cancel|reject)\b/],
];

/** Questions about closings in general, plans that are not made yet, and the requests of others. */
const NOT_MINE =
  /\bwalk (?:me|us) through\b|\b(?:stages|phases) of\b|\b(?:how (?:do|does) (?:a |the |you |closings?|it|this)|what (?:is|are|does|do) (?:an? |the )?(?:word |term )?(?:deposits?|holdbacks?|escrow|release|settlement|closing)(?: (?:mean|is|exactly))?[?.! ]*$|tell me about|explain|(?:wants?|asks?|asked|asking|wanted|needs|insists|demands) (?:me|us|that i|for)|zelle|venmo|paypal|cash ?app|gift cards?|(?:sell|list|post|put|join|advertise)(?:t?ing)?(?: up)? (?:a|my|your|_own_)|putting up|sign up|membership|draft|card|listings?|ads?|tax(?:es|able|ed)?|irs|capital gains)\b|_(?:asset|type|kind)_|\b(?:he|she|they|seller|owner|buyer|guy|_person_) (?:told|tells|says|said)\b/;

/** 'As soon as everybody has signed, when …' asks for the rule, whatever the user has agreed. */
const IN_GENERAL =
  /^(?:(?:so|and|okay|hey|hi|eddy|but|,) )*(?:once|after|when|if|as soon as) (?:both(?: of us| sides| parties| people)?|everyone|everybody|all(?: of us)?|we(?: both| all)?|two (?:people|sides|parties)|_ref_|an? (?:\w+ )?offer|the other side|somebody|someone|the (?:seller|owner|buyer)) (?:\w+ ){0,2}(?:agrees?|agreed|accepts?|accepted|signs?|signed|says? yes|said yes)\b/;

/** Insurance follows a rule: by whom, and when. */
const INSURANCE_ASKED =
  /\b(?:who|when|until|before|need|have to)\b[^?]*\b(?:insur(?:e|es|ed|ance)|coverage|a policy)\b/i;

/** Taxes are no part of what a closing asks for, but the tax form is. */
const TAX = /\btax(?:es|ed|able)?\b|\buncle sam\b|\birs\b/;
const TAX_FORM = /\btax (?:forms?|papers?|documents?)\b|\bw ?-? ?[89]\b/;
/** 'Who has to pay what now'. */
const WHO_OWES =
  /\bwho (?:\w+ )?(?:has to |have to |must |needs to |should )?(?:pays?|owes?|does|do) (?:what|whom?|how much)\b/;

/** The words of a message to somebody. */
const DICTATED =
  /^(?:(?:please|can you|could you|hey|okay|and|so|then|also|now|eddy|,) )*(?:tell|message|write(?: to)?|text|let|ask|remind|inform|answer|reply to|respond to) (?:both |_ref_ )?(?:_person_|him|her|them|the (?:owner|seller|buyer|other side))\b/;

/** The trades that the user agreed: step, tasks, dates, money and disputes. */
export const closingFrame: Frame = (situation) => {
  const { line, deals } = situation;
  // 'What does Ruth have for sale' asks for boats.
  if (
    line.has(
      /\b(?:what|which|anything|everything)\b.*(?:_person_|\b(?:he|she|they)\b).*\b(?:for sale|listed|on the market|up for trade)\b/,
    )
  )
    return undefined;
  if (line.has(IN_GENERAL) && !line.has(/\b(?:my|our|mine)\b|_(?:person|boat|make|own)_/)) return undefined;
  if (line.has(/^compare the _(?:boat|make)_ and the _(?:boat|make)_/)) return undefined;
  if (line.has(TAX) && !line.has(TAX_FORM)) return undefined;
  if (line.has(/\binsur(?:e|es|ed)\b/) || INSURANCE_ASKED.test(situation.message)) return undefined;
  // A rule says who pays a fee.
  if (
    line.has(/\b(?:fees?|commission)\b|_service_/) &&
    line.has(/\bor (?:do|does|is|will) (?:_person_|he|she|they|i)\b/) &&
    !line.has(/\b(?:my|our) (?:deposit|money|cash|funds)\b/)
  )
    return undefined;
  const bound = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (line.has(WHO_OWES) && dealsNamed(situation, bound).length > 0 && !line.has(/\bfees?\b|_service_/))
    return { ...EXPLAINED, words: /.*/, weight: 1.75, plan: closingPlan(situation, 'turn') };
  const handover = line.has(DICTATED) || isOfAnother(situation) ? undefined : handoverQuestionIn(situation);
  if (handover)
    return { ...EXPLAINED, words: /.*/, weight: handover.weight, plan: closingPlan(situation, handover.topic) };
  if (
    (line.has(/\bwho (?:decides|settles|judges|rules)\b(?!.*\b(?:my|our)\b)/) &&
      !line.has(/\b(?:my|our) (?:\w+ )?deposit\b/) &&
      !isAboutClosing(situation)) ||
    line.has(
      /\bhow many (?:trades|deals|sales)\b|\bwho (?:pays|has to pay|covers)\b|\bmy (?:\w+ )?(?:data|password|photos?|profile)\b|\b(?:delete|close|cancel|deactivate|remove|quit|leave)\b.*\bmy (?:\w+ )?account\b|\bcommissions?\b|\bwhat (?:does|do)\b.*\bmeans?\b|\b(?:how much|what) (?:does|do|is|are|would|will) (?:a|an) _service_|\bas (?:a|the) (?:seller|owner)\b/,
    ) ||
    line.has(DICTATED) ||
    isOfAnother(situation)
  )
    return undefined;
  const plain = plainQuestionIn(situation);
  const told = dealQuestionIn(situation);
  const deal = plain && plain.weight > (told?.weight ?? 0) ? plain : told;
  const question = closingQuestionIn(situation);
  const asked =
    deal && OF_OTHERS.has(deal.topic) && question?.topic !== 'depositIfTheyLeave' ? deal : (question ?? deal);
  if (asked)
    return {
      ...EXPLAINED,
      words: /.*/,
      // Its negation is what the question is about.
      ...((['ifNot', 'leave', 'lessMoney', 'deposit', 'returned', 'extend'].includes(asked.topic) ||
        line.has(MISSES) ||
        line.has(THEY_DO_NOT) ||
        (asked.topic === 'ordered' && line.has(BE_THERE))) && { whole: true }),
      ...(asked.topic === 'ordered' && { tells: BE_THERE }),
      weight: asked.weight,
      plan: planOfTopic(situation, asked.topic),
    };
  const found = closingTopicIn(situation) ?? (isAboutClosing(situation) ? followUpIn(line) : undefined);
  const isGeneral = found?.topic === 'tasks' && strongest(line, NEXT) > 0;
  const isPlan = found?.topic !== 'leave' && found?.topic !== 'lessMoney' && line.has(/\b(?:would|if (?:i|we))\b/);
  const named = dealsNamed(situation, bound);
  const mine = named.length > 0 ? line.text.replace(/_(?:type|kind)_/g, 'boat') : line.text;
  if (found && !isGeneral && !isPlan && !matches(NOT_MINE, mine))
    return { ...EXPLAINED, words: /.*/, weight: found.weight, plan: closingPlan(situation, found.topic) };
  const aside = followUpIn(line);
  const isRumor = line.has(/\bis (?:that|it|this) (?:true|right|so|correct)\b/);
  if (named.length > 0 && line.has(/_person_/) && aside && !isPlan && (isRumor || !line.has(NOT_MINE)))
    return { ...EXPLAINED, words: /.*/, weight: NAMED_DEAL, plan: closingPlan(situation, aside.topic) };
  const weight = strongest(line, NEXT);
  const service = line.first('service');
  const asksPrice = line.chunks.some(
    ({ meaning, written }) =>
      meaning?.is === 'service' &&
      /\b(?:fees?|costs?|charges?|price|cuestan?|costos?|costes?|tarifa|kostet|kosten|gebühr|frais|coûte|coûtent)\b/iu.test(
        written,
      ),
  );
  if (weight === 0 || asksPrice || (service && !/clos/i.test(service.about))) return undefined;
  if (line.has(/\bhow (?:do|does|can|much)\b|\bcosts?\b|\btell me about\b/)) return undefined;
  return { ...EXPLAINED, weight, plan: closingPlan(situation, 'step') };
};

/** Whether the words name a person, or a boat of the user's, that is in no agreed or settled trade. */
function isOfAnother(situation: Situation): boolean {
  const { line, deals } = situation;
  const people = line.all('person').map(({ name }) => name);
  const isBound = ({ list }: NamedDeal) => list === 'agreed' || list === 'closing' || list === 'closed';
  const bound = deals.filter(isBound);
  if (people.length > 0 && deals.length > 0)
    return !bound.some((deal) => deal.people.some(({ name }) => people.includes(name)));
  const open = deals.filter(({ list }) => list === 'open' || list === 'waiting');
  if (dealsNamed(situation, bound).length > 0) return false;
  return line.has(PAYS_FOR_BOAT) || dealsNamed(situation, open).length > 0;
}

/** 'What do I pay for the Gale' is about that boat, unless it is in an agreed trade. */
const PAYS_FOR_BOAT = /\b(?:pay|owe|spend) for (?:the |that )?_boat_/;

/** The negation is what the user complains of. */
const THEY_DO_NOT = /(?:\b(?:he|she|they)|_person_) (?:will|would|does|did|has|have|is) not\b/;
/** The weight of a word of closings beside somebody of the user's own one. */
const NAMED_DEAL = 1.4;

/** Questions about the tasks of others, and what happens without them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['others', 'turn', 'ifNot']);

const EXPLAINED = {
  intent: 'closing',
  uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'money', 'bound', 'quantity', 'service', 'sort', 'strange'],
  words:
    /\b(?:what|have|i|agreed?|and|is|next|my|the|closing|trades?|deals?|do|to|status|of|with|step|more|for|back|on|it|now|all|task|tasks|due|when)\b/,
} as const;

const SHORT = 9;
const isAboutClosing = ({ memory, line }: Situation) =>
  line.chunks.length <= SHORT && (memory.last?.calls ?? []).some(({ name }) => name === 'my_closings');

function followUpIn(line: Line): { topic: ClosingTopic; weight: number } | undefined {
  const [topic] = FOLLOW_UPS.find(([, pattern]) => line.has(pattern)) ?? [];
  return topic && { topic, weight: 1.2 };
}
