import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { valuedLine } from '../offers/weighed-offers.ts';
import { stateLine, tradeLineOf } from './trade-line.ts';
import { type KnownTrade, tradesIn } from './trade-meant.ts';

const OPENS = '^(?:(?:and|so|but|okay|then|well|hm+|oh|wait|,) ?)*';
const ENDS =
  '(?: (?:then|now|exactly|again|please|here|though|anyway|already|open|still|in the end|after all|with (?:it|that)))*[?.! ]*$';
const asked = (...words: readonly string[]) => new RegExp(`${OPENS}(?:${words.join('|')})${ENDS}`);
const IT = '(?:it|that|this|(?:the|that|this|my|his|her|their) (?:offer|bid|one|proposal))';

type Further = 'since' | 'state' | 'fair' | 'other' | 'otherWorth';

const FURTHER: readonly (readonly [Further, RegExp])[] = [
  [
    'since',
    asked(
      `since when(?: (?:is|has|does) ${IT}(?: \\w+){0,3})?`,
      `how long (?:has|is) ${IT} (?:been )?(?:there|open|out|out there|waiting|sitting(?: (?:there|around))?|pending|on the table|like that)`,
      `when (?:did (?:i|he|she|they) (?:send|make|put in|offer|propose) ${IT}|was ${IT} (?:sent|made|from|put in|proposed)|did ${IT} come in)`,
      'how old is (?:it|that|this|(?:the|that|this) (?:offer|bid))',
    ),
  ],
  [
    'state',
    asked(
      `what (?:became|has become|came|ever came) of ${IT}`,
      `what (?:happened|ever happened) (?:with|to) ${IT}`,
      `how did ${IT} (?:end|end up|turn out|go|work out)`,
      `is ${IT} (?:still )?(?:open|alive|on|valid|good|standing|dead|over|running|on the table)`,
      'who (?:has to|must|needs to|should|is supposed to) (?:\\w+ )?(?:move|act|answer|decide|do something|go)(?: (?:next|first|now))?|whose (?:turn|move) is it|who is it up to|who is next|is it my (?:turn|move)',
      'what (?:is|was) (?:his|her|their|my) (?:last|latest|current|final|best) (?:number|price|offer|bid|figure|word)',
    ),
  ],
  [
    'fair',
    asked(
      `(?:is|are|was) (?:${IT}|they|not that|that not) (?:\\w+ )?(?:normal|usual|fair|a joke|serious|low|high|a lot|too low|too high|reasonable|a good (?:deal|offer)|a lowball|insulting|ridiculous|common|okay)`,
      'that is (?:a joke|ridiculous|low|too low|a lowball|insulting|not much|a lot)(?: ,?)?(?: (?:right|no|is not it))?',
      'sounds? (?:low|high|fair|ridiculous|like a joke)(?: to me)?(?: (?:right|no))?',
    ),
  ],
  [
    'other',
    asked(
      '(?:what about |how about |what is |tell me about )?(?:the|my) other (?:one|ones|offer|offers|bid|bids|deal|deals|two|guy|person|trade)s?',
    ),
  ],
  [
    'otherWorth',
    asked(
      '(?:is|are|would|was) (?:the|that|my|this) other (?:one|ones|offer|offers|bid|deal|trade|proposal)s?(?: be)?(?: (?:any|much|really|even|a lot|actually|perhaps|maybe))* (?:better|worse|higher|lower|more|less|closer(?: to (?:my|the|what i) (?:asking price|asking|price|ask))?|good|fair|bigger|smaller|an improvement)(?: (?:for me|for us|than (?:that|this|it|his|hers|theirs|that one|this one|_person_ (?:is|s))))*(?: ?,? ?(?:in|by) (?:plain |real |actual |hard )?(?:dollars|numbers|figures|money|cash|value))?',
      '(?:how about|what about|and|how far off is|how much is) (?:the|that|my) other (?:one|offer|bid|deal|trade|proposal) ?,? (?:in (?:plain |real )?(?:dollars|numbers|figures|money)|by value|worth|compared|in comparison)',
    ),
  ],
];
const LONGEST = 14;
const MOST = 3;

/** 'Since when', 'what became of it' and 'and the other one', right behind an answer about offers. */
export const offerToldFurtherFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const calls = memory.last?.calls ?? [];
  const isOffers = calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade');
  if (!isOffers || line.chunks.length > LONGEST || memory.cardIsLast) return undefined;
  const [found] = FURTHER.find(([, pattern]) => matches(pattern, reading.words)) ?? [];
  const ids = [...new Set(memory.told.flatMap(({ tradeId }) => tradeId ?? []))];
  if (!found || ids.length === 0 || ids.length > MOST) return undefined;
  if (found.startsWith('other') && situation.deals.length < 2) return undefined;
  return {
    intent: 'trades',
    weight: 1.78,
    ...EVERYTHING,
    whole: true,
    plan: found.startsWith('other') ? othersPlan(situation, found === 'otherWorth') : toldPlan(situation, ids, found),
  };
};

function toldPlan(situation: Situation, ids: readonly number[], found: Further): Plan {
  const { phrases } = situation;
  return (done) => {
    const next = ids[done.length];
    if (next !== undefined) return use('explain_trade', { tradeId: next });
    const texts = done.map(({ output }) => {
      const error = errorOf(output);
      if (error) return error;
      if (found === 'fair') return valuedLine(output as unknown as KnownTrade, { phrases });
      const since =
        found === 'since' && output.proposedOn ? phrases.proposedOn(output.proposedBy, textOf(output.proposedOn)) : '';
      return [stateLine(output, situation), since].filter(Boolean).join(' ');
    });
    return say(texts.join(' '));
  };
}

/** All running trades but the one that the last answer named first. */
function othersPlan({ phrases, memory }: Situation, isValued: boolean): Plan {
  return (done) => {
    const [waiting, open] = done;
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!open) return use('my_trades', { list: 'open' });
    const error = errorOf(waiting.output) ?? errorOf(open.output);
    if (error) return say(error);
    const text = memory.last?.text ?? '';
    const placeOf = ({ with: other }: KnownTrade) => (text.includes(other) ? text.indexOf(other) : text.length);
    const all = [...tradesIn(waiting.output), ...tradesIn(open.output)];
    const [first] = all.toSorted((a, b) => placeOf(a) - placeOf(b));
    const others = all.filter((one) => one !== first).slice(0, MOST);
    if (isValued && first && others.length > 0)
      return say([...others, first].map((one) => valuedLine(one, { phrases })).join(' '));
    return say(others.length > 0 ? others.map((one) => tradeLineOf(one, phrases)).join(' ') : phrases.onlyOpenOffer);
  };
}
