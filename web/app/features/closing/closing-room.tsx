import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { RequestError } from '../../lib/request.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { closingQuery } from './closing-query.ts';
import classes from './closing-room.module.css';
import { ProgressLine } from './progress-line.tsx';
import { RoomPlaceholder } from './room-placeholder.tsx';
import { sortTasks } from './task-order.ts';
import { NextStep, useNextStep } from './tasks/next-step.tsx';
import { TaskList } from './tasks/task-list.tsx';
import { TurnList } from './turn-list.tsx';

/** From agreed to the keys: the reader's next step first, then what everybody else has to do. */
export default function ClosingRoom({ tradeId }: { tradeId: number }) {
  const query = useQuery(closingQuery(tradeId));
  // Trades that ended before there was a closing.
  if (query.error instanceof RequestError && query.error.status === 404) return null;
  return (
    <Loaded query={query} placeholder={<RoomPlaceholder />} failure="We couldn’t load the closing of this trade.">
      {(closing) => <Room closing={closing} />}
    </Loaded>
  );
}

const ENDED: readonly Closing['status'][] = ['cancelled', 'void'];

function Room({ closing }: { closing: Closing }) {
  const tasks = sortTasks(closing);
  const next = useNextStep(tasks.yours);
  if (ENDED.includes(closing.status))
    return (
      <TaskList title="Finished steps of the closing" closing={closing} tasks={tasks.finished} isFolded isShared />
    );
  return (
    <div className={classes.room}>
      <LeaveGuard />
      <ProgressLine step={closing.step} />
      <div className={classes.columns}>
        <div className={classes.tasks}>
          <NextStep closing={closing} task={next} />
          <TaskList
            title={closing.position === null ? 'Also on your desk' : 'Also waiting for you'}
            closing={closing}
            tasks={tasks.yours.filter((task) => task !== next)}
          />
          <TaskList title="Waiting for others" closing={closing} tasks={tasks.others} isShared />
          <TaskList title="Waiting for the broker" closing={closing} tasks={tasks.broker} />
          <TaskList title="Later" closing={closing} tasks={tasks.later} isFolded isShared />
          <TaskList title="Finished" closing={closing} tasks={tasks.finished} isFolded isShared />
        </div>
        <aside className={classes.side}>
          <TurnList closing={closing} />
        </aside>
      </div>
    </div>
  );
}
