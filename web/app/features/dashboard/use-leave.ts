import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../lib/current-user.ts';
import { repeatAfterSignIn } from '../../lib/request.ts';
import { replacingToken } from '../../lib/session.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';

/** Ends the session on the server and then here, goes home and shows a toast. */
export function useLeave() {
  const endSession = useEndSession();
  const navigate = useNavigate();
  return async (endOnServer: () => Promise<unknown>, toast: Toast): Promise<void> => {
    // Ignores the server's event that the session ended, which goes to all of its browsers.
    await repeatAfterSignIn(() =>
      replacingToken(async () => {
        await endOnServer();
        endSession();
      }),
    );
    // Requests of the home page would otherwise wait for the end of the session.
    await navigate(paths.home);
    showToast(toast);
  };
}
