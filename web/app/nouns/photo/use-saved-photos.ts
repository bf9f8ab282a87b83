import { useEffect, useState } from 'react';
import { sameSet } from './photo-history.ts';
import { uploadedPhotos, uploadedUrls, withUploaded } from './photo-set.ts';
import { type PhotoState, type Photos, usePhotos } from './use-photos.ts';

/** Keeps the photo editor and the form's list of URLs in sync. */
export function useSavedPhotos(urls: readonly string[], onChange: (urls: string[]) => void): Photos {
  const [state, setState] = useState<PhotoState & { told: readonly string[] }>(() => ({
    photos: uploadedPhotos(urls),
    earlierPhotos: [],
    told: urls,
  }));
  // The form was discarded, restored or reloaded.
  if (!sameSet(urls, state.told)) {
    setState((now) => ({ ...now, photos: withUploaded(now.photos, urls), told: urls }));
  }

  useEffect(() => {
    const present = uploadedUrls(state.photos);
    if (sameSet(present, state.told)) return;
    setState((now) => ({ ...now, told: present }));
    onChange(present);
  });

  return usePhotos(state, (change) => setState((now) => ({ ...now, ...change(now) })));
}
