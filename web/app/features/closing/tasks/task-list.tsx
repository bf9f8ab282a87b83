import { IconBan, IconChevronDown, IconCircle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { TASK_WORDS, WHEN_LATE } from '@tradewind/contract/closing-task-words';
import { brokerageDate } from '../../../lib/dates.ts';
import { Due } from '../../../nouns/closing/due.tsx';
import { actorName, subjectOf, waitsForReader } from '../closing-people.ts';
import { FactsList } from '../facts/facts-list.tsx';
import { isFinished } from '../task-order.ts';
import classes from './task.module.css';
import { TaskBody } from './task-body.tsx';

interface TaskListProps {
  title: string;
  closing: Closing;
  tasks: readonly ClosingTask[];
  /** Closed until the reader opens it. */
  isFolded?: boolean;
  /** Names the person in each line, where they differ. */
  isShared?: boolean;
}

/** Tasks that belong together. Each opens to show what can be done about it. */
export function TaskList({ title, closing, tasks, isFolded = false, isShared = false }: TaskListProps) {
  if (tasks.length === 0) return null;
  const rows = (
    <ul className={classes.rows}>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskRow closing={closing} task={task} isShared={isShared} />
        </li>
      ))}
    </ul>
  );
  const heading = (
    <h2>
      {title} <span className={classes.count}>{tasks.length}</span>
    </h2>
  );
  if (!isFolded)
    return (
      <section className={classes.group}>
        {heading}
        {rows}
      </section>
    );
  return (
    <details className={classes.group}>
      <summary className={classes.fold}>
        {heading}
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {rows}
    </details>
  );
}

const icons = { open: IconCircle, submitted: IconHourglass, done: IconCircleCheck, unneeded: IconBan } as const;
const stateNames = { open: 'Open', submitted: 'Sent', done: 'Done', unneeded: 'Not needed' } as const;

function TaskRow({ closing, task, isShared }: { closing: Closing; task: ClosingTask; isShared: boolean }) {
  const Icon = icons[task.state];
  const subject = [isShared ? actorName(closing, task) : undefined, subjectOf(closing, task)];
  const about = [...new Set(subject.filter((part) => part !== undefined))].join(' · ');
  return (
    <details className={classes.task} data-state={task.state}>
      <summary>
        <Icon size={22} stroke={1.6} aria-label={stateNames[task.state]} role="img" />
        <span className={classes.words}>
          <strong>{TASK_WORDS[task.kind].name}</strong>
          {about === '' ? null : <span>{about}</span>}
        </span>
        {isFinished(task) ? <Finished task={task} /> : <Due dueAt={task.dueAt} />}
        <IconChevronDown className={classes.chevron ?? ''} size={18} aria-hidden />
      </summary>
      <TaskDetails closing={closing} task={task} />
    </details>
  );
}

function Finished({ task: { state, doneAt } }: { task: ClosingTask }) {
  if (state === 'unneeded') return <span className={classes.when}>Not needed</span>;
  return doneAt === null ? null : (
    <time className={classes.when} dateTime={doneAt}>
      {brokerageDate(doneAt, 'short')}
    </time>
  );
}

function TaskDetails({ closing, task }: { closing: Closing; task: ClosingTask }) {
  const isOpen = !isFinished(task);
  return (
    <div className={classes.details}>
      <p className={classes.why}>
        {isOpen && waitsForReader(closing, task) ? <strong>{TASK_WORDS[task.kind].todo}. </strong> : null}
        {TASK_WORDS[task.kind].why}
      </p>
      {task.actions.includes('enter') ? null : <FactsList task={task} />}
      {isOpen || task.note === null ? null : <p className={classes.note}>{task.note}</p>}
      <TaskBody closing={closing} task={task} />
      {isOpen && task.dueAt !== null && WHEN_LATE[task.step] !== '' ? (
        <p className={classes.consequence}>{WHEN_LATE[task.step]}</p>
      ) : null}
    </div>
  );
}
