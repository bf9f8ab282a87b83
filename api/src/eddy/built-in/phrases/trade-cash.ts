import { listed, plural } from '../plan.ts';

interface CashDeal {
  list: 'waiting' | 'open' | 'agreed' | 'closing';
  isRing: boolean;
  with: string;
  payments: readonly { goes: 'in' | 'out'; name: string; amount: string }[];
}

interface TradeCash {
  deals: readonly CashDeal[];
  byList: readonly { list: CashDeal['list']; pays: string; gets: string }[];
  pays: string;
  gets: string;
  net: string;
  netGoes: 'in' | 'out' | 'even';
  live: number;
  ended: number;
  isPartial: boolean;
}

const STATES: Record<CashDeal['list'], string> = {
  closing: 'closing now',
  agreed: 'agreed',
  open: 'waiting for the other side',
  waiting: 'waiting for your answer',
};
const FEES = 'Closing fees aren’t in it.';

/** The cash of several trades: the sums, each payment, and the trades that are not in it. */
export function tradeCashText(output: Record<string, unknown>, isListed: boolean): string {
  const told = output as unknown as TradeCash;
  const { deals, net, netGoes, live, ended, isPartial } = told;
  if (deals.length === 0)
    return ['None of your live trades fits that, so there’s no cash to add up.', notCounted(live, ended)]
      .filter(Boolean)
      .join(' ');
  const left = `Net: ${netGoes === 'even' ? '$0, the same in and out' : `${net} ${netGoes === 'out' ? 'out of your pocket' : 'to you'}`}.`;
  const [out, into] = [sideText(told, 'out'), sideText(told, 'in')];
  const sums = isListed ? `\n\n- ${into}\n- ${out}\n- ${left}\n\n` : ` ${out} ${into} ${left} `;
  return [
    `${headText(deals)}${sums}${FEES}`,
    notCounted(live - deals.length, ended),
    isPartial ? `I could only read your ${live + ended} newest trades.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const headText = (deals: readonly CashDeal[]) => {
  const [only, ...others] = new Set(deals.map(({ list }) => STATES[list]));
  return `I counted ${plural(deals.length, 'trade')}${only && others.length === 0 ? ` (${only})` : ''}.`;
};

const NONE = '$0';

/** 'Cash out $8,000: agreed $5,000 ($5,000 to Ruth); waiting for your answer $3,000 (…).' */
function sideText({ deals, byList, ...sums }: TradeCash, goes: 'in' | 'out'): string {
  const amountOf = ({ pays, gets }: { pays: string; gets: string }) => (goes === 'out' ? pays : gets);
  const name = goes === 'out' ? 'Cash out' : 'Cash in';
  const total = amountOf(sums);
  if (total === NONE) return `${name}: ${NONE}.`;
  const groups = byList.filter((group) => amountOf(group) !== NONE);
  const parts = groups.map((group) => {
    const payments = paymentsText(
      deals.filter(({ list }) => list === group.list),
      goes,
    );
    return byList.length === 1 ? payments : `${STATES[group.list]} ${amountOf(group)} (${payments})`;
  });
  return `${name}: ${total}. ${byList.length === 1 ? 'That’s' : 'Of that,'} ${parts.join('; ')}.`;
}

/** '$5,000 to Ruth and $3,000 to Ann (in the ring)' */
const paymentsText = (deals: readonly CashDeal[], goes: 'in' | 'out'): string =>
  listed(
    deals.flatMap(({ isRing, payments }) =>
      payments
        .filter((one) => one.goes === goes)
        .map(
          ({ name, amount }) => `${amount} ${goes === 'out' ? 'to' : 'from'} ${name}${isRing ? ' in the ring' : ''}`,
        ),
    ),
  );

function notCounted(live: number, ended: number): string {
  const parts = [
    ...(live > 0 ? [plural(live, 'other live trade')] : []),
    ...(ended > 0 ? [`${plural(ended, 'trade')} that ended or closed`] : []),
  ];
  return parts.length > 0 ? `Not counted: ${listed(parts)}.` : '';
}
