import { createHash } from 'node:crypto';
import { paths } from '@tradewind/contract/paths';
import type { Possession } from '@tradewind/contract/possession';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Work } from '../../platform/work.ts';
import { adminIds } from '../accounts/service.ts';
import { lockOwnListing, type OwnListing, readOwnListing } from '../listings/service.ts';
import { imageRefusal, takeOneFile } from '../uploads/service.ts';
import { proofPhoto } from './limits.ts';
import { asPhotoReader, asSender, proofNotFound, requireProvable } from './policy.ts';
import { readState } from './service.ts';
import { digestOf, findPhoto, findProof, insertPhoto, latestProof, updateProof } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'limits' | 'images'>;

/** Takes the photo with the code. Sending the same file again changes nothing. */
export async function sendPhoto(
  context: Context,
  caller: Caller,
  boatId: number,
  request: FastifyRequest,
  origin: Origin,
): Promise<Possession> {
  return takeOneFile(context, request, proofPhoto, async ({ content }) => {
    const digest = createHash('sha256').update(content).digest('hex');
    const listing = await readOwnListing(context.db, caller, boatId);
    const now = new Date();
    if (await isWaitingAlready(context.db, listing, digest)) return readState(context.db, listing, now);
    // An early check, so that nothing is decoded in vain; it is repeated once the listing is locked.
    requireProvable(listing);
    asSender(listing, (await latestProof(context.db, boatId))?.proof, now);
    const cleaned = await context.images.cleanImage(content, proofPhoto);
    if (!cleaned.ok) throw imageRefusal(cleaned.reason, 'Your photo', proofPhoto.maxBytes);
    const photo = { content: cleaned.content, digest };
    return context.commit((work) => submit(work, caller, boatId, photo, origin));
  });
}

async function isWaitingAlready(db: Queryable, { id }: OwnListing, digest: string): Promise<boolean> {
  const latest = await latestProof(db, id);
  return latest?.proof.state === 'submitted' && (await digestOf(db, latest.proof.id)) === digest;
}

async function submit(
  work: Work,
  caller: Caller,
  boatId: number,
  { content, digest }: { content: Buffer; digest: string },
  origin: Origin,
): Promise<Possession> {
  const { tx } = work;
  const now = new Date();
  const listing = await lockOwnListing(tx, caller, boatId);
  if (await isWaitingAlready(tx, listing, digest)) return readState(tx, listing, now);
  requireProvable(listing);
  const proof = asSender(listing, (await latestProof(tx, boatId))?.proof, now);
  await insertPhoto(tx, proof, content, digest);
  await updateProof(tx, proof, { state: 'submitted', sentAt: now });
  await work.logActivity(caller, 'possession.send', origin, { boatId, title: listing.title });
  for (const userId of await adminIds(tx)) {
    work.notify({
      userId,
      kind: 'report',
      title: 'A photo waits for review',
      body: 'An owner sent a photo to prove that they hold their boat.',
      path: paths.adminPossession,
      groupKey: 'possession',
    });
  }
  return readState(tx, listing, now);
}

export async function readPhoto(db: Queryable, caller: Caller, proofId: number): Promise<Buffer> {
  const proof = asPhotoReader(caller, await findProof(db, proofId));
  const photo = await findPhoto(db, proof.id);
  if (!photo) throw proofNotFound();
  return photo.content;
}
