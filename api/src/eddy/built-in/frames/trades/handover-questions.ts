import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';
import type { ClosingTopic } from './closing-text.ts';
import { dealsNamed } from './deals-named.ts';

type Question = readonly [ClosingTopic, number, readonly RegExp[]];

const GENERAL =
  /\b(?:offers?|bids?|counter\w*|if (?:i|we)|would|what (?:is|are) an?|how (?:do|does) (?:a|an|the|it|this|closings?)|after we agree|usually|normally|in general|typically|what (?:does|do)\b.*\bmean)\b|\b(?:tell|ask|message|text|write) (?:_person_|him|her|them)\b/;
const SURVEY = /\b(?:survey\w*|inspect\w*|sea trial|haul ?-? ?out)\b/;
export const WHO_PAYS =
  /\bwho (?:\w+ )?(?:pays?|paying|has to pay|must pay|covers?|is covering|picks up)\b|\bon whose (?:dime|tab|bill)\b/;

/** Questions about keys, money on its way and delays, which mean the user's own agreed trade. */
const QUESTIONS: readonly Question[] = [
  [
    'keys',
    1.72,
    [
      /\bkeys?\b|\bpick (?:(?:it|her|the boat|_\w+_) up|up (?:it|her|my|the|_))|\b(?:take|bring|drive) (?:it|her|the boat) home\b|\bcollect (?:it|her|the boat)\b|\btake (?:possession|delivery)\b/,
      /\b(?:when|how (?:soon|long)|what (?:day|date)|before|after|until|already|yet)\b/,
      /\b(?:i|we|my|me|us|he|she|they|it)\b|_(?:person|boat|make|ref)_/,
      /\b(?:get|gets|getting|have|hand\w*|give|gives|pick\w*|take|bring|drive|collect|receive|turn(?:ed)? over|mine|change hands)\b/,
    ],
  ],
  [
    'othersPaid',
    1.74,
    [
      /\b(?:did|has|have|is|was|had|will) (?:_person_|he|she|they|the (?:other side|buyer|seller|owner|guy)) (?:\w+ ){0,2}(?:paid|pay|paying|wired?|sent?|transferred|transfer|put)\b/,
      /^(?!.*\b(?:deposit|rest|balance|remainder|remaining|sign\w*|accept\w*|fees?|survey)\b)/,
      /\b(?:yet|already|anything|something|any ?money|for|it|everything|all|so far|money|now|the money|or not|going to pay|ever)\b|[?]|(?:pay|paid|paying)$/,
    ],
  ],
  [
    'payout',
    1.72,
    [
      /\b(?:when|how (?:soon|long)|what (?:day|date))\b/,
      /\b(?:money|cash|funds|payout|proceeds|payment|_money_|wire|check|paid)\b|_money_/,
      /\b(?:com(?:e|es|ing)(?: in| through| to me)?|arriv\w*|land\w*|(?:in|on|to) my (?:bank |checking )?account|hit\w*|show\w* up|(?:do|will|can|am|would) i (?:\w+ )?(?:get|see|receive|have|be getting|getting)(?: \w+){0,2}|get(?:ting)? paid|be (?:here|there|paid out))\b/,
      /^(?!.*\b(?:deposit|refund\w*|back|pay (?:the|my)|(?:i|we) (?:\w+ ){0,3}(?:pay|wire|send|transfer|owe|bring)|loan|fees?|disputes?)\b)/,
    ],
  ],
  [
    'payout',
    1.72,
    [
      /\bhow much\b.*\b(?:i|we) (?:\w+ ){0,2}(?:end up with|walk away with|come away with|clear|net|take home|pocket|be left with)\b/,
      /^(?!.*(?:\b(?:worth|sell|trade|listings?)\b|_(?:own|type|asset)_))/,
    ],
  ],
  [
    'payout',
    1.85,
    [
      /\b(?:what|how much) (?:am|do|will|are) (?:i|we) (?:\w+ )?(?:getting|get|receive|receiving|making|make|clearing|clear)\b/,
      /\b(?:after|net of|minus|less|without|once)\b.*\b(?:fees?|costs?|commission|everything|cut)\b|_service_/,
      /_(?:boat|make|own|person)_|\b(?:it|that|this|her|my sale)\b/,
    ],
  ],
  [
    'ordered',
    1.74,
    [
      SURVEY,
      /\b(?:did|has|have|was|is|were)\b.*\b(?:happen\w*|done|take place|taken place|over|finished|completed?|scheduled|booked|ordered)\b|\b(?:did|has|have|was|is)\b.*\byet\b/,
      /^(?!.*\b(?:costs?|how much|pays?|need|should)\b)/,
    ],
  ],
  [
    'ordered',
    1.74,
    [
      SURVEY,
      /\bhow (?:long|many days|much longer) (?:\w+ ){0,2}(?:until|till|before)\b/,
      /^(?!.*\b(?:must|have to|need|decide|accept|report|results?|done|finished|after|deadline|pay)\b)/,
    ],
  ],
  [
    'depositLost',
    1.8,
    [
      /\b(?:deposit|earnest money)\b/,
      /\b(?:when|at (?:what|which) point|how (?:soon|long|late)|until when|by when|how (?:can|could|would|might) (?:i|we))\b/,
      /\b(?:lose|lost|losing|forfeit\w*|gone|at risk|non ?-? ?refundable|not refundable|hard|refundable|safe)\b/,
    ],
  ],
  [
    'leave',
    1.74,
    [
      /\b(?:cancel|call off|end|scrap|kill|get out of|drop|stop) (?:everything|it all|all of it|the (?:whole thing|lot|deal|trade|sale|closing)|(?:my|our) (?:\w+ )?(?:deal|trade|sale|closing|purchase))\b/,
      /_(?:person|boat|make)_/,
    ],
  ],
  [
    'bring',
    1.74,
    [
      /\b(?:what|which|anything|how much)\b/,
      /\b(?:i|we) (?:\w+ ){0,3}(?:bring|take|show up with|have ready|have with me)\b|\bbring\b/,
      /_service_|\b(?:closing|settlement|signing|release)\b/,
      /^(?!.*\b(?:cost|fee)s?\b)/,
    ],
  ],
  [
    'turn',
    1.7,
    [
      /\b(?:what|why|who|anything|how come)\b/,
      /\bhold(?:s|ing)? (?:\w+ ){0,2}up\b|\bhold ?-? ?up\b|\b(?:taking|take|takes) (?:so|this|that|forever|ages|too)(?: (?:damn|very|much))?(?: long)?\b|\b(?:dragging|stalled|stalling|delayed|bottleneck)\b|\bnot (?:closed|done|finished|over) yet\b|\bin the way\b/,
      /^(?!.*\b(?:disputes?|sell\w*|sold|listed|to (?:answer|reply|respond))\b)/,
    ],
  ],
];

