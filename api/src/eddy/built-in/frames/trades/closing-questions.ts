import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { type ClosingTopic, closingText } from './closing-text.ts';
import { dealsNamed } from './deals-named.ts';
import { type FinishedTrade, finishedText } from './finished-text.ts';
import type { KnownClosing } from './known-closing.ts';
import { tradeMeant, tradesIn } from './trade-meant.ts';
import { tradesText } from './trades.ts';

const OTHERS =
  "(?:his|her|their|(?:the|my|our) (?:buyer|seller|other (?:side|party|guy|person|owner|one)|owner|counterparty)(?: 's)?|^(?:buyer|seller|owner|other (?:side|party|guy))|_person_(?: 's)?|(?:the )?_ref_(?: 's)?)";
const LEAVES =
  '(?:back(?:s|ing)? out|walk(?:s|ing)?(?: (?:away|out))?|cancels?|pull(?:s|ing)? out|gets? out|(?:change|changes) (?:his|her|their) mind|bail(?:s|ing)?(?: out)?|leaves?|quits?|withdraws?|renege\\w*|dumps?|ditch(?:es)?|drops? (?:me|us|out)|rejects?|refuses?|says? no|turns? (?:it|her|the boat|_ref_|me|us) down|sells? (?:it|her|the boat|(?:the )?_(?:boat|make)_) to (?:some|any|an)\\w*|(?:never |not )shows? up|vanish\\w*|disappears?|ghosts?(?: me| us)?|dies?|passes away|goes? bankrupt)';

const SURVEY = '\\b(?:survey\\w*|inspect\\w*|sea trial|haul ?-? ?out)\\b';

type Question = readonly [ClosingTopic, number, readonly RegExp[]];

