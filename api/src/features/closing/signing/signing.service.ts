import { FORM_TITLES, type SignInput } from '@tradewind/contract/closing-documents';
import { tradePath } from '@tradewind/contract/paths';
import type { FormKind } from '@tradewind/domain/closing/documents';
import { isSameName } from '@tradewind/domain/closing/signing';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { readForClock } from '../../trades/service.ts';
import { type ClosingRow, closingTasksOf } from '../store.ts';
import { digestOf, type FormRef, type FormSource, factsOf, legalDetailsOf } from './form-facts.ts';
import { sourceOf } from './forms.service.ts';
import type { Signer } from './signing.policy.ts';
import {
  type FormRow,
  findForm,
  insertSignature,
  reopenTasks,
  type SignatureRow,
  signedForms,
  voidSignatures,
} from './signing.store.ts';

/** The facts changed after somebody opened a form: they must read the new one first. */
export class OutdatedForm extends Refusal {
  constructor() {
    super('conflict', 'This document has changed since you opened it. Please read the new one before you sign.');
  }
}

interface Signing {
  source: FormSource;
  ref: FormRef;
  signer: Signer;
  input: SignInput;
  consent: string;
  now: Date;
}

/**
 * Records a party's signature on the form for the current facts. The trade must be locked, and the form written before with
 * `writeForm`. Signing the same form again changes nothing.
 */
export async function signForm({ tx }: Work, signing: Signing): Promise<FormRow> {
  const { source, ref, signer, input, consent, now } = signing;
  const { tradeId, position } = signer;
  requireName(source, position, input.name);
  const form = await findForm(tx, { tradeId, kind: ref.kind, facts: digestOf(factsOf(source, ref)) });
  if (!form || form.hash !== input.hash) throw new OutdatedForm();
  const earlier = await signedForms(tx, tradeId);
  if (earlier.some(({ signature }) => signature.documentId === form.id && signature.position === position)) return form;
  await insertSignature(tx, signer, form, { name: input.name, consent, signedAt: now });
  return form;
}

/** Only their own legal name counts as somebody's signature. */
export function requireName({ tasks }: Pick<FormSource, 'tasks'>, position: number, typed: string): void {
  const legalName = legalDetailsOf(tasks, position)?.legalName;
  if (legalName === undefined) throw new Refusal('conflict', 'Please enter your legal name and address first.');
  if (!isSameName(typed, legalName))
    throw invalidField('name', `Please type your name as the document has it: ${legalName}`);
}

/** Whether a later change of the facts takes a signature back. Other forms, as the acceptance, record an act that is done. */
const VOIDABLE: Partial<Record<FormKind, (closing: ClosingRow) => boolean>> = {
  agreement: ({ signedAt }) => signedAt === null,
  disclosures: ({ signedAt }) => signedAt === null,
  statement: ({ releasedAt }) => releasedAt === null,
};

/** Takes back the signatures on forms whose facts have changed before everyone had signed, and tells those people. */
export async function voidOutdated(work: Work, closing: ClosingRow): Promise<void> {
  const { tx } = work;
  const { tradeId } = closing;
  const voidable = (await signedForms(tx, tradeId)).filter(({ form }) => VOIDABLE[form.kind]?.(closing));
  const trade = voidable.length === 0 ? undefined : await readForClock(tx, tradeId);
  if (!trade) return;
  const source = await sourceOf(tx, trade, closing, await closingTasksOf(tx, tradeId));
  const outdated = voidable.filter(({ form }) => form.facts !== digestNow(source, form));
  if (outdated.length === 0) return;
  await voidSignatures(
    tx,
    outdated.map(({ signature }) => signature.id),
    new Date(),
  );
  await reopenTasks(tx, tradeId, keysOf(source, outdated));
  for (const { form, signature } of outdated) tellSigner(work, form, signature);
}

/** Takes back the signatures on these forms, whoever signed them. Their tasks are the caller's business. */
export async function voidForms({ tx }: Work, tradeId: number, kinds: readonly FormKind[], now: Date): Promise<void> {
  const signed = (await signedForms(tx, tradeId)).filter(({ form }) => kinds.includes(form.kind));
  if (signed.length === 0) return;
  await voidSignatures(
    tx,
    signed.map(({ signature }) => signature.id),
    now,
  );
}

/** Undefined while a fact is missing. */
function digestNow(source: FormSource, { kind, party, leg }: FormRow): string | undefined {
  try {
    return digestOf(factsOf(source, { kind, party, leg }));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const keysOf = ({ tasks }: FormSource, signed: readonly { form: FormRow; signature: SignatureRow }[]): string[] =>
  tasks
    .filter(({ kind, actor, leg }) =>
      signed.some(
        ({ form, signature }) => form.kind === kind && signature.position === actor && (form.leg ?? null) === leg,
      ),
    )
    .map(({ key }) => key);

function tellSigner(work: Work, { kind, tradeId }: FormRow, { userId }: SignatureRow): void {
  if (userId === null) return;
  work.notify({
    userId,
    kind: 'trade',
    title: `Please sign again: ${FORM_TITLES[kind]}`,
    body: 'The facts in the document changed before everyone had signed, so your signature no longer counts.',
    path: tradePath(tradeId),
    groupKey: `signing:${tradeId}:${kind}`,
  });
}
