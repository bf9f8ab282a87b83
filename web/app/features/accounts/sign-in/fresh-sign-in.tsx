import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { accountTexts } from '@tradewind/contract/accounts';
import { signInFreshly } from '../../../lib/fresh-sign-in.ts';
import classes from './fresh-sign-in.module.css';

/** Replaces a form that requires a recent sign-in. */
export function FreshSignIn({ path }: { path: string }) {
  return (
    <div className={classes.panel}>
      <p role="alert">{accountTexts.signInAgain} You’ll come right back here.</p>
      <Button
        size="md"
        fullWidth
        leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
        onClick={() => signInFreshly(path)}
      >
        Continue with Google
      </Button>
    </div>
  );
}
