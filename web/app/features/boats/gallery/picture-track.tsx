import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import { arrowStep, type PictureSeries } from './picture-series.ts';
import classes from './picture-track.module.css';

interface PictureTrackProps {
  series: PictureSeries;
  title: string;
  sizes: string;
  fit: 'cover' | 'contain';
  onPick: () => void;
}

/** Pictures side by side, one in view. Swiping moves them; changing the index jumps. */
export function PictureTrack({ series, title, sizes, fit, onPick }: PictureTrackProps) {
  const { images, index, show, step } = series;
  const track = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // The others load after hydration, to leave the bandwidth to the first picture.
  const isNear = (position: number) => Math.abs(position - index) <= (hydrated ? 1 : 0);

  useLayoutEffect(() => {
    const { current } = track;
    if (current === null) return;
    if (nearestTo(current) !== index) current.scrollTo({ left: index * current.clientWidth, behavior: 'instant' });
    // Moves the focus from the picture that scrolls away to the next one.
    if (current.contains(document.activeElement))
      current.children.item(index)?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  return (
    <div
      ref={track}
      className={classes.track}
      data-fit={fit}
      onScroll={({ currentTarget }) => show(nearestTo(currentTarget))}
    >
      {images.map((url, position) => (
        <div key={url} className={classes.slide} inert={position !== index}>
          <button type="button" onClick={onPick} onKeyDown={(event) => step(arrowStep(event.key))}>
            {isNear(position) ? (
              <BoatPicture
                url={url}
                alt={`${title}, picture ${position + 1} of ${images.length}`}
                sizes={sizes}
                fetchPriority={position === 0 ? 'high' : 'auto'}
              />
            ) : null}
          </button>
        </div>
      ))}
    </div>
  );
}

const nearestTo = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / Math.max(1, clientWidth));
