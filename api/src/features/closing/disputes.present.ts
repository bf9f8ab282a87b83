import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { balancesOf } from '../ledger/service.ts';
import type { DisputeRow } from './disputes.store.ts';

export type DisputedMoney = Awaited<ReturnType<typeof balancesOf>>;

export function presentDispute(dispute: DisputeRow, balances: DisputedMoney): ClosingDispute {
  const { id, openedBy, against, cause, reason, openedAt, basis, reference, outcome, resolvedAt } = dispute;
  const isOpen = resolvedAt === null;
  return {
    ...{ id, by: openedBy, against, cause, reason, openedAt: openedAt.toISOString() },
    frozen: TRUST_ACCOUNTS.flatMap((trust) => {
      const held = balances.find(({ account, book }) => account === 'dispute' && book === trust)?.amount ?? 0;
      return isOpen && held !== 0 ? [{ trust, amount: formatMoney(cents(-held)) }] : [];
    }),
    resolution:
      isOpen || !basis || !reference || !outcome
        ? null
        : {
            basis: basis as 'award',
            reference,
            outcome: outcome as 'cancel',
            at: resolvedAt.toISOString(),
          },
  };
}
