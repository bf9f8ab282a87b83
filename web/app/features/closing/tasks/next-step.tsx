import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { TASK_WORDS, WHEN_LATE } from '@tradewind/contract/closing-task-words';
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Due } from '../../../nouns/closing/due.tsx';
import { STEPS, stepWords } from '../../../nouns/closing/step-words.ts';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import { brokersStep } from '../brokers-step.ts';
import { partyNameInside, subjectOf } from '../closing-people.ts';
import { isAsked } from '../course/asked.ts';
import { FactsList } from '../facts/facts-list.tsx';
import classes from './task.module.css';
import { TaskBody } from './task-body.tsx';

const isOfLaterStep = (one: ClosingTask, other: ClosingTask) => STEPS.indexOf(one.step) > STEPS.indexOf(other.step);

/**
 * The reader's most pressing task, opened. It stays while they work on it, whatever others do. Otherwise a task of an earlier
 * step that is open again takes its place.
 */
export function useNextStep(yours: readonly ClosingTask[]) {
  const [chosen, setChosen] = useState(yours[0]?.id);
  const [isWorking, setWorking] = useState(false);
  const [first] = yours;
  const kept = yours.find(({ id }) => id === chosen);
  const next = kept && first && (isWorking || !isOfLaterStep(kept, first)) ? kept : first;
  if (next?.id !== chosen) {
    setChosen(next?.id);
    setWorking(false);
  }
  return { next, setWorking };
}

interface NextStepProps {
  closing: Closing;
  task: ClosingTask | undefined;
  /** Says whether the focus is in the task. */
  onWork: (isWorking: boolean) => void;
}

/** Leads readers who finished a step to the next one, which may be above what they see. */
function useHeadingFocus(taskId: number | undefined, onWork: (isWorking: boolean) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(taskId);
  const isWorking = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === taskId) return;
    shown.current = taskId;
    if (isWorking.current) heading.current?.focus();
    isWorking.current = false;
  }, [taskId]);
  const note = (value: boolean) => {
    isWorking.current = value;
    onWork(value);
  };
  return {
    heading: { ref: heading, tabIndex: -1 },
    section: {
      onFocus: ({ target }: FocusEvent) => note(target !== heading.current),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => note(currentTarget.contains(relatedTarget)),
    },
  };
}

/** The second click of a double click may find the next task in its place, and does nothing there. */
function useClicksOfOneTask(taskId: number | undefined) {
  const clicked = useRef(taskId);
  return (event: MouseEvent) => {
    if (event.detail < 2) clicked.current = taskId;
    if (clicked.current === taskId) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

export function NextStep({ closing, task, onWork }: NextStepProps) {
  const focus = useHeadingFocus(task?.id, onWork);
  const onClickCapture = useClicksOfOneTask(task?.id);
  if (task === undefined) return <NothingToDo closing={closing} heading={focus.heading} />;
  const { todo, why } = TASK_WORDS[task.kind];
  const subject = subjectOf(closing, task);
  const isSubmitted = task.state === 'submitted' && closing.position === null;
  return (
    <section className={classes.next} aria-labelledby="next-step" onClickCapture={onClickCapture} {...focus.section}>
      <p className={classes.kicker}>Your next step</p>
      <h2 id="next-step" {...focus.heading}>
        {isSubmitted ? `Look at what was sent: ${TASK_WORDS[task.kind].name}` : todo}
      </h2>
      {subject === undefined ? null : <p className={classes.subject}>{subject}</p>}
      <Due dueAt={task.dueAt} isLong />
      <p className={classes.why}>{why}</p>
      {task.actions.includes('enter') ? null : <FactsList task={task} />}
      <TaskBody key={task.id} closing={closing} task={task} />
      {WHEN_LATE[task.step] === '' ? null : <p className={classes.consequence}>{WHEN_LATE[task.step]}</p>}
    </section>
  );
}

const DISPUTED = 'All steps wait until the dispute is over.';

interface NothingToDoProps {
  closing: Closing;
  heading: ReturnType<typeof useHeadingFocus>['heading'];
}

function headingOf(closing: Closing): string {
  if (isAsked(closing, closing.position)) return 'Answer the proposal above';
  return closing.step === null ? 'Everything is done' : 'Nothing to do for you right now';
}

/** Says whom the reader waits for. */
function whyOf({ status, step, parties, brokerWaiting, position }: Closing): string | undefined {
  if (step === null) return undefined;
  const waiting = parties.filter((party) => party.waiting > 0 && !party.away && party.position !== position);
  const names = waiting.map((party) => partyNameInside({ parties, position }, party.position));
  const others = listed([...names, ...(brokerWaiting > 0 && position !== null ? ['the broker'] : [])]);
  const now = others === '' ? stepWords[step].text : `We’re waiting for ${others}.`;
  return `${status === 'disputed' ? DISPUTED : now} We’ll tell you when it’s your turn.`;
}

function NothingToDo({ closing, heading }: NothingToDoProps) {
  const turn = closing.position === null ? brokersStep(closing) : undefined;
  const isReleasing = closing.step === 'release' && closing.status !== 'disputed';
  const obstacle = turn && isReleasing ? closing.obstacles?.[0]?.text : undefined;
  const why = obstacle ?? turn?.why ?? whyOf(closing);
  return (
    <section className={classes.next} aria-labelledby="next-step" data-quiet={turn === undefined || undefined}>
      <p className={classes.kicker}>Your next step</p>
      <h2 id="next-step" {...heading}>
        {turn?.todo ?? headingOf(closing)}
      </h2>
      {why === undefined ? null : <p className={classes.why}>{why}</p>}
    </section>
  );
}
