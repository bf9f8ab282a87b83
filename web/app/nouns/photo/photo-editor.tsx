import { Button, Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type RefusedFile, refusalLines } from './chosen-files.ts';
import classes from './photo-editor.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import type { Photos } from './use-photos.ts';

export const loadPhotoDrop = () => import('./photo-drop.tsx');
const PhotoDrop = lazyPart(loadPhotoDrop, { placeholder: <Skeleton height={232} radius="lg" /> });

interface PhotoEditorProps {
  photos: Photos;
  error: string | undefined;
  /** The id of the button that adds photos. */
  id: string;
  /** Shown instead of an uploaded photo that fails to load. */
  missing: string;
}

/** Adds, reorders and removes the photos of a boat. */
export function PhotoEditor({ photos, error, id, missing }: PhotoEditorProps) {
  return (
    <div className={classes.photos}>
      <PhotoDrop id={id} full={photos.list.length >= MAX_PHOTOS} onFiles={photos.add} />
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
      <PhotoGrid photos={photos} missing={missing} />
    </div>
  );
}

/** One message for any number of files. */
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
