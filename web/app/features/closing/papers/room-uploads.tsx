import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD, closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { useUnsaved } from '../../../lib/unsaved.ts';
import { mayRetry, upload } from '../../../lib/upload.ts';
import type { SentDocument } from '../../../nouns/document/sent-row.tsx';

/** The task that a paper is for, or the decision that ends a dispute. */
type Purpose = number | 'decision';

interface SentPaper extends SentDocument {
  purpose: Purpose;
}

interface RoomUploads {
  sent: readonly SentPaper[];
  /** Resolves to the number of papers that arrived. */
  add: (purpose: Purpose, files: readonly File[]) => Promise<number>;
  dismiss: (id: string) => void;
  /** Sends a file again that did not arrive. */
  retry: (id: string) => Promise<number>;
}

const Uploads = createContext<RoomUploads>({ sent: [], add: async () => 0, dismiss: () => {}, retry: async () => 0 });

/** Why a file cannot be uploaded, found before it is sent. The server looks at what it holds. Some phones name no type. */
function faultOf({ name, size, type }: File): string | undefined {
  if (/\.hei[cf]$/i.test(name)) return 'we can’t print HEIC photos. Please take the photo here, or save it as a JPEG';
  if (type !== '' && !(type in UPLOAD_TYPES)) return 'not a PDF, JPEG, PNG or WebP';
  if (size === 0) return 'the file is empty';
  return size > CLOSING_UPLOAD.maxBytes ? `larger than ${CLOSING_UPLOAD.maxBytes / 1024 / 1024} MB` : undefined;
}

const paperOf = (purpose: Purpose, file: File): SentPaper => {
  const fault = faultOf(file);
  return { id: crypto.randomUUID(), purpose, file, progress: 0, ...(fault !== undefined && { fault }) };
};

const fieldsOf = (purpose: Purpose) => (purpose === 'decision' ? { kind: purpose } : { task: String(purpose) });

/** Uploads belong to the room: the first paper of a task moves the task elsewhere on the screen, and the others must still arrive. */
export function RoomUploadsProvider({ tradeId, children }: { tradeId: number; children: ReactNode }) {
  const [sent, setSent] = useState<readonly SentPaper[]>([]);
  const leaving = useRef(new AbortController());
  const isUnsaved = useRef(false);
  isUnsaved.current = sent.some(({ fault }) => fault === undefined);
  useUnsaved(isUnsaved);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const known = useRef(sent);
  known.current = sent;
  const { add, dismiss, retry } = useMemo(() => {
    const update = (id: string, part: Partial<SentPaper>) =>
      setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
    const remove = (id: string) => setSent((all) => all.filter((one) => one.id !== id));
    const send = async ({ id, purpose, file }: SentPaper): Promise<boolean> => {
      const { signal } = leaving.current;
      try {
        await upload(closingDocumentsApi.upload, CLOSING_UPLOAD.field, file, {
          params: { id: tradeId },
          fields: fieldsOf(purpose),
          onProgress: (progress) => update(id, { progress }),
          signal,
        });
        remove(id);
        return true;
      } catch (error) {
        if (!signal.aborted)
          update(id, {
            fault: error instanceof RequestError ? failureText(error) : 'The upload failed.',
            mayRetry: mayRetry(error),
          });
        return false;
      }
    };
    const addAll = async (purpose: Purpose, files: readonly File[]) => {
      const chosen = files.map((file) => paperOf(purpose, file));
      const isSettled = (one: SentPaper) => one.purpose === purpose && one.fault !== undefined && !one.mayRetry;
      setSent((all) => [...all.filter((one) => !isSettled(one)), ...chosen]);
      let arrived = 0;
      for (const one of chosen) if (one.fault === undefined && (await send(one))) arrived += 1;
      return arrived;
    };
    const sendAgain = async (id: string) => {
      const failed = known.current.find((one) => one.id === id && one.fault !== undefined);
      if (failed === undefined) return 0;
      update(id, { fault: undefined, progress: 0 });
      return (await send(failed)) ? 1 : 0;
    };
    return { add: addAll, dismiss: remove, retry: sendAgain };
  }, [tradeId]);

  const uploads = useMemo(() => ({ sent, add, dismiss, retry }), [sent, add, dismiss, retry]);
  return <Uploads value={uploads}>{children}</Uploads>;
}

/** Papers on their way or refused, one after the other, each uploaded when it is chosen. */
export function usePaperUploads(purpose: Purpose) {
  const { sent, add, dismiss, retry } = use(Uploads);
  return {
    sent: sent.filter((one) => one.purpose === purpose),
    add: (files: readonly File[]) => add(purpose, files),
    dismiss,
    retry,
  };
}

/** Tells tasks with papers on their way, or with a refused paper that the reader has not dismissed. */
export function useIsUploading(): (task: { id: number }) => boolean {
  const { sent } = use(Uploads);
  return ({ id }) => sent.some(({ purpose }) => purpose === id);
}
