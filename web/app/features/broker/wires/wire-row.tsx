import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconClock } from '@tabler/icons-react';
import type { Wire, WireAction } from '@tradewind/contract/ledger';
import { tradePath } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { trustNames } from '../money-text.ts';
import { WireDialog } from './wire-dialog.tsx';
import { actionWords, purposeNames, stateText } from './wire-words.ts';
import classes from './wires.module.css';

/** One wire with its clock and what the reader can do about it. */
export function WireRow({ wire }: { wire: Wire }) {
  const [asked, setAsked] = useState<WireAction>();
  const Icon = wire.direction === 'in' ? IconArrowDownLeft : IconArrowUpRight;
  const tradeId = wire.tradeId ?? wire.assigned?.tradeId;
  const title = [purposeNames[wire.purpose], wire.party?.firstName].filter(Boolean).join(', ');
  return (
    <li className={classes.wire} data-late={wire.isLate || undefined}>
      <Icon size={24} stroke={1.6} role="img" aria-label={wire.direction === 'in' ? 'In' : 'Out'} />
      <div className={classes.about}>
        <p className={classes.title}>
          <strong>{title}</strong>
          {tradeId === undefined ? null : <Link to={tradePath(tradeId)}>Trade {tradeId}</Link>}
        </p>
        <p>
          {wire.direction === 'in' ? 'From' : 'To'} {wire.counterparty} · {wire.bankReference} ·{' '}
          {trustNames[wire.trust]}
        </p>
        <p>
          Recorded by {wire.recordedBy}, {readerDate(wire.recordedAt, 'mediumMoment')}
          {wire.confirmedBy === null || wire.confirmedBy === wire.recordedBy
            ? ''
            : ` · Confirmed by ${wire.confirmedBy}`}
        </p>
        {wire.callBackNote === null ? null : <p>Call-back: {wire.callBackNote}</p>}
        {wire.request?.reason ? <p>Reason to take it back: {wire.request.reason}</p> : null}
        {wire.voidReason === null ? null : <p>Reason: {wire.voidReason}</p>}
        <Clock wire={wire} />
      </div>
      <strong className={classes.amount}>{bookedText(wire.amount)}</strong>
      <span className={classes.state} data-state={wire.state}>
        {stateText(wire)}
      </span>
      {wire.actions.length === 0 ? null : (
        <div className={classes.actions}>
          {wire.actions.map((action) => (
            <Button
              key={action}
              size="xs"
              variant={action === 'confirm' || action === 'collect' || action === 'assign' ? 'filled' : 'default'}
              onClick={() => setAsked(action)}
            >
              {actionWords[action].button}
            </Button>
          ))}
        </div>
      )}
      <WireDialog key={wire.request?.at} wire={wire} action={asked} onClose={() => setAsked(undefined)} />
    </li>
  );
}

/** The deadline by which money must be at the bank, or back with its sender. */
function Clock({ wire: { state, depositBy, returnBy, isLate } }: { wire: Wire }) {
  const isMoving = state === 'recorded' || state === 'confirmed';
  const [words, by] = isMoving ? ['At the bank by', depositBy] : ['Back by', state === 'collected' ? returnBy : null];
  if (by === null) return null;
  const Icon = isLate ? IconAlertTriangle : IconClock;
  return (
    <p className={classes.clock} data-late={isLate || undefined}>
      <Icon size={16} aria-hidden />
      <span>
        {words} <time dateTime={by}>{readerDate(by, 'shortWeekday')}</time>
        {isLate ? ': late' : ''}
      </span>
    </p>
  );
}
