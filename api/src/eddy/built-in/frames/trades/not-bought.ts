import type { NamedDeal } from '../../../../platform/names.ts';
import { just, type Plan, say, use } from '../../plan.ts';
import type { Frame, Situation } from '../../situation.ts';
import { dealsNamed } from './deal-questions.ts';
import { stateLine } from './trade-line.ts';

const BOUGHT =
  /\b(?:i|we) (?:have |had )?(?:already |just |finally |now |recently )*(?:bought|purchased|paid for|closed on|own|acquired)(?: (?:the|that|this|my|your|a))* _(?:boat|make|ref)_|_(?:boat|make)_ (?:that |which )?(?:i|we) (?:have |had )?(?:already |just |finally )*(?:bought|purchased|paid for|acquired)\b/;
const HAND_OVER =
  /\b(?:keys?|pick ?-? ?up|pick (?:it|her|mine) up|collect (?:it|her)|deliver\w*|title|papers|paperwork|mine|take (?:it|her) home|get (?:it|her|my boat|the boat)|hand(?:ed)? ?over|possession|come (?:and )?get)\b/;

/** 'Since I already bought the Gale, when do I get the keys': the offer is only open, has ended, or there is none. */
export const notBoughtFrame: Frame = (situation) => {
  const { line, deals, own, memory } = situation;
  if (!BOUGHT.test(line.text) || !HAND_OVER.test(line.text)) return undefined;
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
    uses: ['boat', 'make', 'ref', 'n', 'person', 'own', 'strange'],
    words: /.*/,
    whole: true,
    plan: notBoughtPlan(situation, boat?.title ?? '', deal),
  };
};

const isBound = ({ list }: NamedDeal) => list === 'agreed' || list === 'closing' || list === 'closed';
const isOpen = ({ list }: NamedDeal) => list === 'open' || list === 'waiting';

function notBoughtPlan(situation: Situation, title: string, deal: NamedDeal | undefined): Plan {
  const { phrases } = situation;
  if (!deal) return just(`${phrases.notBought(title)} ${phrases.keysLater}`);
  return (done) => {
    const [explained] = done;
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    const before = isOpen(deal) ? phrases.notAgreedYet : '';
    return say([before, stateLine(explained.output, situation), phrases.keysLater].filter(Boolean).join(' '));
  };
}
