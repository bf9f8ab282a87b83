import { isDeepStrictEqual } from 'node:util';
import type { Asset, AssetChange } from '@tradewind/contract/assets';
import { type AssetDetails, detailsFitting, readDetails } from '@tradewind/domain/asset-details';
import type { Caller } from '../../platform/auth.ts';
import type { ChangingAssets } from '../../platform/domain-events.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { renewUploads, requirePhotos } from '../uploads/service.ts';
import { documentsOf } from './documents.store.ts';
import { asOwner, type OwnAsset } from './policy.ts';
import { presentOwnAsset } from './present.ts';
import { lockAsset, updateAsset } from './store.ts';

type Context = Pick<Dependencies, 'commit' | 'images'>;

/** Edits the version that the owner saw; refuses a second edit of the same version. */
export async function editAsset(
  context: Context,
  caller: Caller,
  id: number,
  { version, ...edit }: AssetChange,
  origin: Origin,
): Promise<Asset> {
  return context.commit(async (work) => {
    const { tx } = work;
    const before = asOwner(caller, await lockAsset(tx, id));
    if (version !== undefined && before.version !== version) throw changedMeanwhile();
    const { imageUrls: urls = before.imageUrls } = edit;
    const imageUrls = await requirePhotos(context, tx, caller, urls, before.imageUrls);
    const details = changedDetails(before, edit);
    const how = offerChange(before, { ...edit, details });
    await work.happened('assets.changing', { how, assets: [before], by: caller.id });
    const after = await updateAsset(tx, before, { ...edit, imageUrls, details });
    const freed = before.imageUrls.filter((url) => !imageUrls.includes(url));
    await renewUploads(tx, freed);
    await work.logActivity(caller, 'asset.edit', origin, {
      assetId: id,
      title: after.title,
      fields: Object.keys(edit),
    });
    return presentOwnAsset(after, await documentsOf(tx, [id]));
  });
}

/** How an edit changes what is offered, as trades care about it. */
function offerChange(before: OwnAsset, { value, category, title, details }: AssetChange): ChangingAssets['how'] {
  const differs = (one: unknown, other: unknown) => one !== undefined && !isDeepStrictEqual(one, other);
  if (differs(value, before.value) || differs(category, before.category)) return 'revalued';
  return differs(title, before.title) || differs(details, before.details) ? 'altered' : 'edited';
}

/** The sent details, checked against the category; if only the category changes, the details that still apply. */
function changedDetails(before: OwnAsset, { category = before.category, details }: AssetChange): AssetDetails {
  if (details === undefined)
    return category === before.category ? before.details : detailsFitting(category, before.details);
  const reading = readDetails(category, details);
  if (reading.ok) return reading.details;
  const fields = Object.fromEntries(Object.entries(reading.faults).map(([name, fault]) => [`details.${name}`, fault]));
  const [message = 'Please check the details.'] = Object.values(fields);
  throw new Refusal('invalid', message, { fields });
}

const changedMeanwhile = () =>
  new Refusal('conflict', 'This asset has changed since you opened it. Please reload it and make your changes again.');
