import { paths } from '@tradewind/contract/paths';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { QuietLink } from '../quiet-link.tsx';

/** A link in the sign-in form that passes the typed email along in the history entry, never in the URL. */
export function ForgotPasswordLink({ isInDialog }: { isInDialog: boolean }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (form === null || opensElsewhere || isInDialog) return;
    event.preventDefault();
    void navigate(paths.forgotPassword, { state: { email: new FormData(form).get('email') } });
  };
  return (
    <QuietLink to={paths.forgotPassword} onClick={follow} {...(isInDialog && { target: '_blank' })}>
      Forgot your password?
    </QuietLink>
  );
}

/** The email that the link above passed along, or an empty string. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
