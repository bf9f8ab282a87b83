import { useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, storeDraft } from './drafts.ts';
import { changedFields, clashes, type Edit, type Field, mergedEdit, readEdit, withLocked } from './edits.ts';
import { useUnsaved } from './unsaved.ts';
import { useDraftOwner } from './use-draft-owner.ts';
import { useHydrated } from './use-hydrated.ts';

interface State<T> extends Edit<T> {
  owner: string | undefined;
  /** False while the form shows the server-rendered values, since the server has no drafts. */
  isRestored: boolean;
  /** Fields that someone else changed since the draft was typed. Undefined when no draft was restored. */
  changedElsewhere: Field<T>[] | undefined;
}

/**
 * The values of a form, stored in this browser until they are saved, and restored on the next visit. Locked fields show what is
 * saved; a draft of them waits until they are free.
 */
export function useEditDraft<T extends object>(name: string, saved: T, locked: readonly Field<T>[] = []) {
  const owner = useDraftOwner();
  const isHydrated = useHydrated();
  const [state, setState] = useState(() =>
    isHydrated ? restored(owner, name, saved) : { ...untouched(owner, saved), isRestored: false },
  );
  const { base, values: typed, changedElsewhere, isRestored } = state;
  const values = locked.length === 0 ? typed : withLocked(base, typed, locked);
  if (isHydrated && (state.owner !== owner || !isRestored)) setState(restored(owner, name, saved));

  const isChanged = changedFields(base, values).length > 0;
  // Visitors cannot save; their draft follows them through the sign-in.
  const isUnsaved = isChanged && owner !== undefined;
  const isDirty = useRef(isUnsaved);
  isDirty.current = isUnsaved;
  useUnsaved(isDirty);

  const isTyped = changedFields(base, typed).length > 0;
  useEffect(() => {
    if (isTyped) storeDraft(owner, name, { base, values: typed } satisfies Edit<T>);
    else if (isRestored) dropDraft(owner, name);
  }, [owner, name, base, typed, isTyped, isRestored]);

  /** Resets the form to the saved values and drops the draft. */
  const settle = (now: T) => {
    isDirty.current = false;
    dropDraft(owner, name);
    setState(untouched(owner, now));
  };

  return {
    base,
    values,
    change: (part: Partial<T>) => setState((now) => ({ ...now, values: { ...now.values, ...part } })),
    /** Applies the edit on top of a newer version. Returns the fields that both changed. */
    rebase: (newest: T) => {
      setState((now) => ({ ...now, base: newest, values: mergedEdit(now.base, now.values, newest) }));
      return clashes(base, values, newest);
    },
    settle,
    discard: () => settle(base),
    changedElsewhere: isChanged ? changedElsewhere : undefined,
    isChanged,
  };
}

export const hasEditDraft = (userId: string, name: string): boolean => loadDraft(userId, name) !== undefined;

const untouched = <T extends object>(owner: string | undefined, saved: T): State<T> => ({
  owner,
  base: saved,
  values: saved,
  changedElsewhere: undefined,
  isRestored: true,
});

function restored<T extends object>(owner: string | undefined, name: string, saved: T): State<T> {
  const edit = readEdit(loadDraft(owner, name), saved);
  const fresh = untouched(owner, saved);
  if (edit === undefined) return fresh;
  const values = mergedEdit(edit.base, edit.values, saved);
  if (changedFields(saved, values).length === 0) return fresh;
  return { ...fresh, values, changedElsewhere: clashes(edit.base, edit.values, saved) };
}
