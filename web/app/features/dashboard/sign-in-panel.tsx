import { Button, Group } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

export function SignInPanel({ user }: { user: CurrentUser }) {
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
