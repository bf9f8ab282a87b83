import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { INTERRUPTED, type RefusedFile, reasonOf, sortFiles } from '../../nouns/photo/chosen-files.ts';
import { previousSet, remember } from '../../nouns/photo/photo-history.ts';
import {
  movePhoto,
  type Photo,
  removePhoto,
  replacePhoto,
  uploadedUrls,
  withUploaded,
} from '../../nouns/photo/photo-set.ts';
import type { Listing } from './listing.ts';
import type { ChangeListing } from './use-listing.ts';
import { useUploads } from './use-uploads.ts';
import { wizardToasts } from './wizard-texts.ts';

export interface Photos {
  list: readonly Photo[];
  /** True while some are on their way. */
  uploading: boolean;
  add: (files: readonly File[]) => void;
  /** Those of the files added last that did not become photos, and why. */
  refused: readonly RefusedFile[];
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Missing when there is no earlier set to go back to. */
  undo: (() => void) | undefined;
}

/** All that can be done with the photos. Every change of the set can be undone; an upload on its way is no part of it. */
export function usePhotos(listing: Listing, change: ChangeListing): Photos {
  const changePhotos = (edit: (photos: Photo[]) => Photo[]) => change((now) => ({ ...now, photos: edit(now.photos) }));
  const changeSet = (edit: (photos: Photo[]) => Photo[]) =>
    change((now) => ({
      ...now,
      photos: edit(now.photos),
      earlierPhotos: remember(now.earlierPhotos, uploadedUrls(now.photos)),
    }));
  const [refused, setRefused] = useState<readonly RefusedFile[]>(() => listing.interrupted.map(interruptedFile));
  const uploading = useUploads(listing.photos, {
    change: changePhotos,
    onRefused: (file, fault) => setRefused((others) => [...others, { name: file.name, reason: reasonOf(file, fault) }]),
  });
  const previous = previousSet(listing.earlierPhotos, uploadedUrls(listing.photos));

  return {
    list: listing.photos,
    uploading,
    add: (files) => {
      const sorted = sortFiles(files, listing.photos.length);
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
            change((now) => ({
              ...now,
              photos: withUploaded(now.photos, previous.set),
              earlierPhotos: previous.history,
            }));
            showToast(wizardToasts.restored);
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
