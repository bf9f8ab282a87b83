import { Button } from '@mantine/core';
import classes from './restored-changes.module.css';

interface RestoredChangesProps {
  /** What somebody else changed in the meantime, each as a line. Undefined when nothing was kept. */
  meanwhile: readonly string[] | undefined;
  onDiscard: () => void;
}

/** Stands above a form that shows what was typed on an earlier visit. */
export function RestoredChanges({ meanwhile, onDiscard }: RestoredChangesProps) {
  if (meanwhile === undefined) return null;
  return (
    <div className={classes.notice} role="status">
      <div>
        <p>
          <strong>We kept your unsaved changes.</strong> They are filled in below, but not saved yet.
        </p>
        {meanwhile.length === 0 ? null : (
          <>
            <p>This was changed elsewhere in the meantime. The form shows your version; the saved one is:</p>
            <ul>
              {meanwhile.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button variant="default" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
