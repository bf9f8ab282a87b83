import { MESSAGE_PICTURES_MAX, messageTexts } from '@tradewind/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, storeDraft } from '../../../lib/drafts.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDraftOwner } from '../../../lib/use-draft-owner.ts';
import { photoToasts } from '../../../nouns/photo/photo-texts.ts';
import { uploadPhoto } from '../../../nouns/photo/upload-photo.ts';

/** A picture for the next message. */
interface ChosenPicture {
  id: string;
  preview: string;
  /** Its URL, once uploaded. */
  url?: string;
}

const uploadFailed = (reason: string = photoToasts.uploadFailed.description) =>
  showToast({ ...photoToasts.uploadFailed, description: reason });

export interface Pictures {
  chosen: ChosenPicture[];
  urls: string[];
  isUploading: boolean;
  isFull: boolean;
  add: (files: File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** Uploads each picture as soon as it is chosen, and drops it on failure. Uploaded pictures are stored as a draft. */
export function usePictures(draftName: string): Pictures {
  const owner = useDraftOwner();
  const [chosen, setChosen] = useState(() => storedPictures(owner, draftName));
  const previews = useRef(new Set<string>());
  const uploads = useRef(new Map<string, AbortController>());
  const urls = [...new Set(chosen.flatMap(({ url }) => (url === undefined ? [] : [url])))];
  const arrivedUrls = JSON.stringify(urls);
  useEffect(() => {
    const arrived: string[] = JSON.parse(arrivedUrls);
    if (arrived.length > 0) storeDraft(owner, draftName, arrived);
    else dropDraft(owner, draftName);
  }, [owner, draftName, arrivedUrls]);

  useEffect(() => {
    const { current } = previews;
    return () => {
      for (const preview of current) URL.revokeObjectURL(preview);
    };
  }, []);

  const remove = (id: string) => {
    uploads.current.get(id)?.abort();
    setChosen((list) => list.filter((picture) => picture.id !== id));
  };

  const upload = async (id: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(id, controller);
    try {
      const url = await uploadPhoto(file, { signal: controller.signal });
      setChosen((list) => list.map((picture) => (picture.id === id ? { ...picture, url } : picture)));
    } catch (error) {
      if (controller.signal.aborted) return;
      remove(id);
      const wasRefused = error instanceof RequestError && error.status >= 400 && error.status < 500;
      uploadFailed(wasRefused ? error.message : undefined);
    } finally {
      uploads.current.delete(id);
    }
  };

  const add = (files: File[]) => {
    const room = MESSAGE_PICTURES_MAX - chosen.length;
    if (files.length > room) uploadFailed(messageTexts.tooManyPictures);
    const added = files.slice(0, room).map((file) => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { id: crypto.randomUUID(), preview, file };
    });
    setChosen((list) => [...list, ...added.map(({ id, preview }) => ({ id, preview }))]);
    for (const { id, file } of added) void upload(id, file);
  };

  return {
    chosen,
    urls,
    isUploading: chosen.some(({ url }) => url === undefined),
    isFull: chosen.length >= MESSAGE_PICTURES_MAX,
    add,
    remove,
    clear: () => setChosen([]),
  };
}

function storedPictures(owner: string | undefined, draftName: string): ChosenPicture[] {
  const urls = loadDraft(owner, draftName);
  if (!Array.isArray(urls)) return [];
  return urls.map((url) => ({ id: crypto.randomUUID(), preview: String(url), url: String(url) }));
}
