import { type RefObject, useEffect } from 'react';

const forms = new Set<RefObject<boolean>>();

/** For a form whose changes are lost or forgotten when its page is left; the reference says whether it has any. */
export function useUnsaved(isDirty: RefObject<boolean>): void {
  useEffect(() => {
    forms.add(isDirty);
    return () => void forms.delete(isDirty);
  }, [isDirty]);
}

export const hasUnsavedChanges = (): boolean => [...forms].some((isDirty) => isDirty.current);
