import { Skeleton } from '@mantine/core';
import classes from './verifying.module.css';
import { VERIFYING } from './wizard-texts.ts';

/** Shown while the sign-in is being checked, and in what the server renders. */
export function Verifying() {
  return (
    <div className={classes.verifying}>
      <p role="status">{VERIFYING}</p>
      <Skeleton height={420} radius={20} />
    </div>
  );
}
