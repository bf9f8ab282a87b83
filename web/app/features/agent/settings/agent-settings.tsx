import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { preferencesQuery } from '../agent-queries.ts';
import classes from './agent-settings.module.css';
import { settingsOf } from './settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** Visitors see the defaults; signed-in users see their saved settings. */
export function AgentSettings() {
  const hydrated = useHydrated();
  const { user, isPending } = useCurrentUser();
  const { data, isError, refetch } = useQuery({ ...preferencesQuery, enabled: user !== null });
  if (user === null && !isPending) {
    return (
      <div data-before-session={!hydrated || undefined}>
        <SettingsForm key="visitor" initial={settingsOf(undefined)} deployed={false} />
      </div>
    );
  }
  if (data) {
    const resuming = data.savedAt === null ? 'at once' : 'for review';
    return <SettingsForm key={user?.id} initial={settingsOf(data)} deployed={data.deployed} resuming={resuming} />;
  }
  if (!isError) return <Placeholder />;
  return (
    <div className={classes.message} role="alert">
      <h2>We couldn’t load your settings</h2>
      <Button onClick={() => void refetch()}>Try Again</Button>
    </div>
  );
}

function Placeholder() {
  return (
    <div className={classes.form} role="status" aria-label="Loading your settings">
      <Skeleton height={92} radius={16} />
      <Skeleton height={320} radius={16} />
      <Skeleton height={220} radius={16} />
      <Skeleton height={220} radius={16} />
    </div>
  );
}
