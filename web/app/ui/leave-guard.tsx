import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { hasUnsavedChanges } from '../lib/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  title?: string;
  text?: string;
}

/** Asks before a link or Back leaves a page with unsaved changes. Required for every form that uses `useUnsaved`. */
export function LeaveGuard({
  title = 'Leave without saving?',
  text = 'Your changes are not saved yet. We keep them in this browser, so you can finish them later.',
}: LeaveGuardProps) {
  const guarded = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // The router reaches the next page before this one unmounts, so do not block Back from there.
    const isHere = from.key === guarded.key;
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    return isHere && isElsewhere && hasUnsavedChanges();
  });
  const isAsking = blocker.state === 'blocked';

  // Back closes the open dialog.
  const asked = useRef<unknown>(undefined);
  useEffect(() => {
    if (isAsking && asked.current !== undefined && asked.current !== blocker.location) blocker.reset();
    asked.current = isAsking ? blocker.location : undefined;
  }, [isAsking, blocker]);

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm="Leave"
      cancel="Keep editing"
      isHarmless
      hasHistoryEntry={false}
      opened={isAsking}
      isPending={false}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
