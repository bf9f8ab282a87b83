import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { tradeLineOf } from '../trades/trade-line.ts';

const GETS =
  /\b(?:what|how much) (?:would|will|does|do) (?:that|it|this|they) (?:\w+ )?(?:leave|net|bring|get|make|give) (?:me|us)\b|\b(?:what|how much) (?:\w+ )?(?:lands?|ends? up|comes?|hits|shows? up|arrives?|goes|is left|remains?|would (?:land|come|be left))(?: \w+)? (?:in|on|at|into|to|for) (?:my (?:\w+ )?account|me|us|my pocket)\b|\b(?:what|how much) (?:exactly |actually |money |cash )*(?:lands?|ends? up|arrives?|comes?|goes|hits?|will land|would land|will be|is left) (?:\w+ )?(?:in|on|into|to|for)? ?(?:my|our|me|us)\b(?: (?:bank|account|pocket|side))?|\b(?:what|how much) (?:would|will|do|could) (?:i|we) (?:\w+ )?(?:net|clear|pocket|make|take home|be paid|keep|see)\b|\bwhat (?:exactly |all |else )*(?:would|will|do|am|are|could|did|have|is it (?:that )?) ?(?:i|we) (?:\w+ )?(?:get|getting|gotten|receive|receiving|end up with|come away with|walk away with|be getting|been offered)\b|\bwhat (?:exactly |all )*(?:is|are|does|would|do) (?:_person_|he|she|they) (?:\w+ )?(?:offering|giving|putting up|give|put up)(?: me| us)?\b|\bwhat (?:is|would be) in it for (?:me|us)\b|\bhow much (?:exactly )?(?:would|will|do|am) (?:i|we) (?:get|getting|be getting)\b|\b(?:what|how much) (?:is|does|would) _person_ (?:paying|pay|offering)\b/;
const THAN_ASKING =
  /(?<!\b(?:i|we|to|me|you|please) )\b(?:more|less|higher|lower|above|below|over|under|close|near\w*|off|short|far|away|percent|compared?)\b.*\b(?:(?:my|our|the) (?:asking|ask|list|price|listing price)|what (?:i|we) (?:ask|am asking|want|listed)|than i ask)\b/;
/** Also asks for the fee, or who pays it. */
const FEE =
  /\b(?:fees?|commission|your cut|you (?:guys )?(?:take|keep)|who pays)\b|_service_|\b0?\.85\b|\bafter (?:everything|costs|closing)\b/;
const AMOUNT = /_(?:money|bound)_/;
const NOT_HERE =
  /_(?:type|kind|place|asset)_|\b(?:if i (?:list|sell|sold)|how do|agent|survey|back|views?|viewed|per (?:foot|ft))\b/;
const MOST = 3;

/** Tells what the user would get in a trade that is open or agreed, and how that compares with the asking price of the boat they give. */
export const wouldGetFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const compares = line.has(THAN_ASKING);
  if ((!line.has(GETS) && !compares) || line.has(NOT_HERE) || memory.cardIsLast) return undefined;
  // An amount beside somebody is that of their offer.
  const isOffered = line.has(/_person_/) && asksFee(situation);
  if (line.has(AMOUNT) && !isOffered) return undefined;
  const found = dealsMeant(situation);
  if (found.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: compares ? 1.74 : isOffered ? 1.78 : 1.68,
    ...EVERYTHING,
    ...((compares || asksFee(situation)) && { whole: true }),
    plan: planFor(situation, found.slice(0, MOST), compares),
  };
};

const RUNNING: ReadonlySet<NamedDeal['list']> = new Set(['open', 'waiting', 'agreed', 'closing']);

/** The running trades with the people, over the boats of one's own, or told of last. */
function dealsMeant(situation: Situation): readonly NamedDeal[] {
  const { line, memory, deals } = situation;
  const running = deals.filter(({ list }) => RUNNING.has(list));
  const named = dealsNamed(situation, running);
  const people = line.all('person').map(({ name }) => name);
  if (people.length > 0) return named.filter((deal) => deal.people.some(({ name }) => people.includes(name)));
  const isBoat = line.has(/_(?:boat|make|own)_/);
  if (isBoat) return named.filter(({ boats }) => boats.some(({ isMine }) => isMine));
  return running.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
}

const asksFee = ({ line, reading }: Situation) => line.has(FEE) || FEE.test(reading.words);

function planFor(situation: Situation, found: readonly NamedDeal[], compares: boolean): Plan {
  const { phrases, line } = situation;
  const withFee = asksFee(situation);
  const asksGap = compares && !line.has(GETS);
  return (done) => {
    const next = found[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    return say(
      done
        .map(({ output }) => {
          const told = tradeLineOf(output, phrases);
          const runsOut = textOf(output.runsOut);
          const gap = compares ? againstAsking(output, phrases) : '';
          const fee = withFee ? phrases.feeByReceiver(textOf(output.closingFee).replace(/^\$0$/, '')) : '';
          return (
            errorOf(output) ??
            [...(asksGap ? [gap, told] : [told, gap]), fee, runsOut ? phrases.runsOut(runsOut) : '']
              .filter(Boolean)
              .join(' ')
          );
        })
        .join(' '),
    );
  };
}

/** Beside one boat alone, the value that the user gives is its asking price. */
function againstAsking(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const given = ((output.items ?? []) as { goesTo: string; kind: string }[]).filter(({ goesTo }) => goesTo === 'other');
  const who = textOf(output.whoGetsMore) as keyof typeof phrases.valueGap;
  const gap = textOf(output.valueGap);
  const isBoat = given.length === 1 && given[0]?.kind === 'boat';
  return isBoat ? phrases.againstAsking[who](gap, textOf(output.gapShare)) : phrases.valueGap[who](gap);
}
