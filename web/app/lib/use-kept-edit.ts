import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { dropDraft, keepDraft, keptDraft } from './drafts.ts';
import { changedFields, clashes, type Edit, type Field, mergedEdit, readEdit } from './edits.ts';
import { useUnsaved } from './unsaved.ts';

interface State<T> extends Edit<T> {
  /** Fields that somebody else changed since the kept edit was typed. Undefined when nothing was kept. */
  kept: Field<T>[] | undefined;
}

/** The values of a form that is saved by a button. Until then they are kept in this browser, and offered again on the next visit. */
export function useKeptEdit<T extends object>(name: string, saved: T) {
  const { user } = useCurrentUser();
  const [userId] = useState(user?.id);
  const [{ base, values, kept }, setState] = useState(() => restored(userId, name, saved));
  const isChanged = changedFields(base, values).length > 0;
  // A visitor has nothing to save: what they typed follows them through the sign-in.
  const isUnsaved = isChanged && userId !== undefined;
  const isDirty = useRef(isUnsaved);
  isDirty.current = isUnsaved;
  useUnsaved(isDirty);

  useEffect(() => {
    if (isChanged) keepDraft(userId, name, { base, values } satisfies Edit<T>);
    else dropDraft(userId, name);
  }, [userId, name, base, values, isChanged]);

  /** Starts again from what is saved now, and forgets what was typed. */
  const settle = (now: T) => {
    isDirty.current = false;
    dropDraft(userId, name);
    setState({ base: now, values: now, kept: undefined });
  };

  return {
    base,
    values,
    change: (part: Partial<T>) => setState((now) => ({ ...now, values: { ...now.values, ...part } })),
    /** Puts what was typed on top of a newer version. Returns the fields that both changed. */
    rebase: (newest: T) => {
      setState((now) => ({ ...now, base: newest, values: mergedEdit(now.base, now.values, newest) }));
      return clashes(base, values, newest);
    },
    settle,
    discard: () => settle(base),
    kept,
    isChanged,
  };
}

export const hasKeptEdit = (userId: string, name: string): boolean => keptDraft(userId, name) !== undefined;

function restored<T extends object>(userId: string | undefined, name: string, saved: T): State<T> {
  const edit = readEdit(keptDraft(userId, name), saved);
  const values = edit ? mergedEdit(edit.base, edit.values, saved) : saved;
  const isKept = edit !== undefined && changedFields(saved, values).length > 0;
  return { base: saved, values, kept: isKept ? clashes(edit.base, edit.values, saved) : undefined };
}
