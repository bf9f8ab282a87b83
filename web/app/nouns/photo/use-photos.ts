import { useRef, useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useUnsaved } from '../../lib/unsaved.ts';
import { INTERRUPTED, type RefusedFile, reasonOf, sortFiles } from './chosen-files.ts';
import { type PhotoHistory, previousSet, remember } from './photo-history.ts';
import { movePhoto, type Photo, removePhoto, replacePhoto, uploadedUrls, withUploaded } from './photo-set.ts';
import { photoToasts } from './photo-texts.ts';
import { useUploads } from './use-uploads.ts';

/** The photos of a listing in the wizard or the edit form. */
export interface PhotoState {
  photos: Photo[];
  earlierPhotos: PhotoHistory;
}

export type ChangePhotoState = (change: (now: PhotoState) => PhotoState) => void;

export interface Photos {
  list: readonly Photo[];
  /** True while photos are uploading. */
  uploading: boolean;
  add: (files: readonly File[]) => void;
  /** The refused files of the last addition, with the reasons. */
  refused: readonly RefusedFile[];
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Undefined when there is no earlier set. */
  undo: (() => void) | undefined;
}

/**
 * The state and actions of the photo editor. Changes of the set can be undone, except pending uploads. `interrupted` are the
 * names of files whose upload an earlier visit interrupted.
 */
export function usePhotos(state: PhotoState, change: ChangePhotoState, interrupted: readonly string[] = []): Photos {
  const changePhotos = (edit: (photos: Photo[]) => Photo[]) => change((now) => ({ ...now, photos: edit(now.photos) }));
  const changeSet = (edit: (photos: Photo[]) => Photo[]) =>
    change((now) => ({
      photos: edit(now.photos),
      earlierPhotos: remember(now.earlierPhotos, uploadedUrls(now.photos)),
    }));
  const [refused, setRefused] = useState<readonly RefusedFile[]>(() => interrupted.map(interruptedFile));
  const uploading = useUploads(state.photos, {
    change: changePhotos,
    onRefused: (file, fault) => setRefused((others) => [...others, { name: file.name, reason: reasonOf(file, fault) }]),
  });
  const isUnsaved = useRef(uploading);
  isUnsaved.current = uploading;
  useUnsaved(isUnsaved);
  const previous = previousSet(state.earlierPhotos, uploadedUrls(state.photos));

  return {
    list: state.photos,
    uploading,
    add: (files) => {
      const sorted = sortFiles(files, state.photos.length);
      const added = sorted.accepted.map(waiting);
      if (added.length > 0) changeSet((photos) => [...photos, ...added]);
      setRefused(sorted.refused);
    },
    refused,
    move: (id, to) => changeSet((photos) => movePhoto(photos, id, to)),
    remove: (id) => changeSet((photos) => removePhoto(photos, id)),
    retry: (id) =>
      changePhotos((photos) =>
        replacePhoto(photos, id, (photo) =>
          photo.state === 'failed' ? { ...photo, state: 'waiting', progress: 0 } : photo,
        ),
      ),
    undo:
      previous && !uploading
        ? () => {
            change((now) => ({ photos: withUploaded(now.photos, previous.set), earlierPhotos: previous.history }));
            showToast(photoToasts.restored);
          }
        : undefined,
  };
}

const interruptedFile = (name: string): RefusedFile => ({ name, reason: INTERRUPTED });

const waiting = (file: File): Photo => ({
  id: crypto.randomUUID(),
  state: 'waiting',
  file,
  preview: URL.createObjectURL(file),
  progress: 0,
});
