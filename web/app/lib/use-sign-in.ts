import { paths } from '@tradewind/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { type Intent, rememberIntent } from './intents.ts';
import { withRedirect } from './sign-in-redirect.ts';
import { showToast, type Toast } from './toasts.ts';

/** Goes to the sign-in and back to this page, where the intent continues. */
function useSignIn(): (intent: Intent) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (intent) => {
    rememberIntent(intent);
    await navigate(withRedirect(paths.login, `${pathname}${search}`));
  };
}

/** Goes to the sign-in immediately, with a toast that says why. */
export function useSignInFirst(reason: string): (intent: Intent) => void {
  const signIn = useSignIn();
  return (intent) =>
    void signIn(intent).then(() => showToast({ title: 'Authentication Required', description: reason }));
}

/** Shows a toast that an action needs a sign-in, with a button that goes there. */
export function useAskToSignIn(): (toast: Toast, intent: Intent) => void {
  const signIn = useSignIn();
  return (toast, intent) =>
    showToast({
      ...toast,
      variant: 'destructive',
      action: { label: 'Sign in or register', onPress: () => void signIn(intent) },
    });
}
