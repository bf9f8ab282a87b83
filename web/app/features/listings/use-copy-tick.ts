import { useCallback, useEffect, useState } from 'react';
import { copyLink } from '../../lib/share-link.ts';

const TICK_MS = 2_000;

/** `copied` is true for two seconds after each copy. */
export function useCopyTick(): { copied: boolean; copy: (url: string) => void } {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = useCallback((url: string) => {
    void copyLink(url).then((done) => {
      if (done) setCopies((count) => count + 1);
    });
  }, []);
  return { copied, copy };
}
