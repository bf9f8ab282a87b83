import { Button } from '@mantine/core';
import classes from './restored-changes.module.css';

interface RestoredChangesProps {
  /** One line per change that someone else made in the meantime. Undefined when no draft was restored. */
  meanwhile: readonly string[] | undefined;
  onDiscard: () => void;
}

/** A notice above a form that shows changes from an earlier visit. */
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
