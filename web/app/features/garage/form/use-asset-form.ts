import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OFFERED_ASSET_FIELDS } from '@tradewind/contract/asset-form';
import { type Asset, assetsApi } from '@tradewind/contract/assets';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { myAssetsQuery } from '../../../nouns/asset/asset-queries.ts';
import { isReserved } from '../../../nouns/trade/bound/reserved-notice.tsx';
import { useEndingOffers } from '../../../nouns/trade/bound/use-ending-offers.tsx';
import { garageToasts } from '../garage-toasts.ts';
import { isConflict, replaceAsset, saying } from '../use-asset-actions.ts';
import { assetChangeCheck } from './asset-checks.ts';
import { type AssetChangeBody, type AssetValues, changeOf, valuesOf } from './asset-values.ts';

/** The form of a saved asset. If it was changed elsewhere, loads that version and keeps the input on top. */
export function useAssetForm(asset: Asset, isLocked: boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [version, setVersion] = useState(asset.version);
  const [clashing, setClashing] = useState<(keyof AssetValues)[]>();

  const ending = useEndingOffers({ kind: 'asset', id: asset.id });

  const { rebase, failure, forgetFailure, ...form } = useEditForm<AssetValues, AssetChangeBody, Asset>({
    draft: `asset:${asset.id}`,
    saved: asset,
    locked: isLocked ? (Object.keys(valuesOf(asset)) as (keyof AssetValues)[]) : [],
    valuesOf,
    changeOf: (base, values) => changeOf(base, values, version),
    schema: assetChangeCheck,
    isWanted: async (change) =>
      !OFFERED_ASSET_FIELDS.some((field) => field in change) ||
      ending.ask({
        title: 'Save these changes?',
        text: 'People were offered this asset as it is now.',
        confirm: 'Save Changes',
      }),
    save: (body) => call(assetsApi.edit, { params: { id: asset.id }, body }),
    onSaved: async (changed) => {
      replaceAsset(client, changed);
      showToast(garageToasts.saved);
      await navigate(paths.accountTab('garage'));
    },
    isShown: (error) => isConflict(error) || isReserved(error),
    onFailure: (error) => showToast(saying(garageToasts.changeFailed, error)),
  });

  const reload = useMutation({
    mutationFn: () => client.fetchQuery({ ...myAssetsQuery, staleTime: 0 }),
    onSuccess: (assets) => {
      const newest = assets.find(({ id }) => id === asset.id);
      if (newest === undefined) return;
      setClashing(rebase(valuesOf(newest)));
      setVersion(newest.version);
      forgetFailure();
    },
    onError: () => showToast(garageToasts.changeFailed),
  });

  return {
    ...form,
    reload: () => reload.mutate(),
    /** The other version of the fields that both changed, once reloaded. */
    clashing: clashing?.map((field) => ({ field, theirs: form.base[field] })),
    isReloading: reload.isPending,
    isOutdated: isConflict(failure),
    failure,
    endingDialog: ending.dialog,
  };
}
