import type { Feature } from '../../platform/feature.ts';
import { accessHelp } from './access.help.ts';
import { accountDataHelp } from './data.help.ts';
import { accountDataRoutes } from './data.routes.ts';
import { emailRoutes } from './email.routes.ts';
import { googleRoutes } from './google.routes.ts';
import { accountHelp } from './help.ts';
import { accountJobs } from './jobs.ts';
import { lockedOutHelp } from './locked-out.help.ts';
import { profileRoutes } from './profile.routes.ts';
import { accountRoutes } from './routes.ts';
import { seenByOthersHelp } from './seen-by-others.help.ts';
import { signInHelp } from './sign-in.help.ts';
import { verifiedHelp } from './verified.help.ts';
import { visibilityHelp } from './visibility.help.ts';

export const accounts: Feature = {
  routes: [accountRoutes, emailRoutes, googleRoutes, profileRoutes, accountDataRoutes],
  jobs: accountJobs,
  help: [
    ...accessHelp,
    ...signInHelp,
    ...accountHelp,
    ...accountDataHelp,
    ...verifiedHelp,
    ...lockedOutHelp,
    ...visibilityHelp,
    ...seenByOthersHelp,
  ],
};
