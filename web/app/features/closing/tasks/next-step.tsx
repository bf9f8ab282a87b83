import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { TASK_NAMES } from '@tradewind/contract/closing-words';
import { useState } from 'react';
import { Due } from '../../../nouns/closing/due.tsx';
import { stepWords } from '../../../nouns/closing/step-words.ts';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import { partyName, subjectOf } from '../closing-people.ts';
import { taskWords, whenLate } from '../task-words.ts';
import classes from './task.module.css';
import { TaskBody } from './task-body.tsx';

/** The reader's most pressing task, opened. It stays while they work on it, whatever others do. */
export function useNextStep(yours: readonly ClosingTask[]): ClosingTask | undefined {
  const [chosen, setChosen] = useState(yours[0]?.id);
  const next = yours.find(({ id }) => id === chosen) ?? yours[0];
  if (next?.id !== chosen) setChosen(next?.id);
  return next;
}

export function NextStep({ closing, task }: { closing: Closing; task: ClosingTask | undefined }) {
  if (task === undefined) return <NothingToDo closing={closing} />;
  const { todo, why } = taskWords[task.kind];
  const subject = subjectOf(closing, task);
  const isSubmitted = task.state === 'submitted';
  return (
    <section className={classes.next} aria-labelledby="next-step">
      <p className={classes.kicker}>Your next step</p>
      <h2 id="next-step">{isSubmitted ? `Look at what was sent: ${TASK_NAMES[task.kind]}` : todo}</h2>
      {subject === undefined ? null : <p className={classes.subject}>{subject}</p>}
      <Due dueAt={task.dueAt} isLong />
      <p className={classes.why}>{why}</p>
      <TaskBody key={task.id} closing={closing} task={task} />
      {whenLate[task.step] === '' ? null : <p className={classes.consequence}>{whenLate[task.step]}</p>}
    </section>
  );
}

function NothingToDo({ closing }: { closing: Closing }) {
  const { parties, brokerWaiting, position, step } = closing;
  const waiting = parties.filter((party) => party.waiting > 0 && party.position !== position);
  const names = waiting.map((party) => partyName(closing, party.position));
  const others = listed([...names, ...(brokerWaiting > 0 && position !== null ? ['the broker'] : [])]);
  return (
    <section className={classes.next} aria-labelledby="next-step" data-quiet>
      <p className={classes.kicker}>Your next step</p>
      <h2 id="next-step">{step === null ? 'Everything is done' : 'Nothing to do for you right now'}</h2>
      {step === null ? null : (
        <p className={classes.why}>
          {others === '' ? stepWords[step].text : `It’s the turn of ${others}.`} We’ll tell you when it’s yours.
        </p>
      )}
    </section>
  );
}
