import type { CancellationCause } from '@tradewind/domain/closing/cancellation';
import type { ResolutionBasis } from '@tradewind/domain/ledger/journal';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { closingDisputes } from '../../../db/schema/closings.ts';
import type { OpenDispute } from '../policy.ts';

export type DisputeRow = typeof closingDisputes.$inferSelect;

/** In the place of a task, for the documents about a dispute: releases that people sign, and the award or the order. */
export const disputeKey = (id: number): string => `dispute:${id}`;

/** The disputes of a closing, newest first. */
export const disputesOf = (db: Queryable, tradeId: number): Promise<DisputeRow[]> =>
  db.select().from(closingDisputes).where(eq(closingDisputes.tradeId, tradeId)).orderBy(desc(closingDisputes.id));

interface NewDispute {
  tradeId: number;
  openedBy: number | null;
  against: number | null;
  cause: CancellationCause | null;
  reason: string;
  openedAt: Date;
}

export async function insertDispute(tx: Queryable, dispute: NewDispute): Promise<DisputeRow> {
  const [row] = await tx.insert(closingDisputes).values(dispute).returning();
  if (!row) throw new Error('The dispute was not written.');
  return row;
}

interface Resolution {
  basis: ResolutionBasis;
  reference: string;
  outcome: 'cancel' | 'resume';
  resolvedBy: string;
  resolvedAt: Date;
}

export const resolveDispute = (tx: Queryable, { id }: OpenDispute, resolution: Resolution) =>
  tx.update(closingDisputes).set(resolution).where(eq(closingDisputes.id, id));
