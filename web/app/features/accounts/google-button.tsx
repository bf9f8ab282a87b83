import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { hasIntent } from '../../lib/intents.ts';
import { rememberPostLoginPath } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import classes from './google-button.module.css';

/** Leaves for Google and comes back to `/`; offered only where the operator configured it. */
export function GoogleButton({ target }: { target: string }) {
  if (!useSite()?.googleSignIn) return null;
  return (
    <>
      <Button
        component="a"
        href="/api/auth/google"
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
