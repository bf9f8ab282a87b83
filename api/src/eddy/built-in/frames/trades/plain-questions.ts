import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';
import type { ClosingTopic } from './closing-text.ts';
import { dealsNamed } from './deals-named.ts';

interface PlainQuestion {
  topic: ClosingTopic;
  weight: number;
}

/** Whether the question must name somebody or something of an agreed trade. */
type Of = 'named' | 'any';

const THEY = '(?:_person_|he|she|they|the (?:seller|buyer|owner|other (?:side|party|guy|person)))';
const SALE = '(?:sale|purchase|deal|closing|trade|swap)';
const OFFERS = /\b(?:offers?|bids?|counter\w*|listings?|views?|agent)\b/;

/** Everyday questions about an agreed trade of the user's own. */
const QUESTIONS: readonly (readonly [Of, ClosingTopic, number, readonly RegExp[]])[] = [
  [
    'named',
    'step',
    1.66,
    [
      /\b(?:where|how far|how) (?:are|do|is|have) (?:we|i|things|it|everything)\b(?: \w+){0,3} (?:with|on|in)\b/,
      // 'How do I reach somebody about it' asks for a way, not for the state.
      /^(?!.*\b(?:how|where) do (?:we|i) (?!stand|look|do\b))/,
    ],
  ],
  [
    'named',
    'step',
    1.66,
    [new RegExp(`\\bhow (?:is|are)\\b.*\\b${SALE}\\b.*\\b(?:looking|going|coming|doing|progress\\w*)\\b`)],
  ],
  [
    'any',
    'step',
    1.62,
    [
      new RegExp(
        `\\b(?:where|how|how far) (?:is|does|do|are|has) (?:my|our) (?:\\w+ )?${SALE}(?: \\w+)?(?: (?:going|coming|coming along|doing|looking|stand|standing|at|along|progressing|now))*[?.! ]*$|\\bwhat is (?:going on|happening|up|the (?:status|state|story)) (?:with|of|on) (?:my|our) (?:\\w+ )?${SALE}\\b`,
      ),
    ],
  ],
  [
    'any',
    'step',
    1.66,
    [
      /\b(?:boat|yacht|one|it) (?:that )?(?:i|we) (?:am|are|was|were) (?:\w+ )?(?:buying|selling|getting|trading)\b|\bboat (?:i|we) (?:bought|sold)\b/,
      /\b(?:going on|happening|status|story|latest|news|updates?|stuck|progress|how is|where is|where are|what about|stands?)\b/,
    ],
  ],
  [
    'any',
    'dispute',
    1.66,
    [
      /\b(?:fights?|fighting|argu(?:e|ing|ment)|disput\w+|beef|quarrel\w*|feud\w*)\b/,
      /\b(?:what|why)\b/,
      /\b(?:am i|are we|i am|we are|do i have)\b/,
      /^(?!.*\b(?:offers?|if|how do i|open a|start a)\b)/,
    ],
  ],
  [
    'named',
    'dispute',
    1.66,
    [
      new RegExp(
        `\\bwhat (?:did|does|has|is) ${THEY} (?:\\w+ )?(?:do wrong|done wrong|claim\\w*|complain\\w*|accus\\w*|allege\\w*|say i did)\\b|\\bwhy is ${THEY} (?:\\w+ )?(?:mad|upset|angry|complaining|fighting|blocking|suing)\\b`,
      ),
    ],
  ],
  [
    'any',
    'settle',
    1.62,
    [
      /\bhow (?:do|can|could|would) (?:we|i) (?:\w+ )?(?:end|settle|resolve|finish|fix|get out of|solve) (?:this|that|it|the) ?(?:thing|mess|fight|dispute|standoff|situation|whole thing)\b/,
    ],
  ],
  [
    'named',
    'others',
    1.76,
    [
      new RegExp(
        `\\b(?:what|which \\w+|when|by when|until when)(?: all| else)? (?:is|are|does|do|must|should|has|have) ${THEY} (?:\\w+ ){0,2}(?:supposed to|meant to|have to|has to|need to|needs to|got to|to) (?:still )?(?:send|bring|hand|upload|sign|pay|deliver|provide|submit|give|turn|file|decide|accept|do)\\b`,
      ),
    ],
  ],
  [
    'any',
    'lessMoney',
    1.7,
    [
      /\b(?:the|my|our|his|her|their) (?:surveyor|inspector|mechanic) (?:\w+ )?(?:finds?|found|discovers?|sees?|spots?|uncovers?|notices?)\b/,
      /\b(?:what|then|happens?|if|suppose)\b/,
      /^(?!.*\b(?:costs?|how much|who pays)\b)/,
    ],
  ],
  [
    'named',
    'othersLeave',
    1.76,
    [
      new RegExp(
        `\\b(?:if|suppose|say|when)\\b.*${THEY} (?:\\w+ )?(?:finds?|discovers?|sees?|spots?|uncovers?|notices?)\\b`,
      ),
      /\b(?:what|then|happens?)\b/,
      /^(?!.*\b(?:another|other|better|someone|somebody) (?:boat|one|buyer|offer|else)?\b)/,
    ],
  ],
  [
    'any',
    'payout',
    1.64,
    [
      /\b(?:how much|what)(?: money| cash)? (?:am|are|do|will) (?:i|we) (?:\w+ ){0,2}(?:supposed to|going to|meant to|to|gonna)? ?(?:get|getting|see|receive|receiving|be paid|pocket)\b/,
      /\b(?:from|out of|for|in) (?:it|this|that|the (?:sale|deal|trade|closing|swap)|my (?:sale|deal|trade|closing|swap))\b/,
    ],
  ],
  [
    'any',
    'held',
    1.66,
    [
      /\b(?:who (?:has|have|is|holds|got|keeps)(?: got| holding| sitting on| keeping)?|where (?:is|are|did)|is|are|still have)\b/,
      /\b(?:my|our) (?:own )?(?:money|cash|deposit|funds|_money_|_n_|_bound_)(?=\W|$)/,
      /\b(?:who|where|still (?:there|safe|in|with)|safe|gone|there)\b/,
      /^(?!.*\b(?:get|back|if|when|frozen|agent|payout|paid out|wire\w*|send|sent|why|land\w*|arriv\w*|cleared|go|went|invested)\b)/,
    ],
  ],
  [
    'named',
    'step',
    1.78,
    [
      /\b(?:is|are) (?:the|my|our|this|that) (?:\w+ )?(?:deal|trade|closing|sale|swap|purchase|whole thing) (?:\w+ )?(?:dead|off|over|on|alive|happening|in trouble|gone|still)\b/,
    ],
  ],
  [
    'any',
    'papers',
    1.76,
    [
      /\b(?:what|which|anything|is there|how much)\b.*\b(?:i|we) (?:\w+ ){0,2}(?:need|have|got|must|supposed|should|gotta)\b.*\b(?:sign|send in|hand in|turn in|submit|upload)\b/,
      /\b(?:still|else|left|now|next|yet|missing|outstanding)\b/,
      /^(?!.*\b(?:if|before|to (?:list|sell|join))\b)/,
    ],
  ],
  [
    'any',
    'papers',
    1.76,
    [
      /\b(?:did|has|have|is|was|when|are)\b.*\b(?:brokers?|you|you guys|tradewind|somebody|someone|anyone|anybody)\b.*\b(?:check\w*|look\w*|review\w*|approv\w*|process\w*|go (?:over|through)|gone (?:over|through)|see|seen|receiv\w*|get|got|gotten|done with)\b/,
      /\b(?:my|our) (?:\w+ ){0,2}(?:papers?|paperwork|documents?|forms?|source of funds|uploads?|files?|statement|bill of sale|yard letters?|insurance)\b/,
      /^(?!.*\b(?:if|wrong|reject\w*|return\w*|sent back|why|how do)\b)/,
    ],
  ],
  [
    'named',
    'leave',
    1.78,
    [
      /\b(?:how (?:many (?:more )?days|long|much time)|when|by when|until when|what day)\b/,
      /\b(?:decide|make up (?:my|our) minds?|say yes or no|say no|final (?:answer|decision))\b/,
      /\b(?:i|we|my|our)\b/,
    ],
  ],
  [
    'any',
    'settle',
    1.66,
    [
      /\b(?:how|where|can|could) (?:do |can |could |would |should )?(?:i|we) (?:\w+ )?(?:fight|contest|challenge|answer|respond to|defend myself|push back)\b/,
      /\b(?:default\w*|accus\w*|claims?|dispute|blam\w*|breach\w*|allegations?|(?:he|she|they|_person_) (?:says?|said|claims?))\b/,
    ],
  ],
  [
    'any',
    'keys',
    1.74,
    [
      /\b(?:when|how soon|what day)\b/,
      /\b(?:pick up|collect|get|have|take home|drive|use|board) (?:my|our) (?:new )?(?:boat|yacht|_own_)\b|\b(?:pick up|collect) _own_/,
      /^(?!.*\b(?:back|offers?|listed|sold|sell|money|survey\w*|paid|photos?|ad|if)\b)/,
    ],
  ],
];

/** The everyday question about an agreed trade, if there is one. */
export function plainQuestionIn(situation: Situation): PlainQuestion | undefined {
  const { line, reading, deals } = situation;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (agreed.length === 0 || line.has(OFFERS)) return undefined;
  const has = (idea: RegExp) => line.has(idea) || (!idea.source.startsWith('^(?!') && matches(idea, reading.words));
  const isNamed = dealsNamed(situation, agreed).length > 0 || isTold(situation, agreed);
  const found = QUESTIONS.find(([of, , , ideas]) => (of === 'any' || isNamed) && ideas.every(has));
  return found && { topic: found[1], weight: found[2] };
}

/** 'He' and 'she' are the people of the closing that was told of last. */
const isTold = ({ memory, line }: Situation, agreed: Situation['deals']) =>
  line.has(/\b(?:he|she|they|the (?:seller|buyer|owner|other (?:side|party|guy|person)))\b/) &&
  agreed.some(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
