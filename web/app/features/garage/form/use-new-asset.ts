import { useQueryClient } from '@tanstack/react-query';
import { type Asset, assetsApi } from '@tradewind/contract/assets';
import { paths } from '@tradewind/contract/paths';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { myAssetsQuery } from '../../../nouns/asset/asset-queries.ts';
import { garageToasts } from '../garage-toasts.ts';
import { saying } from '../use-asset-actions.ts';
import { newAssetCheck } from './asset-checks.ts';
import { type AssetValues, type NewAssetBody, newAssetOf, valuesOf } from './asset-values.ts';

/** An asset that is about to be added. Its documents follow on the screen that edits it. */
export function useNewAsset() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  return useEditForm<AssetValues, NewAssetBody, Asset | null>({
    draft: 'asset:new',
    saved: null,
    valuesOf,
    changeOf: (_base, values) => newAssetOf(values),
    schema: newAssetCheck,
    save: (body) => call(assetsApi.add, { body }, { headers: { 'Idempotency-Key': keyOf(body) } }),
    onSaved: async (added) => {
      if (added === null) return;
      client.setQueryData(myAssetsQuery.queryKey, (assets) => assets && [added, ...assets]);
      showToast(garageToasts.added);
      await navigate(paths.editAsset(added.id), { replace: true });
    },
    onFailure: (error) => showToast(saying(garageToasts.addFailed, error)),
  });
}

/** The same key while the same is sent, so that a request whose answer was lost adds nothing twice. */
function useRequestKey() {
  const last = useRef({ text: '', key: '' });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
