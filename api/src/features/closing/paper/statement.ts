import { cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import type { Figure } from '../signing/figures.ts';
import type { FormFacts } from '../signing/form-facts.ts';
import type { Block } from './paper.ts';
import { boatBlock, dollarText, partsBlocks, partyBlock } from './wording.ts';

const LABELS: Record<Figure['kind'], string> = {
  deposit: 'Deposit',
  fee: 'Closing fee',
  cash_paid: 'Cash paid',
  cash_received: 'Cash received',
  closing_fee: 'Closing fee',
  payoff: 'Payoff of the loan',
  tax_held: 'Sales tax held',
  holdback_kept: 'Holdback',
};

/** The amounts that the release will charge and credit to one party, and what they give and get. */
export function statementBlocks(facts: FormFacts): Block[] {
  const { party, legs, figures } = facts;
  const titleOf = (leg: number | null) => legs.find(({ number }) => number === leg)?.title;
  const side = (from: 'giver' | 'receiver') => legs.filter((leg) => leg.kind !== 'cash' && leg[from] === party);
  const signed = ({ amount, credit }: Figure) => (credit ? 1 : -1) * (parseMoney(amount) ?? 0);
  const total = figures.reduce((sum, figure) => sum + signed(figure), 0);
  const text = (amount: number) => dollarText(`${amount < 0 ? '-' : ''}${formatMoney(cents(Math.abs(amount)))}`);
  return [
    ...facts.parties.map((one) => partyBlock(one, 'For')),
    { heading: 'You give' },
    ...itemsIn(side('giver')),
    { heading: 'You get' },
    ...itemsIn(side('receiver')),
    { heading: 'Charges and credits at the release' },
    {
      table: {
        columns: [
          { title: 'Item', share: 8 },
          { title: 'Amount', share: 3, amount: true },
        ],
        rows: figures.map((figure) => [
          [[LABELS[figure.kind], titleOf(figure.leg)].filter(Boolean).join(': '), figure.note]
            .filter(Boolean)
            .join(' · '),
          text(signed(figure)),
        ]),
        total: [total < 0 ? 'You owe in total' : 'You are paid in total', text(Math.abs(total))],
      },
    },
    {
      text: 'Deposits and wires that have reached us count toward what you owe; anything above it is paid back to you. No fee is charged for what closes outside the brokerage. Tax figures are estimates.',
    },
  ];
}

const itemsIn = (legs: FormFacts['legs']): Block[] =>
  legs.length === 0
    ? [{ text: 'Only cash, as listed below.' }]
    : legs.flatMap((leg) =>
        leg.kind === 'boat'
          ? [boatBlock(leg), ...partsBlocks(leg)]
          : [{ facts: [['Item', leg.title] as const, ['Agreed value', dollarText(leg.value)] as const] }],
      );
