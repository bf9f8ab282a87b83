import { matches } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';
import type { ClosingTopic } from './closing-text.ts';
import { dealsIn, dealsNamed } from './deals-named.ts';
import { COSTS_ME, finishedQuestionIn, OTHERS_DID, STILL_LISTED } from './finished-questions.ts';

/** A part of an agreed trade that the words ask for; 'finished' looks among those that are closed. */
export interface DealQuestion {
  topic: ClosingTopic | 'finished';
  weight: number;
}

const PAPERS =
  /\b(?:papers?|paperwork|documents?|docs|forms?|proofs?|source of funds|uploads?|uploaded|files?|scans?|(?:bank|account) statements?)\b/;
const RETURNED =
  /\b(?:reject\w*|return\w*|sen[dt] (?:\w+ ){0,4}back|came back|turn(?:ed)? (?:\w+ ){0,3}down|refus\w*|not (?:accept\w*|good enough|approved?|okay)|bounced?|wrong with|unhappy with|problem with)\b/;
const OWED =
  /\b(?:owe|missing|outstanding|left|need\w*|lack\w*|hand in|submit|turn in|provide|required?|have to|must|still|want|wants)\b/;
const SURVEY = /\b(?:survey\w*|inspect\w*|sea trial|haul ?-? ?out)\b/;
const WHEN_WHO =
  /\b(?:when|who|what (?:day|date|time)|which (?:day|date|company|vendor|surveyor|firm)|scheduled|booked|arranged|set up|vendor|name of|appointment|is there a date)\b/;
const NOT_SURVEY =
  /\b(?:costs?|pays?|paid|much|price|fees?|need|should|must|recommend\w*|money off|less|back out|reject|fail\w*|out of|damage|after)\b|\bwhat (?:is|does) a\b|\bif\b.*\b(?:finds?|found|shows?|turns? up|reveals?|uncovers?|discovers?|comes? back)\b/;
/** Asks whether the user has to come to a survey. */
export const BE_THERE =
  /\b(?:(?:do|must|should|can|may) (?:i|we) (?:have to |need to |also )*)?(?:be (?:there|present|around|on board)|attend|show up|come along)\b/;
const OPENED = /\b(?:open(?:ed)?|start(?:ed)?|fil(?:e|ed)|rais(?:e|ed)|began|beg[ai]n|reason|ground|why)\b/;
const STANDS =
  /(?:^|what is the |any )_sort_ (?:on|with|about) |\b(?:next|stand|stands|standing|status|going|progress\w*|far along|how far|happening|happens|updates?|news|left to do|in the way|waiting for|hold(?:ing)? (?:it |things )?up|coming along)\b/;
const LASTS =
  /\b(?:how (?:long|soon|much longer|many (?:days|weeks))|when|by when|what (?:day|date))\b.*\b(?:mine|ours|done|over|finish\w*|clos(?:e|es|ed|ing)|complete\w*|hand(?:ed)? over|through|releas\w*|pick (?:it |her )?up|keys?|get (?:it|her|the (?:boat|keys)))\b|\bhow (?:long|much longer)\b.*\b(?:take|takes|until|till|still)\b/;
const IF_NOT =
  /\b(?:what (?:happens|would happen|will happen|then|now|do i do|can i do|could i do|if|are my options)|and if|suppose|worst case)\b/;
const FAILS =
  /\b(?:not|never|refus\w*|fails?|miss(?:es)?|late|forgets?)\b.*\b(?:sign\w*|pay\w*|paid|deposit|wire\w*|send|accept\w*|deliver\w*|show(?:s)? up|hand (?:it )?over|in time|on time|do (?:his|her|their) part|(?:gives?|hands?) (?:me|us) (?:the|my) (?:title|keys|boat|papers?))\b|\b(?:he|she|they|_person_|other side|buyer|seller|owner) (?:\w+ )?(?:backs? out|walks? away|pulls? out|disappears?|ghosts?|bails?|changes? (?:his|her|their) mind|quits?)\b/;
