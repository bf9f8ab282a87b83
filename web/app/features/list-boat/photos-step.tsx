import { Button, Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { type RefusedFile, refusalLines } from '../../nouns/photo/chosen-files.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import classes from './photos-step.module.css';
import type { Photos } from './use-photos.ts';

export const loadPhotoDrop = () => import('./photo-drop.tsx');
const PhotoDrop = lazyPart(loadPhotoDrop, { placeholder: <Skeleton height={232} radius="lg" /> });

/** Step 2: the photos, in the order in which they are shown. */
export function PhotosStep({ photos, error }: { photos: Photos; error: string | undefined }) {
  return (
    <div className={classes.photos}>
      <PhotoDrop full={photos.list.length >= MAX_PHOTOS} onFiles={photos.add} />
      <div role="alert">
        {error === undefined ? null : <p className={classes.error}>{error}</p>}
        {photos.refused.length === 0 ? null : <RefusedFiles files={photos.refused} />}
      </div>
      {photos.list.length === 0 && photos.undo === undefined ? null : (
        <div className={classes.head}>
          <p>
            {photos.list.length} of {MAX_PHOTOS} photos. Drag to reorder. The first one is the cover.
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

/** One message, however many files there are. */
function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <div className={classes.refused}>
      <p>
        {files.length === 1
          ? 'Upload Failed: one file wasn’t added.'
          : `Upload Failed: ${files.length} files weren’t added.`}
      </p>
      <ul>
        {refusalLines(files).map(({ names, reason }) => (
          <li key={reason}>
            <strong>{names}</strong>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
