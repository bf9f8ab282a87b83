import { DOCUMENT_KINDS } from '@tradewind/domain/closing/documents';
import { z } from 'zod';
import { timestamp } from './primitives.ts';

/** `written`: by us. The others were uploaded: the broker approves them, or returns them with a reason. */
const DOCUMENT_STATES = ['written', 'submitted', 'approved', 'returned'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** In the order in which screens offer them. */
const DOCUMENT_ACTIONS = ['read', 'replace', 'remove'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/** Accepted types of uploads and their file extensions. */
export const UPLOAD_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

export const closingDocument = z
  .object({
    id: z.int(),
    kind: z.enum(DOCUMENT_KINDS),
    name: z.string(),
    type: z.enum(Object.keys(UPLOAD_TYPES) as [UploadType, ...UploadType[]]),
    size: z.int().meta({ description: 'In bytes' }),
    hash: z.string().meta({ description: 'SHA-256 of the file, in hexadecimal' }),
    by: z.int().nullable().meta({ description: 'The party that it is from or about; null for the broker or for all' }),
    task: z.int().nullable().meta({ description: 'The task that it serves' }),
    leg: z.int().nullable(),
    state: z.enum(DOCUMENT_STATES),
    signatures: z.array(z.object({ position: z.int(), signedAt: timestamp })),
    createdAt: timestamp,
    actions: z.array(z.enum(DOCUMENT_ACTIONS)).meta({ description: 'What the caller can do next' }),
  })
  .meta({ id: 'ClosingDocument', description: 'A document of ours, or one that somebody uploaded' });
export type ClosingDocument = z.infer<typeof closingDocument>;
