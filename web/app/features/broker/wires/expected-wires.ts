import type { PartyMoney } from '@tradewind/contract/closing-money';
import type { TrustBalance } from '@tradewind/contract/ledger';
import { exactPriceText, isZero } from '@tradewind/contract/trade-values';
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
    ({ trust, missing }) => `${exactPriceText(missing)} to the ${trustNames[trust].toLowerCase()}`,
  );
  return `Still expected: ${parts.join(', ')}.`;
}
