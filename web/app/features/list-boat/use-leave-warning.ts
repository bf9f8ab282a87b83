import { useEffect } from 'react';
import { useBlocker } from 'react-router';

const QUESTION = 'Photos are still uploading. Leave, and those that are not done are lost?';

/** Asks before the page is left: by the browser when it closes or reloads, by ourselves within the app. */
export function useLeaveWarning(uploading: boolean): void {
  const blocker = useBlocker(uploading);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!uploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploading]);
}
