import { ActionIcon } from '@mantine/core';
import { IconMaximize, IconPhotoOff } from '@tabler/icons-react';
import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { useState } from 'react';
import { replayed } from '../../../lib/hydration.ts';
import { FeaturedBadge } from '../../../nouns/boat/featured-badge.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './boat-gallery.module.css';
import { PictureSteps, Thumbnails } from './picture-controls.tsx';
import { usePictureSeries } from './picture-series.ts';
import { PictureTrack } from './picture-track.tsx';

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'), {
  waiting: 'The pictures open when you are back online.',
});

export function BoatGallery({ boat }: { boat: Boat }) {
  return hasOwnImages(boat) ? <Pictures boat={boat} /> : <NoPictures boat={boat} />;
}

function Pictures({ boat }: { boat: Boat }) {
  const series = usePictureSeries(boatImages(boat));
  const [opened, setOpened] = useState<boolean>();
  const several = series.images.length > 1;
  const open = () => setOpened(true);
  return (
    <section aria-label={`Pictures of ${boat.title}`}>
      <div className={classes.stage}>
        <PictureTrack
          series={series}
          title={boat.title}
          sizes="(min-width: 62em) 56rem, 100vw"
          fit="cover"
          onPick={open}
        />
        {boat.featured ? <FeaturedBadge /> : null}
        <div className={classes.controls}>
          {several ? <PictureSteps series={series} /> : null}
          <ActionIcon
            variant="transparent"
            size="lg"
            aria-label="View full screen"
            {...replayed('full-screen')}
            onClick={open}
          >
            <IconMaximize size={19} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {several ? (
        <div className={classes.thumbnails}>
          <Thumbnails series={series} />
        </div>
      ) : null}
      {opened === undefined ? null : (
        <PictureViewer series={series} title={boat.title} opened={opened} onClose={() => setOpened(false)} />
      )}
    </section>
  );
}

function NoPictures({ boat }: { boat: Boat }) {
  return (
    <div className={classes.stage}>
      <p className={classes.none}>
        <IconPhotoOff size={40} stroke={1.25} aria-hidden />
        No images available
      </p>
      {boat.featured ? <FeaturedBadge /> : null}
    </div>
  );
}
