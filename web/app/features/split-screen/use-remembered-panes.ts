import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { type Layout, useGroupRef } from 'react-resizable-panels';
import { defaultPanes, panesAfterKey, parsePanes } from './pane-layout.ts';

const KEY = 'split-screen-panes';
const SAVE_DELAY_MS = 10;

/** The panes come back as they were left. */
export function useRememberedPanes() {
  const groupRef = useGroupRef();
  const save = useDebouncedCallback(
    (layout: Layout) => localStorage.setItem(KEY, JSON.stringify(layout)),
    SAVE_DELAY_MS,
  );

  // Only now, since the server knows nothing of the earlier visit.
  useLayoutEffect(() => {
    const kept = parsePanes(localStorage.getItem(KEY));
    if (kept) groupRef.current?.setLayout({ ...kept });
  }, [groupRef]);

  // While the event comes down, because the library's own handler at the separator steps by five percent.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { list = defaultPanes.list, detail = defaultPanes.detail } = groupRef.current?.getLayout() ?? {};
    const next = panesAfterKey({ list, detail }, event.key);
    if (next === undefined) return;
    event.preventDefault();
    groupRef.current?.setLayout({ ...next });
  };

  return { groupRef, onLayoutChanged: save, onKeyDownCapture };
}
