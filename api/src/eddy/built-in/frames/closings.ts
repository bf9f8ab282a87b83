import { errorOf, type Plan, say, use } from '../plan.ts';
import type { Line } from '../reading/line.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';
import { type ClosingTopic, closingText, type FinishedTrade, finishedText, type KnownClosing } from './closing-text.ts';
import { dealQuestionIn } from './deal-questions.ts';
import { tradeMeant } from './trade-meant.ts';

type Cues = readonly (readonly [RegExp, number])[];

const TRADE = '(?:trades?|deals?|closings?|swaps?|purchase|exchange|sale|settlement)';
const NEXT: Cues = [
  [
    /\bwhat (?:have|did|all have) (?:i|we) (?:already |so far )?(?:agreed?|sign(?:ed)?|commit\w*)\b|\bwhat (?:is|was) (?:already )?agreed\b|\b(?:steps?|things|tasks) (?:are )?(?:left|remain\w*|missing)\b.*(?:\bclos\w+\b|_service_)|\bwhat (?:do|must|should) (?:i|we) (?:have to |need to |still )*sign\b|\b(?:my|our|the) (?:agreed (?:trades?|deals?)|closings?|_service_)(?! (?:costs?|fees?|price))|\bwhat is (?:next|left|missing|still open|the next step)\b.*(?:\b(?:trade|deal|closing|agreed)\b|_service_)|(?:\b(?:trade|deal|closing)\b|_service_).*\bwhat is (?:next|left|missing)\b/,
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

const ME = /\b(?:i|my|our|we|me|us|mine)\b/;
const WHEN =
  /\b(?:when|what (?:date|day)|which (?:date|day)|by when|until when|how (?:soon|long)|(?:last|latest) (?:day|date)|deadlines?|due)\b/;
const PAYMENT =
  /\b(?:deposits?|earnest money|wires?|wired|transfers?|transferred|payments?|money|funds|balance|cash)\b|_(?:money|bound)_/;
const ARRIVES =
  /\b(?:arriv\w*|com(?:e|es|ing) (?:in|through)|came (?:in|through)|receiv\w*|land(?:ed)?|show(?:n|ed|s)? up|go(?:ne)? through|went through|clear(?:ed)?|get there|got(?:ten)?|make it|made it|credited|booked|reach(?:ed)?|in yet|there yet|have (?:my|our|the)|is (?:my|our) (?:deposit|wire|payment) (?:in|there|complete|paid|safe|okay))\b/;
const SURVEY = /\b(?:survey\w*|inspect\w*|sea trial|haul ?-? ?out)\b/;
const MUST = /\b(?:have to|need to|needs? to|must|got to|supposed to|still|left|remain\w*|outstanding|missing|owe)\b/;
/** 'Owe' with papers is no money. */
const PAPERS =
  /\b(?:documents?|papers?|paperwork|forms?|letters?|signatures?|bill of sale|titles?|certificates?|uploads?)\b/;
const DEAL = new RegExp(`\\b${TRADE}\\b|_service_|_boat_|_make_|_person_|_ref_|_own_`);
const DECIDES =
  /\b(?:who|which person)\b.*\b(?:decid\w*|settl\w*|judg\w*|rules?|resolv\w*|sorts?|opened|started|filed|wins?|(?:last|final) (?:word|say))\b/;
const FIGHT = /\b(?:disputes?|disputed|fight|argument|quarrel|conflict|disagreement|case|standoff)\b/;

/** Ideas that together ask for a part of a trade that is closing, in any order. */
const TOPICS: readonly (readonly [ClosingTopic, number, readonly RegExp[]])[] = [
  [
    'dispute',
    1.46,
    [
      /\b(?:frozen|froze|freeze|on hold|blocked|stuck|stalled|stand(?:s|ing)? still|stopped|held up|disputed)\b/,
      /\b(?:why|how come|what|is|are|who|how|when)\b/,
      /\b(?:my|our|we|everything|the (?:money|deal|trade|closing|funds|deposit))\b|_(?:person|boat|service)_/,
    ],
  ],
  ['dispute', 1.4, [DECIDES, FIGHT]],
  [
    'dispute',
    1.35,
    [FIGHT, /\b(?:my|our)\b|_person_/, /\b(?:who|when|how|what|status|going|decid\w+|end|over|resolved)\b/],
  ],
  [
    'dispute',
    1.35,
    [
      /\b(?:nothing|not|no)\b.*\b(?:move|moving|moves|happening|happens|progress\w*|proceed|going on|going forward|budging)\b/,
      /\b(?:trade|deal|closing|money)\b|_(?:person|service)_/,
    ],
  ],
  [
    'dispute',
    1.3,
    [
      /\bwhat (?:is )?(?:happened|happening|going on|wrong)\b/,
      /\b(?:to|with|in) (?:my|our|the) (?:\w+ )?(?:trade|deal|closing|money|deposit)\b/,
    ],
  ],
  [
    'deposit',
    1.5,
    [
      PAYMENT,
      ARRIVES,
      /\b(?:my|our|i (?:\w+ )?(?:sent|wired|paid|transferred))\b/,
      /\b(?:did|has|have|is|was|when|where|any|confirm|check|see|do|are)\b/,
      /^(?!.*\b(?:my|our) (?:account|bank)\b)(?!.*\b(?:will|do|when|can|should|shall) (?:i|we) (?:\w+ )?(?:get|receive|be|see|have)\b)/,
    ],
  ],
  [
    'deposit',
    1.35,
    [
      /\b(?:my|our) (?:\w+ )?deposit\b/,
      /^(?!.*\b(?:refundable|back|at risk|lose|frozen|freeze)\b)/,
      /\b(?:is|was|due|paid|missing|status|how much|what)\b/,
    ],
  ],
  [
    'toPay',
    1.4,
    [
      /\b(?:how much|what|anything|something|is there|do|am)\b/,
      MUST,
      /\b(?:pay|owe|paid|payment|wire|bring|send|transfer)\b/,
      ME,
      new RegExp(`^(?!.*${PAPERS.source})`),
    ],
  ],
  [
    'toPay',
    1.35,
    [
      /\b(?:how much|what|anything)\b/,
      /\b(?:left|remain\w*|outstanding|missing|still due|open)\b/,
      /\b(?:pay|owe|paid|payment|balance|wire)\b/,
    ],
  ],
  ['toPay', 1.35, [/\b(?:my|our) (?:\w+ )?(?:balance|remaining (?:amount|payment|sum))\b/]],
  [
    'payout',
    1.45,
    [
      WHEN,
      /\b(?:money|paid|payout|cash|proceeds|share|funds|wire)\b/,
      /\b(?:(?:i|we)(?: \w+)? (?:get|be|getting|receive|see|have)|my (?:account|bank|money|payout|cash|share|proceeds)|our (?:account|money)|(?:pay|wire|send)(?:s|ing)? (?:me|us))\b/,
    ],
  ],
  [
    'payout',
    1.35,
    [
      /\b(?:how much|what)\b/,
      /\b(?:do|will|am) (?:i|we) (?:\w+ )?(?:get|getting|receive|be paid)\b/,
      /\b(?:paid|payout|money|closing|release|end)\b|_service_/,
    ],
  ],
  ['payout', 1.3, [WHEN, /\b(?:release[ds]?|pay(?:s|ing)? (?:me|us))\b/, /\b(?:my|our|the|me|us)\b/]],
  [
    'leave',
    1.45,
    [
      /\bdeposit\b/,
      /\b(?:back|refund\w*|lose|forfeit\w*|at risk)\b/,
      /\b(?:my deposit|i|we)\b/,
      /\b(?:survey\w*|inspect\w*|my deposit)\b/,
    ],
  ],
  [
    'leave',
    1.4,
    [
      /\b(?:(?:get|back|pull|walk|step|bail|opt)(?:ing)? (?:out|away|back)|walk|cancel|reject|refuse|say no|quit|leave|terminate|undo|escape)\b/,
      new RegExp(`${SURVEY.source}|\\b(?:my|our|the|this|that) (?:\\w+ )?${TRADE}\\b|_service_`),
      /\b(?:i|we|me|how|my)\b/,
    ],
  ],
  ['leave', 1.3, [/\b(?:(?:get|back|pull|walk|step|bail|opt)(?:ing)? (?:out|away|back) (?:of|from|on))\b/, DEAL]],
  [
    'lessMoney',
    1.45,
    [
      new RegExp(`${SURVEY.source}|\\b(?:damage|defects?|repairs?|cracked|broken|leak\\w*)\\b`),
      /\b(?:money off|price (?:down|reduction|cut|drop)|price\b.*\b(?:down|lower|drop|reduced)|lower|less(?! than)|discount|renegotiat\w*|knock\w*|credit|reduc\w*|cheaper|pay for (?:the )?repairs?|something off|(?:take|taken|get|deduct)\b.*\b(?:off|from the price)|come down)\b/,
      /\b(?:i|my|we|our|how|could|can|price)\b/,
    ],
  ],
  ['tasks', 1.4, [/\b(?:my|our|whose) (?:turn|move)\b/]],
  [
    'tasks',
    1.5,
    [
      /\b(?:what|which|any|anything|how many|do|are|is)\b/,
      PAPERS,
      /\b(?:owe|owed|missing|outstanding|still|left|open|due|remain\w*|hand in|turn in|need)\b/,
      ME,
      /^(?!.*\b(?:to (?:list|sell|post|join|trade|buy)|how (?:do|does|can)|if|before)\b)/,
    ],
  ],
  [
    'tasks',
    1.35,
    [
      /\b(?:what|which|anything|something|is there)\b/,
      /\b(?:i|we) (?:still |now |else |also )*(?:have to|need to|must|got to|supposed to|should) (?:still |now )?(?:do|sign|upload|send|provide|hand in|submit|bring)\b|\b(?:do|must|should|am) i (?:still |now |else )+(?:do|sign|upload|send|supposed|need|have)\b/,
      /^(?!.*\b(?:to (?:list|sell|post|join|trade|buy|make|offer)|pay|owe|before|if)\b)/,
    ],
  ],
  [
    'tasks',
    1.4,
    [
      /\b(?:what|which|anything)\b/,
      /\b(?:need\w*|required|expect\w*|missing|waiting|wait|outstanding|want)\b/,
      /\b(?:from|of|on|for) (?:me|us|my side)\b/,
      /\b(?:papers?|paperwork|documents?|do|closing|trade|deal|broker\w*|task\w*|still|you)\b|_service_/,
    ],
  ],
  [
    'tasks',
    1.35,
    [
      WHEN,
      /\b(?:due|deadlines?|have to|need to|must|should|accept|decide|sign)\b/,
      new RegExp(`\\b(?:${TRADE}|tasks?|papers|paperwork|documents|it|that|this)\\b|_(?:service|boat|make|person)_`),
      /^(?!.*\b(?:offers?|bids?|counteroffers?|expire\w*)\b)/,
    ],
  ],
  ['tasks', 1.3, [/\b(?:my|our) (?:next |\w+ )?(?:deadlines?|due dates?)\b/]],
];

/** After an answer about a closing, short questions lean on it. */
const FOLLOW_UPS: readonly (readonly [ClosingTopic, RegExp])[] = [
  [
    'tasks',
    /\b(?:when|by when)\b.*\b(?:due|deadline|date)\b|\b(?:my|whose) turn\b|\bwhat (?:do|must|should) i\b.*\bdo\b/,
  ],
  ['deposit', /\bdeposit\b/],
  ['toPay', /\b(?:left|owe|pay|balance)\b/],
  ['payout', /\b(?:get|paid|payout|money|release)\b/],
  ['dispute', /\b(?:why|dispute\w*|frozen|decides?)\b/],
  ['leave', /\b(?:out|cancel|reject)\b/],
];

/** Questions about closings in general, plans that are not made yet, and the requests of others. */
const NOT_MINE =
  /\b(?:how (?:do|does) (?:a |the |you |closings?|it|this)|what (?:is|are|does|do) (?:an? |the )?(?:word |term )?(?:deposits?|holdbacks?|escrow|release|settlement|closing)(?: (?:mean|is|exactly))?[?.! ]*$|tell me about|explain|(?:wants?|asks?|asked|asking|wanted|needs|insists|demands) (?:me|us|that i|for)|zelle|venmo|paypal|cash ?app|gift cards?|(?:sell|list|post|put|join|advertise)(?:t?ing)?(?: up)? (?:a|my|your|_own_)|putting up|sign up|membership|draft|card|listings?|ads?)\b|_(?:asset|type|kind)_|\b(?:he|she|they|seller|owner|buyer|guy|_person_) (?:told|tells|says|said)\b/;

/** The trades that the user agreed: step, tasks, dates, money and disputes. */
/** The words of a message to an owner. */
const DICTATED =
  /^(?:(?:please|can you|could you|hey|okay) )*(?:tell|message|write(?: to)?|text|let|ask) (?:_person_|him|her|them|the (?:owner|seller)) (?:that|know|if|whether)\b/;

export const closingFrame: Frame = (situation) => {
  const { line } = situation;
  if (line.has(/\bwho (?:pays|has to pay|covers)\b/) || line.has(DICTATED)) return undefined;
  const asked = dealQuestionIn(situation);
  if (asked)
    return {
      ...EXPLAINED,
      words: /.*/,
      weight: asked.weight,
      plan: asked.topic === 'finished' ? finishedPlan(situation) : plan(situation, asked.topic),
    };
  const found = topicIn(situation) ?? (isAboutClosing(situation) ? followUpIn(line) : undefined);
  const isGeneral = found?.topic === 'tasks' && strongest(line, NEXT) > 0;
  const isPlan = found?.topic !== 'leave' && found?.topic !== 'lessMoney' && line.has(/\b(?:would|if i)\b/);
  if (found && !isGeneral && !isPlan && !NOT_MINE.test(line.text))
    return { ...EXPLAINED, words: /.*/, weight: found.weight, plan: plan(situation, found.topic) };
  const weight = strongest(line, NEXT);
  const service = line.first('service');
  const asksPrice = line.chunks.some(
    ({ meaning, written }) => meaning?.is === 'service' && /\b(?:fees?|costs?|charges?|price)\b/i.test(written),
  );
  if (weight === 0 || asksPrice || (service && !/clos/i.test(service.about))) return undefined;
  if (line.has(/\bhow (?:do|does|can|much)\b|\bcosts?\b|\btell me about\b/)) return undefined;
  return { ...EXPLAINED, weight, plan: plan(situation, 'step') };
};

const EXPLAINED = {
  intent: 'closing',
  uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'money', 'bound', 'quantity', 'service', 'sort', 'strange'],
  words:
    /\b(?:what|have|i|agreed?|and|is|next|my|the|closing|trades?|deals?|do|to|status|of|with|step|more|for|back|on|it|now|all|task|tasks|due|when)\b/,
} as const;

function topicIn({ line, reading }: Situation): { topic: ClosingTopic; weight: number } | undefined {
  const has = (idea: RegExp) => idea.test(line.text) || (!idea.source.startsWith('^(?!') && idea.test(reading.words));
  const all = TOPICS.filter(([, , ideas]) => ideas.every(has)).map(([topic, weight]) => ({ topic, weight }));
  return all.sort((a, b) => b.weight - a.weight)[0];
}

const SHORT = 9;
const isAboutClosing = ({ memory, line }: Situation) =>
  line.chunks.length <= SHORT && (memory.last?.calls ?? []).some(({ name }) => name === 'my_closings');

function followUpIn(line: Line): { topic: ClosingTopic; weight: number } | undefined {
  const [topic] = FOLLOW_UPS.find(([, pattern]) => pattern.test(line.text)) ?? [];
  return topic && { topic, weight: 1.2 };
}

function plan(situation: Situation, topic: ClosingTopic): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('my_closings');
    return say(errorOf(last.output) ?? textFor(situation, last.output, topic));
  };
}

