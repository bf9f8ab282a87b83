import type { ClosingTask, TaskAction } from '@tradewind/contract/closing';
import type { ComponentType } from 'react';
import { LegalDetailsForm } from '../facts/legal-details-form.tsx';
import { OutsideForm } from '../facts/outside-form.tsx';
import { PayoffForm } from '../facts/payoff-form.tsx';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { VesselDetailsForm } from '../facts/vessel-details-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ReviewForm } from './review-form.tsx';
import classes from './task.module.css';
import { WaiveButton } from './waive-button.tsx';
import { WireSteps } from './wire-steps.tsx';

const factForms: Partial<Record<ClosingTask['kind'], ComponentType<FactsFormProps>>> = {
  'legal-details': LegalDetailsForm,
  'vessel-details': VesselDetailsForm,
  'outside-opened': OutsideForm,
  payoff: PayoffForm,
};

const WIRED: readonly ClosingTask['kind'][] = ['deposit', 'balance'];

interface TaskBodyProps extends FactsFormProps {
  /** The reader's position; null for the broker. */
  reader: number | null;
}

/** Everything the reader can do about a task now. */
export function TaskBody({ tradeId, task, reader }: TaskBodyProps) {
  const may = (action: TaskAction) => task.actions.includes(action);
  const FactForm = factForms[task.kind];
  return (
    <div className={classes.body}>
      {task.note !== null && task.state === 'open' ? <BrokersNote note={task.note} /> : null}
      {may('enter') && FactForm ? <FactForm tradeId={tradeId} task={task} /> : null}
      {may('confirm') ? <ConfirmForm tradeId={tradeId} task={task} /> : null}
      {may('check') ? <ReviewForm tradeId={tradeId} task={task} /> : null}
      {WIRED.includes(task.kind) && task.by === reader && task.state === 'open' ? (
        <WireSteps tradeId={tradeId} />
      ) : null}
      {may('waive') ? <WaiveButton tradeId={tradeId} task={task} /> : null}
    </div>
  );
}

function BrokersNote({ note }: { note: string }) {
  return (
    <p className={classes.returned} role="note">
      <strong>From the broker: </strong>
      {note}
    </p>
  );
}
