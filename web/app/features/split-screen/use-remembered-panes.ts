import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type Layout, useGroupRef } from 'react-resizable-panels';
import { defaultPanes, panesAfterKey, parsePanes } from './pane-layout.ts';

const KEY = 'split-screen-panes';
const SAVE_DELAY_MS = 10;
const MOST_TRIES = 20;

/** Restores the panes of the last visit. */
export function useRememberedPanes() {
  const groupRef = useGroupRef();
  const restored = useRef(false);
  const save = (layout: Layout | undefined) => {
    if (layout && restored.current) localStorage.setItem(KEY, JSON.stringify(layout));
  };
  const saveSoon = useDebouncedCallback(save, SAVE_DELAY_MS);

  // Restores after hydration, since the server has no stored layout. Retries, since a group without a size accepts none.
  useLayoutEffect(() => {
    const stored = parsePanes(localStorage.getItem(KEY));
    let frame = 0;
    const restore = (tries: number) => {
      restored.current = !stored || groupRef.current?.getLayout().list === stored.list || tries === 0;
      if (restored.current) return;
      groupRef.current?.setLayout({ ...stored });
      frame = requestAnimationFrame(() => restore(tries - 1));
    };
    restore(MOST_TRIES);
    return () => cancelAnimationFrame(frame);
  }, [groupRef]);

  // Saves a change that is still debounced when the page is left.
  useWindowEvent('pagehide', () => save(groupRef.current?.getLayout()));

  // Handles the key during capture, before the library's own handler, which steps by five percent.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { list = defaultPanes.list, detail = defaultPanes.detail } = groupRef.current?.getLayout() ?? {};
    const next = panesAfterKey({ list, detail }, event.key);
    if (next === undefined) return;
    event.preventDefault();
    groupRef.current?.setLayout({ ...next });
  };

  return { groupRef, onLayoutChanged: saveSoon, onKeyDownCapture };
}
