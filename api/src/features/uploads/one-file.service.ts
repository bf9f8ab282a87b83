import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/http/app.ts';
import { GrowingBuffer, type SharedMemory } from '../../platform/http/growing-buffer.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { type UploadRules, uploadsOfUser, uploadsOfUserADay } from './limits.ts';
import { refuseFull } from './quota.service.ts';
import { bytesOf, filesOf, noFile, skipRest } from './reading.service.ts';

interface Context extends Pick<Dependencies, 'db' | 'limits'> {
  /** The memory that all such files share. */
  memory: SharedMemory;
}

export interface WholeFile {
  /** The name given by the sender. */
  name: string;
  content: Buffer;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

/** Reads the one file of a form into memory, for as long as it is used. */
export async function takeOneFile<T>(
  { db, limits, memory }: Context,
  request: FastifyRequest,
  rules: UploadRules,
  use: (file: WholeFile) => Promise<T>,
): Promise<T> {
  const { id } = request.caller;
  await limits.consume(uploadsOfUser, id);
  await limits.consume(uploadsOfUserADay, id);
  await refuseFull(db, id);
  const content = new GrowingBuffer(memory);
  try {
    let name: string | undefined;
    let fields: MultipartFile['fields'] = {};
    for await (const part of filesOf(request, rules)) {
      if (part.fieldname !== rules.field || name !== undefined)
        throw invalidField(rules.field, `Please send one file in the "${rules.field}" field.`);
      await gather(part, content, rules);
      name = part.filename;
      fields = part.fields;
    }
    if (name === undefined) throw noFile(rules);
    return await use({ name, content: content.content, fields: textsIn(fields) });
  } finally {
    content.release();
  }
}

/** A field that is sent twice counts as missing. */
function textsIn(fields: MultipartFile['fields']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, String(field.value)]] : [],
    ),
  );
}

async function gather({ file }: MultipartFile, content: GrowingBuffer, { maxBytes }: UploadRules): Promise<void> {
  for await (const chunk of bytesOf(file)) {
    const fits = content.length + chunk.length <= maxBytes;
    if (fits && content.append(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))) continue;
    await skipRest(file, maxBytes);
    throw fits ? busy() : tooLarge(maxBytes);
  }
}

const MEGABYTE = 1024 * 1024;

const tooLarge = (maxBytes: number) =>
  new Refusal('too_large', `That file is larger than ${maxBytes / MEGABYTE} MB. Please use a smaller version.`);

const busy = () =>
  new Refusal('unavailable', 'We couldn’t take the file right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
