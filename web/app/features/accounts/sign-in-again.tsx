import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { accountTexts } from '@tradewind/contract/accounts';
import { signInAgain } from '../../lib/sign-in-again.ts';
import classes from './sign-in-again.module.css';

/** In place of a form that only somebody who signed in a moment ago may send. */
export function SignInAgain({ path }: { path: string }) {
  return (
    <div className={classes.panel}>
      <p role="alert">{accountTexts.signInAgain} You come right back here.</p>
      <Button
        size="md"
        fullWidth
        leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
        onClick={() => signInAgain(path)}
      >
        Continue with Google
      </Button>
    </div>
  );
}
