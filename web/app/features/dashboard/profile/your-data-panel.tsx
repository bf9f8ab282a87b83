import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { profileApi } from '@tradewind/contract/profile';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { dashboardToasts } from '../dashboard-toasts.ts';
import { Panel } from '../panel.tsx';
import { asksForDeletion, DeleteAccountDialog } from './delete-account-dialog.tsx';
import classes from './your-data-panel.module.css';

const FILE_NAME = 'tradewind-data.json';

export function YourDataPanel({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const [asking, setAsking] = useState(() => asksForDeletion(search));
  const download = useMutation({
    mutationFn: () => call(profileApi.exportData),
    onSuccess: saveData,
    onError: () => showToast(dashboardToasts.exportFailed),
  });
  return (
    <Panel title="Your data" lead="Download a copy of your data, or delete your account for good.">
      <div className={classes.actions}>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          Download My Data
        </Button>
        <Button variant="subtle" color="red.8" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Delete My Account
        </Button>
      </div>
      <DeleteAccountDialog user={user} opened={asking} onCancel={() => setAsking(false)} />
    </Panel>
  );
}

const saveData = (data: unknown) =>
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
