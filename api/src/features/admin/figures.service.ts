import { type AdminFigures, FIGURE_DAYS } from '@tradewind/contract/admin';
import type { Queryable } from '../../db/client.ts';
import { readDays, readTotals } from './figures.store.ts';

export const readFigures = async (db: Queryable): Promise<AdminFigures> => ({
  totals: await readTotals(db),
  days: await readDays(db, FIGURE_DAYS),
});
