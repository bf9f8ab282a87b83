import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { balancesOf } from '../ledger/service.ts';
import { type DisputeRow, disputeKey } from './disputes.store.ts';
import type { DocumentRow } from './documents/documents.store.ts';
import type { SignatureRow } from './signing/signing.store.ts';

export type DisputedMoney = Awaited<ReturnType<typeof balancesOf>>;

interface Circumstances {
  balances: DisputedMoney;
  documents: readonly DocumentRow[];
  signatures: readonly SignatureRow[];
  /** The number of parties. */
  parties: number;
}

/** The paper that ended a dispute: the award, the order, or the release with everyone's signature. */
function paperOf({ id, basis }: DisputeRow, { documents, signatures, parties }: Circumstances): number | null {
  const about = documents.filter(({ taskKey }) => taskKey === disputeKey(id));
  const isEveryones = (row: DocumentRow) =>
    signatures.filter(({ documentId }) => documentId === row.id).length === parties;
  const found = about.find((row) =>
    basis === 'signed_release' ? row.kind === 'dispute-release' && isEveryones(row) : row.kind === 'decision',
  );
  return found?.id ?? null;
}

export function presentDispute(dispute: DisputeRow, circumstances: Circumstances): ClosingDispute {
  const { balances } = circumstances;
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
            documentId: paperOf(dispute, circumstances),
          },
  };
}
