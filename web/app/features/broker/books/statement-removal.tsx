import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ledgerApi, type TrustBalance } from '@tradewind/contract/ledger';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { calendarDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { trustQuery } from '../desk-queries.ts';
import { trustNames } from '../money-text.ts';
import classes from './books.module.css';

/** Removes the last file that was imported for a trust account, if it had a mistake. */
export function StatementRemoval({ trust }: Pick<TrustBalance, 'trust'>) {
  const { data } = useQuery(trustQuery);
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const statement = data?.find((account) => account.trust === trust)?.statement ?? null;
  const removing = useSingleMutation({
    mutationFn: (lastLine: number) => call(ledgerApi.removeStatement, { body: { trust, lastLine, reason } }),
    onSuccess: ({ removed }) => {
      setOpened(false);
      setReason('');
      showToast({ title: 'Import removed', description: removed === 1 ? 'One line' : `${removed} lines` });
    },
  });
  if (statement === null) return null;
  const { on, lastLine, lastLines } = statement;
  return (
    <>
      <p>
        <Button variant="default" size="sm" onClick={() => setOpened(true)}>
          Remove Last Import…
        </Button>
      </p>
      <ConfirmDialog
        title="Remove the last import?"
        text={`${trustNames[trust]}: ${lastLines === 1 ? 'one line' : `${lastLines} lines`} up to ${calendarDate(on, 'medium')}. Earlier imports stay. The lines are kept with your reason.`}
        confirm="Remove Import"
        opened={opened}
        isPending={removing.isPending}
        isReady={reason.trim() !== ''}
        onCancel={() => setOpened(false)}
        onConfirm={() => removing.mutate(lastLine)}
      >
        <TextInput
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {removing.error ? (
          <p role="alert" className={classes.refusal}>
            {failureText(removing.error)}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
