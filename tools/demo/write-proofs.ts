import { CODE_HOURS } from '@tradewind/domain/possession';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../api/src/db/client.ts';
import { boats, possessionPhotos, possessionProofs } from '../../api/src/db/schema/index.ts';
import { daysBefore, demoBoat, emailOf, hoursBefore, userIdOf } from './drafts.ts';
import { drawProofPhoto } from './proof-photo.ts';
import { ADMIN } from './world/people.ts';
import { type DemoProof, PROOFS } from './world/proofs.ts';

/** Hull numbers and photos with codes, as their owners would have sent them. */
export async function writeProofs(tx: Queryable, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  for (const proof of PROOFS) {
    const { listedDaysAgo } = demoBoat(proof.boat);
    const boatId = ids.get(proof.boat) ?? 0;
    const photoProofAt = proof.photo?.isApproved ? daysBefore(now, proof.photo.sentDaysAgo) : null;
    const checks = { hullNumber: proof.hullNumber, hullCheckedAt: daysBefore(now, listedDaysAgo), photoProofAt };
    await tx.update(boats).set(checks).where(eq(boats.id, boatId));
    if (proof.photo) await writePhoto(tx, boatId, proof, proof.photo, now);
  }
}

async function writePhoto(
  tx: Queryable,
  boatId: number,
  { boat }: DemoProof,
  { code, sentDaysAgo, isApproved }: NonNullable<DemoProof['photo']>,
  now: Date,
): Promise<void> {
  const sentAt = daysBefore(now, sentDaysAgo);
  const askedAt = hoursBefore(sentAt, 3);
  const decision = isApproved ? { decidedAt: hoursBefore(sentAt, -5), decidedBy: emailOf(ADMIN.name) } : {};
  const [row] = await tx
    .insert(possessionProofs)
    .values({
      boatId,
      ownerId: userIdOf(demoBoat(boat).owner),
      state: isApproved ? 'approved' : 'submitted',
      code,
      codeExpiresAt: hoursBefore(askedAt, -CODE_HOURS),
      sentAt,
      createdAt: askedAt,
      ...decision,
    })
    .returning({ id: possessionProofs.id });
  if (!row) throw new Error('The insert returned no proof.');
  const content = await drawProofPhoto(code);
  await tx.insert(possessionPhotos).values({ proofId: row.id, content, digest: code });
}
