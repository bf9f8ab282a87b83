import { FORM_TITLES, type VerifiedDocument } from '@tradewind/contract/closing-documents';
import { mayRead } from '@tradewind/domain/closing/documents';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { positionOf, readForClosing } from '../../trades/service.ts';
import { type FormRow, findFormByFingerprint, isReplaced, signaturesOn } from './signing.store.ts';

/** Tells anybody that a document is ours and when it was signed; only those who may read it learn by whom. */
export async function verifyDocument(
  db: Queryable,
  caller: Caller | undefined,
  fingerprint: string,
): Promise<VerifiedDocument> {
  const form = await findFormByFingerprint(db, fingerprint);
  if (!form)
    throw notFound('We know no such document. It was not made by Tradewind, or it was changed after it was made.');
  const signatures = await signaturesOn(db, form.id);
  const valid = signatures.filter(({ voidedAt }) => voidedAt === null);
  const isReader = caller !== undefined && (await readsForm(db, caller, form));
  return {
    kind: form.kind,
    title: FORM_TITLES[form.kind],
    matches: form.hash === fingerprint ? 'file' : 'code',
    current: signatures.length === 0 ? !(await isReplaced(db, form)) : valid.length > 0,
    generatedAt: form.createdAt.toISOString(),
    signatures: valid.map(({ signedAt, name }) => ({
      signedAt: signedAt.toISOString(),
      name: isReader ? name : null,
    })),
    tradeId: isReader ? form.tradeId : null,
  };
}

async function readsForm(db: Queryable, caller: Caller, { kind, tradeId, party, leg }: FormRow): Promise<boolean> {
  try {
    const trade = await readForClosing(db, caller, tradeId);
    const position = positionOf(trade, caller.id);
    if (position === undefined) return true;
    return mayRead(kind, position, { from: party, leg: trade.legs.find(({ number }) => number === leg) });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
