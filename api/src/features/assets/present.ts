import { MAX_DOCUMENTS } from '@tradewind/contract/asset-form';
import { ASSET_ACTIONS, type Asset, type AssetAction, type AssetDocument } from '@tradewind/contract/assets';
import type { DocumentRow } from './documents.store.ts';
import type { AssetRow } from './store.ts';

/** An asset as its owner sees it, with its documents. Only assets that are not reserved can be written. */
export function presentOwnAsset(row: AssetRow, documents: readonly DocumentRow[], reserved = false): Asset {
  const possible: AssetAction[] = [
    'edit',
    'delete',
    ...(documents.length < MAX_DOCUMENTS ? ['addDocument' as const] : []),
  ];
  return {
    ...presentAsset(row, reserved),
    documents: documents.map(presentDocument),
    actions: ASSET_ACTIONS.filter((action) => possible.includes(action)),
  };
}

/** An asset as everyone else sees it. */
export const presentAsset = ({ createdAt, updatedAt, ...row }: AssetRow, reserved: boolean): Asset => ({
  ...row,
  reserved,
  details: { ...row.details },
  documents: [],
  actions: [],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentDocument = ({ id, name, type, bytes, createdAt }: DocumentRow): AssetDocument => ({
  id,
  name,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
});
