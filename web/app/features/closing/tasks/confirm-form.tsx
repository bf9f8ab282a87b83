import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from './refusal.tsx';
import classes from './task.module.css';
import { useTaskStep } from './use-task-step.ts';

/** A party says that something is done, with a note for the broker. */
export function ConfirmForm({ tradeId, task }: FactsFormProps) {
  const [note, setNote] = useTextDraft(`closing:${tradeId}:${task.id}:note`);
  const taking = useTaskStep(tradeId, task, () => setNote(''));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        taking.mutate({ step: 'confirm', note: note.trim() });
      }}
    >
      <Textarea
        label="Note to the broker (optional)"
        rows={2}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Refusal text={taking.refusal} />
      <Button type="submit" size="md" loading={taking.isPending}>
        Yes, It’s Done
      </Button>
    </form>
  );
}
