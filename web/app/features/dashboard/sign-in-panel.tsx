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
          : `You sign in as ${user.email} with Google. With a password you could sign in without it.`
      }
    >
      <Group gap="sm">
        <Button component={Link} to={paths.changePassword} variant="default">
          {user.hasPassword ? 'Change password' : 'Choose a password'}
        </Button>
        <Button component={Link} to={paths.changeEmail} variant="default">
          Change email
        </Button>
      </Group>
    </Panel>
  );
}
