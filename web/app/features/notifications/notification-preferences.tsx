import { Skeleton, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type NotificationPreference,
  notificationKinds,
  notificationsApi,
  type PreferenceChange,
} from '@tradewind/contract/notifications';
import { call } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { showToast } from '../../lib/toasts.ts';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import classes from './notification-preferences.module.css';
import { preferencesQuery } from './notification-queries.ts';

/** The channels for each kind of notification. Each switch saves immediately and rolls back on failure. */
export function NotificationPreferences() {
  const { data, isError } = useQuery(preferencesQuery);
  const { user } = useCurrentUser();
  const change = useChange();
  if (isError) return <p>We couldn’t load your preferences. Please try again.</p>;
  if (data === undefined) return <Skeleton height={420} aria-label="Loading your preferences" />;
  const shown = data.filter(({ kind }) => {
    if (kind === 'report') return user?.isAdmin;
    return kind !== 'ledger' || user?.isAdmin || user?.isBroker;
  });
  return (
    <ul className={classes.list}>
      {shown.map((preference) => (
        <Preference key={preference.kind} {...preference} onChange={change} />
      ))}
    </ul>
  );
}

interface PreferenceProps extends NotificationPreference {
  onChange: (change: PreferenceChange) => void;
}

function Preference({ kind, inApp, byMail, onChange }: PreferenceProps) {
  const { label, about } = notificationKinds[kind];
  const heading = `preference-${kind}`;
  return (
    <li className={classes.preference}>
      <div>
        <h3 id={heading} className={classes.label}>
          {label}
        </h3>
        <p className={classes.about}>{about}</p>
      </div>
      <fieldset className={classes.ways} aria-labelledby={heading}>
        <Switch
          label="On Tradewind"
          checked={inApp}
          onChange={({ currentTarget }) => onChange({ kind, inApp: currentTarget.checked })}
        />
        <Switch
          label="By email"
          checked={byMail}
          onChange={({ currentTarget }) => onChange({ kind, byMail: currentTarget.checked })}
        />
      </fieldset>
    </li>
  );
}

function useChange() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Sends quick changes in order.
    scope: { id: 'notification-preferences' },
    mutationKey: preferencesQuery.queryKey,
    mutationFn: (change: PreferenceChange) => call(notificationsApi.changePreference, { body: change }),
    onMutate: async ({ kind, ...wishes }) => {
      await client.cancelQueries(preferencesQuery);
      client.setQueryData(preferencesQuery.queryKey, (all) =>
        all?.map((preference) => (preference.kind === kind ? { ...preference, ...defined(wishes) } : preference)),
      );
    },
    onError: () => {
      showToast({
        title: 'Error',
        description: 'Failed to save settings. Please try again.',
        variant: 'destructive',
      });
    },
    // The contract does not do this, since the response to the first of two quick changes would undo the second switch.
    onSettled: () => {
      if (client.isMutating({ mutationKey: preferencesQuery.queryKey }) > 1) return;
      void client.invalidateQueries(preferencesQuery);
    },
  });
  return mutate;
}

const defined = ({ inApp, byMail }: Omit<PreferenceChange, 'kind'>): Partial<NotificationPreference> => ({
  ...(inApp !== undefined && { inApp }),
  ...(byMail !== undefined && { byMail }),
});
