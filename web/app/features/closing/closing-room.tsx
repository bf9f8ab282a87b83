import { IconUserPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { awayTexts } from '@tradewind/contract/closing-words';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeDetail } from '@tradewind/contract/trades';
import { RequestError } from '../../lib/request.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { closingQuery } from './closing-query.ts';
import classes from './closing-room.module.css';
import { ChangesSection } from './course/changes-section.tsx';
import course from './course/course.module.css';
import { DisputeCard } from './course/dispute-card.tsx';
import { EndingCard } from './course/ending-card.tsx';
import { OutsidePanel } from './course/outside-panel.tsx';
import type { ProposalLeg } from './course/proposal-draft.ts';
import { OpenProposals } from './course/proposals.tsx';
import { HoldbacksCard } from './money/holdbacks-card.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { DocumentsPanel } from './papers/documents-panel.tsx';
import { RoomUploadsProvider, useIsUploading } from './papers/room-uploads.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ReleaseCard } from './release-card.tsx';
import { ReleasedCard } from './released-card.tsx';
import { RoomPlaceholder } from './room-placeholder.tsx';
import { RoomTrade } from './room-trade.ts';
import { OrdersPanel } from './services/orders-panel.tsx';
import { isEnded, sortTasks } from './task-order.ts';
import { NextStep, useNextStep } from './tasks/next-step.tsx';
import { TaskList } from './tasks/task-list.tsx';
import { WaitingList } from './waiting-list.tsx';

/** From agreed to the keys: the reader's next step first, then what everybody else has to do. */
export default function ClosingRoom({ trade }: { trade: TradeDetail }) {
  const query = useQuery(closingQuery(trade.id));
  // Trades that ended before there was a closing.
  if (query.error instanceof RequestError && query.error.status === 404) return null;
  return (
    <Loaded query={query} placeholder={<RoomPlaceholder />} failure="We couldn’t load the closing of this trade.">
      {(closing) => (
        <RoomUploadsProvider tradeId={trade.id}>
          <RoomTrade value={trade}>
            <Room closing={closing} legs={legsOf(trade)} />
          </RoomTrade>
        </RoomUploadsProvider>
      )}
    </Loaded>
  );
}

/** The legs with their numbers: the server numbers them in this order. */
const legsOf = ({ legs, parties }: TradeDetail): ProposalLeg[] => {
  const positionOf = (userId: string) => parties.findIndex((party) => party.userId === userId);
  const nameOf = (userId: string) => parties.find((party) => party.userId === userId)?.firstName ?? 'Former member';
  return legs.map(({ kind, title, value, from, to }, place) => ({
    leg: place + 1,
    title: kind === 'cash' ? `Cash from ${nameOf(from)} to ${nameOf(to)}` : title,
    value: exactPriceText(value).replace('$', ''),
    isCash: kind === 'cash',
    isBoat: kind === 'boat',
    giver: positionOf(from),
    receiver: positionOf(to),
  }));
};

function Room({ closing, legs }: { closing: Closing; legs: readonly ProposalLeg[] }) {
  const tasks = sortTasks(closing, useIsUploading());
  const { next, setWorking } = useNextStep(tasks.yours);
  if (isEnded(closing))
    return (
      <div className={`${classes.room} ${classes.columns}`}>
        <div className={classes.tasks}>
          <DisputeCard closing={closing} legs={legs} />
          <OpenProposals closing={closing} legs={legs} />
          <EndingCard closing={closing} />
          <TaskList title="Finished steps" closing={closing} tasks={tasks.finished} isFolded isShared />
          <ChangesSection closing={closing} legs={legs} />
        </div>
        <aside className={classes.side}>
          <MoneyPanel closing={closing} />
          <OrdersPanel closing={closing} />
          <DocumentsPanel closing={closing} />
        </aside>
      </div>
    );
  return (
    <div className={classes.room}>
      <LeaveGuard />
      <ProgressLine step={closing.step} />
      <div className={classes.columns}>
        <div className={classes.tasks}>
          <AwayCard closing={closing} />
          <ReleasedCard closing={closing} legs={legs} />
          <DisputeCard closing={closing} legs={legs} />
          <OpenProposals closing={closing} legs={legs} />
          <NextStep closing={closing} task={next} onWork={setWorking} />
          <TaskList
            title={closing.position === null ? 'Also on your desk' : 'Also waiting for you'}
            closing={closing}
            tasks={tasks.yours.filter((task) => task !== next)}
          />
          <TaskList title="Waiting for others" closing={closing} tasks={tasks.others} isShared />
          <TaskList title="Waiting for the broker" closing={closing} tasks={tasks.broker} />
          <TaskList title="Later" closing={closing} tasks={tasks.later} isFolded isShared />
          <TaskList title="Finished" closing={closing} tasks={tasks.finished} isFolded isShared />
          <ChangesSection closing={closing} legs={legs} />
        </div>
        <aside className={classes.side}>
          <ReleaseCard closing={closing} />
          <WaitingList closing={closing} />
          <MoneyPanel closing={closing} />
          <HoldbacksCard closing={closing} legs={legs} />
          <OutsidePanel closing={closing} />
          <OrdersPanel closing={closing} />
          <DocumentsPanel closing={closing} />
        </aside>
      </div>
    </div>
  );
}

/** Tells the other parties what happens while somebody in the trade can’t sign in. The broker reads it among the obstacles. */
function AwayCard({ closing: { parties, position, status } }: { closing: Closing }) {
  const away = parties.filter((party) => party.away && party.position !== position);
  if (position === null || status === 'closed') return null;
  return away.map(({ position: place, firstName }) => (
    <section key={place} className={course.away} aria-label={awayTexts.title(firstName)}>
      <IconUserPause size={24} stroke={1.6} aria-hidden />
      <div>
        <h2>{awayTexts.title(firstName)}</h2>
        <p>{awayTexts[status === 'released' ? 'afterRelease' : 'beforeRelease'](firstName)}</p>
      </div>
    </section>
  ));
}
