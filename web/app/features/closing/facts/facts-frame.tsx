import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import classes from './facts.module.css';

interface FactsFrameProps {
  form: {
    form: ComponentProps<'form'>;
    isSaving: boolean;
    isChanged: boolean;
    changedElsewhere: readonly unknown[] | undefined;
    discard: () => void;
  };
  label: string;
  /** Whether something was entered before. */
  isCorrection: boolean;
  /** Why it cannot be saved yet. */
  missing?: string | undefined;
  children: ReactNode;
}

/** The frame of a form for facts. */
export function FactsFrame({ form, label, isCorrection, missing, children }: FactsFrameProps) {
  const [isAsked, setAsked] = useState(false);
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    setAsked(missing !== undefined);
    if (missing === undefined) form.form.onSubmit?.(event);
    else event.preventDefault();
  };
  return (
    <form {...form.form} className={classes.form} aria-label={label} onSubmit={submit}>
      <RestoredChanges meanwhile={form.changedElsewhere === undefined ? undefined : []} onDiscard={form.discard} />
      <div className={classes.fields}>{children}</div>
      {isAsked && missing !== undefined ? (
        <p role="alert" className={classes.fault}>
          {missing}
        </p>
      ) : null}
      <Button type="submit" size="md" loading={form.isSaving} disabled={isCorrection && !form.isChanged}>
        {isCorrection ? 'Save Correction' : 'Save'}
      </Button>
    </form>
  );
}

export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;
