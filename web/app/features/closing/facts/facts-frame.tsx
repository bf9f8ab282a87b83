import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
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
  children: ReactNode;
}

/** The frame of a form for facts. */
export function FactsFrame({ form, label, isCorrection, children }: FactsFrameProps) {
  return (
    <form {...form.form} className={classes.form} aria-label={label}>
      <RestoredChanges meanwhile={form.changedElsewhere === undefined ? undefined : []} onDiscard={form.discard} />
      <div className={classes.fields}>{children}</div>
      <Button type="submit" size="md" loading={form.isSaving} disabled={isCorrection && !form.isChanged}>
        {isCorrection ? 'Save Correction' : 'Save'}
      </Button>
    </form>
  );
}

export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;
