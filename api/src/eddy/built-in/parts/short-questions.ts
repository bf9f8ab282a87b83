import { matches } from '../../matching.ts';
import { isWithin } from '../knowledge/find-help.ts';
import type { Request } from './request.ts';

const OPENS = '^(?:(?:and|but|so|also|or|then|well)[\\s,]+)*';
const ENDS =
  '(?:\\s+(?:for (?:it|that|this)|to do (?:it|that|this)|here|too|though|or (?:what|not|no)|involved|at all|anything))*[\\s?.!,]*$';
const COSTS = new RegExp(
  `${OPENS}(?:is there (?:an? |any )?(?:fees?|charges?|costs?|price|commission)|are there (?:any )?(?:fees|charges|costs)|any (?:fees?|charges?|costs?)|(?:does|will|would|do) (?:it|that|this|you) (?:cost|charge)(?: (?:me|anything|something|money|extra))*|is (?:it|that|this)(?: all)? (?:(?:for )?free|extra|more expensive)|how much (?:is|does|do|would|will) (?:it|that|this|you|i|we)(?: (?:cost|run|charge|pay))?|what(?:['’]s| is| are)? (?:the |your )?(?:fees?|charges?|costs?|price)|what (?:does|will|would) (?:it|that|this) cost(?: me| us)?|(?:do|must|would|will) i (?:have to |need to )?pay(?: (?:anything|something|extra))?|what do (?:you|i) (?:charge|pay))${ENDS}`,
  'iu',
);
const AGREES = new RegExp(
  `${OPENS}(?:(?:is|would|sounds?) (?:that|this|it) (?:be )?(?:ok(?:ay)?|fine|safe|legal|normal|all ?right|a good idea|legit|allowed|smart|wise|cool|good)|should (?:i|we)(?: (?:do (?:it|that|this)|go for it|take it))?|(?:is (?:that |it |this )?)?(?:a )?good idea|what (?:do|should|can|must) (?:i|we) do(?: (?:now|next|first|then))?|what (?:now|next)|where do (?:i|we) (?:start|begin)|how (?:do i do (?:it|that|this)|does (?:it|that|this) work)|(?:any )?thoughts|what do you (?:think|say)|ok(?:ay)?|yes or no|yay or nay|is (?:that|this|it) (?:really )?how (?:it|this|that) (?:works|goes|is done)|(?:is )?(?:that|this|it) (?:true|right|correct|real|a scam|usual|how you do it)|does (?:that|this|it) sound (?:right|ok(?:ay)?|legit|normal|fishy))${ENDS}`,
  'iu',
);

/** Asks whether a claim holds, which the comparison before it says. */
const RIGHT = new RegExp(
  `${OPENS}(?:(?:am|is|are|was|were) (?:i|he|she|they|that|this|it|(?:my |the )?\\p{L}+) (?:\\p{L}+ )?(?:right|wrong|correct|true|mistaken|so)|(?:true|right|correct)(?: or (?:false|wrong|not))?)${ENDS}`,
  'iu',
);

const TAG =
  "(?:right|correct|ok(?:ay)?|fine|no|yes|yeah|huh|eh|innit|true|agreed?|deal|cool|good|(?:is|was|are|does|do|did|would|will|can|could|should|has|have)(?:n['’]?t| not)? (?:it|that|this|they|he|she|you|i|we)(?: not)?|ain['’]?t it|don['’]?t you think|wouldn['’]?t you (?:say|agree)|you (?:agree|think)|or (?:not|no|what|am i wrong))";
/** Only asks to agree: 'right?', 'isn't it?'. */
const TAG_ALONE = new RegExp(`${OPENS}${TAG}(?:[\\s,]+${TAG})?[\\s?!.,]*$`, 'iu');
/** A view that the answer to the words before it confirms or denies: 'safer that way, no?' */
const VIEW = new RegExp(
  `${OPENS}(?:(?:(?:that|this|it|which|they|he|she)(?:['’]?s| is| are| would be| will be| sounds| seems| looks| makes it| feels)?|i(?:['’]m| am)?|is|sounds|seems|looks|makes it|should be|would be) ){0,2}(?:(?:so|much|a lot|lots|way|even|just|probably|also|all|totally|pretty|perfectly|really|more|less|the|an?|too|not) ){0,3}(?:easi(?:er|est)|easy|simple|simpler|fast(?:er)?|quick(?:er)?|cheap(?:er)?|safe(?:r)?|better|best|smart(?:er)?|fine|ok(?:ay)?|good|legit|legal|normal|fair|sensible|wise|clever|convenient|sense|efficient|risky|riskier|dangerous|stupid|dumb|bad|standard|usual|common|no problem|no big deal|less hassle|hassle|win win|good (?:idea|plan|deal)|bad idea)(?: (?:that way|this way|like (?:that|this)|then|for (?:me|us|both|everyone|everybody|both of us|all)|to (?:me|us)|enough|idea|plan|thing|way|to do|sense))*(?:[\\s,]+${TAG})?[\\s?!.,]*$`,
  'iu',
);

