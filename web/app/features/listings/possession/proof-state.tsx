import { Button } from '@mantine/core';
import { dayText } from '@tradewind/contract/boat-checks';
import { pathOf } from '@tradewind/contract/endpoint';
import { type Possession, possessionApi } from '@tradewind/contract/possession';
import { useState } from 'react';
import { readerDate } from '../../../lib/dates.ts';
import { PrivatePhoto } from '../../../nouns/photo/private-photo.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PhotoForm } from './photo-form.tsx';
import classes from './possession.module.css';
import type { PossessionSteps } from './use-possession.ts';

type Proof = NonNullable<Possession['proof']>;

/** How far the proof is, and the next step. */
export function ProofState({ state, steps }: { state: Possession; steps: PossessionSteps }) {
  const { proof, actions } = state;
  return (
    <section className={classes.panel} aria-label="Your proof" aria-live="polite">
      {proof ? <Progress proof={proof} /> : <p>You haven’t proven possession of this boat yet.</p>}
      {actions.includes('send') ? (
        <PhotoForm isSending={steps.send.isPending} onSend={(file) => steps.send.mutate(file)} />
      ) : null}
      <div className={classes.buttons}>
        {actions.includes('ask') ? (
          <Button
            size="md"
            variant={proof?.state === 'approved' ? 'default' : 'filled'}
            loading={steps.ask.isPending}
            onClick={() => steps.ask.mutate()}
          >
            {proof ? 'Get a New Code' : 'Get a Code'}
          </Button>
        ) : null}
        {proof && actions.includes('withdraw') ? <Withdraw proof={proof} steps={steps} /> : null}
      </div>
    </section>
  );
}

function Progress({ proof }: { proof: Proof }) {
  if (proof.state === 'asked')
    return (
      <>
        <p>Write this code by hand on a sheet of paper:</p>
        <p className={classes.code}>{proof.code}</p>
        <p className={classes.soft}>
          Valid until {readerDate(proof.codeExpiresAt, 'mediumMoment')}, for this boat only.
        </p>
      </>
    );
  return (
    <>
      <p>{textOf(proof)}</p>
      {proof.hasPhoto ? (
        <PrivatePhoto address={pathOf(possessionApi.photo, { id: proof.id })} alt="The photo you sent" />
      ) : null}
    </>
  );
}

function textOf({ state, sentAt, reason }: Proof): string {
  const sentOn = sentAt === null ? '' : dayText(sentAt);
  switch (state) {
    case 'submitted':
      return `You sent this photo on ${sentOn}. Our team looks at it, and you’ll get a notification.`;
    case 'approved':
      return `Approved. Your boat’s page says that you held the boat on ${sentOn}.`;
    case 'refused':
      return `We couldn’t approve your photo of ${sentOn}. Reason: ${reason ?? ''} Please get a new code and try again.`;
    case 'expired':
      return 'Your code has expired. Please get a new one and take the photo again.';
    case 'voided':
      return 'You changed the boat’s hull number, make, model or year, so the earlier photo no longer counts.';
    default:
      return 'You withdrew your last proof.';
  }
}

const WITHDRAWALS: Partial<Record<Proof['state'], { label: string; text: string }>> = {
  asked: { label: 'Give Up Code', text: 'The code stops working. You can get a new one anytime.' },
  submitted: { label: 'Withdraw Photo', text: 'We delete the photo and don’t review it. You can start again anytime.' },
  approved: { label: 'Withdraw Proof', text: 'Your boat’s page loses the badge, and we delete the photo.' },
};

function Withdraw({ proof, steps }: { proof: Proof; steps: PossessionSteps }) {
  const [isAsking, setAsking] = useState(false);
  const { label = 'Withdraw', text = '' } = WITHDRAWALS[proof.state] ?? {};
  return (
    <>
      <Button size="md" variant="subtle" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={`${label}?`}
        text={text}
        confirm={label}
        opened={isAsking}
        isPending={steps.withdraw.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          steps.withdraw.mutate();
        }}
      />
    </>
  );
}
