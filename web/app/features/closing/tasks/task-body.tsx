import type { Closing, ClosingTask, TaskAction } from '@tradewind/contract/closing';
import type { ComponentType } from 'react';
import { AcceptForm } from '../course/accept-form.tsx';
import { CoinBrief } from '../facts/coin-brief.tsx';
import { CoinForm } from '../facts/coin-form.tsx';
import { LegalDetailsForm } from '../facts/legal-details-form.tsx';
import { OutsideForm } from '../facts/outside-form.tsx';
import { PayoffForm } from '../facts/payoff-form.tsx';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { VesselDetailsForm } from '../facts/vessel-details-form.tsx';
import { SignForm } from '../papers/sign-form.tsx';
import { UploadForm } from '../papers/upload-form.tsx';
import { OrderService } from '../services/order-service.tsx';
import { isFinished, isWired } from '../task-order.ts';
import { Arrange } from './arrange.tsx';
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
  'coin-terms': CoinForm,
  'coin-address': CoinForm,
  'coin-address-checked': CoinForm,
  'coin-test': CoinForm,
  'coin-sent': CoinForm,
  'coin-received': CoinForm,
};

interface TaskBodyProps {
  closing: Closing;
  task: ClosingTask;
}

/** Everything the reader can do about a task now. */
export function TaskBody({ closing, task }: TaskBodyProps) {
  const { tradeId, position: reader } = closing;
  const may = (action: TaskAction) => task.actions.includes(action);
  const isOpen = !isFinished(task);
  const FactForm = factForms[task.kind];
  const papers =
    may('upload') || (isOpen && hasPapers(closing, task)) ? <UploadForm closing={closing} task={task} /> : null;
  const isInForm = may('enter') && task.kind === 'payoff';
  return (
    <div className={classes.body}>
      {task.note !== null && task.state === 'open' ? <BrokersNote note={task.note} /> : null}
      {isOpen ? <Arrange closing={closing} task={task} /> : null}
      {may('enter') ? <CoinBrief closing={closing} task={task} /> : null}
      {may('enter') && FactForm ? (
        <FactForm tradeId={tradeId} task={task} papers={papers} hasPapers={hasGoodPapers(closing, task)} />
      ) : null}
      {may('sign') ? <SignForm closing={closing} task={task} /> : null}
      {isInForm ? null : papers}
      {may('confirm') ? <ConfirmForm tradeId={tradeId} task={task} /> : null}
      {may('accept') || may('reject') ? <AcceptForm closing={closing} task={task} /> : null}
      {may('check') ? <ReviewForm tradeId={tradeId} task={task} /> : null}
      {isWired(task) && task.by === reader && task.state === 'open' ? (
        <WireSteps tradeId={tradeId} owed={owedFor(closing, task)} />
      ) : null}
      {isOpen && task.services.length > 0 ? <OrderService tradeId={tradeId} task={task} /> : null}
      {may('waive') ? <WaiveButton tradeId={tradeId} task={task} /> : null}
    </div>
  );
}

/** Returned papers prove nothing anymore. */
const hasGoodPapers = ({ documents }: Closing, { id }: ClosingTask) =>
  documents.some(({ task, state }) => task === id && state !== 'returned');

const hasPapers = ({ documents }: Closing, { id }: ClosingTask) => documents.some(({ task }) => task === id);

/** The money that a task asks its party for. */
function owedFor({ money }: Closing, { kind, by }: ClosingTask) {
  const party = money.parties.find(({ position }) => position === by);
  return kind === 'deposit' ? party?.deposit : party?.balance;
}

function BrokersNote({ note }: { note: string }) {
  return (
    <p className={classes.returned} role="note">
      <strong>From the broker: </strong>
      {note}
    </p>
  );
}
