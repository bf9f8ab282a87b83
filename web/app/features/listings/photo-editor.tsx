import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { MAX_PHOTOS } from '@tradewind/contract/listing-edit';
import { uploadsApi } from '@tradewind/contract/uploads';
import type { ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { moved } from './moved.ts';
import classes from './photo-editor.module.css';

interface PhotoEditorProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  error: string | undefined;
}

/** The listing's photos in their order: the first is the one on cards. */
export function PhotoEditor({ urls, onChange, error }: PhotoEditorProps) {
  const upload = useUpload((added) => onChange([...urls, ...added].slice(0, MAX_PHOTOS)));
  const room = MAX_PHOTOS - urls.length;
  return (
    <div>
      <ol className={classes.photos}>
        {urls.map((url, position) => (
          <li key={url}>
            <BoatPicture url={url} alt={`Photo ${position + 1}`} sizes="10rem" loading="lazy" />
            <div className={classes.tools}>
              <Tool
                label={`Move photo ${position + 1} forward`}
                disabled={position === 0}
                onClick={() => onChange(moved(urls, position, -1))}
              >
                <IconArrowLeft size={16} aria-hidden />
              </Tool>
              <Tool
                label={`Move photo ${position + 1} back`}
                disabled={position === urls.length - 1}
                onClick={() => onChange(moved(urls, position, 1))}
              >
                <IconArrowRight size={16} aria-hidden />
              </Tool>
              <Tool
                label={`Remove photo ${position + 1}`}
                onClick={() => onChange(urls.filter((other) => other !== url))}
              >
                <IconX size={16} aria-hidden />
              </Tool>
            </div>
          </li>
        ))}
      </ol>
      <FileButton
        multiple
        accept="image/*"
        onChange={(files) => files.length > 0 && upload.mutate(files.slice(0, room))}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={upload.isPending}
            disabled={room <= 0}
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
          >
            Add Photos
          </Button>
        )}
      </FileButton>
      {error === undefined ? null : (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Tool({
  label,
  children,
  ...button
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon variant="transparent" size="md" aria-label={label} {...button}>
      {children}
    </ActionIcon>
  );
}

function useUpload(onUploaded: (urls: string[]) => void) {
  return useMutation({
    mutationFn: (files: File[]) => {
      const form = new FormData();
      for (const file of files) form.append('images', file);
      return call(uploadsApi.photos, {}, { form });
    },
    onSuccess: ({ imageUrls }) => onUploaded(imageUrls),
    onError: () =>
      showToast({
        title: 'Upload Failed',
        description: 'Failed to upload images. Please try again.',
        variant: 'destructive',
      }),
  });
}
