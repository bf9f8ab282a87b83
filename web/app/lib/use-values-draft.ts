import { useState } from 'react';
import { dropDraft, loadDraft, storeDraft } from './drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** The names of fields that hold typed text. */
export type TypedField<T> = {
  [F in keyof T & string]: T[F] extends string | undefined ? (string extends T[F] ? F : never) : never;
}[keyof T & string];

/** The fields of a dialog, stored across reloads until they are sent. */
export function useValuesDraft<T extends object>(name: string, blank: T) {
  const owner = useDraftOwner();
  const [draft, setDraft] = useState(() => ({ owner, name, values: stored(owner, name, blank) }));
  if (draft.owner !== owner || draft.name !== name) setDraft({ owner, name, values: stored(owner, name, blank) });
  const keep = (part: object) => {
    const values = { ...draft.values, ...part };
    setDraft({ owner, name, values });
    storeDraft(owner, name, values);
  };
  return {
    values: draft.values,
    change: (part: Partial<T>) => keep(part),
    type: (field: TypedField<T>, text: string) => keep({ [field]: text }),
    clear: () => {
      setDraft({ owner, name, values: blank });
      dropDraft(owner, name);
    },
  };
}

/** Fields that an older version of the dialog stored are left out. */
function stored<T extends object>(owner: string | undefined, name: string, blank: T): T {
  const draft = loadDraft(owner, name);
  if (typeof draft !== 'object' || draft === null) return blank;
  const known = Object.entries(draft).filter(
    ([field, value]) => field in blank && isAlike(value, blank[field as keyof T]),
  );
  return { ...blank, ...Object.fromEntries(known) };
}

const isAlike = (value: unknown, other: unknown) => other === undefined || typeof value === typeof other;
