import { FORM_KINDS, type FormKind } from '@tradewind/domain/closing/documents';
import { megabytes, megabytesText } from '@tradewind/domain/file-sizes';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { closing } from './closing.ts';
import { closingDocument } from './closing-document.ts';
import { endpoint } from './endpoint.ts';
import { invisible, isVisible, words } from './entered-text.ts';
import { failure } from './errors.ts';
import { rowId, timestamp } from './primitives.ts';

/** Everybody who signs in the app agrees to this sentence, and the record of the signature quotes it. */
export const SIGNING_CONSENT =
  'I have read this document. I agree to sign it electronically, and I intend my typed name to be my signature.';

const hash = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'Please send the fingerprint of the document that you read.')
  .meta({ description: 'SHA-256 of the file, in hexadecimal' });

export const FORM_TITLES: Record<FormKind, string> = {
  agreement: 'Exchange Agreement',
  disclosures: 'Disclosures',
  acceptance: 'Acceptance of Vessel',
  rejection: 'Rejection of Vessel',
  statement: 'Closing Statement',
  'bill-of-sale-draft': 'Bill of Sale (draft)',
  'dispute-release': 'Release of Disputed Funds',
};

const formKinds = Object.keys(FORM_KINDS) as [FormKind, ...FormKind[]];

const signingForm = z
  .object({
    documentId: z.int().meta({ description: 'Read it with GET /api/documents/{id}' }),
    kind: z.enum(formKinds),
    title: z.string(),
    hash,
    name: z.string().meta({ description: 'The caller’s legal name, which they type to sign' }),
    consent: z.string().meta({ description: 'The sentence that the caller agrees to by signing' }),
    signed: z.boolean().meta({ description: 'Whether the caller has signed it' }),
    signatures: z.array(z.object({ position: z.int(), signedAt: timestamp })),
  })
  .meta({ id: 'SigningForm', description: 'A document of ours, ready to be signed' });
export type SigningForm = z.infer<typeof signingForm>;

const signInput = z.object({
  hash,
  name: words('Name', 160).refine(isVisible, invisible('Name')),
  consent: z.literal(true, 'Please agree to sign electronically.'),
});
export type SignInput = z.infer<typeof signInput>;

/** The facts changed since the caller opened the form; `form` is the new one. */
const outdatedForm = failure.extend({ form: signingForm.optional() }).meta({ id: 'OutdatedForm' });

const verifiedDocument = z
  .object({
    kind: z.enum(formKinds),
    title: z.string(),
    matches: z
      .enum(['file', 'code'])
      .meta({ description: 'Whether the hash of the file is known, or only the code that is printed on it' }),
    current: z.boolean().meta({ description: 'False when it was replaced before everyone had signed' }),
    generatedAt: timestamp,
    signatures: z.array(
      z.object({
        signedAt: timestamp,
        name: z.string().nullable().meta({ description: 'Only for the parties of the trade and the broker' }),
      }),
    ),
    tradeId: z.int().nullable().meta({ description: 'Only for the parties of the trade and the broker' }),
  })
  .meta({ id: 'VerifiedDocument' });
export type VerifiedDocument = z.infer<typeof verifiedDocument>;

/** The length of the code printed on documents: the beginning of a hash, and too long to be guessed. */
export const CODE_LENGTH = 16;

const fingerprint = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
  .refine(
    (value) => /^[0-9a-f]+$/.test(value) && (value.length === CODE_LENGTH || value.length === 64),
    'A code has 16 characters, a fingerprint 64: digits and the letters a to f.',
  );

/** How documents are uploaded. The numbers are for one person. */
export const CLOSING_UPLOAD = {
  field: 'document',
  maxBytes: megabytes(20),
  maxPerTask: 10,
  maxPerTrade: 60,
} as const;

const taskParams = z.object({ id: rowId, task: rowId });
const changes = ['/api/trades'] as const;

export const closingDocumentsApi = {
  form: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/tasks/:task/form',
    access: 'owner',
    tag: 'closing',
    summary: 'The document that a task asks to sign, written from the current facts',
    params: taskParams,
    responses: { 200: signingForm },
    refuses: [401, 403, 404, 409],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/tasks/:task/sign',
    access: 'owner',
    invalidates: changes,
    tag: 'closing',
    summary: 'Sign the document of a task with a typed name; 409 with the new document when the facts have changed',
    params: taskParams,
    body: signInput,
    responses: { 200: closing },
    refuses: [401, 403, 404],
    refusals: { 409: outdatedForm },
  }),
  releaseForm: endpoint({
    method: 'POST',
    path: '/api/trades/:id/closing/proposals/:proposal/form',
    access: 'owner',
    tag: 'closing',
    summary: 'The release of disputed money that a proposal asks to sign',
    params: z.object({ id: rowId, proposal: rowId }),
    responses: { 200: signingForm },
    refuses: [401, 403, 404, 409],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/trades/:id/statement.pdf',
    access: 'owner and broker',
    tag: 'closing',
    summary: 'Every cent of one party as a PDF: the caller’s own, or the one that the broker asks for',
    params: z.object({ id: rowId }),
    query: z.object({ party: z.coerce.number().int().min(0).max(100).optional() }),
    refuses: [401, 403, 404],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/trades/:id/documents',
    access: 'owner and broker',
    invalidates: changes,
    tag: 'closing',
    summary: `Upload a document for a task: PDF, JPEG, PNG or WebP, up to ${megabytesText(CLOSING_UPLOAD.maxBytes)}`,
    description:
      'A multipart form with the file in "document", the id of the task in "task" (or, for an award or a court order that the broker uploads, "decision" in "kind"), and in "replaces" the id of an unapproved document that it takes the place of.',
    params: z.object({ id: rowId }),
    files: { field: CLOSING_UPLOAD.field, maxFiles: 1 },
    responses: { 201: closingDocument },
    refuses: [401, 403, 404, 409],
    refusals: { 413: failure, 415: failure, 503: failure, 507: failure },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    access: 'owner',
    invalidates: changes,
    tag: 'closing',
    summary: 'Remove a document that one has uploaded, until the broker approves it',
    params: z.object({ id: rowId }),
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/documents/:id',
    access: 'signed in',
    tag: 'closing',
    summary: 'Download a document of a closing, as the broker or a party who needs it',
    params: z.object({ id: rowId }),
    refuses: [401, 403, 404],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/documents/verify/:hash',
    access: 'everyone',
    knowsCaller: true,
    tag: 'closing',
    summary: 'Whether a document is ours, and when it was signed; by the hash of the file or the code printed on it',
    params: z.object({ hash: fingerprint }),
    responses: { 200: verifiedDocument },
    refuses: [404],
  }),
};
