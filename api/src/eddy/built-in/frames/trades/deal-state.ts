import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import { dollarsOf } from '../../memory.ts';
import { errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { percentApart } from '../boats/percent-apart.ts';
import { endText, valuedLine } from '../offers/weighed-offers.ts';
import { dealsNamed } from './deals-named.ts';
import { isPresumed, tradeLineOf } from './trade-line.ts';
import type { KnownTrade } from './trade-meant.ts';

type Question = 'accept' | 'oneOnly' | 'apart' | 'worth' | 'claimed' | 'state';

const DEAL = '(?:offers?|bids?|deals?|trades?|swaps?|proposals?|counters?|counter ?-?offers?)';
const ACCEPTS = new RegExp(
  `^(?:.{0,40}\\b)?(?:accept|take|agree to|say yes to|go with|sign) (?:\\w+ ){0,3}(?:_person_(?: 's)?|${DEAL})`,
);
/** In the order in which they are looked for. */
const QUESTIONS: readonly (readonly [Question, number, RegExp])[] = [
  [
    'oneOnly',
    1.7,
    /\bif (?:i|we) (?:\w+ )?(?:take|took|accept\w*|go with|went with|say yes|said yes|agreed?|pick\w*|chose|choose)\b.*\b(?:still|also|too|other|both|then|another|else)\b|\bif (?:i|we) (?:\w+ )?(?:take|took|accept\w*|go with|went with|say yes|said yes|agreed?|pick\w*|chose|choose)\b.*_person_.*\bwhat (?:happens|becomes|about|is)\b.*_person_|\bwhat (?:happens|becomes)\b.*_person_.*\bif (?:i|we) (?:\w+ )?(?:take|took|accept\w*|go with|say yes|agree|pick\w*|choose)\b|\b(?:both|two) (?:offers|deals|trades|swaps)\b.*\b(?:accept|take|at once|same time)\b|\b(?:accept|take|do) both\b/,
  ],
  [
    'apart',
    1.68,
    /\bcome out (?:\w+ )?(?:under|below|over|above|short|ahead|behind)\b|\b(?:am|are) (?:i|we) (?:\w+ )?short\b|\b(?:under|below|over|above|short of|off)\b.*\b(?:price|asking|asks?|wants?)\b.*\b(?:by how much|how (?:much|far))\b|\bis (?:my|our|his|her|their|_person_ 's) (?:\w+ )?(?:offer|bid)\b.*\b(?:under|below|over|above|short of)\b.*\b(?:price|asking|asks?|wants?)\b|\b(?:how much|percent\w*|%)\b.*\b(?:under|below|over|above|short of|off)\b|\b(?:how (?:far|close)|far|apart|difference|differ|gap|how much (?:more|less)|compared (?:to|with)|close to|spread)\b(?!.*\b(?:from (?:here|me)|miles|drive|away)\b)/,
  ],
  [
    'worth',
    1.6,
    /\breasons?\b.*\b(?:not|decline|say no|against)\b|\bshould not\b|\b(?:what|how much) (?:would|will|do|am) (?:i|we) (?:be |\w+ )?(?:los(?:e|ing)|giv(?:e|ing) up|leaving on the table)\b|\bin it for (?:me|us)\b|\b(?:what|how much) (?:(?!_)\w+ )?(?:do|would|will|could|am|is|be) (?:(?:i|we) (?:\w+ )?(?:get|getting|receive|end up with|have left|walk away with)|left for (?:me|us))\b|\bhow much will be left\b|\b(?:lowest|least|minimum|how low|how much less)\b(?: \w+){0,3} (?:i|we) (?:should|can|could|would|might)\b|\b(?:better|best|worse|worst|strongest|highest|weakest|rank|most (?:valuable|attractive|lucrative|generous|money)|(?:brings?|pays?|gives?|nets?|earns?) (?:me |us )?(?:the )?most|good|fair|worth|which|prefer|more for me|compare|lowball|insult\w*)\b(?!.*\b(?:boats|listings|(?:somebody|someone|anybody|anyone) else|others?)\b)/,
  ],
  [
    'claimed',
    1.66,
    /\b(?:since|now that|because|so|already|after)\b.*\b(?:accept\w*|agreed|said yes|is done|are done|sold|signed|a deal|took)\b|\b(?:accepted|agreed (?:to|on)|said yes|took) (?:to |it |my |our )|_person_ (?:has |have |already |just )*(?:accepted|agreed|said yes|confirmed|signed|took it)(?: (?:it|that|already|then|yet|by now))* ?,? ?(?:right|correct|yes|no|did not (?:he|she|they)|has not (?:he|she)|is that right|is that so)?[?.! ]*$|\b(?:is|are) (?:\w+ ){0,6}(?:done|sold|a done deal|official|final|in the bag)\b|\bdone deal\b|\b(?:am|are|is|was|were) (?:i|we|it|that|this|he|she|they) (?:\w+ ){0,3}(?:locked(?: in)?|bound|binding|committed|obligated|obliged|on the hook|tied|stuck with)\b|\b(?:locked in|legally binding|on the hook|too late to (?:back|get|change|say|pull|walk))\b|\bcan (?:i|we) still (?:back|get|pull|walk|say no|change my mind)\b|\bwhen (?:do|can|should|must) i (?:wire|pay|send|get)\b/,
  ],
  [
    'state',
    1.6,
    new RegExp(
      `\\b(?:did|has|have) (?:_person_|he|she|they) (?:\\w+ )?(?:see|seen|read|noticed?|looked at|opened) (?:that )?(?:(?:my|the|our) (?:\\w+ )?(?:offer|bid)|(?:i|we) (?:\\w+ )?(?:offered|bid))\\b|\\bwhat (?:do|have|all do|all have|else do) (?:i|we) (?:have |got |still )*(?:going|running|open|pending|on|happening)?(?: on)? with (?:_person_|him|her|them)\\b|\\bwhat (?:does|do) _person_(?: (?:and|&|or) _person_)? (?:\\w+ )?(?:want|offer|propose|bid)\\b|\\b(?:what|wat) (?:\\w+ )?(?:happen\\w*|became|come|is up|is going on|is new)\\b|\\bwho (?:\\w+ )?(?:wants?|offer\\w*|bids?|is after|made)\\b.*_own_|_own_.*\\bwhat (?:are|is|do|did|does|has|have) (?:they|he|she|people|anyone) (?:\\w+ )?(?:offer\\w*|want\\w*|bid\\w*|giv\\w*|pay\\w*)\\b|\\b(?:anyone|anybody|someone|somebody) (?:\\w+ )?(?:after|wants?|wanting|interested in|keen on|offering for|bidding on) (?:my )?_own_|\\bwhere (?:are|do|did|have) (?:we|i|things) (?:\\w+ ){0,2}(?:with|on) _person_|\\bhow (?:are|is) (?:we|things|it|everything) (?:\\w+ )?(?:going|looking|coming along|doing)? ?with _person_|\\b(?:status|state|stands?|standing)\\b|\\b(?:fall|fell|fallen) through\\b|\\b(?:took|take|taken|pull(?:ed)?) (?:\\w+ )?(?:back|out)\\b|\\b(?:withdr\\w+|retract\\w*|cancel\\w*|expired?|lapsed?|ran out|declin\\w*|reject\\w*|turn(?:ed)? (?:\\w+ )?down|refus\\w*|said no|passed on|ended?|over|dead|died|alive|gone|off)\\b|\\bstill (?:\\w+ )?(?:in|on|want\\w*|interested|alive|open|good|waiting|there|a thing|game|up)\\b|\\b(?:counter\\w*|offer\\w*|propos\\w*|bid) (?:(?:_person_|him|her|them|me|us) )?(?:with|at|back|me|for|on)\\b|\\btold _person_ no\\b|\\b(?:what|how much)(?: \\w+)? (?:am|are|do) (?:i|we) (?:asking|offering|giving|getting|paying|ask|want|offer)(?: from)? (?:_person_|him|her|them)\\b|\\bcan (?:i|we) still (?:take|accept|get|have|say yes)\\b|\\bwho (?:has |have )?(?:already )?(?:said yes|accepted|agreed|confirmed|signed)\\b|\\b(?:want|wants|asking|ask) for (?:it|her|him|the)\\b|\\b(?:my|our|the|his|her|their|'s) (?:\\w+ )?${DEAL}\\b`,
    ),
  ],
];
/** Another trade is made, a message dictated, a boat looked for, or the money of a closing meant. */
const OTHER =
  /^(?:(?:please|can you|could you|okay|hey|and|so|then|now|,) )*(?:tell|ask|message|write|text|send|offer|draft|counter|bid|propose|let _person_ know|remind|find|show me (?:all|boats)|search|withdraw|pull|cancel|decline|reject|change|raise|lower|increase|drop|make|extend|renew|prolong)\b|(?:[,.!?;:] |\b(?:and|so|then|please|just|but) )(?:make (?:the|that|an|him|her|them)|offer|counter|bid|draft|tell|ask|message|write|text)\b|\b(?:i (?:want|would like|need) to|let me|help me) (?:make|offer|counter|bid|tell|ask|message|write|decline|withdraw|change|take back|take my|pull|raise|lower)\b|^(?:(?:please|and|so|then|now|just|okay|can you|could you) )*(?:add|include|throw in|put|take|remove) (?:my|the|a|an)\b.*\b(?:to|into|in|on|from|off|out of) (?:my|our|the|that) (?:\w+ )?(?:_make_ |_boat_ )?(?:offer|bid|proposal|counter\w*)\b|\b(?:verified|trustworthy|legit\w*|member|survey|deposit|escrow|closing|keys|title|papers?|documents?|messages?|phone|email|address|review\w*|hours|beam|how old|trailer|photos?|views?|viewed|per (?:foot|ft)|wrote|said(?! (?:yes|no))|say(?! (?:yes|no))|reply|replied|write back)\b|_(?:type|asset|service)_|\bbetween (?:the )?(?:_boat_|_person_)(?: (?:'s|boat|one|yacht))* and (?:the )?_(?:boat|person)_|\b(?:how do|how does|how can|where do|where can)\b/;

/** 'My Gale and 20k: which boats can I have?' looks for boats. */
const IN_REACH =
  /_own_ (?:, )?(?:plus|and|with|\+|,) (?:(?:about|around|up to|some|another|maybe|say) )*(?:_(?:money|bound|n)_|cash\b).*\b(?:what|which)(?: \w+){0,2} (?:could|can|would|might|will|does|do) (?:i|we|that|it|they)\b(?: \w+)? (?:get|buy|afford|have|swap|trade|bring)\b|\b(?:what|which)(?: \w+){0,2} (?:could|can|would|might) (?:i|we) (?:get|buy|afford|have|swap for|trade for)\b.*_own_ (?:(?:plus|and|with|\+) )?(?:(?:about|around|up to|some|another|maybe|say) )*_(?:money|bound|n)_/;

/** 'What happens to the other offers if I take this one?' asks for the rule. */
export const IF_TAKEN =
  /\b(?:what (?:happens|becomes)|do|does|are|is|will)\b.*\b(?:other|remaining|rest of the) (?:\w+ )?(?:offers?|bids?|ones)\b.*\b(?:if|when|once|after)\b|\b(?:if|when|once|after)\b.*\b(?:what (?:happens|becomes)|do|does|are|is|will)\b.*\b(?:the others|the rest|other offers?)\b/;

/** A boat's value or asking price, whatever was offered for it. */
const VALUED =
  /\b(?:how much|what) (?:is|are|would|could) (?:my |the )?_(?:own|boat|make)_ (?:\w+ ){0,2}worth\b|\b(?:good|fair|right|realistic|reasonable|decent) (?:asking )?price (?:for|on|of) (?:my |the )?_(?:own|boat|make)_/;

/** Says that a trade is meant, and not only its boat. */
const ABOUT_DEAL = new RegExp(
  `\\b(?:${DEAL}|offered|accept\\w*|agreed|declin\\w*|reject\\w*|withdr\\w+|expired?|fell through|negotiat\\w*)\\b`,
);

/** Two boats side by side, or a part of one: 'compare my Gale with the Reef', 'which engine does my Gale have'. */
const OF_BOAT =
  /\b(?:compare|compares|compared|versus|vs|side by side|differ|difference between|stacks? up|newer|older|bigger|smaller|longer|shorter|faster|slower)\b.*_own_.*_(?:boat|make|ref)_|_own_.*\b(?:compares?|versus|vs|against|next to|differ|stacks? up|or|and|newer|older|bigger|smaller|longer|shorter|faster|slower)\b.*_(?:boat|make)_|_(?:boat|make)_ (?:or|and|vs|versus|against|to|with) _own_|\b(?:engines?|motors?|propulsion|drives?|horsepower|hp|berths?|sleeps?|cabins?|staterooms?|top speed|how (?:fast|long|wide|big))\b|_(?:engine|fuel|power)_/;

const GAP =
  /\b(?:how (?:far|much|big)|by how much|what is the (?:gap|difference))\b.*\b(?:below|under|off|less|short|above|over|more|away|apart|gap|difference|from)\b/;
const ASKED_PRICE =
  /\b(?:offers?|offered|bids?|propos\w*|counter\w*|asking|ask|list price|what (?:i|he|she|they) (?:want|wants|asks?)|(?:his|her|their|the) (?:\w+ )?price|price tag)\b/;
const SHORT =
  /\bhow (?:much|far) (?:\w+ )?(?:am|are) (?:i|we) (?:\w+ )?(?:short|off)\b|\bhow much (?:\w+ )?(?:is|does) (?:my offer|it) (?:fall )?short\b/;
const MY_SIDE =
  /\b(?:am|are|would|will) (?:i|we)\b|\b(?:i|we) (?:am|are|fall|come up)\b|\b(?:my|our) (?:\w+ )?(?:offer|bid|proposal)\b/;
/** The things of one offer: 'her Gale plus the cash'. */
const WITH_CASH =
  /_(?:boat|make|person)_(?: 's)?(?: \w+){0,2} (?:plus|and|with|together with|along with|[+&]) (?:the |his |her |their |some |that )?(?:cash|money|_money_|_n_)|\b(?:cash|money) (?:to|and|plus|with|on top of) (?:the |his |her |their )?_(?:boat|make)_/;

const MOST = 3;

/** The open trade that Eddy told of last, or the only offer that the user has sent: 'how far am I from her price'. */
function dealsTold({ deals, memory, line }: Situation): NamedDeal[] {
  const told = deals.filter((deal) => isOpen(deal) && memory.told.some(({ tradeId }) => tradeId === deal.tradeId));
  if (told.length === 1) return told;
  const { focusId } = memory;
  const sent = deals.filter(({ list }) => list === 'open');
  const about = sent.filter(({ boats }) => focusId !== undefined && boats.some(({ boatId }) => boatId === focusId));
  const meant = focusId === undefined ? sent : about;
  return told.length === 0 && meant.length === 1 && line.has(MY_SIDE) ? meant : [];
}

const BOTH =
  /\b(?:can|could|may|should|am) (?:i|we) (?:\w+ ){0,2}(?:accept|take|say yes to|agree to|sign|sell to|do) (?:_ref_|both|two|all|several|more than one|them both)\b/;

/** 'Can I accept both?': a boat goes into one agreed trade only. */
export const bothOffersFrame: Frame = ({ line, reading, phrases, memory }) => {
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  if (!has(BOTH) || !has(/\b(?:both|two|all|several|more than one)\b/) || memory.cardIsLast) return undefined;
  if (!has(/\b(?:offers?|bids?|proposals?|deals?)\b/)) return undefined;
  return {
    intent: 'trades',
    weight: 1.6,
    ...EVERYTHING,
    plan: just(phrases.onlyOneTrade),
  };
};

/** A trade of the user's, open or ended, that the words name by its people or boats. */
export const dealStateFrame: Frame = (situation) => {
  const { line, deals, reading } = situation;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, reading.words);
  if (line.has(OTHER) || line.has(IF_TAKEN) || (line.has(VALUED) && !has(ABOUT_DEAL))) return undefined;
  if (!has(ABOUT_DEAL) && !line.has(/_person_/) && line.has(IN_REACH)) return undefined;
  // 'How much more is the Gale than my Reef' compares two boats.
  if (!has(ABOUT_DEAL) && line.has(/_(?:boat|make)_.*\bthan\b.*_own_|_own_.*\bthan\b.*_(?:boat|make)_/))
    return undefined;
  if (!has(ABOUT_DEAL) && line.has(OF_BOAT) && !line.has(/_person_/)) return undefined;
  const named = meantIn(situation, deals);
  const told = named.length === 0 && !line.has(/_(?:person|boat|make|own)_/) ? dealsTold(situation) : [];
  const meant = named.length > 0 ? named : told;
  if (meant.length === 0 || meant.length > MOST) return undefined;
  if (told.length > 0 && !(line.has(GAP) && line.has(ASKED_PRICE)) && !line.has(SHORT)) return undefined;
  const isListing = line.has(/\b(?:for sale|listed|on the market|on the site)\b/) && !has(ABOUT_DEAL);
  if (isListing && meant.every(isOver)) return undefined;
  // A boat alone may be asked about like any other.
  if (!line.has(/_person_|_own_/) && !has(ABOUT_DEAL) && !has(WITH_CASH) && told.length === 0) return undefined;
  if (line.all('person').length > 1 && !has(/\b(?:i|me|my|mine|we|us|our)\b/)) return undefined;
  // All that is left to ask about a trade that ended is its end.
  const asked = meant.some(isOpen) ? QUESTIONS : QUESTIONS.filter(([question]) => question === 'state');
  const found = asked.find(([, , idea]) => has(idea));
  const waiting = meant.filter(({ list }) => list === 'waiting');
  const accepts =
    waiting.length > 0 &&
    has(ACCEPTS) &&
    !line.has(/^(?:(?:so|and|hey|okay|but) )*(?:did|has|have|does|is|was)\b/) &&
    !has(/\b(?:should|if|can i|could i|what|how|decline|reject|others?|rest)\b/);
  const [question, weight] = accepts ? (['accept', 1.72] as const) : (found ?? []);
  if (!question || weight === undefined) return undefined;
  return {
    intent: 'trades',
    weight,
    ...EVERYTHING,
    ...((line.has(ENDS) || line.has(/\bshould not\b|\breasons? (?:\w+ ){0,3}not\b/)) && { whole: true }),
    plan: statePlan(situation, accepts ? waiting : meant, question),
  };
};

const isOpen = ({ list }: NamedDeal) => list === 'waiting' || list === 'open';
const isOver = ({ list }: NamedDeal) => list === 'ended';

const I_ENDED =
  /\b(?:did|have|had) (?:i|we) (?:\w+ )?(?:declin\w*|reject\w*|turn\w*|refus\w*|say no|said no|withdr\w*|cancel\w*|pass(?:ed)? on)\b|\bi (?:already |just |have )*(?:told _person_ no|said no|declined|rejected|turned (?:\w+ )?down|withdrew)\b/;

/** 'The offer that Ruth turned down'. */
const THEY_ENDED =
  /\b(?:offers?|bids?|deal|trade)\b.*(?:_person_|\b(?:he|she|they)\b) (?:\w+ )?(?:turned (?:\w+ )?down|shot (?:\w+ )?down|knocked back|declined|rejected|refused|said no to|passed on)\b/;

/** Trades in closing have answers of their own. Those that are open come before those that are over. */
function meantIn(situation: Situation, deals: readonly NamedDeal[]): NamedDeal[] {
  const named = dealsNamed(situation, deals);
  if (named.some(({ list }) => list === 'agreed' || list === 'closing' || list === 'closed')) return [];
  const open = situation.line.has(I_ENDED) || situation.line.has(THEY_ENDED) ? [] : named.filter(isOpen);
  return open.length > 0 ? open : named.filter(isOver).slice(0, 1);
}

function statePlan(situation: Situation, meant: readonly NamedDeal[], question: Question): Plan {
  const { phrases, line } = situation;
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const texts = done.map(({ output }) => errorOf(output) ?? textFor(output, question, situation));
    const trades = done.flatMap(({ output }) => (errorOf(output) ? [] : [output as unknown as KnownTrade]));
    const end = question === 'worth' ? endText(trades, situation) : '';
    const agreed = line.has(LEAVES) ? phrases.canStillLeave : phrases.notAgreedYet;
    const before = question === 'claimed' ? agreed : question === 'oneOnly' ? phrases.onlyOneTrade : '';
    const isFee = line.has(/\b(?:left|in total|at the end|net|end up|walk away|clear)\b/);
    const fee = isFee && done.length === 1 ? phrases.offerFee(textOf(done[0]?.output.closingFee)) : '';
    return say([before, end, ...texts, fee, nextStep(situation, meant, question)].filter(Boolean).join(' '));
  };
}

const READ = /\b(?:see|seen|saw|read|opened|looked at|viewed|noticed?)\b/;
const ENDS = /\b(?:cancel|decline|reject|get rid of|say no|call (?:it|everything) off|out of)\b/;

/** Asks whether there is still a way out. */
const LEAVES =
  /\bcan (?:i|we) still (?:back|get out|pull|walk|say no|change my mind|cancel|withdraw|retract|take (?:it|that) back)\b|\btoo late to (?:back|get|change|say no|pull|walk|cancel|withdraw)\b/;

/** The place where the user decides, or that Eddy does not know who has read an offer. */
function nextStep({ phrases, line }: Situation, meant: readonly NamedDeal[], question: Question): string {
  const isWaiting = meant.some(({ list }) => list === 'waiting');
  if (isWaiting && (line.has(ENDS) || line.has(LEAVES))) return phrases.declineThere;
  if (line.has(LEAVES) && meant.every(({ list }) => list === 'open')) return phrases.withdrawThere;
  if (line.has(READ)) return phrases.ownStanding.readUnknown;
  if (question === 'accept') return phrases.acceptThere;
  return question === 'worth' && isWaiting ? phrases.decideYourself : '';
}

interface Proposal {
  by: 'user' | 'other';
  youGive: string;
  youGet: string;
}

function textFor(output: Record<string, unknown>, question: Question, situation: Situation): string {
  const { phrases } = situation;
  const trade = output as unknown as KnownTrade;
  const line = tradeLineOf(trade, phrases);
  const runsOut = textOf(output.runsOut);
  const until = runsOut ? phrases.runsOut(runsOut) : '';
  if (question === 'worth') return valuedLine(trade, { phrases });
  if (question !== 'apart')
    return [isPresumed(situation, trade.state) ? phrases.notDeclined(trade.with) : '', line, until]
      .filter(Boolean)
      .join(' ');
  const proposals = (output.proposals ?? []) as Proposal[];
  const [mine, theirs] = (['user', 'other'] as const).map((by) => proposals.findLast((one) => one.by === by));
  if (!mine || !theirs || situation.line.has(WITH_CASH))
    return [
      trade.whoGetsMore === 'user' && situation.line.has(/\bshort\b/)
        ? phrases.dealFigures.short(trade.giveWorth, trade.getWorth, trade.valueGap)
        : phrases.valueGap[trade.whoGetsMore](trade.valueGap),
      shareApart(trade, situation),
      line,
      situation.line.has(/\bhow long\b|\bexpires?\b|\buntil\b|\bgood for\b/) ? until : '',
    ]
      .filter(Boolean)
      .join(' ');
  const apart = textOf(output.cashApart);
  const isUntil = situation.line.has(/\b(?:till|until|how long|expires?|by when|when|good for)\b/);
  return [phrases.proposalsApart(trade.with, mine, theirs, apart === '$0' ? '' : apart), isUntil ? until : '']
    .filter(Boolean)
    .join(' ');
}

/** The gap between both sides in percent, if that is asked. */
const shareApart = ({ giveWorth, getWorth }: KnownTrade, { reading, message, phrases }: Situation) =>
  percentApart(dollarsOf(giveWorth), dollarsOf(getWorth), `${reading.words} ${message}`, phrases);
