import { Button, Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { SortedFiles } from './chosen-files.ts';
import { PhotoGrid } from './photo-grid.tsx';
import classes from './photos-step.module.css';
import type { Photos } from './use-photos.ts';

export const loadPhotoDrop = () => import('./photo-drop.tsx');
const PhotoDrop = lazyPart(loadPhotoDrop, { placeholder: <Skeleton height={232} radius="lg" /> });

/** Step 2: the photos, in the order in which they are shown. */
export function PhotosStep({ photos, error }: { photos: Photos; error: string | undefined }) {
  const [refused, setRefused] = useState<SortedFiles<File>['refused']>([]);
  return (
    <div className={classes.photos}>
      <PhotoDrop full={photos.list.length >= MAX_PHOTOS} onFiles={(files) => setRefused(photos.add(files).refused)} />
      <div role="alert">
        {error === undefined ? null : <p className={classes.error}>{error}</p>}
        {refused.length === 0 ? null : <RefusedFiles files={refused} />}
      </div>
      {photos.list.length === 0 && photos.undo === undefined ? null : (
        <div className={classes.head}>
          <p>
            {photos.list.length} of {MAX_PHOTOS} photos. Drag to reorder; the first is the cover.
          </p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={photos.undo === undefined}
            onClick={() => photos.undo?.()}
          >
            Undo
          </Button>
        </div>
      )}
      <PhotoGrid {...photos} />
    </div>
  );
}

function RefusedFiles({ files }: { files: SortedFiles<File>['refused'] }) {
  return (
    <div className={classes.refused}>
      <p>{files.length === 1 ? 'One file was not added:' : `${files.length} files were not added:`}</p>
      <ul>
        {files.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is never reordered
          <li key={index}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
