import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Asset, type AssetDocument, assetsApi, DOCUMENT_FIELD } from '@tradewind/contract/assets';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { upload } from '../../../lib/upload.ts';
import { myAssetsQuery } from '../../../nouns/asset/asset-queries.ts';
import { chosenDocument, useSentDocuments } from '../../../nouns/document/use-sent-documents.ts';
import { garageToasts } from '../garage-toasts.ts';
import { replaceAsset, saying } from '../use-asset-actions.ts';
import { documentFault } from './chosen-documents.ts';

/** The proof documents of an asset. Each is sent when it is chosen, one after the other. */
export function useDocuments(asset: Asset) {
  const client = useQueryClient();
  const setDocuments = (change: (documents: AssetDocument[]) => AssetDocument[]) => {
    const now = client.getQueryData(myAssetsQuery.queryKey)?.find(({ id }) => id === asset.id) ?? asset;
    replaceAsset(client, { ...now, documents: change(now.documents) });
  };

  const { sent, add, dismiss, retry } = useSentDocuments(async ({ file }, transfer) => {
    const document = await upload(assetsApi.addDocument, DOCUMENT_FIELD, file, {
      params: { id: asset.id },
      ...transfer,
    });
    setDocuments((documents) => [...documents.filter((one) => one.id !== document.id), document]);
  });

  const remove = useMutation({
    mutationFn: (document: AssetDocument) =>
      call(assetsApi.removeDocument, { params: { id: asset.id, documentId: document.id } }),
    onSuccess: (_answer, { id }) => {
      setDocuments((documents) => documents.filter((one) => one.id !== id));
      showToast(garageToasts.documentDeleted);
    },
    onError: (error) => showToast(saying(garageToasts.documentFailed, error)),
  });

  const pending = sent.filter(({ fault }) => fault === undefined).length;
  const addFiles = (files: readonly File[]) =>
    add(
      files.map((file, place) => chosenDocument(file, documentFault(file, asset.documents.length + pending + place))),
    );

  return { sent, add: addFiles, dismiss, retry, remove };
}
