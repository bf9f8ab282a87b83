import { useSyncExternalStore } from 'react';
import { noteOfflineOtherwise } from './offline-notes.ts';

export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void };
}

let needed = false;
const listeners = new Set<() => void>();

/** One toast at a time: a new one takes the place of the one that shows. */
export function showToast(toast: Toast): void {
  needed = true;
  for (const listener of listeners) listener();
  void import('../ui/toaster.tsx').then(
    ({ present }) => present(toast),
    // Its code did not load. The words matter more than their place.
    () => noteOfflineOtherwise([toast.title, toast.description].filter(Boolean).join(': ')),
  );
}

/** False until the first toast: the code that draws them is not loaded before. */
export function useToasterNeeded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => needed,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
