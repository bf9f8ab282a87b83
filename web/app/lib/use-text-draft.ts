import { useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, storeDraft } from './drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** Unsent text, stored across reloads and pages until it is sent. */
export function useTextDraft(name: string, prefilled = ''): [string, (text: string) => void] {
  const owner = useDraftOwner();
  const [draft, setDraft] = useState(() => ({ owner, text: prefilled || storedText(owner, name) }));
  const { text } = draft;
  if (draft.owner !== owner) setDraft({ owner, text: storedText(owner, name) });

  // A draft's name may change while the user types: a new chat gets its id with the first reply.
  const known = useRef(name);
  useEffect(() => {
    if (known.current === name) return;
    dropDraft(owner, known.current);
    if (text !== '') storeDraft(owner, name, text);
    known.current = name;
  }, [name, text, owner]);

  const change = (next: string) => {
    setDraft({ owner, text: next });
    if (next === '') dropDraft(owner, name);
    else storeDraft(owner, name, next);
  };
  return [text, change];
}

function storedText(owner: string | undefined, name: string): string {
  const draft = loadDraft(owner, name);
  return typeof draft === 'string' ? draft : '';
}
