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

/** Says that another person or another tab saved first, and loads that version without losing the input. */
export function OutdatedNotice({ what, isOutdated, isReloading, reload, clashing }: OutdatedNoticeProps) {
  if (isOutdated) {
    return (
      <div role="alert" className={classes.notice}>
        <p>
          <strong>This {what} has changed</strong> since you opened it here. Your changes aren’t lost. Load the latest
          version, look it over and save again.
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