/** Asks for a side of the trade that the part before it is about, which is always told. */
const TRADE_TOLD = new RegExp(
  `${OPENS}(?:(?:what|how much) (?:are|is|did|do|does|have|has) (?:they|he|she|i|we) (?:\\w+ )?(?:offer\\w*|giv\\w*|propos\\w*|bid\\w*|get|getting|put in)(?: (?:for|in) (?:it|her|that))?|(?:what|how much) (?:was|were) (?:it|that|they|(?:his|her|their|the) (?:offer|bid))|(?:from|with|by|to) (?:whom|who)|how much (?:cash|money) (?:is|are|do|does|would|will) (?:he|she|they|i|we) (?:\\w+ )?(?:giv\\w*|pay\\w*|offer\\w*|add\\w*|put\\w*|get\\w*)(?: (?:me|us|in|on top))*|for how much|how much is it|who (?:is (?:it|that)(?: from)?|are they|made (?:it|that|them)|sent (?:it|that)))${ENDS}`,
  'iu',
);
/** One's own listings are told with their views. */
const VIEWS_TOLD = new RegExp(
  `${OPENS}how many (?:people |users |folks )?(?:views?|looked|viewed|saw|clicks?|have (?:seen|looked|viewed)|clicked)\\b[^.?!]{0,30}[\\s?.!]*$`,
  'iu',
);
/** A review is told with its words. */
const REVIEW_TOLD = new RegExp(
  `${OPENS}(?:what (?:did|does|do) (?:he|she|they|\\p{L}+) (?:say|write|wrote)|what was it|what(?:['’]?s| is| does) (?:in it|it say)|how many stars)[^.?!]{0,20}[\\s?.!]*$`,
  'iu',
);
/** Help is advice. */
const ADVICE_TOLD = new RegExp(
  `${OPENS}(?:what (?:do|would|can) you (?:suggest|recommend|advise|think|say)|any (?:tips|advice|ideas|suggestions|recommendations|thoughts))[\\s?.!,]*$`,
  'iu',
);
/** A negotiation with somebody is told with the one who decides next. */
const WHOSE_TURN = new RegExp(
  `${OPENS}(?:whose turn is it|whose move is it|who is next|is it my turn)(?: now)?[\\s?.!,]*$`,
  'iu',
);
/** Asks for a part of a profile, which is always told whole. */
const PROFILE_TOLD = new RegExp(
  `${OPENS}(?:how many (?:stars|reviews|ratings|deals|trades|sales|closings)(?: (?:has|have|did|does|do|are))?(?: (?:he|she|they|there))?(?: (?:got|have|done|made|do|closed|completed))?|what(?: is|['’]s)? (?:his|her|their|the) (?:rating|stars|score|reviews?|track record)|(?:any |good )+(?:reviews?|ratings?)|what do (?:people|others|they) (?:say|think)|is (?:he|she) (?:a )?verified(?: member)?|what did (?:i|we) (?:write|say|put|give)|(?:and )?who (?:has |have )?(?:left|wrote|written|gave|given|made|posted|are|is) (?:them|it|those|that|these)(?: from| by)?|(?:from|by) (?:who|whom)|who (?:are they|is it) (?:from|by))${ENDS}`,
  'iu',
);
/** Asks for another point than the way to do something. */
const OTHER_POINT = new RegExp(`${OPENS}(?:who|whose|when|why|how (?:much|many|long|soon|often))\\b`, 'iu');
/** Without a pronoun, the part must share so many telling words with the topic. */
const LEAST_TERMS = 2;

/** Asks for the fee of what the part before it is about: 'where do photos go, is there a fee'. */
export const asksCost = (part: string): boolean => matches(COSTS, part.trim());

/** The question in full, so that it is read by itself. */
export const COST_QUESTION = 'what are your fees';

const COURTESY = new RegExp(
  `${OPENS}(?:please[\\s,]+)?(?:(?:so |very |as always )?(?:many |a million |lots of |all )?(?:thanks|thank you|thx|ty|cheers|much obliged|much appreciated|appreciated?(?: it)?)|i(?:['’]d| would)?(?: really| greatly)? appreciate (?:it|that|your help|any help)|(?:kind|best|warm) regards|have a (?:good|great|nice) (?:one|day|weekend|evening)|(?:please )?let me know|lmk|looking forward to (?:it|your (?:answer|reply)|hearing from you)|(?:hope|i hope) you can help|take care|no (?:rush|hurry|pressure))(?:\\s+(?:so much|very much|a lot|a bunch|a million|in advance|again|please|eddy|for (?:your|the|any|all your|all the) (?:help|time|assistance|patience|answer)|and (?:kind|best|warm) regards|man|mate|buddy|friend|what you (?:find|think|have)|if (?:so|you can|possible|you would)))*[\\s?.!,]*$`,
  'iu',
);
/** Only says again that something is looked for. */
const ANYTHING = new RegExp(
  `${OPENS}(?:(?:do|would|might|could|can) you (?:perhaps |maybe |happen to |possibly |currently )*(?:have|offer|find|show(?: me| us)?|suggest|recommend|know of|got) (?:anything|something|any|some|one|a boat|boats|a few)|have you (?:got )?(?:anything|something|any|one)|(?:is|are) there (?:anything|something|any|one|some)|(?:anything|something|what)(?: else)? (?:that )?you (?:can|could|would|might|do)? ?(?:recommend|suggest|have|show(?: me| us)?|offer)|(?:got |any(?:thing)? )?(?:anything|something|any(?: (?:ideas|suggestions|recommendations|options|boats|luck|hits))?)|what (?:do|would|can|could|have) you (?:have|got|suggest|recommend|find|show(?: me| us)?|offer)|what (?:is|['’]s) (?:there|available|out there)|can you help(?: me| us)?|what can you do|what (?:fits|would fit|works|would work|matches|qualifies))(?:\\s+(?:suitable|fitting|appropriate|similar|matching|like (?:that|this|it)|along those lines|of (?:that|this|the) (?:kind|sort)|that (?:fits|matches|would fit|would suit us|would suit me|suits us|suits me|works|would work)(?: that| the bill)?|for (?:me|us)|available|here|right now|at the moment|out there|there|with (?:that|this)|in that (?:range|area)|please|in stock|for sale|listed))*[\\s?.!,]*$`,
  'iu',
);

