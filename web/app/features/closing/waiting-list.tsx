import type { Closing } from '@tradewind/contract/closing';
import { SideCard } from '../../ui/side-card.tsx';
import { brokersStep } from './brokers-step.ts';
import { partyName } from './closing-people.ts';
import classes from './closing-room.module.css';
import { isAsked } from './course/asked.ts';

const waitingText = (count: number, idle = 'Nothing to do now') => {
  if (count === 0) return idle;
  return count === 1 ? '1 step to do' : `${count} steps to do`;
};

/** Everyone in the closing, and how much each can do now. */
export function WaitingList({ closing }: { closing: Closing }) {
  const ofBroker = brokersStep(closing)?.does;
  const people = [
    ...closing.parties.map(({ position, waiting, away }) => ({
      key: position,
      name: partyName(closing, position),
      text: away
        ? 'Can’t sign in now'
        : waitingText(waiting, isAsked(closing, position) ? 'Answers a proposal' : undefined),
      isWaiting: !away && (waiting > 0 || isAsked(closing, position)),
    })),
    {
      key: 'broker',
      name: closing.position === null ? 'You, the broker' : 'The broker',
      text: waitingText(closing.brokerWaiting, ofBroker),
      isWaiting: closing.brokerWaiting > 0 || ofBroker !== undefined,
    },
  ];
  return (
    <SideCard title="Whose turn it is">
      <ul className={classes.waiting}>
        {people.map(({ key, name, text, isWaiting }) => (
          <li key={key} data-waiting={isWaiting || undefined}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
