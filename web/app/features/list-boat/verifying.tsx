import { Skeleton } from '@mantine/core';
import classes from './verifying.module.css';
import { VERIFYING } from './wizard-texts.ts';

/** Shown while the session is checked, and in server-rendered HTML. */
export function Verifying() {
  return (
    <div className={classes.verifying}>
      <p role="status">{VERIFYING}</p>
      <Skeleton height={420} radius={20} />
    </div>
  );
}
