import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { reports } from '../../db/schema/reports.ts';

type ReportDraft = typeof reports.$inferInsert;

/** Returns undefined if this person's earlier report of the subject is still open. */
export async function insertReport(db: Queryable, draft: ReportDraft): Promise<number | undefined> {
  const [row] = await db
    .insert(reports)
    .values(draft)
    .onConflictDoNothing({
      target: [reports.reporterId, reports.subject, reports.subjectId],
      where: sql`${reports.status} = 'open'`,
    })
    .returning({ id: reports.id });
  return row?.id;
}
