import { useQueryClient } from '@tanstack/react-query';
import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD, closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { useUnsaved } from '../../../lib/unsaved.ts';
import type { SentDocument } from '../../../nouns/document/sent-row.tsx';
import { upload } from '../../../nouns/photo/upload.ts';
import { closingQuery } from '../closing-query.ts';

/** Why a file cannot be uploaded, found before it is sent. The server looks at what it holds. */
function faultOf({ size, type }: File): string | undefined {
  if (!(type in UPLOAD_TYPES)) return 'not a PDF, JPEG, PNG or WebP';
  if (size === 0) return 'the file is empty';
  return size > CLOSING_UPLOAD.maxBytes ? `larger than ${CLOSING_UPLOAD.maxBytes / 1024 / 1024} MB` : undefined;
}

/** Uploads papers, one after the other, each when it is chosen. The fields say what they are for. */
export function usePaperUploads(tradeId: number, fields: Record<string, string>) {
  const client = useQueryClient();
  const [sent, setSent] = useState<readonly SentDocument[]>([]);
  const leaving = useRef(new AbortController());
  const isUnsaved = useRef(false);
  isUnsaved.current = sent.some(({ fault }) => fault === undefined);
  useUnsaved(isUnsaved);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const update = (id: string, part: Partial<SentDocument>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: string) => setSent((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file }: SentDocument) => {
    const { signal } = leaving.current;
    try {
      await upload(closingDocumentsApi.upload, CLOSING_UPLOAD.field, file, {
        params: { id: tradeId },
        fields,
        onProgress: (progress) => update(id, { progress }),
        signal,
      });
      await client.invalidateQueries(closingQuery(tradeId));
      dismiss(id);
    } catch (error) {
      if (signal.aborted) return;
      update(id, { fault: error instanceof RequestError ? failureText(error) : 'The upload failed.' });
    }
  };

  const add = async (files: readonly File[]) => {
    const chosen = files.map((file): SentDocument => {
      const fault = faultOf(file);
      return { id: crypto.randomUUID(), file, progress: 0, ...(fault !== undefined && { fault }) };
    });
    setSent((all) => [...all.filter(({ fault }) => fault === undefined), ...chosen]);
    for (const one of chosen) if (one.fault === undefined) await send(one);
  };

  return { sent, add, dismiss };
}
