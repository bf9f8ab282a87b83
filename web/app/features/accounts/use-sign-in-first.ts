import { paths } from '@tradewind/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../lib/toasts.ts';
import { withRedirect } from './sign-in-redirect.ts';

/** For what only somebody signed in can do: says so, and leads to the sign-in and back here. */
export function useSignInFirst(reason: string): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    showToast({ title: 'Authentication Required', description: reason });
    void navigate(withRedirect(paths.login, `${pathname}${search}`));
  };
}
