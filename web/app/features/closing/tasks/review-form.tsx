import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from './refusal.tsx';
import classes from './task.module.css';
import { type TaskStep, useTaskStep } from './use-task-step.ts';

interface Words {
  pass: string;
  fail: string;
  label: string;
}

const checking: Words = { pass: 'Record as Passed', fail: 'Record a Problem', label: 'What you found' };
const reviewing: Words = { pass: 'Approve', fail: 'Return', label: 'What must be put right' };

/** The broker records a check, or approves or returns what a party sent. */
export function ReviewForm({ tradeId, task }: FactsFormProps) {
  const words = task.state === 'submitted' ? reviewing : checking;
  const [note, setNote] = useTextDraft(`closing:${tradeId}:${task.id}:note`);
  const [isMissing, setMissing] = useState(false);
  const taking = useTaskStep(tradeId, task, () => setNote(''));
  const take = (step: TaskStep['step']) => {
    const isWordless = step === 'fail' && note.trim() === '';
    setMissing(isWordless);
    if (!isWordless) taking.mutate({ step, note: note.trim() });
  };
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <Textarea
        label={words.label}
        description="Needed for a problem, useful otherwise"
        rows={2}
        maxLength={1_000}
        value={note}
        error={isMissing ? 'Please say what is wrong, so that it can be put right.' : undefined}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Refusal text={taking.refusal} />
      <div className={classes.buttons}>
        <Button
          size="md"
          loading={taking.isPending && taking.variables?.step === 'pass'}
          disabled={taking.isPending}
          onClick={() => take('pass')}
        >
          {words.pass}
        </Button>
        <Button
          size="md"
          variant="default"
          loading={taking.isPending && taking.variables?.step === 'fail'}
          disabled={taking.isPending}
          onClick={() => take('fail')}
        >
          {words.fail}
        </Button>
      </div>
    </form>
  );
}