/** Trades that are settled, told by their names. */
function finishedPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [last] = done;
    if (!last) return use('my_closings');
    const finished = (last.output.finished ?? []) as FinishedTrade[];
    const named = namedIn(situation, finished);
    return say(errorOf(last.output) ?? finishedText(named.length > 0 ? named : finished, phrases));
  };
}

/** The trade with the people or about the boats that the words name. */
function namedIn<Trade extends FinishedTrade | KnownClosing>(situation: Situation, all: readonly Trade[]): Trade[] {
  const trades = all.map((one) => ({ ...one, youGive: one.youGive.join(', '), youGet: one.youGet.join(', ') }));
  const meant = tradeMeant(situation, { trades }, { only: true });
  return typeof meant === 'object' ? all.filter(({ tradeId }) => tradeId === meant.tradeId) : [];
}

const GENERAL: Partial<Record<ClosingTopic, string>> = {
  deposit: 'deposit-meaning',
  toPay: 'closing',
  payout: 'closing',
  leave: 'cancel-trade',
  lessMoney: 'less-after-survey',
  dispute: 'dispute',
};

/** The closing that the words name, else the one that the topic fits, else all of them. */
function textFor(situation: Situation, output: Record<string, unknown>, topic: ClosingTopic): string {
  const { phrases, help, language } = situation;
  const closings = (output.closings ?? []) as KnownClosing[];
  if (closings.length === 0) {
    const general = help.find(({ id }) => id === GENERAL[topic])?.answer;
    return [phrases.noClosings, general && (general[language] ?? general.en)].filter(Boolean).join(' ');
  }
  const named = namedIn(situation, closings);
  const disputed = topic === 'dispute' ? closings.filter(({ dispute }) => dispute) : [];
  const told = named.length > 0 ? named : disputed.length > 0 ? disputed : closings;
  return closingText(told, closings.length, topic, phrases);
}
