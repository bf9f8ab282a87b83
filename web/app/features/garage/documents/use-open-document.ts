import { useMutation } from '@tanstack/react-query';
import { type AssetDocument, assetsApi } from '@tradewind/contract/assets';
import { pathOf } from '@tradewind/contract/endpoint';
import { fetchApi } from '../../../lib/request.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { garageToasts } from '../garage-toasts.ts';

/** Saves a proof document of an asset on the reader's device. */
export const useOpenDocument = (assetId: number) =>
  useMutation({
    mutationFn: async (document: AssetDocument) => {
      const answer = await fetchApi(pathOf(assetsApi.readDocument, { id: assetId, documentId: document.id }));
      if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`);
      return answer.blob();
    },
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: () => showToast(garageToasts.documentFailed),
  });
