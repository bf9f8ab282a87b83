import { megabytesText } from '@tradewind/contract/file-sizes';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { imageKinds } from '@tradewind/contract/media';
import type { FileFault } from '../../lib/upload.ts';

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

export interface RefusedFile {
  name: string;
  reason: string;
}

interface SortedFiles<Chosen> {
  accepted: Chosen[];
  refused: RefusedFile[];
}

/** Decides which files to upload, and says why the others are refused. */
export function sortFiles<Chosen extends ChosenFile>(files: readonly Chosen[], photos: number): SortedFiles<Chosen> {
  const sorted: SortedFiles<Chosen> = { accepted: [], refused: [] };
  for (const file of files) {
    const reason = faultOf(file) ?? (photos + sorted.accepted.length < MAX_PHOTOS ? undefined : FULL);
    if (reason === undefined) sorted.accepted.push(file);
    else sorted.refused.push({ name: file.name, reason });
  }
  return sorted;
}

const FULL = `a listing can have up to ${MAX_PHOTOS} photos`;

const UNREADABLE = 'not a photo we can read';
const VIDEO = 'a video, and we can only add photos';
/** The reason for a file whose upload was interrupted by leaving the page. */
export const INTERRUPTED = 'not saved before you left this page, so please add it again';
const TOO_LARGE = `larger than ${megabytesText(MAX_PHOTO_BYTES)}`;
const HEIC_ADVICE =
  'a HEIC photo we couldn’t convert. Please export it as a JPEG. On an iPhone, choose Settings > Camera > Formats > Most Compatible; on a Mac, choose File > Export in Preview';

/** The reason for a file that the server refused. */
export function reasonOf(file: Pick<File, 'name' | 'type'>, fault: FileFault): string {
  if (fault === 'too large') return 'too large, please choose a smaller version';
  return isHeic(file) ? HEIC_ADVICE : UNREADABLE;
}

function faultOf(file: ChosenFile): string | undefined {
  const { type, size } = file;
  if (type.startsWith('video/')) return VIDEO;
  if (!imageKinds.includes(type) && !isHeic(file)) return UNREADABLE;
  if (size === 0) return 'the file is empty';
  return size > MAX_PHOTO_BYTES ? TOO_LARGE : undefined;
}

/** Browsers that cannot show HEIC often report no type for it. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

const NAMED = 3;

/** One line per reason, with the first file names and the number of others. */
export function refusalLines(refused: readonly RefusedFile[]): { names: string; reason: string }[] {
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    // Uploads finish in any order.
    const names = refused
      .filter((file) => file.reason === reason)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const more = names.length - NAMED;
    const named = names.slice(0, NAMED).join(', ');
    return { names: more > 0 ? `${named} and ${more} more` : named, reason };
  });
}
