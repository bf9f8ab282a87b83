import classes from './task.module.css';

/** Why something was refused, where it was asked. */
export function Refusal({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className={classes.refusal}>
      {text}
    </p>
  );
}
