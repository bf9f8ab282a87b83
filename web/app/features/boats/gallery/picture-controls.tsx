import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { replayed } from '../../../lib/hydration.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import classes from './picture-controls.module.css';
import type { PictureSeries } from './picture-series.ts';

/** Previous, "2 / 5" and next. */
export function PictureSteps({ series: { images, index, step } }: { series: PictureSeries }) {
  return (
    <>
      <ActionIcon
        variant="transparent"
        size="lg"
        aria-label="Previous picture"
        {...replayed('previous-picture')}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <span className={classes.counter} aria-live="polite">
        {index + 1} / {images.length}
      </span>
      <ActionIcon
        variant="transparent"
        size="lg"
        aria-label="Next picture"
        {...replayed('next-picture')}
        onClick={() => step(1)}
      >
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
    </>
  );
}

export function Thumbnails({ series: { images, index, show } }: { series: PictureSeries }) {
  const list = useRef<HTMLUListElement>(null);
  // Thumbnails load after hydration, to leave the bandwidth to the large picture.
  const hydrated = useHydrated();

  // Scrolls only the strip; `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const { current } = list;
    const item = current?.children.item(index);
    if (!current || !(item instanceof HTMLElement)) return;
    current.scrollTo({ left: item.offsetLeft - (current.clientWidth - item.offsetWidth) / 2 });
  }, [index]);

  return (
    <ul ref={list} className={classes.thumbnails}>
      {images.map((url, position) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Show picture ${position + 1}`}
            aria-current={position === index}
            {...replayed(`picture-${position}`)}
            onClick={() => show(position)}
          >
            {hydrated ? <BoatPicture url={url} alt="" sizes="7rem" loading="lazy" /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
