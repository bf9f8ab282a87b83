import { type RefObject, useEffect } from 'react';

const forms = new Set<RefObject<boolean>>();

/** For forms with changes to guard when the page is left. The ref says whether there are any. */
export function useUnsaved(isDirty: RefObject<boolean>): void {
  useEffect(() => {
    forms.add(isDirty);
    return () => void forms.delete(isDirty);
  }, [isDirty]);
}

export const hasUnsavedChanges = (): boolean => [...forms].some((isDirty) => isDirty.current);
