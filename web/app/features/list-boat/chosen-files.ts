import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { imageKinds } from '@tradewind/contract/media';

export const MAX_PHOTO_TEXT = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

export interface SortedFiles<Chosen> {
  accepted: Chosen[];
  refused: { name: string; reason: string }[];
}

/** Decides before anything is sent which files become photos, and tells why the others do not. */
export function sortFiles<Chosen extends ChosenFile>(files: readonly Chosen[], photos: number): SortedFiles<Chosen> {
  const sorted: SortedFiles<Chosen> = { accepted: [], refused: [] };
  for (const file of files) {
    const reason = faultOf(file) ?? (photos + sorted.accepted.length < MAX_PHOTOS ? undefined : FULL);
    if (reason === undefined) sorted.accepted.push(file);
    else sorted.refused.push({ name: file.name, reason });
  }
  return sorted;
}

const FULL = `a listing has at most ${MAX_PHOTOS} photos`;

function faultOf({ type, size }: ChosenFile): string | undefined {
  if (!imageKinds.includes(type)) return 'not a photo that we can read';
  if (size === 0) return 'the file is empty';
  return size > MAX_PHOTO_BYTES ? `larger than ${MAX_PHOTO_TEXT}` : undefined;
}
