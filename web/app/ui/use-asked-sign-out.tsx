import { type ReactNode, useState } from 'react';
import { hasUnsavedChanges } from '../lib/unsaved.ts';
import { lazyPart } from './lazy-part.tsx';

const SignOutQuestion = lazyPart(() => import('./sign-out-question.tsx'), {
  waiting: 'You can sign out when you are back online.',
});

interface AskedSignOut {
  /** Signs out; asks first when a form has unsaved changes, since signing out drops what this browser keeps. */
  signOut: () => void;
  question: ReactNode;
}

export function useAskedSignOut(act: () => void): AskedSignOut {
  const [isAsking, setAsking] = useState<boolean>();
  const confirm = () => {
    setAsking(false);
    act();
  };
  return {
    signOut: () => (hasUnsavedChanges() ? setAsking(true) : act()),
    question:
      isAsking === undefined ? null : (
        <SignOutQuestion opened={isAsking} onCancel={() => setAsking(false)} onConfirm={confirm} />
      ),
  };
}
