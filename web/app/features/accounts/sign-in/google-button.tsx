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
  /** Opens a new tab, so that the page under the dialog stays open; it learns of the sign-in from that tab. */
  isInDialog?: boolean;
}

/** Signs in through Google, which returns to `/`. Shown only when the operator configured it. */
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
