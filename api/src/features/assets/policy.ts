import type { Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { AssetRow } from './store.ts';

export type OwnAsset = Authorized<AssetRow, 'owner'>;
type ReadableAsset = Authorized<AssetRow, 'owner' | 'reader'>;

/** Somebody else's private asset looks like one that does not exist. */
const assetNotFound = () => notFound('This asset doesn’t exist or has been removed.');

export const isOwner = (caller: Pick<Caller, 'id'>, asset: Pick<AssetRow, 'ownerId'>) => asset.ownerId === caller.id;

export function asOwner(caller: Caller, asset: AssetRow | undefined): OwnAsset {
  if (!asset || !isOwner(caller, asset)) throw assetNotFound();
  return authorized(asset, 'owner');
}

interface Between {
  ownerSuspended: boolean;
  /** Whether either of the two blocked the other. */
  blocked: boolean;
  /** Whether the caller is a party to a live trade that contains the asset. */
  isPartner: boolean;
}

export function asReader(
  caller: Caller,
  asset: AssetRow | undefined,
  { ownerSuspended, blocked, isPartner }: Between,
): ReadableAsset {
  if (asset && isOwner(caller, asset)) return authorized(asset, 'owner');
  if (asset && isPartner) return authorized(asset, 'reader');
  if (asset?.visibility !== 'public' || ownerSuspended || blocked) throw assetNotFound();
  return authorized(asset, 'reader');
}

/** Proof documents are for the owner and for partners to whom the owner offers the asset in a live trade; admins are neither. */
export function asDocumentReader(
  caller: Caller,
  asset: AssetRow | undefined,
  isOffered: boolean,
): Authorized<AssetRow, 'document reader'> {
  if (!asset || !(isOwner(caller, asset) || isOffered)) throw assetNotFound();
  return authorized(asset, 'document reader');
}