/** A word of thanks or the like, which asks for nothing. */
export const isCourtesy = (part: string): boolean => matches(COURTESY, part.trim()) || TAG_ALONE.test(part.trim());

/** Asks for the boats that another part of the message describes: 'do you have anything suitable'. */
export const asksForThem = (part: string): boolean => matches(ANYTHING, part.trim());

/** Whether words only judge what stands before them: 'easier', 'cheaper that way'. */
export const isView = (part: string): boolean => VIEW.test(part.trim());

const TELLS_VIEW: ReadonlySet<string> = new Set(['help', 'rule', 'fees']);

/** Asks nothing that the help for the part before it does not tell: 'is that ok', 'where do I reset it'. */
export function isAnsweredBy(part: string, before: Request | undefined): boolean {
  if (before?.best?.intent === 'search' && asksForThem(part)) return true;
  if (before?.best && TELLS_VIEW.has(before.best.intent) && isView(part)) return true;
  if (before?.best?.intent === 'compare' && matches(RIGHT, part.trim())) return true;
  if (
    before?.best?.intent === 'figures' &&
    /^(?:and |so )*by how (?:many|much)[\s?.!]*$|^(?:and |so )*how many (?:(?:is|are|would) (?:that|it|they|those)|(?:boats )?(?:(?:do|does|are|is|has|have) )?(?:there )?(?:in |of |for |by |with )?each(?: (?:one|of (?:them|those)|have|has|state|type|make|is that|there))*)[\s?.!]*$/i.test(
      part.trim(),
    )
  )
    return true;
  if (
    before?.best?.intent === 'closing' &&
    /^(?:and )?(?:with|from|by|to) whom\b(?: \w+){0,4}[\s?.!]*$/i.test(part.trim())
  )
    return true;
  if (before?.best?.intent === 'agent' && before.situation.line.first('person') && matches(WHOSE_TURN, part.trim()))
    return true;
  if (before?.best?.intent === 'trades' && matches(TRADE_TOLD, part.trim())) return true;
  if (before?.best?.intent === 'owner' && /\breview/i.test(before.part) && matches(REVIEW_TOLD, part.trim()))
    return true;
  if (before?.best?.intent === 'help' && matches(ADVICE_TOLD, part.trim())) return true;
  if (before?.best?.intent === 'own' && matches(VIEWS_TOLD, part.trim())) return true;
  if (
    before?.best?.intent === 'closing' &&
    /\b(?:money|paid|payout|pay|owe|due|geld|dinero|argent|cobr\w*|zahl\w*)\b/i.test(before.part) &&
    /^(?:(?:and|y|et|und)\s+)?(?:how much(?: is it| exactly| is that)?|wie ?viel|cu[aá]nto|combien)[\s?.!]*$/i.test(
      part.trim(),
    )
  )
    return true;
  if (
    before?.best?.intent === 'closing' &&
    /\bdispute|\b(?:sen[dt] back|returned?|rejected|bounced)\b/i.test(before.part) &&
    /^(?:and |but )?why\W*$/i.test(part.trim())
  )
    return true;
  // The reason of a refusal stands beside its state.
  if (before?.best?.intent === 'trades' && /^(?:and |but )?why\W*$/i.test(part.trim()))
    return (
      before.situation.deals.some(({ list }) => list === 'ended') &&
      /\b(?:declin|reject|turn|refus|expire|ran out)/i.test(before.part)
    );
  if (before?.best?.intent === 'owner' && before.move.includes('person_profile') && matches(PROFILE_TOLD, part.trim()))
    return !/\bverified\b/i.test(before.part);
  if (before?.best?.intent !== 'help') return false;
  if (matches(AGREES, part.trim())) return true;
  const { help, language } = before.situation;
  const topic = help.find(({ answer }) => answer[language] === before.move);
  if (topic === undefined || OTHER_POINT.test(part.trim())) return false;
  return isWithin(topic, part, /\b(?:it|that|this|one)\b/i.test(part) ? 1 : LEAST_TERMS);
}
