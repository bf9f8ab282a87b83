import { UPLOAD_TYPES } from '@tradewind/contract/closing-document';
import { CLOSING_UPLOAD, closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { upload } from '../../../lib/upload.ts';
import type { SentDocument } from '../../../nouns/document/sent-row.tsx';
import { chosenDocument, useSentDocuments } from '../../../nouns/document/use-sent-documents.ts';

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
  return size > CLOSING_UPLOAD.maxBytes ? `larger than ${megabytesText(CLOSING_UPLOAD.maxBytes)}` : undefined;
}

const fieldsOf = (purpose: Purpose) => (purpose === 'decision' ? { kind: purpose } : { task: String(purpose) });

/** Uploads belong to the room: the first paper of a task moves the task elsewhere on the screen, and the others must still arrive. */
export function RoomUploadsProvider({ tradeId, children }: { tradeId: number; children: ReactNode }) {
  const { sent, add, dismiss, retry } = useSentDocuments<SentPaper>(({ purpose, file }, transfer) =>
    upload(closingDocumentsApi.upload, CLOSING_UPLOAD.field, file, {
      params: { id: tradeId },
      fields: fieldsOf(purpose),
      ...transfer,
    }),
  );
  const uploads = useMemo(
    () => ({
      sent,
      add: (purpose: Purpose, files: readonly File[]) =>
        add(
          files.map((file) => ({ ...chosenDocument(file, faultOf(file)), purpose })),
          (one) => one.purpose === purpose,
        ),
      dismiss,
      retry,
    }),
    [sent, add, dismiss, retry],
  );
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
