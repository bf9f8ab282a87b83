import { useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { useUnsaved } from '../../lib/unsaved.ts';
import { mayRetry, type UploadOptions } from '../../lib/upload.ts';
import type { SentDocument } from './sent-row.tsx';

type Transfer = Required<Pick<UploadOptions, 'onProgress' | 'signal'>>;

/** A chosen file. One with a fault is shown and not sent. */
export const chosenDocument = (file: File, fault: string | undefined): SentDocument => ({
  id: crypto.randomUUID(),
  file,
  progress: 0,
  ...(fault !== undefined && { fault }),
});

/** Documents on their way or refused, one after the other, each uploaded when it is chosen. Leaving the screen stops them. */
export function useSentDocuments<Sent extends SentDocument>(
  upload: (document: Sent, transfer: Transfer) => Promise<unknown>,
) {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const leaving = useRef(new AbortController());
  const isUnsaved = useRef(false);
  isUnsaved.current = sent.some(({ fault }) => fault === undefined);
  useUnsaved(isUnsaved);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const current = useRef({ sent, upload });
  current.current = { sent, upload };
  const actions = useMemo(() => {
    const update = (id: string, part: Partial<SentDocument>) =>
      setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
    const dismiss = (id: string) => setSent((all) => all.filter((one) => one.id !== id));
    const send = async (document: Sent): Promise<boolean> => {
      const { signal } = leaving.current;
      const { id } = document;
      try {
        await current.current.upload(document, { onProgress: (progress) => update(id, { progress }), signal });
        dismiss(id);
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
    return {
      /** Resolves to the number of documents that arrived. Drops those in the same list that can never arrive. */
      add: async (chosen: readonly Sent[], isInList: (document: Sent) => boolean = () => true): Promise<number> => {
        const isSettled = (one: Sent) => isInList(one) && one.fault !== undefined && !one.mayRetry;
        setSent((all) => [...all.filter((one) => !isSettled(one)), ...chosen]);
        let arrived = 0;
        for (const one of chosen) if (one.fault === undefined && (await send(one))) arrived += 1;
        return arrived;
      },
      dismiss,
      /** Sends a document again that did not arrive. Resolves to the number that arrived. */
      retry: async (id: string): Promise<number> => {
        const failed = current.current.sent.find((one) => one.id === id && one.fault !== undefined);
        if (failed === undefined) return 0;
        update(id, { fault: undefined, progress: 0 });
        return (await send(failed)) ? 1 : 0;
      },
    };
  }, []);
  return { sent, ...actions };
}
