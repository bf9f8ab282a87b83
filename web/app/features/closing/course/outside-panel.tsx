import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { OutsideDetails } from '@tradewind/contract/closing-facts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { calendarDate } from '../../../lib/dates.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SideCard } from '../../../ui/side-card.tsx';
import { partyNameInside } from '../closing-people.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { useClosingStep } from './use-closing-step.ts';

type OutsideLeg = Closing['outside'][number];

const stateNames: Record<OutsideLeg['state'], string> = {
  planned: 'Nobody named an agent yet',
  opened: 'An agent is working on it',
  ready: 'Ready, and held by the agent',
  released: 'Released by the agent',
  confirmed: 'Received',
  failed: 'Fell through',
};

/** Coins need no agent. */
const coinStateNames: typeof stateNames = {
  ...stateNames,
  planned: 'The source of the price isn’t named yet',
  opened: 'The address isn’t confirmed yet',
  ready: 'The address is confirmed',
  released: 'The coins were sent',
};

/** Otherwise an outside closing would be a way around the consequences of a default. */
const AT_RISK =
  ' If you or the other side has accepted already, your deposit stays frozen until it’s clear why it fell through.';

const areCoins = ({ tasks }: Closing, { leg }: OutsideLeg) =>
  tasks.some((task) => task.leg === leg && task.kind === 'coin-address');

/** Things that are closed outside Tradewind: tracked, never held. */
export function OutsidePanel({ closing }: { closing: Closing }) {
  if (closing.outside.length === 0) return null;
  return (
    <SideCard title="Closed outside Tradewind">
      <ul className={classes.past}>
        {closing.outside.map((leg) => (
          <OutsideRow key={leg.leg} closing={closing} leg={leg} />
        ))}
      </ul>
    </SideCard>
  );
}

/** Names the agent, for the two people who know them. */
function Agent({ closing, leg: { leg, state } }: { closing: Closing; leg: OutsideLeg }) {
  const opened = closing.tasks.find((task) => task.kind === 'outside-opened' && task.leg === leg);
  const facts = opened?.facts as OutsideDetails | null | undefined;
  if (!facts) return null;
  return (
    <span>
      {facts.agent}, file {facts.fileNumber}
      {state === 'opened' ? `, ready by ${calendarDate(facts.readyBy, 'long')}` : ''}
    </span>
  );
}

function OutsideRow({ closing, leg }: { closing: Closing; leg: OutsideLeg }) {
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useTextDraft(`closing:${closing.tradeId}:leg:${leg.leg}:fail`);
  const failing = useClosingStep(
    closing.tradeId,
    (typed: string) =>
      call(closingCourseApi.fail, { params: { id: closing.tradeId, leg: leg.leg }, body: { reason: typed } }),
    {
      done: 'Recorded',
      onDone: () => {
        setReason('');
        setOpened(false);
      },
    },
  );
  return (
    <li>
      <strong>{leg.title}</strong>
      <span className={classes.standing}>{(areCoins(closing, leg) ? coinStateNames : stateNames)[leg.state]}</span>
      <span>
        From {partyNameInside(closing, leg.giver)} to {partyNameInside(closing, leg.receiver)}
      </span>
      <Agent closing={closing} leg={leg} />
      {leg.actions.includes('fail') ? (
        <Button variant="default" size="xs" className={classes.fail ?? ''} onClick={() => setOpened(true)}>
          It Fell Through…
        </Button>
      ) : null}
      <ConfirmDialog
        title="Did it fall through?"
        text={`The whole trade ends for everyone. Deposits go back, less the costs that people authorized.${leg.giver === closing.position ? AT_RISK : ''}`}
        confirm="End Trade"
        cancel="Keep Trade"
        opened={opened}
        isPending={failing.isPending}
        isReady={reason.trim() !== ''}
        onCancel={() => setOpened(false)}
        onConfirm={() => failing.mutate(reason.trim())}
      >
        <Textarea
          label="What happened"
          description="Everyone in the trade reads it."
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Refusal text={failing.refusal} />
      </ConfirmDialog>
    </li>
  );
}
