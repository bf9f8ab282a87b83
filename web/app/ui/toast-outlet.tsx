import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useToast } from '../lib/toasts.ts';
import { ToastRow } from './toast-row.tsx';

const outlets: string[] = [];
const listeners = new Set<() => void>();

/** A row for toasts that takes up its own space, so that they cover nothing. The last mounted outlet shows them. */
export function ToastOutlet({ isPage = false }: { isPage?: boolean }) {
  const toast = useToast();
  const isOnTop = useIsOnTop();
  const row = useRef<HTMLDivElement>(null);
  const shown = isOnTop ? toast : undefined;
  useRoomOnPage(row, isPage && shown !== undefined);
  return (
    <div ref={row}>{shown ? <ToastRow key={shown.id} toast={shown} look={isPage ? 'page' : 'dialog'} /> : null}</div>
  );
}

/** Makes the page start below the fixed navigation bar and its toast. */
function useRoomOnPage(row: { current: HTMLElement | null }, isNeeded: boolean): void {
  useLayoutEffect(() => {
    if (!isNeeded || row.current === null) return;
    const { current } = row;
    const { documentElement: root } = document;
    // Scroll anchoring would scroll the page, and the row would cover what it should push down.
    root.style.overflowAnchor = 'none';
    const makeRoom = () => root.style.setProperty('--toast-height', `${current.offsetHeight}px`);
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toast-height');
      requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
    };
  }, [isNeeded, row]);
}

function useIsOnTop(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    outlets.push(id);
    tell();
    return () => {
      outlets.splice(outlets.indexOf(id), 1);
      tell();
    };
  }, [id]);
  return useSyncExternalStore(
    subscribe,
    () => outlets.at(-1) === id,
    () => false,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