/** Questions about the rights and the other side of an agreed trade, by ideas in any order. */
const QUESTIONS: readonly Question[] = [
  [
    'total',
    1.9,
    [
      /\b(?:i|we) (?:\w+ ){0,3}(?:owe|pay|bring|wire|need|spend|send|transfer)\b|\bcosts? (?:me|us)\b|\bleft (?:for me )?to pay\b/,
      /\b(?:total|all ?-? ?in|altogether|in all|all told|everything|sum|grand total|added?|on top|included|including|counting|plus|with)\b/,
      new RegExp(`${SURVEY}|_service_`),
      /\b(?:fees?|deposit|owe|total|all ?-? ?in|left|rest|balance)\b|_service_.*_service_/,
      /^(?!.*\b(?:who|what is a|need a|should i|do i need|less|lower|cheaper|discount|back|order|book|get a|offer|bid)\b)/,
    ],
  ],
  [
    'toPay',
    1.6,
    [
      /\bhow much (?:more |money |cash )*(?:do|must|will|should) (?:i|we) (?:still |have to |need to )*(?:need|pay|wire|send|bring|transfer|have)\b/,
      /\b(?:by|until|till|before|on)\b.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|closing day|the release)\b/,
      /^(?!.*(?:_(?:type|asset|own)_|\b(?:offer|bid|loan)\b))/,
    ],
  ],
  [
    'leave',
    1.8,
    [
      /\b(?:deposit|money)\b/,
      /\b(?:back|refund\w*|return\w*|lose|keep)\b/,
      /\b(?:if|when|after|once)\b.*(?:\b(?:survey\w*|inspect\w*|sea trial|reject|bad|fails?|problems?|issues?)\b|_service_)/,
      /\b(?:i|my|we|our)\b/,
      /^(?!.*(?:\b(?:his|her|their)\b|_person_ 's) deposit)/,
    ],
  ],
  [
    'lessMoney',
    1.8,
    [
      new RegExp(`${SURVEY}|_service_`),
      /\b(?:if|when|once|in case)\b.*\b(?:turns? up|finds?|found|shows?|reveals?|comes? back|is bad|goes bad|fails?|problems?|issues?|rot|damage|defects?)\b/,
      /\b(?:what|how|can|could|then)\b/,
      /^(?!.*\b(?:deposit|back out|money back|who|cost|costs|how much)\b)/,
    ],
  ],
  [
    'deposit',
    1.8,
    [
      /\b(?:get|have|want|see) (?:my|our) (?:own )?_(?:money|n|bound|quantity)_ (?:\w+ )?back\b/,
      /\b(?:can|could|do|will|how|when)\b/,
    ],
  ],
  [
    'deposit',
    1.8,
    [
      /\b(?:money|cash|deposit|amount|funds|dollars|_money_|_n_|_bound_|what|everything)(?: that| which)? (?:i|we) (?:have |had |already |just )*(?:put (?:down|in|up)|paid(?: in| you)?|wired?|sent|transferred|deposited|plunked down)\b/,
      /\b(?:what|where|when|who|is|are|do|does|get|back|safe|stuck|happens?)\b/,
      /^(?!.*\b(?:if (?:he|she|they|_person_)|(?:he|she|they|_person_) (?:backs?|walks?|pulls?|cancels?|leaves?)|did (?:i|we)|loan)\b)/,
    ],
  ],
  [
    'deposit',
    1.9,
    [
      /\b(?:my|our) (?:\w+ )?(?:deposit|money|cash|funds)\b/,
      /\b(?:what|where|is|are|safe|happens?|get|stuck)\b/,
      /\b(?:while|during|as long as|until|with)\b.*\b(?:disput\w*|fight\w*|argu\w*|disagree\w*)\b/,
    ],
  ],
  [
    'depositIfTheyLeave',
    1.8,
    [
      /\b(?:my|our) (?:\S+ )?(?:deposit|money)\b/,
      new RegExp(`(?:\\b${OTHERS}|\\b(?:he|she|they)\\b)(?: \\w+){0,3} ${LEAVES}\\b`),
      /\b(?:what|if|do|will|would|happens|back|lose|safe|get)\b/,
    ],
  ],
  [
    'deposit',
    1.76,
    [
      /\b(?:my|our) (?:\w+ )?(?:deposit|earnest money|money|cash|_money_|_n_|_bound_)(?: |$|\b)/,
      /\b(?:who|which) (?:\w+ ){0,3}(?:decid\w*|judge\w*|rules?|(?:last|final) (?:word|say))\b|\bwhose (?:call|decision)\b/,
    ],
  ],
  [
    'othersMoney',
    1.75,
    [
      /\b(?:deposits?|earnest money|money)\b/,
      new RegExp(`\\b${OTHERS}|^_person_|\\b(?:he|she|they)\\b`),
      /\b(?:is|are|be|become|belongs? to) (?:\w+ )?(?:mine|me|ours)\b|\b(?:keep|claim|pocket|collect) (?:it|(?:his|her|their|the|that) (?:\w+ )?(?:deposit|money)|_person_)\b|\b(?:release|give|pay|send|wire|transfer|hand|forward) (?:it|that|me|the (?:deposit|money)|(?:his|her|their|_person_ 's) (?:deposit|money))(?: \w+){0,2}? ?(?:to (?:me|us)|over|out)?\b(?=.*\b(?:me|us|mine)\b)|\b(?:do|can|will|should|would) (?:i|we) (?:get|keep|receive|have) (?:_person_ 's|his|her|their|the) (?:\w+ )?(?:deposit|money)\b|\b(?:do|can|will|should|would) (?:i|we) (?:get|keep|receive|have) _person_ (?:deposit|money)\b|\bforfeit\w*\b|\bentitled\b/,
      /^(?!.*\b(?:my|our) (?:own )?(?:deposit|money)\b)/,
    ],
  ],
  [
    'othersDeposit',
    1.62,
    [
      /\b(?:deposits?|earnest money)\b/,
      new RegExp(`\\b${OTHERS}|^_person_`),
      /\b(?:in|arriv\w*|paid|pay|there|received|sent|wired|come|came|made|put down|posted|cleared|landed|missing|due)\b/,
      /^(?!.*\b(?:my|our) (?:\w+ )?deposit\b)/,
    ],
  ],
  [
    'othersPaid',
    1.72,
    [
      new RegExp(`\\b${OTHERS}s? (?:\\w+ ){0,2}(?:money|cash|funds|payment)\\b`),
      /\b(?:there|in|arriv\w*|paid|received?|cleared|landed|frozen|froze|held|hold|holding|have|got|stuck|locked|real|good|safe)\b/,
      /^(?!.*\b(?:mine|keep|get|give|release|offers?|bids?|my (?:own )?money|if)\b)/,
    ],
  ],
  [
    'othersLeave',
    1.62,
    [
      /\b(?:can|could|may|might|is|are|what if|what happens|what (?:then|now)|(?:then|now) what|will|would|allowed|able|still)\b/,
      new RegExp(`(?:\\b${OTHERS}|\\b(?:he|she|they)\\b)(?: \\w+){0,3} ${LEAVES}\\b`),
      // 'Offer 25k, and if he says no …' is an order.
      /^(?!.*\b(?:offer|bid|propose|counter)(?: (?:him|her|them|_person_|with|at))? _(?:money|n|bound|quantity)_)/,
    ],
  ],
  [
    'resell',
    1.62,
    [
      /\b(?:sell|selling|trade|swap|give|offer|relist|list|take|accept)\b/,
      /\b(?:to|with|from|by) (?:someone|somebody|anyone|anybody|others?|another|a different|a new|other)\b|\b(?:someone|somebody|anyone|anybody) else\b|\b(?:another|other|new|higher|better|second) (?:offers?|bids?|buyers?|person|people)\b|\b(?:elsewhere|back on the market|relist)\b|\b(?:list|sell|post|advertise)\b.*\bagain\b/,
      /^(?!.*\b(?:does|do|did|has|have) (?:he|she|they|_person_)\b)/,
      /\b(?:can|could|may|am|allowed|free|should|is it|are we|do i)\b/,
      /\b(?:i|we|me|my|our|it|her|the)\b|_(?:own|boat|make|ref)_/,
    ],
  ],
  [
    'extend',
    1.58,
    [
      /\b(?:mov(?:e|ed|ing)|chang(?:e|ed|ing)|push(?:ed|ing)?|extend\w*|extension|postpon\w*|delay\w*|more time|later|reschedul\w*|set back|another (?:week|day|month)|extra (?:time|days?|weeks?))\b/,
      /\b(?:dates?|deadlines?|days?|clos(?:e|ing)|release|time|weeks?|extension|due|month|settlement|acceptance|survey)\b|_service_/,
      /\b(?:can|could|may|how|is it|possible|need|want|like|ask|get|do)\b/,
    ],
  ],
];

const SETTLES =
  /\b(?:settle\w*|settlement|resolv\w*|sol(?:ve|ution)|compromise|split|come to terms|work (?:it|this|something) out|agree on|make peace|end (?:it|this|the dispute))\b/;
const ASKS_HOW = /\b(?:how|can|could|where|what|propose|suggest|way|is there)\b/;
const LEFT =
  /\b(?:anything|something|what|everything|is there|are there|any|all|am|are)\b.*\b(?:left|still|else|open|remain\w*|outstanding|missing|pending|done|finished|filings?|hanging|loose)\b/;
const TO_DO =
  /\b(?:to do|i do|done|hanging|loose ends|for me|from me|filings?|file|tasks?|finish\w*|my side|my part|with (?:the|my|our)|on (?:the|my|our)|paperwork)\b/;

interface ClosingQuestion {
  topic: ClosingTopic | 'left';
  weight: number;
}

/** The question about an agreed or finished trade of the user's own that other words do not tell from the market. */
export function closingQuestionIn(situation: Situation): ClosingQuestion | undefined {
  const { line, reading, deals, memory } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const all = deals.filter(({ list }) => list === 'agreed' || list === 'closing' || list === 'closed');
  const has = (idea: RegExp) => line.has(idea) || (!idea.source.startsWith('^(?!') && matches(idea, reading.words));
  if (line.has(FOR_ME) && !has(/_(?:type|make|boat|bound|place|service)_|\b(?:next|closing)\b/))
    return { topic: 'left', weight: 1.6 };
  if (all.length > 0 && line.chunks.length <= SHORT && !line.has(OF_THEM) && has(LEFT) && has(TO_DO) && !has(NOT_LEFT))
    return { topic: 'left', weight: 1.58 };
  const others = QUESTIONS.find(([topic]) => topic === 'othersLeave');
  if (agreed.length === 0)
    return others?.[2].every(has) && has(/\b(?:after|signed|sign|agreed|accepted|deal|trade|agreement|contract)\b/)
      ? { topic: 'othersLeave', weight: 1.35 }
      : undefined;
  const isTold = (memory.last?.calls ?? []).some(({ name }) => name === 'my_closings');
  const isWithThem = line.has(/_person_/) && dealsNamed(situation, agreed).length > 0;
  if (
    has(SETTLES) &&
    has(ASKS_HOW) &&
    (isTold || isWithThem || has(/\bdisputes?\b/)) &&
    !has(/\bsettlement (?:statement|day)\b/)
  )
    return { topic: 'settle', weight: 1.62 };
  if (isTold && line.chunks.length <= SHORT && !has(/\b(?:survey\w*|inspect\w*|sea trial)\b/)) {
    const [found] = TOLD.find(([, pattern]) => has(pattern)) ?? [];
    const told = found && toldBefore(situation, found);
    if (told) return { topic: told, weight: told === 'howLong' ? 1.7 : 1.55 };
  }
  const isOwn = isTold || dealsNamed(situation, agreed).length > 0 || !has(/_(?:boat|make|id|person|ref)_/);
  const [topic, weight] = QUESTIONS.find(([one, , ideas]) => (isOwn || !TOTALS.has(one)) && ideas.every(has)) ?? [];
  if (!topic || weight === undefined || (topic === 'resell' && !givesIn(situation, agreed, isTold))) return undefined;
  return { topic, weight };
}

/** Sums of an agreed trade, unlike those of a boat to buy. */
const TOTALS: ReadonlySet<ClosingTopic> = new Set(['total', 'toPay']);

/** 'And the rest?' and 'and when?' ask for more of what was told last. */
function toldBefore({ memory, line, phrases }: Situation, found: ClosingTopic): ClosingTopic {
  if (found === 'settle') return /\bdispute\b/.test(memory.last?.text ?? '') ? 'settle' : 'leave';
  const isOthers =
    line.has(/^(?:\w+ )*the (?:rest|balance|remainder)\b/) && /\bstill has to do\b/.test(memory.last?.text ?? '');
  if (found === 'toPay' && isOthers) return 'othersBalance';
  const isMoney = (memory.last?.text ?? '').includes(phrases.balanceDue('').slice(0, 8));
  return found === 'howLong' && isMoney && line.has(/^(?:\w+ )*when[?.! ]*$/) ? 'toPay' : found;
}

/** Whether the words are about something of the user's that an agreed trade has taken. */
function givesIn(situation: Situation, agreed: Situation['deals'], isTold: boolean): boolean {
  const given = agreed.filter(({ boats }) => boats.some(({ isMine }) => isMine));
  if (dealsNamed(situation, given).length > 0) return true;
  return given.length > 0 && (isTold || !situation.line.has(/_(?:boat|make|own)_/));
}

/** Right after an answer about a closing, these words need no others. */
const TOLD: readonly (readonly [ClosingTopic, RegExp])[] = [
  [
    'settle',
    /^(?:(?:and|so|but|okay|then|well) ,? ?)*(?:what (?:are|would be|were) (?:my|our|the) (?:options|choices|possibilities)|(?:my |any )?options|what (?:can|could|should|do|must) (?:i|we) do(?: (?:now|about (?:it|that|this)|here|then|next))*|how (?:do|can|could) (?:i|we) (?:get out of|end|fix|solve) (?:it|this|that))[?.! ]*$/,
  ],
  [
    'othersBalance',
    /^(?:(?:and|so|but|okay|what about|how about) )*(?:his|her|their) (?:rest|balance|remainder)[?.! ]*$/,
  ],
  [
    'toPay',
    /^(?:(?:and|so|but|okay) )*(?:by )?when (?:does|do|must|should|is|has) (?:it|that|this|all (?:of )?(?:it|that)|the (?:money|rest|balance|total|amount)|everything) (?:\w+ ){0,3}(?:there|arrive|in|paid|wired|sent|land|with you)[?.! ]*$/,
  ],
  ['toPay', /\b(?:rest|balance|remainder)\b.*\bdue\b|\bdue\b.*\b(?:rest|balance|remainder)\b/],
  ['toPay', /^(?:(?:and|so|but|okay|what about|how about) )*(?:the|my) (?:rest|balance|remainder)[?.! ]*$/],
  ['howLong', /^(?:(?:and|so|but|okay) )*(?:by )?(?:when|until when|what day)[?.! ]*$/],
  [
    'howLong',
    /^(?:(?:and|so|but|okay) ,? ?)*(?:how (?:long|soon|much longer)|when) (?:does|do|will|would|is|can|until)\b(?!.*\bdue\b)(?: \w+){0,3} ?(?:take|takes|last|be|over|done|end|ends|settled|resolved|happen)?[?.! ]*$/,
  ],
  ['dispute', /\b(?:who|which)\b.*\b(?:decid\w*|last word|final (?:say|word)|judge\w*|rules?|right)\b/],
  [
    'leave',
    /\b(?:get|back|walk|pull|bail)\w* (?:out|away)\b|\b(?:can|could|may|how) (?:i|we) (?:\w+ )?(?:cancel|leave|quit)\b/,
  ],
  [
    'deposit',
    /\b(?:lose|lost|get|gets?|keep|refund\w*|return\w*)\b.*(?:\b(?:deposit|money|it|that)\b|_(?:money|n|bound)_).*\b(?:back|lost|gone|refund\w*|return\w*|keep|if)\b|\b(?:lose|forfeit)\b.*\bdeposit\b/,
  ],
];

const FOR_ME =
  /\b(?:did|have|am) (?:i|we) (?:\w+ )?(?:miss(?:ed)?|late (?:on|with|for)|behind on|forget|forgotten|forgot) (?:\w+ )?(?:deadlines?|due dates?|dates?|tasks?|anything)\b|\b(?:is|are) any(?:thing)? (?:of mine )?(?:overdue|past due)\b|\bam i (?:\w+ )?(?:on (?:schedule|track|time)|late|behind|caught up)\b|\b(?:anything|something|what|what all|stuff|things) (?:\w+ ){0,2}(?:for me to do|(?:that )?i (?:need|have|should|must|ought) (?:to )?(?:be )?(?:do|doing|take care of|handle)|on my (?:plate|to ?-? ?do(?: list)?))\b|\bmy (?:to ?-? ?do ?(?:list)?|homework)\b/;
/** The tasks of the other side. */
const OF_THEM =
  /\b(?:is|are|does|do|has|have|what|must|should) (?:he|she|they|the (?:seller|buyer|owner|other (?:side|party|guy)))\b/;
const SHORT = 14;
const NOT_LEFT =
  /_saved_|\bon my list\b|\b(?:does|is|has) _person_|\bnext\b|\bowe\b(?!.*\bfilings?\b)|\b(?:pay|money|cost|boats?|views?|cheaper|search|listing|offers?|messages?|spots?|free|saved)\b|_(?:money|type|place|asset|bound)_/;

/** Everything that is left for the user: in trades that are closing, and in finished ones, such as a filing. */
export function leftPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [last, waiting] = done;
    if (!last) return use('my_closings');
    const all = (last.output.closings ?? []) as KnownClosing[];
    const past = (last.output.finished ?? []) as FinishedTrade[];
    const named = [...namedIn(situation, all), ...namedIn(situation, past)].map(({ tradeId }) => tradeId);
    const isMeant = ({ tradeId }: { tradeId: number }) => named.length === 0 || named.includes(tradeId);
    const [closings, finished] = [all.filter(isMeant), past.filter(isMeant)];
    const open = finished.filter(({ stillToDo = [] }) => stillToDo.length > 0);
    const shown = open.length > 0 ? open : closings.length > 0 ? [] : finished;
    const texts = [
      closings.length > 0 ? closingText(closings, closings.length, 'papers', phrases) : '',
      shown.length > 0 ? finishedText(shown, phrases) : '',
      open.length === 0 && closings.length === 0 && finished.length > 0 ? phrases.nothingElseToDo : '',
    ].filter(Boolean);
    if (texts.length > 0 || errorOf(last.output)) return say(errorOf(last.output) ?? texts.join(' '));
    if (!waiting) return use('my_trades', { list: 'waiting' });
    return say(
      tradesIn(waiting.output).length > 0 ? tradesText(waiting.output, phrases, 'waiting') : phrases.nothingToDo,
    );
  };
}

/** The trade with the people or about the boats that the words name. */
export function namedIn<Trade extends FinishedTrade | KnownClosing>(
  situation: Situation,
  all: readonly Trade[],
): Trade[] {
  const trades = all.map((one) => ({ ...one, youGive: one.youGive.join(', '), youGet: one.youGet.join(', ') }));
  const meant = tradeMeant(situation, { trades }, { only: true });
  return typeof meant === 'object' ? all.filter(({ tradeId }) => tradeId === meant.tradeId) : [];
}
