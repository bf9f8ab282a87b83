import { useEffect } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { takeFormerName } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';

/** Tells somebody who signed in over another person's page that nothing of it was sent. */
export function useTakeoverNote(): void {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (user === null) return;
    const former = takeFormerName();
    if (former === null) return;
    showToast({
      title: `Signed in as ${user.firstName}`,
      description:
        former === '' ? 'Nothing was sent from the page before.' : `Nothing that ${former} had started here was sent.`,
    });
  }, [user]);
}
