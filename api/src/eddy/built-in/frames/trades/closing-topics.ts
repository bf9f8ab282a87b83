import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';
import type { ClosingTopic } from './closing-text.ts';

export const TRADE = '(?:trades?|deals?|closings?|swaps?|purchase|exchange|sale|settlement)';

const ME = /\b(?:i|my|our|we|me|us|mine)\b/;
const WHEN =
  /\b(?:when|what (?:date|day)|which (?:date|day)|by when|until when|how (?:soon|long)|(?:last|latest) (?:day|date)|deadlines?|due)\b/;
const PAYMENT =
  /\b(?:deposits?|earnest money|wires?|wired|transfers?|transferred|payments?|money|funds|balance|cash)\b|_(?:money|bound)_/;
const ARRIVES =
  /\b(?:arriv\w*|com(?:e|es|ing) (?:in|through)|came (?:in|through)|receiv\w*|land(?:ed)?|show(?:n|ed|s)? up|go(?:ne)? through|went through|clear(?:ed)?|get there|got(?:ten)?|make it|made it|credited|booked|reach(?:ed)?|in yet|there yet|have (?:my|our|the)(?! agents?\b)|is (?:my|our) (?:deposit|wire|payment) (?:in|there|complete|paid|safe|okay))\b/;
const SURVEY = /\b(?:survey\w*|inspect\w*|sea trial|haul ?-? ?out)\b/;
const MUST = /\b(?:have to|need to|needs? to|must|got to|supposed to|still|left|remain\w*|outstanding|missing|owe)\b/;
/** 'Owe' with papers is no money. */
const PAPERS =
  /\b(?:documents?|papers?|paperwork|forms?|filings?|letters?|signatures?|bill of sale|titles?|certificates?|uploads?|sign|send in|hand in|turn in|submit)\b/;
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
  ['dispute', 1.62, [DECIDES, FIGHT, /\b(?:my|our)\b/]],
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
      /^(?!.*\b(?:my|our) (?:account|bank)\b)(?!.*\bif\b)(?!.*\b(?:will|do|when|can|should|shall) (?:i|we) (?:\w+ )?(?:get|receive|be|see|have)\b)/,
    ],
  ],
  [
    'deposit',
    1.35,
    [
      /\b(?:my|our) (?:\w+ )?deposit\b/,
      /^(?!.*\b(?:refundable|back|at risk|lose|frozen|freeze|safe|protected)\b)/,
      /\b(?:is|was|due|paid|missing|status|how much|what)\b/,
    ],
  ],
  [
    'deposit',
    1.55,
    [
      WHEN,
      /\b(?:deposits?|earnest money)\b/,
      /\b(?:pay|due|wire|send|transfer|deadline|be there|arrive)\b/,
      /^(?!.*\b(?:back|refund\w*|return\w*|if)\b)/,
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
  [
    'toPay',
    1.5,
    [/\bam i on the hook for\b|\bwhat do i (?:still )?owe\b|\bhow much am i in for\b/, /^(?!.*\b(?:offers?|bids?)\b)/],
  ],
  ['toPay', 1.35, [/\b(?:my|our) (?:\w+ )?(?:balance|remaining (?:amount|payment|sum))\b/]],
  [
    'payout',
    1.45,
    [
      WHEN,
      /\b(?:money|paid|payout|cash|proceeds|share|funds|wire)\b/,
      /\b(?:(?:i|we)(?: \w+)? (?:get|be|getting|receive|see|have)|my (?:account|bank|money|payout|cash|share|proceeds)|our (?:account|money)|(?:pay|wire|send)(?:s|ing)? (?:me|us))\b/,
      /^(?!.*\b(?:i|we) (?:\w+ )?(?:have to|need to|must|owe|got to|should) (?:\w+ )?(?:pay|wire|send|bring|transfer)?\b)/,
    ],
  ],
  [
    'payout',
    1.6,
    [
      /\b(?:when|how soon|what day)\b/,
      /\b(?:i|we) (?:\w+ ){0,2}(?:get|see|receive|have)\b.*\b(?:my|our) _(?:n|money|bound|quantity)_/,
      /^(?!.*\b(?:back|deposit|offers?)\b)/,
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
  [
    'payout',
    1.5,
    [
      /^(?:(?:so|and|okay) )*(?:how much|what) (?:do|will) (?:i|we) (?:get|receive)(?: paid)?(?: ,? ?and when)?[?.! ]*$/,
    ],
  ],
  ['payout', 1.3, [WHEN, /\b(?:release[ds]?|pay(?:s|ing)? (?:me|us))\b/, /\b(?:my|our|the|me|us)\b/]],
  [
    'leave',
    1.45,
    [
      /\bdeposit\b/,
      /\b(?:back|refund\w*|lose|forfeit\w*|at risk|safe|gone|protected)\b/,
      /\b(?:my deposit|i|we)\b/,
      /\b(?:survey\w*|inspect\w*|my deposit)\b/,
    ],
  ],
  [
    'leave',
    1.45,
    [
      /\b(?:can|could|may|how (?:do|can)) (?:i|we) (?:still |now |just )*(?:get|back|pull|bail|walk) (?:out|away)[?.! ]*$/,
    ],
  ],
  [
    'leave',
    1.5,
    [
      /\b(?:how (?:late|long)|until when|till when|by when|when is it too late|is it too late)\b/,
      /\b(?:say no|back out|get out|walk away|pull out|reject|change my mind|cancel|bail)\b/,
      /\b(?:i|we|me)\b/,
      /^(?!.*\b(?:offers?|bids?)\b)/,
    ],
  ],
  [
    'leave',
    1.4,
    [
      /^(?!.*\b(?:how much|what) (?:\w+ ){0,3}(?:do|will|would|can|could) (?:i|we) (?:\w+ )?get\b)/,
      /\b(?:(?:get|back|pull|walk|step|bail|opt)(?:ing)? (?:out|away|back)|walk|cancel|reject|refuse|say no|quit|leave|terminate|undo|escape)\b/,
      new RegExp(`${SURVEY.source}|\\b(?:my|our|the|this|that) (?:\\w+ )?${TRADE}\\b|_service_`),
      /\b(?:i|we|me|how|my)\b/,
    ],
  ],
  [
    'leave',
    1.5,
    [
      /\b(?:get|have|take|want|keep|need)\b.*_own_ (?:\w+ )?back\b|\bget back _own_/,
      /^(?!.*\b(?:market|online|listed|listing|up|offers?|on here|how much)\b)/,
    ],
  ],
  [
    'payout',
    1.5,
    [
      /\bhow much\b/,
      /\b(?:i|we) (?:\w+ )?(?:get|clear|net|pocket|end up with|walk away with|keep|receive)\b|\bleft for (?:me|us)\b/,
      /\b(?:after|out of|from|for|minus|less)\b.*(?:\b(?:fees?|taxes|cut|closing|sale|deal|boat)\b|_(?:own|boat|make|service)_)/,
      /^(?!.*\b(?:if|would|could|should|might|offer\w*)\b)/,
    ],
  ],
  [
    'leave',
    1.3,
    [
      /^(?!.*\bhow much\b)/,
      /\b(?:(?:get|back|pull|walk|step|bail|opt)(?:ing)? (?:out|away|back) (?:of|from|on))\b/,
      DEAL,
    ],
  ],
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

/** The part of a closing that the ideas of a message ask for together. */
export function closingTopicIn({ line, reading }: Situation): { topic: ClosingTopic; weight: number } | undefined {
  const has = (idea: RegExp) => line.has(idea) || (!idea.source.startsWith('^(?!') && matches(idea, reading.words));
  const all = TOPICS.filter(([, , ideas]) => ideas.every(has)).map(([topic, weight]) => ({ topic, weight }));
  return all.sort((a, b) => b.weight - a.weight)[0];
}
