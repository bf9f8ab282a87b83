import type { MultipartFile } from '@fastify/multipart';
import { megabytesText } from '@tradewind/domain/file-sizes';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/http/app.ts';
import { GrowingBuffer, SharedMemory } from '../../platform/http/growing-buffer.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { type UploadRules, uploadsOfUser, uploadsOfUserADay, WHOLE_FILE_MEMORY, WHOLE_FILE_SLOTS } from './limits.ts';
import { refuseFull } from './quota.service.ts';
import { bytesOf, filesOf, noFile, skipRest } from './reading.service.ts';
import { createSlots } from './slots.service.ts';

/** All files that this process receives whole share them, whatever they are for. */
const memory = new SharedMemory(WHOLE_FILE_MEMORY);
const slots = createSlots(WHOLE_FILE_SLOTS);

export interface WholeFile {
  /** The name given by the sender. */
  name: string;
  content: Buffer;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

type Use<T> = (file: WholeFile) => Promise<T>;

/** Reads the one file of a form into memory, for as long as it is used. */
export async function takeOneFile<T>(
  { db, limits }: Pick<Dependencies, 'db' | 'limits'>,
  request: FastifyRequest,
  rules: UploadRules,
  use: Use<T>,
): Promise<T> {
  const { id } = request.caller;
  await limits.consume(uploadsOfUser, id);
  await limits.consume(uploadsOfUserADay, id);
  await refuseFull(db, id);
  const taken = await slots.run(id, async () => ({ result: await receive(request, rules, use) }));
  if (!taken) throw busy();
  return taken.result;
}

async function receive<T>(request: FastifyRequest, rules: UploadRules, use: Use<T>): Promise<T> {
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

const tooLarge = (maxBytes: number) =>
  new Refusal('too_large', `That file is larger than ${megabytesText(maxBytes)}. Please use a smaller version.`);

const busy = () =>
  new Refusal('unavailable', 'We couldn’t take the file right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
