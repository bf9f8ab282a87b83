import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  forgetOverlay,
  isTopOverlay,
  listenForBack,
  noteDrawnPage,
  type Overlay,
  openOverlay,
} from './overlay-history.ts';

interface OverlayOptions {
  opened: boolean;
  onClose: () => void;
  /** False when the URL names the overlay, since Back closes it anyway. */
  hasHistoryEntry?: boolean;
}

/** Makes Back close an overlay. Returns a function that says whether it is on top, so that Escape closes only that one. */
export function useOverlay({ opened, onClose, hasHistoryEntry = true }: OverlayOptions): () => boolean {
  const close = useEffectEvent(onClose);
  const overlay = useRef<Overlay>(undefined);
  useEffect(() => {
    if (!opened) return;
    const current = openOverlay(() => close(), hasHistoryEntry);
    overlay.current = current;
    return () => forgetOverlay(current);
  }, [opened, hasHistoryEntry]);
  return () => isTopOverlay(overlay.current);
}

/** For the root. */
export function useOverlayHistory(): void {
  const { key } = useLocation();
  useEffect(() => listenForBack(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the page
  useEffect(() => noteDrawnPage(), [key]);
}
