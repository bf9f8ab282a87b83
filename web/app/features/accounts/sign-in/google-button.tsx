import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { hasIntent } from '../../../lib/intents.ts';
import { rememberPostLoginPath } from '../../../lib/session.ts';
import { useSite } from '../../../lib/site.ts';
import classes from './google-button.module.css';

interface GoogleButtonProps {
  target: string;
  /** A page that is in the middle of something stays open, and learns of the sign-in from the tab that this opens. */
  isInDialog?: boolean;
}

/** Leaves for Google and comes back to `/`; offered only where the operator configured it. */
export function GoogleButton({ target, isInDialog = false }: GoogleButtonProps) {
  if (!useSite()?.googleSignIn) return null;
  return (
    <>
      <Button
        component="a"
        href={accountsApi.google.path}
        {...(isInDialog && { target: '_blank', rel: 'opener' })}
        onClick={() => (target !== paths.home || hasIntent()) && rememberPostLoginPath(target)}
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
      >
        Continue with Google
      </Button>
      <p className={classes.or}>or with your email</p>
    </>
  );
}
