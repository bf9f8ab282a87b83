import type { PublicProfile, ReviewsQuery } from '@tradewind/contract/people';
import type { Review } from '@tradewind/contract/reviews';
import { responseSpan } from '@tradewind/domain/response-times';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { presentBoat } from '../boats/service.ts';
import { listReviewsOf } from '../reviews/service.ts';
import { countListed, findPerson, newestListed, type PersonRow } from './store.ts';

export { findPersonById, profilesAfter } from './store.ts';

const BOATS_SHOWN = 24;

/** Suspended people are hidden like their boats, and former members have no profile. */
async function personNamed(db: Queryable, username: string): Promise<PersonRow> {
  const person = await findPerson(db, username);
  if (!person) throw notFound('We can’t find that person.');
  return person;
}

/** Names every field that is public: no email address, phone number, last name or location. */
export async function readProfile(db: Queryable, username: string): Promise<PublicProfile> {
  const person = await personNamed(db, username);
  const boats = await newestListed(db, person.id, BOATS_SHOWN);
  return {
    username: person.username,
    firstName: person.firstName,
    profileImageUrl: person.profileImageUrl,
    verified: person.verified,
    verifiedSince: person.verifiedAt?.toISOString().slice(0, 10) ?? null,
    verifiedBy: person.verifiedBy,
    memberSince: person.createdAt.toISOString().slice(0, 10),
    rating: person.rating,
    reviewCount: person.reviewCount,
    totalTransactions: person.totalTransactions,
    responseTime: responseSpan(person.responseMinutes) ?? null,
    boats: boats.map(presentBoat),
    boatCount: boats.length < BOATS_SHOWN ? boats.length : await countListed(db, person.id),
  };
}

export async function reviewsOf(
  db: Queryable,
  username: string,
  query: ReviewsQuery,
): Promise<{ reviews: Review[]; next: string | undefined }> {
  const { id } = await personNamed(db, username);
  return listReviewsOf(db, id, query);
}
