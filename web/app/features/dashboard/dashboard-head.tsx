import { Button } from '@mantine/core';
import { IconLogout, IconPlus } from '@tabler/icons-react';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { readerDate } from '../../lib/dates.ts';
import { personName } from '../../nouns/person/person-name.ts';
import { VerifiedBadge } from '../../nouns/person/seller-line.tsx';
import { UserAvatar } from '../../nouns/person/user-avatar.tsx';
import { useConfirmedSignOut } from '../../ui/use-confirmed-sign-out.tsx';
import classes from './dashboard-head.module.css';

export function DashboardHead({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const { signOut, question } = useConfirmedSignOut(onSignOut);
  const facts = [`@${user.username}`, user.location, `Member since ${readerDate(user.createdAt, 'month')}`];
  return (
    <header className={classes.head}>
      <UserAvatar user={user} size={80} />
      <div className={classes.who}>
        <h1>{personName(user)}</h1>
        <p>
          {facts.filter(Boolean).join(' · ')}
          {user.verified ? (
            <span className={classes.verified}>
              <VerifiedBadge />
            </span>
          ) : null}
        </p>
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={paths.listBoat} leftSection={<IconPlus size={18} aria-hidden />}>
          List a Boat
        </Button>
        <Button variant="default" onClick={signOut} leftSection={<IconLogout size={18} aria-hidden />}>
          Sign Out
        </Button>
        {question}
      </div>
    </header>
  );
}
