import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { useState } from 'react';
import { hasEditDraft } from '../../../lib/use-edit-draft.ts';
import { Panel } from '../panel.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-panel.module.css';
import { ProfilePhoto } from './profile-photo.tsx';
import { PROFILE_DRAFT } from './profile-values.ts';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Switches between viewing and editing. The photo is saved separately in both modes. */
export function ProfilePanel({ user }: { user: CurrentUser }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>(() =>
    hasEditDraft(user.id, PROFILE_DRAFT) ? 'edit' : 'view',
  );
  return (
    <Panel title="Profile">
      <div className={classes.profile}>
        <ProfilePhoto user={user} />
        {mode === 'edit' ? (
          <ProfileForm user={user} onDone={() => setMode('edited')} />
        ) : (
          <div>
            <ProfileFacts user={user} />
            <Button
              variant="default"
              className={classes.edit}
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setMode('edit')}
              {...(mode === 'edited' ? { ref: focus } : {})}
            >
              Edit Profile
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