const ABOUT_TRADE = /\b(?:deal|trade|closing|sale|purchase|swap|things|it|this|that|everything|us)\b|_service_/;

/** Whether a question about a survey asks for its appointment and for the one who pays. */
const asksBoth = (has: (idea: RegExp) => boolean) =>
  has(SURVEY) && has(/\b(?:when|what (?:day|date)|scheduled|booked)\b/) && has(WHO_PAYS);

/** The question about keys, money on its way or a delay in an agreed trade of the user's own. */
export function handoverQuestionIn(situation: Situation): { topic: ClosingTopic; weight: number } | undefined {
  const { line, reading, deals } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const has = (idea: RegExp) => line.has(idea) || (!idea.source.startsWith('^(?!') && matches(idea, reading.words));
  if (agreed.length === 0 || has(GENERAL)) return undefined;
  const isNamed = dealsNamed(situation, agreed).length > 0;
  if (!isNamed && line.has(/_(?:person|boat|make|own)_/)) return undefined;
  if (asksBoth(has)) return { topic: 'ordered', weight: 1.8 };
  const [topic, weight] = QUESTIONS.find(([, , ideas]) => ideas.every(has)) ?? [];
  if (!topic || weight === undefined || (topic === 'turn' && !isNamed && !has(ABOUT_TRADE))) return undefined;
  return { topic, weight };
}
