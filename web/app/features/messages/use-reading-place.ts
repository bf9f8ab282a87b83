import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const NEAR_PX = 64;

interface LastItem {
  key: string;
  isOwn: boolean;
}

interface ReadingPlace {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  hasNews: boolean;
  toEnd: () => void;
}

/** Who reads at the end is taken along with what arrives; who has scrolled up stays there, and is told. */
export function useReadingPlace(last: LastItem | undefined): ReadingPlace {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef<string>(undefined);
  const [hasNews, setHasNews] = useState(false);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isAtEnd.current = true;
    setHasNews(false);
  };

  useLayoutEffect(() => {
    if (last === undefined || last.key === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = last.key;
    const marker = isFirst ? box.current?.querySelector('[data-unread-marker]') : undefined;
    if (marker) marker.scrollIntoView({ block: 'start' });
    else if (isAtEnd.current || last.isOwn) toEnd();
    else setHasNews(true);
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

  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
    if (isAtEnd.current) setHasNews(false);
  };

  return { box, onScroll, hasNews, toEnd };
}
