import type { PartyMoney } from '@tradewind/contract/closing-money';
import type { TrustBalance } from '@tradewind/contract/ledger';
import { isZero } from '@tradewind/contract/trade-values';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { trustNames } from '../money-text.ts';

/** Money that a party still has to send to a trust account. */
interface Expected {
  trust: TrustBalance['trust'];
  missing: string;
}

/** The money that a party of a trade still has to send for this purpose. */
export function expectedIn(
  money: readonly Pick<PartyMoney, 'position' | 'deposit' | 'balance'>[],
  position: string,
  purpose: string,
): Expected[] {
  const party = money.find((one) => String(one.position) === position);
  const { accounts = [] } = (purpose === 'deposit' ? party?.deposit : party?.balance) ?? {};
  return accounts.filter(({ missing }) => !isZero(missing)).map(({ trust, missing }) => ({ trust, missing }));
}

export function expectedText(expected: readonly Expected[]): string {
  if (expected.length === 0) return 'We expect no more money from this party for this purpose.';
  const parts = expected.map(
    ({ trust, missing }) => `${bookedText(missing)} to the ${trustNames[trust].toLowerCase()}`,
  );
  return `Still expected: ${parts.join(', ')}.`;
}

interface Arriving {
  purpose: string;
  trust: string;
  /** A decimal string with cents. */
  amount: string;
}

/** Wire amounts have exactly two decimals. */
const centsOf = (amount: string): number => Number(amount.replace('.', ''));
const amountOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Says what happens to money above what is expected. Undefined when there is none. */
export function surplusText(
  money: readonly Pick<PartyMoney, 'position' | 'deposit' | 'balance'>[],
  position: string,
  { purpose, trust, amount }: Arriving,
): string | undefined {
  const party = money.find((one) => String(one.position) === position);
  if (!party || !/^\d+\.\d\d$/.test(amount)) return undefined;
  const missingOf = ({ accounts }: PartyMoney['deposit']) =>
    centsOf(accounts.find((account) => account.trust === trust)?.missing ?? '0.00');
  const above = centsOf(amount) - missingOf(party.balance);
  if (above > 0)
    return `${bookedText(amountOf(above))} of this is more than the party owes in this trust account. It stays theirs: refund it before the release, or it goes to them with the payout. It can’t pay for the other trust account.`;
  const early = purpose === 'deposit' ? centsOf(amount) - missingOf(party.deposit) : 0;
  return early > 0
    ? `${bookedText(amountOf(early))} is more than the deposit and counts toward the balance.`
    : undefined;
}
