import { useEffect, useRef } from 'react';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { type FileFault, UploadError } from '../../lib/upload.ts';
import {
  arrived,
  isPending,
  nextToSend,
  type PendingPhoto,
  type Photo,
  removePhoto,
  replacePhoto,
} from './photo-set.ts';
import { photoToasts, uploadedToast } from './photo-texts.ts';
import { uploadPhoto } from './upload-photo.ts';

const AT_ONCE = 3;

type ChangePhotos = (change: (photos: Photo[]) => Photo[]) => void;

interface UploadsOptions {
  change: ChangePhotos;
  /** Called for a file that was removed from the set because it can never become a photo. */
  onRefused: (file: File, fault: FileFault) => void;
}

/** Uploads waiting photos, a few at once, and shows a toast when all are done. Returns whether any are pending. */
export function useUploads(photos: readonly Photo[], { change, onRefused }: UploadsOptions): boolean {
  const running = useRef(new Map<string, AbortController>());
  const outcome = useRef({ uploaded: 0, failed: 0 });
  const underWay = photos.some(isPending);

  const send = async ({ id, file, preview }: PendingPhoto) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const onProgress = (progress: number) =>
      change((all) => replacePhoto(all, id, (photo) => (isPending(photo) ? { ...photo, progress } : photo)));
    change((all) => replacePhoto(all, id, () => ({ id, file, preview, state: 'sending', progress: 0 })));
    try {
      const url = await uploadPhoto(file, { onProgress, signal: controller.signal });
      outcome.current.uploaded += 1;
      change((all) => arrived(all, id, url));
      URL.revokeObjectURL(preview);
    } catch (error) {
      // The photo was removed.
      if (!(error instanceof RequestError)) return;
      if (error instanceof UploadError && error.fault) {
        change((all) => removePhoto(all, id));
        onRefused(file, error.fault);
        URL.revokeObjectURL(preview);
        return;
      }
      outcome.current.failed += 1;
      change((all) => replacePhoto(all, id, () => ({ id, file, preview, state: 'failed', reason: error.message })));
    } finally {
      running.current.delete(id);
    }
  };

  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (photos.some((photo) => photo.id === id)) continue;
      controller.abort();
      running.current.delete(id);
    }
    for (const photo of nextToSend(photos, running.current.size, AT_ONCE)) void send(photo);
  });

  useEffect(() => {
    const { uploaded, failed } = outcome.current;
    if (underWay || uploaded + failed === 0) return;
    outcome.current = { uploaded: 0, failed: 0 };
    showToast(failed > 0 ? photoToasts.uploadFailed : uploadedToast(uploaded));
  }, [underWay]);

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  return underWay;
}
