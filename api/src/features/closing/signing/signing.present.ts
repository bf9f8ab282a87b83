import { FORM_TITLES, SIGNING_CONSENT, type SigningForm } from '@tradewind/contract/closing-documents';
import type { FormRow, signedForms } from './signing.store.ts';

interface Reader {
  /** Their legal name. */
  name: string;
  position: number | null;
  /** All signatures of the trade. */
  signed: Awaited<ReturnType<typeof signedForms>>;
}

/** A document of ours, ready to be signed by the reader. */
export function presentForm(form: FormRow, { name, position: own, signed }: Reader): SigningForm {
  const on = signed.filter(({ signature }) => signature.documentId === form.id).map(({ signature }) => signature);
  return {
    ...{ documentId: form.id, kind: form.kind, title: FORM_TITLES[form.kind], hash: form.hash, name },
    consent: SIGNING_CONSENT,
    signed: on.some(({ position }) => position === own),
    signatures: on.map(({ position, signedAt }) => ({ position, signedAt: signedAt.toISOString() })),
  };
}
