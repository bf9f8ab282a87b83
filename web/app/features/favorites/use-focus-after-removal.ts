import { type RefObject, useEffect, useRef } from 'react';

/** With what was removed went the button that was pressed: the reader goes on from here. */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>, count: number | undefined): void {
  const former = useRef(count);
  useEffect(() => {
    const removed = count !== undefined && former.current !== undefined && count < former.current;
    former.current = count;
    if (removed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, count]);
}
