import type { Queryable } from '../../../db/client.ts';
import { openReversals } from '../../ledger/service.ts';
import { obstaclesTo, type Standing } from './obstacles.ts';

/** Everything that keeps a trade from being released now. */
export const obstaclesNow = async (db: Queryable, standing: Omit<Standing, 'reversals' | 'now'>) =>
  obstaclesTo({ ...standing, reversals: await openReversals(db, standing.bundle.trade.id), now: new Date() });
