import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { defaultShares } from '@tradewind/domain/closing/default-shares';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { balancesOf } from '../../ledger/service.ts';
import type { DocumentRow } from '../documents/documents.store.ts';
import type { Role } from '../policy.ts';
import type { SignatureRow } from '../signing/signing.store.ts';
import { type DisputeRow, disputeKey } from './disputes.store.ts';

export type DisputedMoney = Awaited<ReturnType<typeof balancesOf>>;

interface Circumstances {
  balances: DisputedMoney;
  documents: readonly DocumentRow[];
  signatures: readonly SignatureRow[];
  journals: Parameters<typeof defaultShares>[0]['journals'];
  /** Of all parties. */
  positions: readonly number[];
}

/** The paper that ended a dispute: the award, the order, or the release with everyone's signature. */
function paperOf({ id, basis }: DisputeRow, { documents, signatures, positions }: Circumstances): number | null {
  const about = documents.filter(({ taskKey }) => taskKey === disputeKey(id));
  const isEveryones = (row: DocumentRow) =>
    signatures.filter(({ documentId }) => documentId === row.id).length === positions.length;
  const found = about.find((row) =>
    basis === 'signed_release' ? row.kind === 'dispute-release' && isEveryones(row) : row.kind === 'decision',
  );
  return found?.id ?? null;
}

export function presentDispute(dispute: DisputeRow, circumstances: Circumstances, role: Role): ClosingDispute {
  const { balances, journals, positions } = circumstances;
  const { id, openedBy, against, cause, reason, openedAt, basis, reference, outcome, resolvedAt } = dispute;
  const isOpen = resolvedAt === null;
  return {
    ...{ id, by: openedBy, against, cause, reason, openedAt: openedAt.toISOString() },
    frozen: TRUST_ACCOUNTS.flatMap((trust) => {
      const held = balances.find(({ account, book }) => account === 'dispute' && book === trust)?.amount ?? 0;
      return isOpen && held !== 0 ? [{ trust, amount: formatMoney(cents(-held)) }] : [];
    }),
    // Parties do not see what the others spent.
    suggested:
      isOpen && role === 'broker'
        ? defaultShares({ positions, against, journals }).map(({ position, book, amount }) => ({
            ...{ position, trust: book, amount: formatMoney(amount) },
          }))
        : [],
    resolution:
      isOpen || !basis || !reference || !outcome
        ? null
        : {
            basis: basis as 'award',
            reference,
            outcome: outcome as 'cancel',
            at: resolvedAt.toISOString(),
            documentId: paperOf(dispute, circumstances),
          },
  };
}
