import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { dropDraft, keepDraft, keptDraft } from './drafts.ts';

/** What somebody began to write: kept until it is sent, across reloads and other pages. */
export function useTextDraft(name: string, prefilled = ''): [string, (text: string) => void] {
  const { user } = useCurrentUser();
  const [userId] = useState(user?.id);
  const [text, setText] = useState(() => {
    const kept = prefilled || keptDraft(userId, name);
    return typeof kept === 'string' ? kept : '';
  });

  // What is being written may be given another name: a new chat is numbered once it is answered.
  const known = useRef(name);
  useEffect(() => {
    if (known.current === name) return;
    dropDraft(userId, known.current);
    if (text !== '') keepDraft(userId, name, text);
    known.current = name;
  }, [name, text, userId]);

  const change = (next: string) => {
    setText(next);
    if (next === '') dropDraft(userId, name);
    else keepDraft(userId, name, next);
  };
  return [text, change];
}
