import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { STALLED_AFTER_MS, type UploadRules } from './limits.ts';

/** Limits for a form's other fields. */
const FORM = { fields: 20, fieldSize: 10_000, parts: 60, headerPairs: 20 } as const;
const FORM_BYTES = 1024 * 1024;

/** Yields the files of a form; each must be read before the next. Discards whatever is left unread. */
export async function* filesOf(request: FastifyRequest, rules: UploadRules): AsyncGenerator<MultipartFile> {
  if (!request.isMultipart()) throw noFile(rules);
  try {
    if (Number(request.headers['content-length'] ?? 0) > rules.maxFiles * rules.maxBytes + FORM_BYTES) throw tooMuch();
    for await (const part of request.parts({ limits: { ...FORM, fileSize: Number.POSITIVE_INFINITY } })) {
      if (part.type === 'file') yield part;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : interrupted();
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Yields a file's bytes as they arrive. Stopping early leaves the rest readable; a stalled sender ends with a refusal. */
export async function* bytesOf(file: Readable, stalledAfter = STALLED_AFTER_MS): AsyncGenerator<Uint8Array> {
  const timer = setTimeout(() => file.destroy(new Error('stalled')), stalledAfter);
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      timer.refresh();
      yield chunk;
    }
  } catch {
    throw interrupted();
  } finally {
    clearTimeout(timer);
  }
}

/** Skips the rest of a refused file, so that the next files can be read; refuses the call if the rest is too long. */
export async function skipRest(file: Readable, most: number): Promise<void> {
  let skipped = 0;
  if (file.readableEnded) return;
  for await (const chunk of bytesOf(file)) {
    skipped += chunk.length;
    if (skipped > most) throw tooMuch();
  }
}

export const noFile = ({ field }: UploadRules) =>
  invalidField(field, `Please send at least one file in the "${field}" field of a multipart form.`);

const tooMuch = () => new Refusal('too_large', 'That upload is too large. Please send fewer or smaller files.');

const interrupted = () => new Refusal('invalid', 'The upload was interrupted or couldn’t be read. Please try again.');
