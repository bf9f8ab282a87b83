import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { STALLED_AFTER_MS, type UploadRules } from './limits.ts';

/** What a form holds besides its files. */
const FORM = { fields: 20, fieldSize: 10_000, parts: 60, headerPairs: 20 } as const;
const FORM_BYTES = 1024 * 1024;

/** The files of a form, one after the other, each to be read before the next. Whatever is left unread is let go. */
export async function* filesOf(request: FastifyRequest, rules: UploadRules): AsyncGenerator<MultipartFile> {
  if (!request.isMultipart()) throw noFile(rules);
  try {
    if (Number(request.headers['content-length'] ?? 0) > rules.maxFiles * rules.maxBytes + FORM_BYTES) throw tooMuch();
    for await (const part of request.parts({ limits: { ...FORM, fileSize: Number.POSITIVE_INFINITY } })) {
      if (part.type === 'file') yield part;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : brokenOff();
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** A file's bytes as they arrive. Whoever stops reading leaves the rest in place; a sender who stops sending is given up. */
export async function* bytesOf(file: Readable, stalledAfter = STALLED_AFTER_MS): AsyncGenerator<Uint8Array> {
  const timer = setTimeout(() => file.destroy(new Error('stalled')), stalledAfter);
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      timer.refresh();
      yield chunk;
    }
  } catch {
    throw brokenOff();
  } finally {
    clearTimeout(timer);
  }
}

/** Passes over what is left of a refused file, so that the files behind it can be read; one without end ends the call. */
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

const brokenOff = () => new Refusal('invalid', 'The upload was interrupted or couldn’t be read. Please try again.');
