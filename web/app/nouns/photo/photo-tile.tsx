import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconStar, IconTrash } from '@tabler/icons-react';
import { pictureOf, srcSet } from '@tradewind/contract/media';
import { type DragEvent, useState } from 'react';
import { isPending, type Photo } from './photo-set.ts';
import classes from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  /** Shown when the uploaded photo fails to load. */
  missing: string;
  index: number;
  isCover: boolean;
  last: boolean;
  dragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Set while a tile is being dragged. */
  onDropHere: (() => void) | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export const tileButtonId = (photo: string, button: 'left' | 'right' | 'remove') => `${photo}-${button}`;

export function PhotoTile({ photo, missing, index, isCover, last, dragged, onDropHere, ...does }: PhotoTileProps) {
  const { onDragStart, onDragEnd, onMove, onRemove, onRetry } = does;
  const [gone, setGone] = useState(false);
  const name = `photo ${index + 1}`;
  const allowDrop = (event: DragEvent) => {
    if (onDropHere) event.preventDefault();
  };
  return (
    <li
      className={classes.tile}
      draggable
      data-dragged={dragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      onDragEnter={allowDrop}
      onDragOver={allowDrop}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere?.();
      }}
    >
      <div className={classes.picture} data-state={photo.state}>
        <TilePicture photo={photo} alt={`Your ${name}`} onGone={() => setGone(true)} />
        {isCover ? <span className={classes.cover}>Cover</span> : null}
        {isPending(photo) ? <TileProgress name={photo.file.name} part={photo.progress} /> : null}
        {photo.state === 'failed' ? (
          <div className={classes.failure}>
            <p role="alert">{photo.reason}</p>
            <Button size="compact-sm" color="brass.4" autoContrast onClick={onRetry} aria-label={`Try Again, ${name}`}>
              Try Again
            </Button>
          </div>
        ) : null}
        {gone ? (
          <div className={classes.failure}>
            <p>{missing}</p>
          </div>
        ) : null}
      </div>
      <div className={classes.tools}>
        <TileButton
          id={tileButtonId(photo.id, 'left')}
          label={`Move left, ${name}`}
          Icon={IconArrowLeft}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <TileButton
          id={tileButtonId(photo.id, 'right')}
          label={`Move right, ${name}`}
          Icon={IconArrowRight}
          disabled={last}
          onClick={() => onMove(index + 1)}
        />
        <TileButton label={`Make cover, ${name}`} Icon={IconStar} disabled={index === 0} onClick={() => onMove(0)} />
        <TileButton
          id={tileButtonId(photo.id, 'remove')}
          label={`Remove, ${name}`}
          Icon={IconTrash}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function TilePicture({ photo, alt, onGone }: { photo: Photo; alt: string; onGone: () => void }) {
  if (photo.state !== 'uploaded') return <FilePreview photo={photo} alt={alt} />;
  const { src } = pictureOf(photo.url);
  return (
    <img src={src} srcSet={srcSet(photo.url) || undefined} sizes="12rem" alt={alt} draggable={false} onError={onGone} />
  );
}

/** A preview of the file, or its name where the browser cannot show it, such as HEIC. */
function FilePreview({ photo, alt }: { photo: Exclude<Photo, { state: 'uploaded' }>; alt: string }) {
  const [unshown, setUnshown] = useState(false);
  if (unshown) return <span className={classes.fileName}>{photo.file.name}</span>;
  return <img src={photo.preview} alt={alt} draggable={false} onError={() => setUnshown(true)} />;
}

function TileProgress({ name, part }: { name: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div className={classes.progress}>
      <span aria-hidden>{part < 1 ? `${percent}%` : 'Saving…'}</span>
      <Progress value={Math.max(percent, 2)} size="sm" color="brass.4" aria-label={`Uploading ${name}`} />
    </div>
  );
}

interface TileButtonProps {
  id?: string;
  label: string;
  Icon: typeof IconTrash;
  disabled?: boolean;
  onClick: () => void;
}

function TileButton({ label, Icon, ...button }: TileButtonProps) {
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={label} title={label.split(',')[0]} {...button}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
