import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Visibility } from '@tradewind/contract/asset-form';
import { type Asset, assetsApi } from '@tradewind/contract/assets';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { myAssetsQuery } from '../../nouns/asset/asset-queries.ts';
import { garageToasts } from './garage-toasts.ts';

/** Someone saved another version first. */
export const isConflict = (error: unknown) => error instanceof RequestError && error.code === 'conflict';

/** The toast with the server's message. */
export const saying = (toast: Toast, error: Error): Toast => ({
  ...toast,
  description: failureText(error, toast.description),
});

/** The owner's actions on one asset. */
export function useAssetActions(asset: Asset) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refused = (error: Error, toast: Toast) => {
    const path = error instanceof RequestError ? error.path : undefined;
    const action = path === undefined ? {} : { action: { label: 'Open Trade', onPress: () => void navigate(path) } };
    showToast({ ...saying(toast, error), ...action });
    return client.invalidateQueries(myAssetsQuery);
  };

  const show = useMutation({
    mutationFn: (visibility: Visibility) =>
      call(assetsApi.edit, { params: { id: asset.id }, body: { visibility, version: asset.version } }),
    onSuccess: (changed) => {
      replaceAsset(client, changed);
      showToast(changed.visibility === 'public' ? garageToasts.shown : garageToasts.hidden);
    },
    onError: (error) => refused(error, garageToasts.changeFailed),
  });

  const remove = useSingleMutation({
    mutationFn: () => call(assetsApi.remove, { params: { id: asset.id } }),
    onSuccess: () => {
      client.setQueryData(myAssetsQuery.queryKey, (assets) => assets?.filter(({ id }) => id !== asset.id));
      showToast(garageToasts.deleted);
    },
    onError: (error) => refused(error, garageToasts.deleteFailed),
  });

  return { show, remove };
}

export const replaceAsset = (client: QueryClient, changed: Asset): void =>
  void client.setQueryData(myAssetsQuery.queryKey, (assets) =>
    assets?.map((asset) => (asset.id === changed.id ? changed : asset)),
  );
