import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { conversationPath } from '@tradewind/contract/paths';
import { use } from 'react';
import { Link } from 'react-router';
import { titleInside } from '../../../nouns/item/item-titles.ts';
import { partyName } from '../closing-people.ts';
import { RoomTrade } from '../room-trade.ts';
import classes from './task.module.css';

/** Tasks for which two people meet. */
const MEETINGS: readonly ClosingTask['kind'][] = ['inspection', 'keys-given', 'keys-received'];

/** The person at the other end of the task’s boat. */
const otherSideOf = ({ tasks }: Closing, { leg, by }: ClosingTask) =>
  tasks.find((task) => task.leg === leg && task.by !== null && task.by !== by)?.by;

/** Things closed outside that the reader has not received yet. */
const comingTo = ({ outside, position }: Closing) =>
  outside.filter(({ receiver, state }) => receiver === position && state !== 'confirmed');

/** Names the person to meet, and leads to the conversation with them. */
export function Arrange({ closing, task }: { closing: Closing; task: ClosingTask }) {
  const { conversation } = use(RoomTrade);
  const other = otherSideOf(closing, task);
  if (!MEETINGS.includes(task.kind) || task.by !== closing.position || typeof other !== 'number') return null;
  const name = partyName(closing, other);
  return (
    <div className={classes.arrange}>
      <p>
        Agree on a time and place with {name}.{conversation ? '' : ' Our broker puts you in touch.'}
      </p>
      {task.kind === 'keys-given'
        ? comingTo(closing).map(({ leg, title }) => <p key={leg}>Still on its way to you: {titleInside(title)}.</p>)
        : null}
      {conversation ? (
        <Button
          component={Link}
          to={conversationPath(conversation.boatId, conversation.with)}
          variant="default"
          leftSection={<IconMessages size={18} aria-hidden />}
        >
          Write to {name}
        </Button>
      ) : null}
    </div>
  );
}
