import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@tradewind/contract/listing-form';
import { heicKinds, imageKinds } from '@tradewind/contract/media';
import classes from './photo-drop.module.css';

const isIPhone = /iP(?:hone|ad|od)/.test(navigator.userAgent);
const acceptedKinds = {
  ...Object.fromEntries(imageKinds.map((kind) => [kind, []])),
  ...(isIPhone ? {} : heicKinds),
};

interface PhotoDropProps {
  /** The button's id. */
  id: string;
  full: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop zone for photos. The keyboard reaches its button; a click anywhere has the same effect. */
export default function PhotoDrop({ id, full, onFiles }: PhotoDropProps) {
  return (
    <Dropzone
      className={classes.drop ?? ''}
      accept={acceptedKinds}
      disabled={full}
      activateOnKeyboard={false}
      enablePointerEvents
      onDrop={() => undefined}
      onDropAny={(files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)])}
      inputProps={{ 'aria-hidden': true }}
    >
      <div className={classes.inner}>
        <IconPhotoPlus size={40} stroke={1.25} aria-hidden />
        <p className={classes.invitation}>Drag photos here</p>
        <Button variant="default" id={id} disabled={full}>
          Choose Photos
        </Button>
        <p className={classes.limits}>
          {full
            ? `You’ve added all ${MAX_PHOTOS} photos. Remove one to add another.`
            : `Images only, up to ${MAX_PHOTOS} photos, ${megabytesText(MAX_PHOTO_BYTES)} each.`}
        </p>
      </div>
    </Dropzone>
  );
}
