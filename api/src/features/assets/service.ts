import { MAX_ASSETS } from '@tradewind/contract/asset-form';
import type { Asset, AssetDetail, NewAsset } from '@tradewind/contract/assets';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Claim } from '../../platform/idempotency.ts';
import type { Work } from '../../platform/work.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { requirePhotos } from '../uploads/service.ts';
import { documentsOf } from './documents.store.ts';
import { additionsOfUser, garageFull } from './limits.ts';
import { asReader, isOwner } from './policy.ts';
import { presentAsset, presentDocument, presentOwnAsset } from './present.ts';
import { assetsOf, countAssets, findAsset, insertAsset, lockGarage, partnershipOf, publicAssetsOf } from './store.ts';

type Context = Pick<Dependencies, 'limits' | 'idempotency' | 'images'>;

const CREATED = 201;

/** The caller's own assets, or another user's public ones. */
export async function listAssets(db: Queryable, caller: Caller, ownerId = caller.id): Promise<Asset[]> {
  if (ownerId !== caller.id) return listPublicAssets(db, caller, ownerId);
  const rows = await assetsOf(db, ownerId);
  const ids = rows.map(({ asset }) => asset.id);
  const documents = Map.groupBy(await documentsOf(db, ids), ({ assetId }) => assetId);
  return rows.map(({ asset, reserved }) => presentOwnAsset(asset, documents.get(asset.id) ?? [], reserved));
}

async function listPublicAssets(db: Queryable, caller: Caller, ownerId: string): Promise<Asset[]> {
  if (await isBlockedBetween(db, caller.id, ownerId)) return [];
  return (await publicAssetsOf(db, ownerId)).map(({ asset, reserved }) => presentAsset(asset, reserved));
}

export async function readAsset(db: Queryable, caller: Caller, id: number): Promise<AssetDetail> {
  const found = await findAsset(db, id);
  const blocked = found !== undefined && (await isBlockedBetween(db, caller.id, found.asset.ownerId));
  const { tradeId, isOffered } = await partnershipOf(db, id, caller.id);
  const ownerSuspended = found?.ownerSuspended ?? false;
  const asset = asReader(caller, found?.asset, { ownerSuspended, blocked, isPartner: tradeId !== null });
  const reserved = found?.reserved ?? false;
  const isOwn = isOwner(caller, asset);
  const about = { owner: { firstName: found?.ownerName ?? '' }, tradeId, showsDocuments: isOwn || isOffered };
  const documents = about.showsDocuments ? await documentsOf(db, [id]) : [];
  if (isOwn) return { ...presentOwnAsset(asset, documents, reserved), ...about };
  return { ...presentAsset(asset, reserved), documents: documents.map(presentDocument), ...about };
}

/** Adds an asset to the caller's garage. A repeated request, by its claim, adds nothing and gets the same response. */
export async function addAsset(
  context: Context,
  caller: Caller,
  input: NewAsset,
  claim: Claim | undefined,
  origin: Origin,
): Promise<Asset> {
  const { limits, idempotency } = context;
  const earlier = await idempotency.storedResponse(claim);
  if (earlier) return earlier as Asset;
  await limits.consume(additionsOfUser, caller.id);
  const { response, repeated } = await idempotency.once(claim, CREATED, (work) =>
    write(context, work, caller, input, origin),
  );
  if (repeated) await limits.refund(additionsOfUser, caller.id);
  return response;
}

async function write(context: Context, work: Work, caller: Caller, input: NewAsset, origin: Origin): Promise<Asset> {
  const { tx } = work;
  await lockGarage(tx, caller.id);
  if ((await countAssets(tx, caller.id)) >= MAX_ASSETS) throw garageFull();
  const imageUrls = await requirePhotos(context, tx, caller, input.imageUrls);
  const asset = await insertAsset(tx, { ...input, ownerId: caller.id, imageUrls });
  await work.logActivity(caller, 'asset.add', origin, { assetId: asset.id, title: asset.title });
  return presentOwnAsset(asset, []);
}
