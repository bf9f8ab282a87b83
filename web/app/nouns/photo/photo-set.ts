/** The photos of a listing, in order. Some may still be uploading. */
export type Photo = UploadedPhoto | PendingPhoto | FailedPhoto;

interface ChosenPhoto {
  id: string;
  file: File;
  /** An object URL that shows the file until it is uploaded. */
  preview: string;
}
interface UploadedPhoto {
  id: string;
  state: 'uploaded';
  url: string;
}
export interface PendingPhoto extends ChosenPhoto {
  state: 'waiting' | 'sending';
  /** From 0 to 1. */
  progress: number;
}
interface FailedPhoto extends ChosenPhoto {
  state: 'failed';
  reason: string;
}

export const uploadedPhotos = (urls: readonly string[]): UploadedPhoto[] =>
  [...new Set(urls)].map((url) => ({ id: url, state: 'uploaded', url }));

export const uploadedUrls = (photos: readonly Photo[]): string[] =>
  photos.flatMap((photo) => (photo.state === 'uploaded' ? [photo.url] : []));

export const isPending = (photo: Photo): photo is PendingPhoto =>
  photo.state === 'waiting' || photo.state === 'sending';

/** The photo for cards: the first uploaded one, since a pending file may be refused. */
export function coverOf(photos: readonly Photo[]): Photo | undefined {
  return photos.find(({ state }) => state === 'uploaded');
}

/** Moves a photo to an index. */
export function movePhoto(photos: readonly Photo[], id: string, to: number): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  if (!moved) return [...photos];
  const others = photos.filter((photo) => photo !== moved);
  const index = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

export const removePhoto = (photos: readonly Photo[], id: string): Photo[] => photos.filter((photo) => photo.id !== id);

export const replacePhoto = (photos: readonly Photo[], id: string, replace: (photo: Photo) => Photo): Photo[] =>
  photos.map((photo) => (photo.id === id ? replace(photo) : photo));

/** The server names images by their content, so choosing the same picture twice results in one photo. */
export function arrived(photos: readonly Photo[], id: string, url: string): Photo[] {
  if (uploadedUrls(photos).includes(url)) return removePhoto(photos, id);
  return replacePhoto(photos, id, () => ({ id, state: 'uploaded', url }));
}

/** The photos that may start uploading now, in order. */
export function nextToSend(photos: readonly Photo[], sending: number, atOnce: number): PendingPhoto[] {
  const waiting = photos.filter(isPending).filter((photo) => photo.state === 'waiting');
  return waiting.slice(0, Math.max(0, atOnce - sending));
}

/** Replaces the uploaded photos with an earlier set. Pending photos stay, at the end. */
export function withUploaded(photos: readonly Photo[], urls: readonly string[]): Photo[] {
  return [...uploadedPhotos(urls), ...photos.filter((photo) => photo.state !== 'uploaded')];
}
