import { matches } from '../../../matching.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { namedIn } from './closing-questions.ts';
import { dealsNamed } from './deals-named.ts';
import { type FinishedTrade, finishedText } from './finished-text.ts';

const RING = /\b(?:rings?|(?:three|3|_n_)[ -]way|multi[ -]?party|triangle|round robin|circle)\b/;
/** Of such trades in general. */
const RINGS = /\b(?:rings|(?:ring|circle|way|party) (?:trades|deals|swaps))\b/;
/** 'My friend says'. */
const OTHERS_SAY = /\b(?:my|our) [a-z]+ (?:says?|said|told|tells|claims?|thinks?|heard|swears?)\b/;
const DONE = /\b(?:close|closes|ok|okay|finished|done|over|completed?|closed|settled|through|finali[sz]ed|ended)\b/;
const COUNTED =
  /\bhow many (?:\w+ )?(?:trades|deals|sales|swaps|closings|boats) (?:have|did|do) (?:i|we) (?:\w+ )?(?:finish\w*|done|do|close\w*|made|make|complete\w*|had|bought|buy|sold|sell|traded)\b/;
const BOUGHT =
  /\b(?:did|have) (?:i|we) (?:ever |already |actually )?(?:sold|sell|bought|buy|traded|trade|swapped|swap|closed) (?:anything|something|any boats?|a boat|a single)\b|\b(?:what|which|anything|something|everything|show|list)\b.*\b(?:have|did|has) (?:i|we) (?:\w+ )?(?:bought|buy|sold|sell|traded|trade|swapped|swap|acquired|finished|completed?|closed)\b|\bmy (?:past|previous|earlier|finished|completed|closed|old|settled|last) (?:trades?|deals?|sales?|swaps?|purchases?)\b|\b(?:trade|deal|purchase|sales?) history\b/;
const GAVE =
  /\b(?:what|how much|remind me)\b.*\b(?:did|do|have|had) (?:i|we) (?:\w+ )?(?:give|given|pay|paid|spend|spent|get|gotten|receive\w*|trade|swap|end up with|make|earn|net|clear)\b|\bdid (?:i|we) (?:\w+ )?(?:get|receive) (?:everything|all|what|it all|my)\b|\b(?:what|how much) (?:was|were) (?:my|our) (?:\w+ )?(?:total|bill|cost|costs|outlay|share|net)\b|\b(?:what|how much) (?:i|we) (?:\w+ )?(?:gave|paid|spent|got|traded|received|swapped)\b/;
const CLOSED =
  /\b(?:was|is) (?:the|my|our|that) (?:\w+ )?(?:swap|trade|deal|sale)\b.*\b(?:worth it|any good|a good (?:deal|idea)|fair|a win)\b|\bhow did (?:(?:my|our|the) (?:\w+ )?|(?:the )?_(?:own|boat|make)_ )(?:trade|deal|sale|swap)\b.*\b(?:go|end|turn out|work out)\b|\b(?:what happened|what came|what became) (?:to|with|of) (?:the |my )?_(?:own|boat|make)_ (?:trade|deal|sale|swap)\b|\bdid (?:my|our) (?:\w+ )?(?:sale|trade|deal|swap|purchase)\b.*\b(?:close|go through|finish|complete|end|work out|settle)\b|\bdid (?:i|we) (?:\w+ )?(?:sell|buy|trade|swap)\b/;
const WHO_GAVE =
  /\b(?:who|what|how much)\b.*\b(?:gave|give|gives|paid|pay|pays|owes?|gets?|got|put in|brought)\b.*\b(?:whom?|what|who|to whom|each)\b|\b(?:what|how much) did _person_ (?:\w+ )?(?:pay|give|get|put in|bring|receive)\b|\bwho (?:gave|paid|got|owes?)\b|\bwhat (?:did|does|do) (?:each|every(?:one|body)|all|both|they|the (?:others|rest|three|four))\b(?!.*\b(?:look|check|inspect|survey|examine|test|say|said|write|wrote|mean|think|want|need)\b)/;
/** Asks how a trade of one's own went, and not how such trades go. */
const OWN_WAY = /\b(?:how did|explain|break ?down|walk me through|go over|lay out|describe|recap)\b/;
const NOT_RECORD =
  /\b(?:ratings?|reviews?|stars|could|would|can|should|might|offers?|offered|bid|views?|deposit|down|still|left|so far|closing costs?|fees?|if)\b|_(?:type|asset|money|bound|place)_|\bget for\b/;

/** The user's own loan, which a closing pays off. */
const LOAN_PAID =
  /\b(?:my|our) (?:\w+ )?(?:loan|lender|mortgage|payoff)\b.*\b(?:paid|pay|settled|gone|cleared|taken care of|done)\b|\b(?:was|is|did|has)\b.*\b(?:my|our) (?:\w+ )?(?:loan|lender|mortgage)\b.*\b(?:paid|get|got|settled|gone)\b/;

