import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { Trade } from '@tradewind/contract/trades';
import { PersonLink } from '../../../nouns/person/person-link.tsx';
import { UserAvatar } from '../../../nouns/person/user-avatar.tsx';
import { nameFor, readerFirst } from '../../../nouns/trade/trade-sides.ts';
import classes from './trade-page.module.css';

/** Everyone in the trade, and whether they said yes to what it is now. */
export function PartyList({ trade, reader }: { trade: Trade; reader: string }) {
  const isOpen = trade.status === 'proposed';
  return (
    <ul className={classes.parties}>
      {readerFirst(trade, reader).map((party) => (
        <li key={party.userId}>
          <UserAvatar user={party} size={40} />
          <strong>
            <PersonLink username={party.userId === reader ? null : party.username}>
              {nameFor(trade, party.userId, reader)}
            </PersonLink>
          </strong>
          {isOpen || party.accepted ? (
            <span className={classes.accepted} data-accepted={party.accepted || undefined}>
              {party.accepted ? <IconCircleCheck size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
              {party.accepted ? 'Accepted' : 'Not yet'}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
