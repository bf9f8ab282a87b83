import { Button } from '@mantine/core';
import classes from './outdated-notice.module.css';

interface OutdatedNoticeProps {
  /** The edited thing: 'listing'. */
  what: string;
  isOutdated: boolean;
  isReloading: boolean;
  reload: () => void;
  /** The fields that both changed, as lines with the other version. Undefined until reloaded. */
  clashing: readonly string[] | undefined;
}

/** Says that someone else saved first, and loads their version without losing the input. */
export function OutdatedNotice({ what, isOutdated, isReloading, reload, clashing }: OutdatedNoticeProps) {
  if (isOutdated) {
    return (
      <div role="alert" className={classes.notice}>
        <p>
          <strong>Someone else changed this {what}</strong> since you opened it. Your changes aren’t lost. Load the
          latest version, look it over and save again.
        </p>
        <Button variant="default" onClick={reload} loading={isReloading}>
          Load Latest Version, Keep My Changes
        </Button>
      </div>
    );
  }
  if (clashing === undefined) return null;
  return (
    <div role="status" className={classes.notice}>
      <p>This is the latest version, with your changes on top.</p>
      {clashing.length === 0 ? null : (
        <>
          <p>You both changed these fields. The form shows your version. Theirs was:</p>
          <ul>
            {clashing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
