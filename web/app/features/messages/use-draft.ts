import { useState } from 'react';

const drafts = new Map<string, string>();

/** What somebody began to write to somebody about a boat: closing the dialog does not lose it. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') drafts.delete(key);
    else drafts.set(key, next);
  };
  return [text, change];
}
