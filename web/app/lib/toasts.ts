import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button that also closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

const INPUTS = ['pointerdown', 'keydown', 'click'];
let shown: ShownToast | undefined;
let count = 0;
/** Whether the user did anything since the toast appeared. */
let isOld = false;
const listeners = new Set<() => void>();

/** Shows one toast at a time; a new one replaces the current one. */
export function showToast(toast: Toast): void {
  count += 1;
  isOld = false;
  for (const input of INPUTS) window.addEventListener(input, noteInput, { capture: true, once: true });
  change({ ...toast, id: count });
}

export function dismissToast({ id }: ShownToast): void {
  if (shown?.id === id) change(undefined);
}

export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

/** Clears the toast on navigation, unless the toast and the navigation have the same cause. */
export function useClearedToasts(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (shown && (isOld || isBackOrForward)) change(undefined);
  }, [pathname, isBackOrForward]);
}

function noteInput(): void {
  isOld = true;
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
