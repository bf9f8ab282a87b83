import { Button } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { RoleChoice } from './role-choice.tsx';
import classes from './welcome-panel.module.css';

/** Greets users without roles. It stays while they choose, since each choice is saved immediately. */
export function WelcomePanel({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  return (
    <section className={classes.welcome} aria-labelledby="welcome">
      <h2 id="welcome">Welcome to Tradewind, {user.firstName}!</h2>
      <p>What do you bring to a trade? Choose all that apply. You can change this anytime under User Roles.</p>
      <RoleChoice held={user.userRoles} />
      <Button onClick={onDone} variant={user.userRoles.length === 0 ? 'default' : 'filled'}>
        {user.userRoles.length === 0 ? 'Not Now' : 'Done'}
      </Button>
    </section>
  );
}
