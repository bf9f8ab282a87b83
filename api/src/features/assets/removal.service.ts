import { parseImageUrl } from '@tradewind/contract/media';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Work } from '../../platform/work.ts';
import { removeImagesLater } from '../uploads/service.ts';
import { removeDocumentsLater } from './cleaning.service.ts';
import { documentIdsOfUsers, documentsOf } from './documents.store.ts';
import { asOwner } from './policy.ts';
import { assetsOfUsers, deleteAsset, lockAsset } from './store.ts';

const AT_ONCE = 500;

export async function removeAsset(
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  id: number,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    const asset = asOwner(caller, await lockAsset(work.tx, id));
    await work.happened('assets.changing', { how: 'deleted', assets: [asset], by: caller.id });
    const documents = await documentsOf(work.tx, [id]);
    await deleteAsset(work.tx, asset);
    await removeImagesLater(work, uploaded(asset.imageUrls));
    await removeDocumentsLater(
      work,
      documents.map((document) => document.id),
    );
    await work.logActivity(caller, 'asset.delete', origin, { assetId: id, title: asset.title });
  });
}

/** Foreign keys delete the assets of users who leave; this queues the removal of their files. */
export async function leaveGarages(work: Work, users: readonly string[]): Promise<void> {
  const assets = await assetsOfUsers(work.tx, users);
  if (assets.length === 0) return;
  await work.happened('assets.changing', { how: 'deleted', assets });
  const pictures = uploaded(assets.flatMap(({ imageUrls }) => imageUrls));
  for (let first = 0; first < pictures.length; first += AT_ONCE)
    await removeImagesLater(work, pictures.slice(first, first + AT_ONCE));
  const documents = await documentIdsOfUsers(work.tx, users);
  for (let first = 0; first < documents.length; first += AT_ONCE)
    await removeDocumentsLater(work, documents.slice(first, first + AT_ONCE));
}

const uploaded = (urls: readonly string[]) => [...new Set(urls)].filter((url) => parseImageUrl(url) !== undefined);
