import { randomInt } from 'node:crypto';
import type { Possession } from '@tradewind/contract/possession';
import { CODE_HOURS, newProofCode } from '@tradewind/domain/possession';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Work } from '../../platform/work.ts';
import {
  hidePhotoProofs,
  lockOwnListing,
  type OwnListing,
  readOwnListing,
  showPhotoProof,
} from '../listings/service.ts';
import { codesOfUser, ENDED_DAYS, PHOTO_DAYS } from './limits.ts';
import { asWithdrawer, isLive, requireProvable } from './policy.ts';
import { presentPossession } from './present.ts';
import {
  deleteEndedBefore,
  deletePhoto,
  deletePhotosDecidedBefore,
  expireCodes,
  insertProof,
  latestProof,
  updateProof,
  voidProofs,
} from './store.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

export const readState = async (db: Queryable, listing: OwnListing, now: Date): Promise<Possession> =>
  presentPossession(listing, await latestProof(db, listing.id), now);

export const readPossession = async (db: Queryable, caller: Caller, boatId: number): Promise<Possession> =>
  readState(db, await readOwnListing(db, caller, boatId), new Date());

/** Returns the boat's live code, or a new one. */
export async function askCode(
  { db, commit, limits }: Pick<Dependencies, 'db' | 'commit' | 'limits'>,
  caller: Caller,
  boatId: number,
  origin: Origin,
): Promise<Possession> {
  const listing = await readOwnListing(db, caller, boatId);
  if (!(await hasLive(db, boatId, new Date()))) {
    requireProvable(listing);
    await limits.consume(codesOfUser, caller.id);
  }
  return commit((work) => issueCode(work, caller, boatId, origin));
}

async function issueCode(work: Work, caller: Caller, boatId: number, origin: Origin): Promise<Possession> {
  const { tx } = work;
  const now = new Date();
  const listing = await lockOwnListing(tx, caller, boatId);
  if (!(await hasLive(tx, boatId, now))) {
    requireProvable(listing);
    await expireCodes(tx, now, boatId);
    await insertProof(tx, listing, newProofCode(randomInt), new Date(now.getTime() + CODE_HOURS * HOUR));
    await work.logActivity(caller, 'possession.ask', origin, { boatId, title: listing.title });
  }
  return readState(tx, listing, now);
}

async function hasLive(db: Queryable, boatId: number, now: Date): Promise<boolean> {
  const latest = await latestProof(db, boatId);
  return latest !== undefined && isLive(latest.proof, now);
}

/** Gives up a code, a photo or the badge. */
export const withdrawProof = (
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  boatId: number,
  origin: Origin,
): Promise<Possession> =>
  commit(async (work) => {
    const { tx } = work;
    const now = new Date();
    const listing = await lockOwnListing(tx, caller, boatId);
    const proof = asWithdrawer(listing, (await latestProof(tx, boatId))?.proof, now);
    await updateProof(tx, proof, { state: 'withdrawn' });
    await deletePhoto(tx, proof);
    if (proof.state === 'approved') await showPhotoProof(work, listing, null);
    await work.logActivity(caller, 'possession.withdraw', origin, { boatId, title: listing.title });
    return readState(tx, listing, now);
  });

/** Nothing that was proven about these boats holds any longer. */
export async function voidPossession(work: Work, boatIds: readonly number[]): Promise<void> {
  const voided = await voidProofs(work.tx, boatIds);
  if (voided.length > 0) await hidePhotoProofs(work, voided);
}

/** Ends unused codes and deletes what has been kept long enough. */
export const forgetProofs = ({ commit }: Pick<Dependencies, 'commit'>, now = new Date()): Promise<void> =>
  commit(async ({ tx }) => {
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    await expireCodes(tx, now);
    await deletePhotosDecidedBefore(tx, ago(PHOTO_DAYS));
    await deleteEndedBefore(tx, ago(ENDED_DAYS));
  });
