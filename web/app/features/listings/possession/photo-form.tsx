import { Button, FileButton } from '@mantine/core';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { MAX_PHOTO_BYTES } from '@tradewind/contract/listing-form';
import { imageKinds } from '@tradewind/contract/media';
import { useEffect, useRef, useState } from 'react';
import classes from './possession.module.css';

interface PhotoFormProps {
  isSending: boolean;
  onSend: (file: File) => void;
}

interface Chosen {
  file: File;
  preview: string;
}

/** Chooses the photo with the code, shows it once more, and sends it. */
export function PhotoForm({ isSending, onSend }: PhotoFormProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const forget = useRef<() => void>(null);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen]);

  const choose = (file: File | null) => {
    // Lets the user choose the same file again.
    forget.current?.();
    if (file === null) return;
    const found = faultOf(file);
    setFault(found);
    setChosen(found === undefined ? { file, preview: URL.createObjectURL(file) } : undefined);
  };

  return (
    <div className={classes.form}>
      {chosen === undefined ? null : (
        <img src={chosen.preview} alt={`Chosen: ${chosen.file.name}`} className={classes.preview} />
      )}
      {fault === undefined ? null : (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      <div className={classes.buttons}>
        <FileButton accept={[...imageKinds, '.heic', '.heif'].join(',')} resetRef={forget} onChange={choose}>
          {(props) => (
            <Button {...props} variant={chosen ? 'default' : 'filled'} size="md" disabled={isSending}>
              {chosen ? 'Choose Another' : 'Choose Photo'}
            </Button>
          )}
        </FileButton>
        {chosen === undefined ? null : (
          <Button size="md" loading={isSending} onClick={() => onSend(chosen.file)}>
            Send Photo
          </Button>
        )}
      </div>
    </div>
  );
}

function faultOf({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another.';
  return size > MAX_PHOTO_BYTES
    ? `This photo is larger than ${megabytesText(MAX_PHOTO_BYTES)}. Please choose a smaller version.`
    : undefined;
}
