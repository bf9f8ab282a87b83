import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './photo-grid.module.css';
import { coverOf } from './photo-set.ts';
import { PhotoTile, tileButtonId } from './photo-tile.tsx';
import type { Photos } from './use-photos.ts';

/** The photos as tiles, which can be reordered by dragging or by their buttons. */
export function PhotoGrid({ photos, missing }: { photos: Photos; missing: string }) {
  const { list, move, remove, retry } = photos;
  const [dragged, setDragged] = useState<string>();
  const [news, setNews] = useState('');
  const refocus = useRef<string[]>([]);

  // A tile that moves in the document loses the focus.
  useEffect(() => {
    for (const id of refocus.current) {
      const button = document.getElementById(id);
      if (button === null || button.hasAttribute('disabled')) continue;
      button.focus();
      break;
    }
    refocus.current = [];
  });

  const cover = coverOf(list);
  const moveTo = (id: string, from: number, to: number) => {
    if (from === to) return;
    move(id, to);
    setNews(`Photo ${from + 1} is now photo ${to + 1} of ${list.length}${to === 0 ? ', the cover' : ''}.`);
  };

  const drop = (to: number) => {
    const from = list.findIndex(({ id }) => id === dragged);
    setDragged(undefined);
    if (dragged !== undefined && from >= 0) moveTo(dragged, from, to);
  };

  return (
    <>
      <ol className={classes.grid} aria-label="Your photos">
        {list.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            missing={missing}
            index={index}
            isCover={photo === cover}
            last={index === list.length - 1}
            dragged={photo.id === dragged}
            onDragStart={() => setDragged(photo.id)}
            onDragEnd={() => setDragged(undefined)}
            onDropHere={dragged === undefined ? undefined : () => drop(index)}
            onMove={(to) => {
              const sides = to < index ? (['left', 'right'] as const) : (['right', 'left'] as const);
              refocus.current = sides.map((side) => tileButtonId(photo.id, side));
              moveTo(photo.id, index, to);
            }}
            onRemove={() => {
              const neighbor = list[index + 1] ?? list[index - 1];
              refocus.current = neighbor ? [tileButtonId(neighbor.id, 'remove')] : [];
              remove(photo.id);
              setNews(`Photo ${index + 1} was removed.`);
            }}
            onRetry={() => retry(photo.id)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
