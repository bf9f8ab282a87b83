import type { FormKind } from '@tradewind/domain/closing/documents';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingDocuments, closingSignatures } from '../../../db/schema/closing-documents.ts';
import { closingTasks } from '../../../db/schema/closings.ts';
import type { Signer } from './signing.policy.ts';

type DocumentRow = typeof closingDocuments.$inferSelect;
export type FormRow = Omit<DocumentRow, 'kind' | 'facts'> & { kind: FormKind; facts: string };
export type SignatureRow = typeof closingSignatures.$inferSelect;

export async function findForm(
  db: Queryable,
  { tradeId, kind, facts }: { tradeId: number; kind: FormKind; facts: string },
): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(closingDocuments)
    .where(
      and(
        eq(closingDocuments.tradeId, tradeId),
        eq(closingDocuments.kind, kind),
        eq(closingDocuments.facts, facts),
        eq(closingDocuments.state, 'written'),
      ),
    );
  return row as FormRow | undefined;
}

type NewForm = Pick<FormRow, 'tradeId' | 'kind' | 'taskKey' | 'party' | 'leg' | 'facts' | 'name' | 'bytes' | 'hash'> & {
  storageKey: string;
};

/**
 * Reserves the row of a form whose file is about to be stored. A writer who was faster, or who was killed, left the same row: its
 * file is stored again under its key.
 */
export async function reserveForm(db: Queryable, form: NewForm): Promise<FormRow> {
  const [row] = await db
    .insert(closingDocuments)
    .values({ ...form, type: 'application/pdf' })
    .onConflictDoUpdate({
      target: [closingDocuments.tradeId, closingDocuments.kind, closingDocuments.facts],
      set: { tradeId: form.tradeId },
    })
    .returning();
  if (!row) throw new Error('The form was not written.');
  return row as FormRow;
}

/** The file is stored. A row that another version of the software reserved gets the hash of the file that is there now. */
export async function markWritten(db: Queryable, id: number, { hash, bytes }: { hash: string; bytes: number }) {
  const [row] = await db
    .update(closingDocuments)
    .set({ state: 'written', hash, bytes })
    .where(and(eq(closingDocuments.id, id), eq(closingDocuments.state, 'arriving')))
    .returning();
  return row as FormRow | undefined;
}

/** By the hash of the file, or the code that is printed on it. */
export async function findFormByFingerprint(db: Queryable, fingerprint: string): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(closingDocuments)
    .where(
      and(
        eq(closingDocuments.state, 'written'),
        or(eq(closingDocuments.hash, fingerprint), eq(closingDocuments.code, fingerprint)),
      ),
    )
    .orderBy(asc(closingDocuments.id))
    .limit(1);
  return row as FormRow | undefined;
}

/** Whether another form about the same thing was written after this one. */
export const isReplaced = async (db: Queryable, { id, tradeId, kind, party, leg }: FormRow): Promise<boolean> =>
  (await db.$count(
    closingDocuments,
    and(
      eq(closingDocuments.tradeId, tradeId),
      eq(closingDocuments.kind, kind),
      eq(closingDocuments.state, 'written'),
      gt(closingDocuments.id, id),
      party === null ? isNull(closingDocuments.party) : eq(closingDocuments.party, party),
      leg === null ? isNull(closingDocuments.leg) : eq(closingDocuments.leg, leg),
    ),
  )) > 0;

/** The valid signatures on forms of a trade with the forms, oldest first. */
export async function signedForms(
  db: Queryable,
  tradeId: number,
): Promise<{ form: FormRow; signature: SignatureRow }[]> {
  const rows = await db
    .select({ form: closingDocuments, signature: closingSignatures })
    .from(closingSignatures)
    .innerJoin(closingDocuments, eq(closingDocuments.id, closingSignatures.documentId))
    .where(and(eq(closingSignatures.tradeId, tradeId), isNull(closingSignatures.voidedAt)))
    .orderBy(asc(closingSignatures.id));
  return rows.map(({ form, signature }) => ({ form: form as FormRow, signature }));
}

/** All signatures on a document, also void ones, oldest first. */
export const signaturesOn = (db: Queryable, documentId: number): Promise<SignatureRow[]> =>
  db
    .select()
    .from(closingSignatures)
    .where(eq(closingSignatures.documentId, documentId))
    .orderBy(asc(closingSignatures.id));

type NewSignature = Pick<typeof closingSignatures.$inferInsert, 'name' | 'consent' | 'signedAt'>;

export const insertSignature = (
  tx: Queryable,
  { tradeId, position, userId }: Signer,
  { id, hash }: FormRow,
  signature: NewSignature,
) => tx.insert(closingSignatures).values({ documentId: id, hash, tradeId, position, userId, ...signature });

export const voidSignatures = (tx: Queryable, ids: readonly number[], at: Date) =>
  tx
    .update(closingSignatures)
    .set({ voidedAt: at })
    .where(inArray(closingSignatures.id, [...ids]));

/** Opens tasks again whose signature has become void. */
export const reopenTasks = (tx: Queryable, tradeId: number, keys: readonly string[]) =>
  tx
    .update(closingTasks)
    .set({ state: 'open', doneAt: null, doneBy: null })
    .where(and(eq(closingTasks.tradeId, tradeId), inArray(closingTasks.key, [...keys])));
