import { Button } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './account-form.module.css';
import { waitWords } from './wait-words.ts';

interface AccountFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  waitSeconds: number | undefined;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

export function AccountForm({
  onSubmit,
  isPending,
  waitSeconds,
  submitLabel,
  pendingLabel,
  children,
}: AccountFormProps) {
  const hydrated = useHydrated();
  return (
    // Submitted before hydration, a form without a method would put the password into the URL.
    <form method="post" noValidate onSubmit={onSubmit} className={classes.form} aria-busy={isPending}>
      {children}
      <Button
        type="submit"
        size="md"
        fullWidth
        disabled={isPending || !hydrated}
        className={classes.submit}
        data-pending={isPending || undefined}
      >
        {isPending ? pendingLabel : submitLabel}
      </Button>
      <p role="status" className={classes.wait}>
        {waitSeconds === undefined ? null : `You can try again in ${waitWords(waitSeconds)}.`}
      </p>
    </form>
  );
}
