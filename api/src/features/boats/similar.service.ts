import type { Boat } from '@tradewind/contract/boats';
import { PUBLIC_STATES, UNAVAILABLE_STATES } from '@tradewind/domain/lifecycles/listing';
import { dissimilarity } from '@tradewind/domain/similar-boats';
import type { Queryable } from '../../db/client.ts';
import { presentBoat } from './present.ts';
import { noSuchBoat } from './service.ts';
import { boatsAround, type Candidate, findSubject, type Subject } from './similar.store.ts';
import { findListed } from './store.ts';

const SHOWN = 6;
/** With fewer boats of the same type, other types are considered too. */
const ENOUGH = 3;
/** Candidates on each side of the price. */
const CONSIDERED = 60;

/** Listed alternatives to this boat, most similar first. */
export async function listSimilarBoats(db: Queryable, id: number): Promise<Boat[]> {
  const subject = await findSubject(db, id, [...PUBLIC_STATES, ...UNAVAILABLE_STATES]);
  if (!subject) throw noSuchBoat();
  const ids = mostAlike(subject, await candidatesFor(db, subject)).map((candidate) => candidate.id);
  const found = new Map((await findListed(db, ids)).map((it) => [it.boat.id, presentBoat(it)]));
  return ids.map((one) => found.get(one)).filter((it) => it !== undefined);
}

async function candidatesFor(db: Queryable, subject: Subject): Promise<Candidate[]> {
  const ofType = await boatsAround(db, subject, 'of its type', CONSIDERED);
  return ofType.length >= ENOUGH ? ofType : boatsAround(db, subject, 'of any type', CONSIDERED);
}

const mostAlike = (subject: Subject, candidates: readonly Candidate[]) =>
  candidates
    .map((candidate) => ({ id: candidate.id, apart: dissimilarity(subject, candidate) }))
    .sort((a, b) => a.apart - b.apart || a.id - b.id)
    .slice(0, SHOWN);
