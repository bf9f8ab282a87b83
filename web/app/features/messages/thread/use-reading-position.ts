import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const NEAR_PX = 64;
/** This close to the beginning, older messages are fetched ahead of the reader. */
const NEAR_BEGINNING_PX = 320;

interface LastItem {
  /** Grows with new messages and shrinks with deletions. */
  position: number;
  isOwn: boolean;
}

interface Shown {
  /** The id of the first message. Older ones have smaller ids. */
  first: number | undefined;
  last: LastItem | undefined;
}

interface ReadingPosition {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  hasNews: boolean;
  toEnd: () => void;
}

/**
 * Follows new messages while the reader is at the end, and otherwise stays and reports them. Messages added at the beginning
 * do not move the view.
 */
export function useReadingPosition({ first, last }: Shown, onNearBeginning: () => void): ReadingPosition {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const fromEnd = useRef(0);
  const seen = useRef<number>(undefined);
  const seenFirst = useRef(first);
  const [hasNews, setHasNews] = useState(false);

  const notice = () => {
    const { current } = box;
    if (!current) return;
    fromEnd.current = current.scrollHeight - current.scrollTop;
    isAtEnd.current = fromEnd.current - current.clientHeight < NEAR_PX;
    if (isAtEnd.current) setHasNews(false);
  };
  const onScroll = () => {
    notice();
    if (box.current && box.current.scrollTop < NEAR_BEGINNING_PX) onNearBeginning();
  };
  const scrollTo = (top: number) => {
    // `scrollIntoView` would also scroll everything around the list.
    if (box.current) box.current.scrollTop = top;
    notice();
  };
  const toEnd = () => scrollTo(box.current?.scrollHeight ?? 0);

  const stayWhenLonger = () => {
    const isLonger = first !== undefined && seenFirst.current !== undefined && first < seenFirst.current;
    seenFirst.current = first;
    if (isLonger && box.current) scrollTo(box.current.scrollHeight - fromEnd.current);
  };
  const followTheEnd = () => {
    if (last === undefined) return;
    const before = seen.current;
    seen.current = last.position;
    const marker = box.current?.querySelector<HTMLElement>('[data-unread-marker]');
    const isNews = before !== undefined && last.position > before;
    if (before === undefined && marker) scrollTo(marker.offsetTop);
    else if (isAtEnd.current || (isNews && last.isOwn)) toEnd();
    else if (isNews) setHasNews(true);
  };

  useLayoutEffect(() => {
    stayWhenLonger();
    followTheEnd();
    notice();
  });

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { box, onScroll, hasNews, toEnd };
}
