import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { type AdminUserDetails, adminTexts } from '@tradewind/contract/admin';
import { wholeNumber } from '@tradewind/contract/numbers';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RequestError } from '../../../lib/request.ts';
import { personName } from '../../../nouns/person/person-name.ts';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Page } from '../../../ui/page.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { ActivityPages } from '../activity/activity-panel.tsx';
import { userQuery } from '../admin-queries.ts';
import dashboard from '../dashboard.module.css';
import { PanelMessage } from '../panel-message.tsx';
import { useUserActions } from './use-user-actions.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { RightsBadges, StatusBadge, UserBadges } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import classes from './user-screen.module.css';
import { UserStatus } from './user-status.tsx';

const LOG_PAGE = 10;
const FEW_BOATS = 8;

export function UserScreen({ id, admin }: { id: string; admin: CurrentUser }) {
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (user !== undefined) return <UserDetail user={user} isSelf={user.id === admin.id} />;
  if (error instanceof RequestError && error.status === 404) return <UserNotFound />;
  return (
    <Page>
      <h1 className={classes.loading}>User</h1>
      {error ? (
        <PanelMessage isError what="user" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} radius={16} role="status" aria-label="Loading the user" />
      )}
    </Page>
  );
}

function UserNotFound() {
  return (
    <MessageScreen
      heading="User Not Found"
      actions={
        <Button component={Link} to={paths.admin} size="md">
          Back to Dashboard
        </Button>
      }
    >
      <p>{adminTexts.userNotFound}</p>
    </MessageScreen>
  );
}

function UserDetail({ user, isSelf }: { user: AdminUserDetails; isSelf: boolean }) {
  const navigate = useNavigate();
  const { ask, dialog } = useUserActions((action) => {
    if (action.kind === 'delete') void navigate(paths.admin);
  });
  const name = personName(user);
  return (
    <Page>
      <Link to={paths.admin} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        All users
      </Link>
      <header className={dashboard.head}>
        <div>
          <h1>{name}</h1>
          <p className={classes.badges}>
            <StatusBadge suspended={user.suspended} /> <RightsBadges user={user} />
          </p>
        </div>
        <UserBadges user={user} />
      </header>
      <div className={classes.columns}>
        <div className={classes.main}>
          <UserForm key={user.updatedAt} user={user} isSelf={isSelf} />
          <Boats boats={user.boats} />
          <section aria-labelledby="user-log">
            <h2 id="user-log">Activity</h2>
            <ActivityPages filter={{ userId: user.id }} size={LOG_PAGE} />
          </section>
        </div>
        <div className={classes.side}>
          <UserStatus user={user} isSelf={isSelf} onDelete={() => ask({ kind: 'delete', userId: user.id, name })} />
          <SideCard title="About">
            <UserFacts user={user} />
          </SideCard>
        </div>
      </div>
      <UserActionDialog {...dialog} />
    </Page>
  );
}

function Boats({ boats }: { boats: AdminUserDetails['boats'] }) {
  const [showsAll, showAll] = useState(false);
  return (
    <section aria-labelledby="user-boats">
      <h2 id="user-boats">Boats</h2>
      {boats.length === 0 ? (
        <PanelMessage text="No boats posted" />
      ) : (
        <>
          <ul className={classes.boats}>
            {(showsAll ? boats : boats.slice(0, FEW_BOATS)).map((boat) => (
              <li key={boat.id}>
                <Link to={paths.boat(boat.id)}>{boat.title}</Link>
                <span>{priceText(boat.price)}</span>
                <span>{boat.status}</span>
                <span>{boat.views === 1 ? '1 view' : `${wholeNumber(boat.views)} views`}</span>
              </li>
            ))}
          </ul>
          {boats.length > FEW_BOATS && !showsAll ? (
            <Button variant="default" size="sm" mt="md" onClick={() => showAll(true)}>
              Show All {boats.length} boats
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