const TURN =
  /\bwho(?:se)?\b.*\b(?:turn|act|(?:next |the )?move|(?:is|goes|comes) next|do something|waiting on|hold(?:ing|s)? (?:it|things|this|us|everything|that) up|hold ?- ?up|holdup|bottleneck|stall\w*|drag\w*|delay\w*|ball)\b|\bis it (?:me|us|him|her|them|_person_|the broker)\b.*\bor (?:me|us|him|her|them|_person_|the broker)\b|\b(?:his|her|their|'s|my|mine|our) turn\b.*\bor\b|\b(?:his|her|their|_person_ 's) turn\b|\bwhat (?:is|are) (?:_person_|he|she|they|we|the broker|everyone|the other side) (?:still )?waiting (?:for|on)\b|\bwho (?:is|are) waiting (?:for|on) (?:whom|who|what)\b|\bwhat (?:is|are) (?:it|this|that|things|everything|(?:my|our|the) (?:deal|trade|closing|sale|swap|_service_)) (?:\w+ )?(?:waiting|held up|hung up|stuck|hanging) (?:for|on|by|at)\b|\bwho (?:do|are) we (?:still )?waiting (?:for|on)\b|\bwhat (?:am|are) (?:i|we) (?:still )?waiting (?:for|on)\b|\b(?:do|does) (?:_person_|he|she|they) (?:still )?(?:need|have) to (?:do|act)\b|\bwhat (?:does|must|should) (?:_person_|he|she|they) (?:still )?(?:need to |have to )?do\b/;
const HER_TIME =
  /\bhow (?:long|much time) (?:does|do|has|have) (?:_person_|he|she|they)\b|\bby when (?:must|does|should) (?:_person_|he|she|they)\b/;

const PAYS_REST =
  /\b(?:i|we) (?:\w+ ){0,2}(?:pay|wire|send) (?:\w+ )?(?:the )?(?:rest|balance|remainder|remaining)\b(?!.*\b(?:back|him|her|them|seller|zelle|venmo|checks?|cards?|cash|crypto|bitcoin|coins|paypal|installments?|monthly|in parts|disputes?|twice)\b)/;
const LANDED =
  /\b(?:has|did|is|was)\b.*\b(?:deposit|wire|money)\b.*\b(?:landed|land|arrived?|cleared?|come in|go through|gone through|there yet|made it)\b/;
const DAY =
  /\bwhen (?:is|do|does|are|will)(?: \w+){0,3} (?:closing|close|release|settlement|settle)\b(?: (?:day|date))?|\b(?:closing|release) (?:day|date)\b/;
const IN_THE_WAY =
  /\b(?:anything|something|what|what is|whats|what else)\b.*\b(?:hold(?:ing|s)? (?:\w+ )?up|holding (?:back )?(?:my|our|the)|in the way|blocking|delaying|stopping|slowing)\b.*\b(?:my|our|the|this|us|things|it)\b/;
const FROM_THEM =
  /\b(?:need|needs|needed|want|wants|wait|waiting|missing|expect\w*|outstanding)\b.*\b(?:from|on|of) (?:_person_|him|her|them)\b|\b(?:is|are) (?:_person_|he|she|they) (?:\w+ )?(?:late|behind|overdue|on time|on track|dragging)\b/;