const TASKS_LEFT =
  /\b(?:left to do|(?:have|need|got) to do|to dos?|tasks?|what(?:'s| is|s)? (?:left|next|due)|when is it due|deadlines?|next step)\b/;

/** Trades that are over, and who gave what to whom in one of several people. */
export const tradeRecordFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  const closed = deals.filter(({ list }) => list === 'closed');
  const rings = deals.filter(
    ({ people, list }) => people.length > 1 && ['closed', 'closing', 'agreed', 'open', 'waiting'].includes(list),
  );
  const said = situation.message.toLowerCase();
  const isOwn = /\b(?:my|our|mine|did (?:i|we|our|my))\b/.test(said.replace(OTHERS_SAY, ''));
  const isRing =
    RING.test(said) &&
    !RINGS.test(said) &&
    rings.length > 0 &&
    (isOwn || !line.has(/\b(?:what is a|how do(?:es)?|explain|work)\b/));
  const told = (memory.last?.calls ?? []).some(({ name }) => name === 'explain_trade' || name === 'my_closings');
  const named = dealsNamed(situation, closed);
  const [ring] = rings;
  const asksSides =
    (line.has(WHO_GAVE) || matches(WHO_GAVE, said) || (isOwn && isRing && OWN_WAY.test(said))) &&
    (isRing || (told && rings.length > 0) || named.some(({ people }) => people.length > 1));
  if (asksSides && ring) {
    const { tradeId, list } = named[0] ?? ring;
    // Without the end of the trade, its sides read as if they were still owed.
    return interpreted(
      1.66,
      sidesPlan(situation, tradeId, list === 'closed', matches(MONEY, said) || matches(TO_DO, said)),
    );
  }
  // Its tasks are told by the closing.
  if (isRing && ring?.list === 'agreed' && matches(TASKS_LEFT, said)) return undefined;
  if (
    isRing &&
    ring &&
    (DONE.test(said) ||
      matches(GAVE, said) ||
      line.has(/\b(?:my|our|status|stand|going|money|paid|payout|arrive\w*|wired?)\b/))
  )
    return interpreted(
      1.62,
      ring.list === 'closed' ? recordPlan(situation, [ring.tradeId]) : sidesPlan(situation, ring.tradeId, false, false),
    );
  if (closed.length > 0 && matches(LOAN_PAID, said))
    return interpreted(
      1.84,
      recordPlan(
        situation,
        (named.length > 0 ? named : closed).map(({ tradeId }) => tradeId),
      ),
    );
  if (line.has(NOT_RECORD)) return undefined;
  if (line.has(COUNTED) || line.has(BOUGHT)) return interpreted(1.62, recordPlan(situation));
  if (named.length > 0 && (line.has(GAVE) || line.has(CLOSED)))
    return interpreted(
      1.64,
      recordPlan(
        situation,
        named.map(({ tradeId }) => tradeId),
      ),
    );
  return line.has(CLOSED) && line.has(/_person_|\b(?:my|our) (?:\w+ )?(?:sale|trade|deal|swap|purchase)\b/)
    ? interpreted(1.45, recordPlan(situation))
    : undefined;
};

const interpreted = (weight: number, plan: Plan) => ({
  intent: 'trades' as const,
  weight,
  ...EVERYTHING,
  whole: true,
  plan,
});

/** The finished trades, or those of them that are meant. */
function recordPlan(situation: Situation, ids?: readonly number[]): Plan {
  const { phrases, line } = situation;
  return (done) => {
    const [closings, profile] = done;
    if (!closings) return use('my_closings');
    const finished = (closings.output.finished ?? []) as FinishedTrade[];
    const meant = ids ? finished.filter(({ tradeId }) => ids.includes(tradeId)) : namedIn(situation, finished);
    const person = line.first('person')?.name;
    if (errorOf(closings.output) || meant.length > 0 || person)
      return say(
        errorOf(closings.output) ?? (meant.length > 0 ? doneText(meant, situation) : phrases.noFinished(person)),
      );
    if (!profile) return use('person_profile', {});
    const count = Math.max(countOf(profile.output.closedTrades), finished.length);
    if (count === 0) return say(errorOf(profile.output) ?? phrases.noFinished(undefined));
    return say([phrases.finishedCount(count), finishedText(finished, phrases)].filter(Boolean).join(' '));
  };
}

/** Asks for the user's own money in a settled trade, beside who gave what. */
const MONEY =
  /\b(?:loan|lien|mortgage|pay ?off|paid off|payoff|net|left over|wired?|account|in the end|fees?|statement|after|altogether|all told|in total|in all|all in|(?:did|have) (?:i|we) (?:\w+ )?(?:pay|paid|spend|spent)|(?:i|we) (?:paid|spent)|costs?|(?:grand )?total)\b/;
/** Asks what the user must still do after the release. */
const TO_DO =
  /\b(?:file|filings?|regist\w+|anything (?:left|else|still|more|open)|(?:still|left|need|needs|have) to|still (?:need|open|left|due|owe|have)|to ?dos?|tasks?|outstanding|remaining|loose ends|hanging|unfinished)\b/;

function doneText(past: readonly FinishedTrade[], { phrases, message }: Situation): string {
  const isAsked = matches(TO_DO, message.toLowerCase());
  const isNone = past.length > 0 && past.every(({ stillToDo = [] }) => stillToDo.length === 0);
  return [finishedText(past, phrases), isAsked && isNone ? phrases.nothingElseToDo : ''].filter(Boolean).join(' ');
}

function sidesPlan(situation: Situation, tradeId: number, isSettled: boolean, isMoney: boolean): Plan {
  const { phrases } = situation;
  return (done) => {
    const [explained, closings] = done;
    if (!explained) return use('explain_trade', { tradeId });
    if (isSettled && !closings) return use('my_closings');
    const past = ((closings?.output.finished ?? []) as FinishedTrade[]).filter((one) => one.tradeId === tradeId);
    const sides = phrases.handsOver((explained.output.handsOver ?? []) as string[]);
    return say(
      errorOf(explained.output) ??
        [
          ...(isMoney
            ? [doneText(past, situation)]
            : past.map((one) => phrases.finished(one.with, one.youGive, one.youGet))),
          sides,
        ]
          .filter(Boolean)
          .join(' '),
    );
  };
}
