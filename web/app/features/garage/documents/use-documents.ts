import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Asset, type AssetDocument, assetsApi, DOCUMENT_FIELD } from '@tradewind/contract/assets';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useUnsaved } from '../../../lib/unsaved.ts';
import { mayRetry, upload } from '../../../lib/upload.ts';
import { myAssetsQuery } from '../../../nouns/asset/asset-queries.ts';
import type { SentDocument } from '../../../nouns/document/sent-row.tsx';
import { garageToasts } from '../garage-toasts.ts';
import { replaceAsset, saying } from '../use-asset-actions.ts';
import { documentFault } from './chosen-documents.ts';

/** The proof documents of an asset. Each is sent when it is chosen, one after the other. */
export function useDocuments(asset: Asset) {
  const client = useQueryClient();
  const [sent, setSent] = useState<readonly SentDocument[]>([]);
  const leaving = useRef(new AbortController());
  const isSending = sent.some(({ fault }) => fault === undefined);
  const isUnsaved = useRef(isSending);
  isUnsaved.current = isSending;
  useUnsaved(isUnsaved);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const update = (id: string, part: Partial<SentDocument>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setSent((all) => all.filter((one) => one.id !== id));
  const setDocuments = (change: (documents: AssetDocument[]) => AssetDocument[]) => {
    const now = client.getQueryData(myAssetsQuery.queryKey)?.find(({ id }) => id === asset.id) ?? asset;
    replaceAsset(client, { ...now, documents: change(now.documents) });
  };

  const send = async ({ id, file }: SentDocument) => {
    const { signal } = leaving.current;
    try {
      const document = await upload(assetsApi.addDocument, DOCUMENT_FIELD, file, {
        params: { id: asset.id },
        onProgress: (progress) => update(id, { progress }),
        signal,
      });
      drop(id);
      setDocuments((documents) => [...documents.filter((one) => one.id !== document.id), document]);
    } catch (error) {
      if (signal.aborted) return;
      update(id, {
        fault: error instanceof RequestError ? failureText(error) : 'The upload failed.',
        mayRetry: mayRetry(error),
      });
    }
  };

  const remove = useMutation({
    mutationFn: (document: AssetDocument) =>
      call(assetsApi.removeDocument, { params: { id: asset.id, documentId: document.id } }),
    onSuccess: (_answer, { id }) => {
      setDocuments((documents) => documents.filter((one) => one.id !== id));
      showToast(garageToasts.documentDeleted);
    },
    onError: (error) => showToast(saying(garageToasts.documentFailed, error)),
  });

  return {
    sent,
    add: async (files: readonly File[]) => {
      const pending = sent.filter(({ fault }) => fault === undefined).length;
      const chosen = files.map((file, place): SentDocument => {
        const fault = documentFault(file, asset.documents.length + pending + place);
        return { id: crypto.randomUUID(), file, progress: 0, ...(fault !== undefined && { fault }) };
      });
      setSent((all) => [...all.filter((one) => one.fault === undefined || one.mayRetry), ...chosen]);
      for (const one of chosen) if (one.fault === undefined) await send(one);
    },
    dismiss: drop,
    retry: async (failed: SentDocument) => {
      update(failed.id, { fault: undefined, progress: 0 });
      await send(failed);
    },
    remove,
  };
}
