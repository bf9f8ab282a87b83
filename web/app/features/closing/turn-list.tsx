import type { Closing } from '@tradewind/contract/closing';
import { SideCard } from '../../ui/side-card.tsx';
import { partyName } from './closing-people.ts';
import classes from './closing-room.module.css';

const waitingText = (count: number) => {
  if (count === 0) return 'Nothing to do now';
  return count === 1 ? '1 step to do' : `${count} steps to do`;
};

/** Everyone in the closing, and how much each can do now. */
export function TurnList({ closing }: { closing: Closing }) {
  const people = [
    ...closing.parties.map(({ position, waiting }) => ({ key: position, name: partyName(closing, position), waiting })),
    {
      key: 'broker',
      name: closing.position === null ? 'You, the broker' : 'The broker',
      waiting: closing.brokerWaiting,
    },
  ];
  return (
    <SideCard title="Whose turn it is">
      <ul className={classes.turns}>
        {people.map(({ key, name, waiting }) => (
          <li key={key} data-waiting={waiting > 0 || undefined}>
            <strong>{name}</strong>
            <span>{waitingText(waiting)}</span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
