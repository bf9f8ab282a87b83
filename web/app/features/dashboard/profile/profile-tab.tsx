import { Button, Group } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import classes from './profile-tab.module.css';
import { YourDataPanel } from './your-data-panel.tsx';

interface ProfileTabProps {
  user: CurrentUser;
  /** The notification preferences. */
  notifications: ReactNode;
}

export default function ProfileTab({ user, notifications }: ProfileTabProps) {
  return (
    <div className={classes.tab}>
      <ProfilePanel user={user} />
      <Panel title="Notifications">{notifications}</Panel>
      <SignInPanel user={user} />
      <YourDataPanel user={user} />
    </div>
  );
}

function SignInPanel({ user }: { user: CurrentUser }) {
  return (
    <Panel
      title="Sign-in"
      lead={
        user.hasPassword
          ? `You sign in as ${user.email}.`
          : `You sign in as ${user.email} with Google. Add a password to sign in without Google.`
      }
    >
      <Group gap="sm">
        <Button component={Link} to={paths.changePassword} variant="default">
          {user.hasPassword ? 'Change Password' : 'Set a Password'}
        </Button>
        <Button component={Link} to={paths.changeEmail} variant="default">
          Change Email
        </Button>
      </Group>
    </Panel>
  );
}
