import type { Feature } from '../../platform/feature.ts';
import { emailRoutes } from './email/email.routes.ts';
import { accessHelp } from './help/access.help.ts';
import { accountDataHelp } from './help/data.help.ts';
import { accountHelp } from './help/help.ts';
import { lockedOutHelp } from './help/locked-out.help.ts';
import { seenByOthersHelp } from './help/seen-by-others.help.ts';
import { signInHelp } from './help/sign-in.help.ts';
import { verifiedHelp } from './help/verified.help.ts';
import { visibilityHelp } from './help/visibility.help.ts';
import { accountJobs } from './jobs.ts';
import { accountDataRoutes } from './own-data/data.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { accountRoutes } from './routes.ts';
import { googleRoutes } from './sign-in/google.routes.ts';

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
