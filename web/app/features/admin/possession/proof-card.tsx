import { Button } from '@mantine/core';
import { boatImages } from '@tradewind/contract/boat-images';
import { pathOf } from '@tradewind/contract/endpoint';
import { paths } from '@tradewind/contract/paths';
import { possessionApi } from '@tradewind/contract/possession';
import type { SubmittedProof } from '@tradewind/contract/possession-review';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import { PrivatePhoto } from '../../../nouns/photo/private-photo.tsx';
import { type Question, ReasonDialog } from '../reason-dialog.tsx';
import classes from './proof-card.module.css';
import { useProofDecision } from './use-proof-decision.ts';

const REFUSAL: Question = {
  title: 'Refuse Photo',
  text: 'The owner can get a new code and take another photo.',
  confirm: 'Refuse Photo',
  reason: { readBy: 'The owner' },
};

/** A photo beside everything it has to show. */
export function ProofCard({ proof, isAdmin }: { proof: SubmittedProof; isAdmin: boolean }) {
  const { decide, isPending } = useProofDecision(proof.id);
  const [isRefusing, setRefusing] = useState(false);
  const { boat, owner } = proof;
  return (
    <article className={classes.card} aria-label={`Photo of ${boat.title}`}>
      <header className={classes.head}>
        <h3>
          <Link to={paths.boat(boat.id)}>{boat.title}</Link>
        </h3>
        <time dateTime={proof.sentAt}>{readerDate(proof.sentAt, 'mediumMoment')}</time>
      </header>
      <div className={classes.photos}>
        <PrivatePhoto
          address={pathOf(possessionApi.photo, { id: proof.id })}
          alt={`Photo of ${boat.title} with a code`}
        />
        <div className={classes.listed}>
          <BoatPicture
            url={boatImages({ ...boat, images: [] })[0]}
            alt={`${boat.title} as listed`}
            sizes="16rem"
            loading="lazy"
          />
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact name="Code on the paper">{proof.code}</Fact>
        <Fact name="Boat">{[boat.year, boat.make, boat.model].join(' ')}</Fact>
        <Fact name="Hull number">{boat.hullNumber ?? 'None entered'}</Fact>
        <Fact name="Owner">
          {isAdmin ? <Link to={paths.adminUser(owner.id)}>{owner.email}</Link> : owner.email}
          {owner.suspended ? ' (suspended)' : ''}
        </Fact>
        <Fact name="Code given">{readerDate(proof.askedAt, 'mediumMoment')}</Fact>
      </dl>
      {proof.mayDecide ? (
        <div className={classes.actions}>
          <Button size="sm" loading={isPending} onClick={() => decide({ decision: 'approve' })}>
            Approve
          </Button>
          <Button size="sm" variant="default" disabled={isPending} onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        </div>
      ) : (
        <p>This is your own boat. Somebody else has to decide.</p>
      )}
      <ReasonDialog
        action={isRefusing || undefined}
        questionOf={() => REFUSAL}
        isPending={isPending}
        onCancel={() => setRefusing(false)}
        onConfirm={(_action, reason) => {
          setRefusing(false);
          decide({ decision: 'refuse', reason });
        }}
      />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
