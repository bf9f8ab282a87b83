import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { personPath } from '@tradewind/contract/paths';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { hasEditDraft } from '../../../lib/use-edit-draft.ts';
import { personName } from '../../../nouns/person/person-name.ts';
import { Panel } from '../panel.tsx';
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
            <Button component={Link} to={personPath(user.username)} variant="subtle" className={classes.edit}>
              View Public Profile
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** The read-only profile, which also names missing values. */
function ProfileFacts({ user }: { user: CurrentUser }) {
  return (
    <dl className={classes.facts}>
      <Fact label="Name">{personName(user)}</Fact>
      <Fact label="Username">@{user.username}</Fact>
      <Fact label="Email">{user.email}</Fact>
      <Fact label="Phone">{user.phone}</Fact>
      <Fact label="Location">{user.location}</Fact>
      <Fact label="Bio" wide>
        {user.bio}
      </Fact>
      <Fact label="Accepted assets" wide>
        {user.acceptedAssets.length === 0 ? null : (
          <ul className={classes.assets}>
            {user.acceptedAssets.map((asset) => (
              <li key={asset}>{categoryLabel(asset)}</li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide}>
      <dt>{label}</dt>
      <dd>{children ?? <span className={classes.missing}>Not provided</span>}</dd>
    </div>
  );
}
