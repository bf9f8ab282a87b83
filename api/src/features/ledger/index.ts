import type { Feature } from '../../platform/feature.ts';
import { ledgerJobs } from './jobs.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger: Feature = { routes: [ledgerRoutes], jobs: ledgerJobs };
