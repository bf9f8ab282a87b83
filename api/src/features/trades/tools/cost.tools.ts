import type { Boat, OwnBoat } from '@tradewind/contract/boats';
import {
  type ChangeInput,
  COST_NOTE,
  type CostEstimate,
  costEstimate,
  usualAssumptions,
} from '@tradewind/contract/cost-of-change';
import { costOfChangeInput } from '@tradewind/contract/eddy-tools';
import { invalidField } from '../../../platform/http/refusal.ts';
import { reading } from '../../../platform/tool.ts';
import { readBoat } from '../../boats/service.ts';
import { listOwnBoats } from '../../listings/service.ts';

export const costOfChangeTool = reading({
  name: 'cost_of_change',
  description:
    'Estimates what it costs the user to trade one of their boats for another, or to buy it for cash: difference, closing, transport, survey, sales tax and loan payment. An estimate, not advice.',
  input: costOfChangeInput,
  async run({ db, caller }, { boatId, myBoatId, state, miles, forCash }) {
    const boat = await readBoat(db, boatId);
    if (boat.sellerId === caller.id) throw invalidField('boatId', 'That’s your own boat.');
    const given = forCash ? undefined : chosen(await listOwnBoats(db, caller.id), myBoatId);
    const change: ChangeInput = {
      received: [changed(boat)],
      given: given ? [changed(given)] : [],
      parties: 'two',
      today: new Date().toISOString().slice(0, 10),
    };
    const assumed = usualAssumptions(change, state === undefined ? null : `, ${state}`);
    const found = costEstimate(change, {
      ...assumed,
      ...(state && { state }),
      ...(miles !== undefined && { miles }),
    });
    const estimate = given ? found : { ...found, lines: found.lines.map(asPrice) };
    return {
      output: { get: boat.title, ...(given && { give: given.title }), ...estimate, note: COST_NOTE },
      parts: [
        {
          type: 'data-table',
          data: tableOf(`Estimate: ${given ? `${given.title} for ` : ''}${boat.title}`, estimate),
        },
      ],
    };
  },
});

/** Without a boat in return, the difference is the price. */
const asPrice = (line: CostEstimate['lines'][number]) =>
  line.id === 'difference' ? { ...line, label: 'Price' } : line;

const changed = ({ price, length, location }: Boat) => ({ value: price, length, location });

function chosen(boats: readonly OwnBoat[], id: number | undefined): OwnBoat {
  const [first, ...others] = boats.filter(({ status }) => status === 'active' || status === 'paused');
  const found = id === undefined && others.length === 0 ? first : boats.find((boat) => boat.id === id);
  if (found) return found;
  throw invalidField('myBoatId', first ? 'Which of your boats would you give?' : 'You have no boat listed to trade.');
}

function tableOf(caption: string, { lines, total, loan }: CostEstimate) {
  return {
    caption,
    columns: ['', 'Estimate'],
    rows: [
      ...lines.map(({ label, amount }) => [label, amount ?? 'Not included']),
      [total.label, total.amount],
      ...(loan ? [['Loan payment', loan.monthly]] : []),
    ],
  };
}
