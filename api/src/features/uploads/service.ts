import type { MultipartFile } from '@fastify/multipart';
import { megabytesText } from '@tradewind/domain/file-sizes';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/http/app.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { ImageRefusal } from '../../platform/images/pipeline.ts';
import { removeUnshown } from './cleaning.service.ts';
import { quotaReached, type UploadRules, uploadsOfUser, uploadsOfUserADay } from './limits.ts';
import { lockQuota, refuseFull, requireQuota } from './quota.service.ts';
import { bytesOf, filesOf, noFile, skipRest } from './reading.service.ts';
import type { Slots } from './slots.service.ts';
import { saveUpload } from './store.ts';

export { removeImagesLater } from './cleaning.service.ts';
export { takeOneFile, type WholeFile } from './one-file.service.ts';
export { requirePhotos, usableUploads } from './photos.service.ts';
export { lockQuota, requireQuota } from './quota.service.ts';
export { renewUploads } from './store.ts';

interface Context extends Pick<Dependencies, 'db' | 'commit' | 'images' | 'limits'> {
  /** Limits how many files are received at once. */
  slots: Slots;
}

/** The result for one file: its URL, or why it was refused. */
export type ReceivedFile = string | Refusal;

/**
 * Receives the files of a form one by one; a refused one does not stop the others. A call that is invalid as a whole (too many
 * files, another field, interrupted) leaves nothing behind.
 */
export async function receiveFiles(
  context: Context,
  request: FastifyRequest,
  rules: UploadRules,
): Promise<ReceivedFile[]> {
  const { limits } = context;
  const { id } = request.caller;
  const received: ReceivedFile[] = [];
  const added: string[] = [];
  await limits.consume(uploadsOfUser, id);
  await limits.consume(uploadsOfUserADay, id);
  await refuseFull(context.db, id);
  try {
    for await (const file of filesOf(request, rules)) {
      if (received.length > 0) await limits.consume(uploadsOfUser, id);
      if (received.length > 0) await limits.consume(uploadsOfUserADay, id);
      received.push(await receiveFile(context, file, id, rules, { number: received.length + 1, added }));
    }
    if (received.length === 0) throw noFile(rules);
    return received;
  } catch (error) {
    await removeUnshown(context, added);
    throw error;
  }
}

interface FileInCall {
  number: number;
  /** Collects the URLs that this call created. */
  added: string[];
}

async function receiveFile(
  context: Context,
  part: MultipartFile,
  userId: string,
  rules: UploadRules,
  { number, added }: FileInCall,
): Promise<ReceivedFile> {
  const { images, limits, slots } = context;
  const { field, maxFiles, maxBytes } = rules;
  if (part.fieldname !== field) {
    throw invalidField(field, `Please send files in the "${field}" field, not "${shortened(part.fieldname)}".`);
  }
  if (number > maxFiles)
    throw invalidField(field, `Please send no more than ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} at a time.`);
  const stored = await slots.run(userId, () => images.storeImage(bytesOf(part.file), { maxBytes }));
  if (!stored?.ok) {
    await skipRest(part.file, maxBytes);
    if (!stored || stored.reason === 'busy') await limits.refund(uploadsOfUserADay, userId);
    return imageRefusal(stored?.reason ?? 'busy', nameOf(part, number), maxBytes);
  }
  const { url, width, height, bytes } = stored.image;
  const saved = await saveWithinQuota(context, { url, userId, width, height, bytes });
  if (saved === 'over quota') return quotaReached();
  if (saved === 'added') added.push(url);
  // Another user's identical picture may have been cleaned up in between.
  return (await images.hasImage(url)) ? url : imageRefusal('busy', nameOf(part, number), maxBytes);
}

/** Serializes per user, so that concurrent uploads cannot exceed the quota together. */
async function saveWithinQuota(
  context: Context,
  upload: Parameters<typeof saveUpload>[1],
): Promise<'added' | 'known' | 'over quota'> {
  let isNew = false;
  try {
    return await context.commit(async ({ tx }) => {
      await lockQuota(tx, upload.userId);
      isNew = await saveUpload(tx, upload);
      await requireQuota(tx, upload.userId);
      return isNew ? 'added' : 'known';
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isNew) await removeUnshown(context, [upload.url]);
    return 'over quota';
  }
}

const shortened = (text: string) => text.replace(/[\p{Cc}"]+/gu, ' ').slice(0, 80);

const nameOf = ({ filename }: MultipartFile, number: number) => `"${shortened(filename || `file ${number}`)}"`;

/** `name` begins the sentence. */
export function imageRefusal(reason: ImageRefusal, name: string, maxBytes: number): Refusal {
  switch (reason) {
    case 'empty':
      return new Refusal('wrong_kind_of_file', `${name} is empty. Please choose another file.`);
    case 'not-an-image':
      return new Refusal('wrong_kind_of_file', `${name} isn’t an image we can read. Please use a JPEG or PNG.`);
    case 'undecodable':
      return new Refusal('wrong_kind_of_file', `We couldn’t open ${name}. Please save it as a JPEG and try again.`);
    case 'timed-out':
      return new Refusal('wrong_kind_of_file', `${name} takes too long to process. Please use a smaller version.`);
    case 'too-many-pixels':
      return new Refusal('too_large', `${name} has too many pixels. Please use a smaller version.`);
    case 'too-large':
      return new Refusal(
        'too_large',
        `${name} is larger than ${megabytesText(maxBytes)}. Please use a smaller version.`,
      );
    case 'busy':
      return new Refusal('unavailable', `We couldn’t process ${name} right now. Please try again in a moment.`, {
        retryAfterSeconds: 5,
      });
  }
}
