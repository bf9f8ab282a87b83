import { Button, FileButton, Loader } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { megabytesText } from '@tradewind/contract/file-sizes';
import { imageKinds, profilePhotoMaxBytes } from '@tradewind/contract/media';
import { useRef } from 'react';
import { UserAvatar } from '../../../nouns/person/user-avatar.tsx';
import classes from './profile-photo.module.css';
import { useProfilePhoto } from './use-profile-photo.ts';

export function ProfilePhoto({ user }: { user: CurrentUser }) {
  const { choose, remove, isUploading, isRemoving } = useProfilePhoto();
  const forget = useRef<() => void>(null);
  const hasPhoto = user.profileImageUrl !== null;
  const busy = isUploading || isRemoving;
  return (
    <div className={classes.photo}>
      <div className={classes.frame} aria-busy={busy}>
        <UserAvatar user={user} size={128} />
        {isUploading ? <Loader className={classes.wait} color="white" aria-label="Uploading your photo" /> : null}
      </div>
      <div className={classes.actions}>
        <FileButton
          accept={imageKinds.join(',')}
          resetRef={forget}
          onChange={(file) => {
            // Lets the user choose the same file again after a refusal.
            forget.current?.();
            if (file) choose(file);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm" disabled={busy}>
              {hasPhoto ? 'Change Photo' : 'Upload Photo'}
            </Button>
          )}
        </FileButton>
        {hasPhoto ? (
          <Button variant="subtle" size="sm" onClick={remove} disabled={busy} aria-label="Remove photo">
            Remove
          </Button>
        ) : null}
      </div>
      <p className={classes.hint}>Images only, up to {megabytesText(profilePhotoMaxBytes)}</p>
    </div>
  );
}
