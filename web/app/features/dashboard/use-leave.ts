import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../lib/current-user.ts';
import { repeatAfterSignIn } from '../../lib/request.ts';
import { replacingToken } from '../../lib/session.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';

/** Ends the session on the server, then here, goes home and says so. */
export function useLeave() {
  const endSession = useEndSession();
  const navigate = useNavigate();
  return async (endOnServer: () => Promise<unknown>, toast: Toast): Promise<void> => {
    // The server tells every browser of this session that it ended; this one knows.
    await repeatAfterSignIn(() =>
      replacingToken(async () => {
        await endOnServer();
        endSession();
      }),
    );
    // Only now: what the home page reads would wait for the session's end.
    await navigate(paths.home);
    showToast(toast);
  };
}
