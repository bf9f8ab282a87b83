import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../lib/current-user.ts';
import { hasDrafts } from '../lib/stored-drafts.ts';
import { hasUnsavedChanges } from '../lib/unsaved.ts';
import { lazyPart } from './lazy-part.tsx';

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'), {
  waiting: 'You can sign out when you are back online.',
});

interface ConfirmedSignOut {
  /** Signs out. Asks first when there are unsaved changes on any page, since signing out drops this browser's drafts. */
  signOut: () => void;
  question: ReactNode;
}

export function useConfirmedSignOut(act: () => void): ConfirmedSignOut {
  const { user } = useCurrentUser();
  const [isAsking, setAsking] = useState<boolean>();
  const confirm = () => {
    setAsking(false);
    act();
  };
  return {
    signOut: () => (hasUnsavedChanges() || (user && hasDrafts(user.id)) ? setAsking(true) : act()),
    question:
      isAsking === undefined ? null : (
        <SignOutDialog opened={isAsking} onCancel={() => setAsking(false)} onConfirm={confirm} />
      ),
  };
}
