import type { NamedDeal } from '../../../../platform/names.ts';
import { AFTER_YOUR_YES } from '../../phrases/next-steps.ts';
import { just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const BOUGHT =
  /\b(?:i|we) (?:have |had )?(?:already |just |finally |now |recently )*(?:bought|purchased|paid for|closed on|own|acquired)(?: (?:the|that|this|my|your|a))* _(?:boat|make|ref)_|_(?:boat|make)_ (?:that |which )?(?:i|we) (?:have |had )?(?:already |just |finally )*(?:bought|purchased|paid for|acquired)\b/;
const HAND_OVER =
  /\b(?:keys?|pick ?-? ?up|pick (?:it|her|mine) up|collect (?:it|her)|deliver\w*|title|papers|paperwork|mine|take (?:it|her) home|get (?:it|her|my boat|the boat)|hand(?:ed)? ?over|possession|come (?:and )?get)\b/;

/** 'When do I get the keys to the Gale', as if it were agreed. */
const WHEN_MINE =
  /\b(?:when|how soon|what (?:day|date)|which day)\b.*\b(?:i|we|me|us)\b.*(?:\bkeys?\b(?! west| largo| biscayne).*_(?:boat|make|person)_|_(?:boat|make)_.*\bkeys?\b|\b(?:pick up|collect|take home|take possession of|take delivery of|drive home) (?:the |my )?(?:new )?_(?:boat|make)_|\bpick (?:the )?_(?:boat|make)_ up\b)/;
const SUPPOSES = /\b(?:if|would|after (?:i|we)|once (?:i|we)|should)\b/;

/** 'Since I already bought the Gale, when do I get the keys': the offer is only open, has ended, or there is none. */
export const notBoughtFrame: Frame = (situation) => {
  const { line, deals, own, memory } = situation;
  const isWhen = line.has(WHEN_MINE) && !line.has(SUPPOSES);
  if (!isWhen && (!line.has(BOUGHT) || !line.has(HAND_OVER))) return undefined;
  const named = [...line.all('boat'), ...line.all('make')].flatMap(({ boats, count }) => (count === 1 ? boats : []));
  const focus = line.first('ref') && memory.focus ? [memory.focus] : [];
  const [boat, ...others] = [...named, ...focus];
  const about = boat
    ? deals.filter(({ boats }) => boats.some(({ boatId }) => boatId === boat.id))
    : dealsNamed(situation, deals);
  const deal = about.find(isOpen) ?? about[0];
  if (others.length > 0 || about.some(isBound) || own.some(({ id }) => id === boat?.id)) return undefined;
  if (!boat && !deal) return undefined;
  return {
    intent: 'trades',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: notBoughtPlan(situation, boat?.title ?? '', deal),
  };
};

const isBound = ({ list }: NamedDeal) => list === 'agreed' || list === 'closing' || list === 'closed';
const isOpen = ({ list }: NamedDeal) => list === 'open' || list === 'waiting';

function notBoughtPlan(situation: Situation, title: string, deal: NamedDeal | undefined): Plan {
  const { phrases, language } = situation;
  if (!deal) return just(`${phrases.notBought(title)} ${phrases.keysLater}`);
  return (done) => {
    const [explained] = done;
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    const before = isOpen(deal) ? phrases.notAgreedYet : '';
    const next = explained.output.state === 'waiting for you' ? AFTER_YOUR_YES[language] : '';
    const told = next ? [] : [before];
    return say([...told, stateLine(explained.output, situation), next, phrases.keysLater].filter(Boolean).join(' '));
  };
}
