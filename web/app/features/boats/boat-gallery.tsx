import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { useState } from 'react';
import classes from './boat-gallery.module.css';
import { BoatPicture } from './boat-picture.tsx';
import { FeaturedBadge } from './featured-badge.tsx';

export function BoatGallery({ boat }: { boat: Boat }) {
  const [index, setIndex] = useState(0);
  const images = boatImages(boat);
  const shown = images[index] ?? images[0];
  const step = (by: number) => setIndex((index + by + images.length) % images.length);

  if (!hasOwnImages(boat)) {
    return (
      <div className={classes.stage}>
        <p className={classes.none}>No images available</p>
      </div>
    );
  }
  return (
    <section aria-label={`Pictures of ${boat.title}`}>
      <div className={classes.stage}>
        <BoatPicture
          url={shown}
          alt={`${boat.title}, picture ${index + 1} of ${images.length}`}
          sizes="(min-width: 62em) 56rem, 100vw"
          fetchPriority="high"
        />
        {boat.featured ? <FeaturedBadge /> : null}
        {images.length > 1 ? (
          <div className={classes.controls}>
            <ActionIcon variant="transparent" size="lg" aria-label="Previous picture" onClick={() => step(-1)}>
              <IconChevronLeft size={22} aria-hidden />
            </ActionIcon>
            <span aria-live="polite">
              {index + 1} / {images.length}
            </span>
            <ActionIcon variant="transparent" size="lg" aria-label="Next picture" onClick={() => step(1)}>
              <IconChevronRight size={22} aria-hidden />
            </ActionIcon>
          </div>
        ) : null}
      </div>
      {images.length > 1 ? <Thumbnails images={images} index={index} onPick={setIndex} /> : null}
    </section>
  );
}

interface ThumbnailsProps {
  images: readonly string[];
  index: number;
  onPick: (index: number) => void;
}

function Thumbnails({ images, index, onPick }: ThumbnailsProps) {
  return (
    <ul className={classes.thumbnails}>
      {images.map((url, position) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Show picture ${position + 1}`}
            aria-current={position === index}
            onClick={() => onPick(position)}
          >
            <BoatPicture url={url} alt="" sizes="7rem" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
