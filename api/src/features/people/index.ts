import type { Feature } from '../../platform/feature.ts';
import { peopleJobs } from './jobs.ts';
import { peopleAndHome } from './names.service.ts';
import { peopleRoutes } from './routes.ts';
import { personProfile } from './tools.ts';

export const people: Feature = {
  routes: [peopleRoutes],
  jobs: peopleJobs,
  tools: [personProfile],
  names: peopleAndHome,
};