const HELD =
  /_person_(?: 's)? (?:money|deposit|cash|funds)\b.*\b(?:still|there|safe|in)\b|_person_(?: 's)? (?:money|deposit|cash|funds)\b.*\b(?:held|hold|holding|frozen|stuck|tied up)\b|\bhow much\b.*_person_(?: 's)? (?:money|deposit)\b/;
const ABOUT_DISPUTE =
  /\b(?:going on|status|stands?|news|updates?|happen\w*|over|end|resolved|reason|say|said|wrote|write|about)\b/;
const ACCUSED =
  /\b(?:_person_|he|she|they) (?:say|says|said|claims?|claimed|accuse[sd]?|alleges?|think|thinks)(?: that)? (?:me|i|we)\b/;
/** 'Who claims that I backed out'. */
const ACCUSES =
  /\bwho (?:(?:is|was|has|have|keeps?|been|even|actually) )*(?:say|saying|says|said|claim\w*|accus\w*|alleg\w*|complain\w*|report\w*|blam\w*|think|thinks)\b.*\b(?:i|me|we|us)\b/;
const AT_FAULT =
  /\b(?:default\w*|breach\w*|broke|broken|fault|refus\w*|not (?:pay|paid)|never paid|blam\w*|bail\w*|back(?:ed|ing) out|in the wrong|not (?:hold|held|keep|kept)|accus\w*|complain\w*|walk(?:ed|ing) away|owe)\b/;
const OTHERS_OWE =
  /\b(?:does|do|did) (?:_person_|he|she|they) (?:\w+ )?owe\b|\b(?:does|is|has|are) (?:_person_|he|she|they)\b.*\b(?:everything|all set|ready|(?:her|his|their) (?:end|side|part)|finished|caught up)\b/;
const PUT_DOWN =
  /\b(?:have|did|had) (?:i|we) (?:\w+ )?(?:put down\b|(?:paid(?: in)?|sent|wired|put in)(?: so far| already| yet)\b)|\bpaid so far\b/;
const NEXT_DATE =
  /\b(?:what is|when is|whats)(?: the| my| our)? (?:next )?(?:deadline|due date|cutoff)\b|\b(?:deadlines?|due|date) (?:for|of) (?:the |my |our )?next (?:step|task|thing)\b|\bwhen is the next (?:step|task|thing) due\b/;
const DROPS =
  /\b(?:drop|withdraw|cancel|end|take back|call off|stop|undo|retract|lift|close)\b(?: \w+){0,2} (?:it|that|this|(?:the|my|our) dispute)\b/;
const NEVER_ACCEPTED = /\b(?:i|we) (?:never|did not|have not) (?:\w+ )?(?:accept\w*|agree[sd]?|sign(?:ed)?)\b/;
const I_PAY =
  /\b(?:what|how much)(?: (?:more|else|money|cash|extra))* (?:am|are|do|will|must|should) (?:i|we) (?:\w+ ){0,3}(?:paying|pay|paid|owe|bring|spend|spent|come up with|coming up with|cough up|shell out|fork over|scrape together)\b/;
const LEAVING =
  /\b(?:walk|back|pull|get|bail)(?:ing)? (?:away|out)\b|\bwalk(?:ing)? from\b|\b(?:cancel\w*|quitting|leaving|calling (?:it )?off|call off|pull(?:ing)? the plug|call it quits|calling it quits)\b/;
const CANCELS_ON =
  /\b(?:can|could|may|how do|how can|am|are|what if) (?:i|we) (?:\w+ ){0,2}(?:cancel|bail|walk out|back out|ditch|drop|dump)(?: on| of it with| with)? _person_/;
const COSTS = /\b(?:costs?|lose|losing|charged?|penalty|fee|owe|pay|gone|expensive|price)\b/;
const FALLS_THROUGH =
  /\b(?:fails?|failed|falls? (?:through|apart)|fell (?:through|apart)|collapses?|does not (?:happen|close|work out|go through)|goes (?:south|sideways|wrong|bad)|dies|blows up)\b/;
const GETS_BACK = /\b(?:i|we) (?:\w+ )?(?:get|gets|have|see)\b.*\bback\b|\b(?:my|our) (?:\w+ )?(?:money|deposit)\b/;
const OWN_DEPOSIT =
  /\bdeposits?\b.*\b(?:do|did|have) (?:i|we) (?:\w+ )?(?:have|put|paid|pay|got|left)\b|\b(?:do|did|have) (?:i|we) (?:\w+ )?(?:have|put|paid|pay|got)\b.*\bdeposits?\b|\b(?:my|our) deposit\b/;
const GETS_SUM_BACK =
  /\b(?:get|see|have) (?:back )?(?:my|our|the) (?:_money_|_n_|_bound_|deposit)(?: dollars| bucks)?(?: \w+)? ?back\b/;
/** The user would leave, not the other side. */
const I_LEAVE =
  /\b(?:i|we) (?:\w+ ){0,3}(?:(?:back|pull|walk|get|bail|step) (?:out|away)|cancel|quit|withdraw|reject|call (?:it|this|the (?:deal|trade|sale|purchase)|everything) off|want out|change (?:my|our) minds?)\b|^(?:(?:so|and|okay|hey) )*(?:backing|pulling|walking|getting|bailing|stepping|cancell?ing|quitting|cancel|back out)\b/;
const OWN_DEPOSIT_BACK =
  /\b(?:deposit|earnest money|money|down payment)\b.*\b(?:back|refund\w*|return\w*|lose|lost|keep|gone|safe)\b|\b(?:back|refund\w*|return\w*|lose|keep|what (?:is|happens|about))\b.*\b(?:deposit|earnest money|money|down payment)\b/;
/** 'How much deposit did I pay' without a boat. */
const DEPOSIT_PAID =
  /\b(?:how much|what|which|how big) (?:of )?(?:a |an |the |was the )?deposit (?:did|have|had) (?:i|we) (?:\w+ )?(?:pay|paid|put|wire|wired|send|sent|make|made)\b|\b(?:how much|what) (?:did|have) (?:i|we) (?:\w+ )?(?:pay|paid|put|wire|wired|send|sent) (?:as|for|in) (?:a |the |my )?deposit\b/;
const STILL_MISSING =
  /\b(?:which|what|how many) (?:tasks?|steps?|things?|papers) (?:does|has|do|must|is|are) (?:_person_|he|she|they) (?:still )?(?:have |got |has )?(?:left|open|to do|missing|to go)\b|\bwhat (?:all |else |exactly )*(?:is|does|has|do) (?:_person_|he|she|they|the (?:seller|buyer|other side)) (?:still |yet )*(?:missing|owe|owing|lack|lacking|need|have left|have open)\b/;
const MONEY_DUE =
  /\b(?:what (?:date|day)|when|by when)\b.*\b(?:money|balance|rest|payment|wire|cash)\b.*\bdue\b|\b(?:money|balance|rest|payment)\b.*\bdue\b.*\bhow much\b/;
const TIED_UP =
  /\b(?:how much|what|any|is|are)\b.*\b(?:money|cash|funds|dollars|deposit)\b.*\b(?:tied up|held|in escrow|in trust|locked(?: up)?|stuck|frozen|on hold|sitting|parked)\b/;
/** 'When does the seller get my money': at the release, until which it is held. */
const PAID_TO_THEM =
  /\b(?:when|how soon|at what point|what day)\b.*(?:\b(?:seller|owner|other (?:side|party|guy)|he|she|they)|_(?:person|ref)_) (?:\w+ )?(?:gets?|receives?|sees?|paid|be paid|have|touch)\b.*\b(?:my|our|the) (?:money|cash|funds|deposit|payment)\b|\bwhen (?:is|does|do|will|are|would)\b.*\b(?:my|our) (?:money|cash|funds|deposit|payment)\b.*\b(?:released?|go(?:es)? (?:over )?to|handed|paid out|forwarded|passed)\b.*(?:\b(?:seller|owner|other (?:side|party)|him|her|them)\b|_(?:person|ref)_)/;
/** 'What's left before it's mine'. */
const LEFT_BEFORE =
  /\b(?:what|whats|anything|how much|everything)\b.*\b(?:left|missing|remain\w*|to go|needed|still open)\b.*\b(?:before|until|till|til|for (?:it|her|me)|to (?:get|close|finish|own))\b/;
const INSTEAD = /\b(?:wrong|instead|redo|again|different one|other one)\b/;
const WRONG_PAPER =
  /\b(?:sent|uploaded|submitted|handed in|turned in|attached)\b.*\bwrong (?:\w+ )?(?:statement|papers?|document|file|form|page|copy|scan)\b/;
/** Asks for messages. */
const WROTE =
  /\b(?:did|has|have) (?:_person_|he|she|they) (?:\w+ )?(?:say|said|write|written|wrote|repl(?:y|ied)|text(?:ed)?)\b/;
const SENDS_IN = /\b(?:send|hand|turn|bring) in\b|\b(?:submit|upload|provide)\b/;
const SUPPOSED =
  /\b(?:what|which) (?:is|are|does|must|should|has) (?:_person_|he|she|they|the (?:seller|buyer|owner|other (?:side|party|guy))) (?:\w+ ){0,2}(?:supposed to|meant to|have to|has to|need to|needs to|got to|to|gotta) ?(?:do|be doing)\b|\bwhat (?:is|does|has) (?:he|she|they) (?:still |yet )*(?:got to|gotta|have to|need to) do\b|\b(?:_person_|he|she|they) (?:has|have) not done (?:anything|a thing|his|her|their)\b/;
const WAITS =
  /\bwhat (?:is|are) (?:_ref_|the (?:seller|buyer|other (?:side|party|guy|person))) (?:\w+ )?(?:waiting|stuck|hung up|held up) (?:for|on|by|with)\b/;
const OWNS_WHEN =
  /\bwhen (?:do|will|would|am|can|is) (?:i|we|it|she)\b.*\b(?:own|owner|mine|ours|(?:officially|legally|really) (?:have|get))\b/;
const LOWER =
  /\btoo late to (?:\w+ ){0,2}(?:offer|pay|bid|give|negotiate|ask)\b.*\b(?:less|lower|discount|off)\b|\b(?:lower|less|reduced?|discount|renegotiat\w*|cheaper|knock\w*)\b.*\bprice\b|\b(?:lower|reduced|better) price\b|\bprice (?:reduction|cut)\b/;
const WHAT_NOW = /\bwhat (?:do|should|must) (?:i|we) (?:\w+ )?do\b|\bwhat(?: is)? (?:now|next)\b|\bnow what\b/;
const OTHERS_PAY =
  /\b(?:does|do|did|has|have|is|will|must|should) (?:_person_|he|she|they|the (?:buyer|other side|other party))\b.*\b(?:pay|paid|paying|wire|wired|send|sent|bring|owe|owes)\b.*\b(?:rest|balance|remainder|remaining|full amount|all of it|everything)\b|\b(?:_person_ 's|his|her|their) (?:\w+ )?(?:balance|rest|remaining (?:payment|money))\b/;
const FINDS =
  /\b(?:finds?|found|turns? up|shows?|reveals?|uncovers?|comes? back|discovers?|fails?|failed|goes bad|problems?|issues?|defects?|damage|rot|bad|wrong)\b/;

/** The question about an agreed trade of the user's own. Words of a deal beside its boat are about it, not about the market. */
export function dealQuestionIn(situation: Situation): DealQuestion | undefined {
  const { line, deals, reading } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  if (has(/\bwhat (?:does|do|is)\b.*\bmeans?\b/)) return undefined;
  const person = line.first('person');
  if (has(WROTE) && (person?.talk || person?.aboutOwn)) return undefined;
  const closing = dealsIn(deals, 'agreed', 'closing');
  const inClosing = dealsNamed(situation, closing);
  const finished = finishedQuestionIn(situation, closing, inClosing);
  if (finished) return finished;
  if (closing.length === 0) return undefined;
  if (has(I_LEAVE) && has(OWN_DEPOSIT_BACK) && !has(/\b(?:offers?|bids?|loan)\b/))
    return { topic: 'leave', weight: 1.8 };
  if (has(GETS_SUM_BACK) && !has(/\b(?:if|would|loan)\b/)) return { topic: 'deposit', weight: 1.8 };
  if (closing.length === 1 && has(DEPOSIT_PAID)) return { topic: 'deposit', weight: 1.7 };
  if (inClosing.length > 0 && line.has(STILL_MISSING)) return { topic: 'others', weight: 1.72 };
  if (closing.length === 1 && has(MONEY_DUE) && !has(/\b(?:offers?|bids?|deposit|loan|boats?|listing)\b/))
    return { topic: 'toPay', weight: 1.62 };
  if (has(/\bdisputes?\b/) && has(/\b(?:talk|speak|call|reach|contact|human|person)\b/)) return undefined;
  if (has(/\bdisputes?\b/) && has(/\bhow (?:long|soon|much longer)\b|\bwhen\b.*\b(?:over|end|done|resolved|settled)\b/))
    return { topic: 'howLong', weight: 1.7 };
  if (
    inClosing.length > 0 &&
    has(
      /\b(?:i|we) (?:\w+ )?(?:walk away|back out|pull out|get out|bail|quit)\b|\b(?:i|we) (?:have )?changed (?:my|our) minds?\b/,
    )
  )
    return { topic: 'leave', weight: 1.66 };
  if (inClosing.length > 0 && line.has(CANCELS_ON)) return { topic: 'leave', weight: 1.8 };
  if (inClosing.length > 0 && has(LEAVING) && has(COSTS)) return { topic: 'leave', weight: 1.74 };
  if (inClosing.length > 0 && has(FALLS_THROUGH) && has(GETS_BACK)) return { topic: 'leave', weight: 1.72 };
  if (inClosing.length > 0 && has(OWN_DEPOSIT))
    return {
      topic: has(/\b(?:escrow|trust|held|holds?|holding|who has|ha(?:ve|s) it)\b/) ? 'held' : 'deposit',
      weight: 1.78,
    };
  if (has(TIED_UP) && has(/\b(?:my|mine|our|i|we|me|us)\b/) && !has(/\b(?:why|how come|who|when)\b/))
    return { topic: 'held', weight: 1.68 };
  if (has(PAID_TO_THEM) && !has(/\b(?:if|offers?|back)\b/)) return { topic: 'held', weight: 1.7 };
  // With one agreed trade, 'the seller' is its other side.
  const isOtherSide =
    closing.length === 1 &&
    /\bthe (?:seller|buyer|other (?:side|party|guy|person))\b/.test(reading.words) &&
    !line.has(/_(?:boat|make|person)_/);
  const asksOthers = has(SUPPOSED) || has(STILL_MISSING) || has(OTHERS_DID) || has(WAITS);
  if (isOtherSide && asksOthers && !has(/\b(?:if|when|how|offers?|bids?|usually|normally)\b/))
    return { topic: 'others', weight: 1.72 };
  if (
    situation.memory.told.some((told) => closing.some(({ tradeId }) => tradeId === told.tradeId)) &&
    line.has(SUPPOSED)
  )
    return { topic: 'others', weight: 1.7 };
  if (inClosing.length > 0 && line.has(SUPPOSED)) return { topic: 'others', weight: 1.7 };
  if (inClosing.length > 0 && line.has(OWNS_WHEN)) return { topic: 'howLong', weight: 1.7 };
  if (
    has(PAPERS) &&
    has(
      /\bhow (?:many days|long|much time) (?:do|have) (?:i|we)\b|\bwhen (?:is|are)\b.*\bdue\b|\bbroker\b.*\b(?:looking at|checking|reviewing)\b/,
    )
  )
    return { topic: 'papers', weight: 1.7 };
  if (
    inClosing.length > 0 &&
    has(/\bwhat (?:is|are|s)? ?(?:the |causing the )?(?:hold ?-? ?ups?|delay|problem|bottleneck|hang ?-? ?up)\b/)
  )
    return { topic: 'turn', weight: 1.66 };
  const isOnly = closing.length === 1 && !line.has(/_(?:boat|make|person|type|own)_/);
  if ((inClosing.length > 0 || isOnly) && has(LEFT_BEFORE) && has(/\b(?:i|we|my|our|mine)\b/))
    return { topic: 'papers', weight: 1.7 };
  if (has(WRONG_PAPER)) return { topic: 'returned', weight: 1.7 };
  if (has(PAPERS) && has(INSTEAD) && !has(/\b(?:offers?|bids?)\b/)) return { topic: 'returned', weight: 1.66 };
  if (inClosing.length > 0 && has(SENDS_IN) && has(/\b(?:i|we|me)\b/) && !has(/\b(?:offers?|bids?|photos?)\b/))
    return { topic: 'papers', weight: 1.66 };
  if (inClosing.length > 0 && has(COSTS_ME) && !has(/\b(?:offers?|bids?|if i|worth|sell|get)\b|_(?:asset|type)_/))
    return { topic: 'toPay', weight: 1.7 };
  if (inClosing.length > 0 && has(I_PAY)) return { topic: 'toPay', weight: 1.64 };
  if (inClosing.length > 0 && has(LOWER) && has(/\b(?:i|we|my|our|too late)\b/))
    return { topic: 'lessMoney', weight: has(/\btoo late\b/) ? 1.9 : 1.66 };
  if (has(SURVEY) && has(WHAT_NOW)) return { topic: 'tasks', weight: 1.62 };
  if (has(/\bdisputes?\b/) && has(DROPS)) return { topic: 'settle', weight: 1.72 };
  if (has(/\bbroker\b/) && has(/\b(?:decides?|judges?|rules?|rule on|take my side)\b/) && !has(/\bcommission\b/))
    return { topic: 'dispute', weight: 1.66 };
  if (inClosing.length > 0 && has(NEVER_ACCEPTED)) return { topic: 'leave', weight: 1.68 };
  if (line.has(OTHERS_PAY) && !has(/\b(?:offers?|bids?|counter\w*)\b/)) return { topic: 'othersBalance', weight: 1.7 };
  if (has(SURVEY) && has(IF_NOT) && has(FINDS) && !has(/\b(?:cost|how much)\b/))
    return { topic: 'lessMoney', weight: 1.6 };
  const isSentBack =
    has(RETURNED) &&
    (has(PAPERS) ||
      has(
        /\b(?:broker|you guys|brokerage)\b.*\b(?:something|anything|it|stuff|things?)\b|\bwhat (?:did|has|was|is)\b.*\bbroker\b/,
      ));
  if (isSentBack && has(/\b(?:why|what|reason|how come|explain)\b/)) return { topic: 'returned', weight: 1.62 };
  const asksAppointment = inClosing.length > 0 && has(/\b(?:when|who|what day|which day)\b/);
  const isOfOther = inClosing.length === 0 && has(/_(?:boat|make)_/);
  if (
    has(SURVEY) &&
    has(WHEN_WHO) &&
    !isOfOther &&
    (asksAppointment || !matches(NOT_SURVEY, line.text.replace(BE_THERE, '')))
  )
    return { topic: 'ordered', weight: 1.66 };
  if (has(PAPERS) && has(OWED) && has(/\b(?:i|me|my|we|us|our)\b/) && !has(NOT_PAPERS))
    return { topic: 'papers', weight: 1.55 };
  if (has(/\bdisputes?\b/) && has(OPENED) && has(/\b(?:who|did|i|me|us|reason|why)\b/) && !has(/\bhow (?:do|can)\b/))
    return { topic: 'dispute', weight: 1.55 };
  const isOffer = has(/\b(?:offers?|bids?|counter\w*)\b/);
  if (has(MISSES) && !isOffer) return { topic: 'papers', weight: 1.72 };
  if (has(IF_NOT) && has(FAILS) && !isOffer) return { topic: 'ifNot', weight: 1.66 };
  if (has(TURN) && !isOffer) return { topic: 'turn', weight: 1.62 };
  if (
    has(/\b(?:this|that|my|our) dispute\b/) &&
    has(/\b(?:am|are|is|do|does|will|can|should)\b/) &&
    !has(/\b(?:how (?:do|can)|settle\w*|resolve|way)\b/)
  )
    return { topic: 'dispute', weight: 1.6 };
  if (has(/\b(?:has|have|was|is|did)\b.*\bmy (?:\w+ )?(?:money|funds|deposit)\b.*\breleased?\b/))
    return { topic: 'payout', weight: 1.6 };
  if (has(PAYS_REST) && !isOffer) return { topic: 'toPay', weight: 1.76 };
  if (inClosing.length > 0 && line.has(/_own_ (?:yet|now|already)\b/)) return { topic: 'howLong', weight: 1.64 };
  if (has(LANDED) && !isOffer) return { topic: 'deposit', weight: 1.56 };
  if (has(DAY) && !isOffer && !has(/\b(?:get|paid|money|how (?:do|does))\b/)) return { topic: 'howLong', weight: 1.56 };
  if (has(IN_THE_WAY)) return { topic: 'turn', weight: 1.6 };
  if (line.has(FROM_THEM) && inClosing.length > 0 && !isOffer) return { topic: 'others', weight: 1.64 };
  if (line.has(HELD) && inClosing.length > 0) return { topic: 'othersDeposit', weight: 1.64 };
  if (has(/\bthe dispute\b/) && has(ABOUT_DISPUTE) && !has(/\bhow (?:do|can)\b/))
    return { topic: 'dispute', weight: 1.6 };
  if (has(ACCUSES) && has(AT_FAULT)) return { topic: 'dispute', weight: 1.66 };
  if (line.has(ACCUSED) && inClosing.length > 0) return { topic: 'dispute', weight: 1.6 };
  if (has(/\bkeys\b/) && has(/\bwhen\b/) && has(/\b(?:i|we|my)\b/)) return { topic: 'howLong', weight: 1.62 };
  if (line.has(OTHERS_OWE) && inClosing.length > 0) return { topic: 'others', weight: 1.66 };
  if (has(PUT_DOWN) && (inClosing.length > 0 || closing.length === 1)) return { topic: 'toPay', weight: 1.6 };
  if (has(NEXT_DATE) && closing.length > 0 && !isOffer) return { topic: 'tasks', weight: 1.55 };
  const isTold = situation.memory.told.some((told) => closing.some(({ tradeId }) => tradeId === told.tradeId));
  if (inClosing.length === 0 && !isTold) return undefined;
  if (line.has(OTHERS_DID) && !isOffer) return { topic: 'others', weight: 1.62 };
  if (isTold && has(HER_TIME)) return { topic: 'others', weight: 1.6 };
  if (inClosing.length === 0) return undefined;
  if (has(STILL_LISTED) && has(/\b(?:still|available|for sale|on the market)\b/))
    return { topic: 'step', weight: 1.66 };
  if (has(LASTS)) return { topic: 'howLong', weight: 1.55 };
  return has(STANDS) && !has(/\b(?:offers?|bids?)\b/) ? { topic: 'step', weight: 1.5 } : undefined;
}

/** The user's own deadline that passes. */
export const MISSES =
  /\b(?:i|we) (?:\w+ ){0,3}(?:miss|am late|are late|run late|be late|blow|forget|fail)\b.*\b(?:deadlines?|due dates?|dates?|upload\w*|papers?|documents?|source of funds|forms?|acceptance|inspection|survey|insurance|balance|statement|in time|on time|with|it)\b|\b(?:i|we) (?:\w+ ){0,2}not (?:make|meet|get|have|finish|send|upload|manage) (?:\w+ ){0,5}(?:deadlines?|due dates?|in time|on time|by (?:then|the (?:deadline|due date))|ready)\b|\b(?:what happens|what) (?:if|when|after) (?:my|our|the) (?:\w+ ){0,5}(?:is late|are late|comes? late|passes|goes by|overdue)\b/;

const NOT_PAPERS =
  /\b(?:to (?:list|sell|post|join|verify|trade|buy|offer)|if i|before (?:i|we)|does (?:the|it)|his|her|their)\b|\bhow (?:do|can|long)\b/;
