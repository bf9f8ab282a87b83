import { useQuery } from '@tanstack/react-query';
import { dayText } from '@tradewind/contract/boat-checks';
import type { Boat } from '@tradewind/contract/boats';
import { personPath } from '@tradewind/contract/paths';
import { type PublicProfile, responseTimeTexts } from '@tradewind/contract/people';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { calendarDate } from '../../../lib/dates.ts';
import { FiveStars } from '../../../nouns/person/stars.tsx';
import { UserAvatar } from '../../../nouns/person/user-avatar.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { CheckBadge } from '../../../ui/check-badge.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { profileQuery } from '../people-queries.ts';
import type { ReportSlot } from '../reviews/review-card.tsx';
import { ProfileNotFound, ProfilePlaceholder } from './missing-profile.tsx';
import classes from './profile-screen.module.css';
import { ReviewList } from './review-list.tsx';

interface ProfileScreenProps {
  username: string;
  renderBoat: (boat: Boat) => ReactNode;
  report: ReportSlot;
}

export function ProfileScreen({ username, renderBoat, report }: ProfileScreenProps) {
  const { data: person, isPending } = useQuery(profileQuery(username));
  const { user } = useCurrentUser();
  if (isPending) return <ProfilePlaceholder />;
  if (!person) return <ProfileNotFound />;
  const isOwn = user?.username === person.username;
  return (
    <Page>
      <ProfileHead person={person} />
      <header className={classes.head}>
        <UserAvatar user={person} size={96} />
        <div>
          <h1>{person.firstName}</h1>
          {person.verified ? <VerifiedCheck person={person} /> : null}
          <FiveStars of={person} />
        </div>
      </header>
      <Facts person={person} />
      <section className={classes.part} aria-labelledby="boats-heading">
        <h2 id="boats-heading">Boats</h2>
        {person.boats.length === 0 ? (
          <p className={classes.nothing}>{person.firstName} has no boats listed right now.</p>
        ) : (
          <CardGrid label={`Boats of ${person.firstName}`}>
            {person.boats.map((boat) => (
              <li key={boat.id}>{renderBoat(boat)}</li>
            ))}
          </CardGrid>
        )}
        {person.boatCount > person.boats.length ? (
          <p className={classes.nothing}>
            The {person.boats.length} newest of {person.boatCount} boats.
          </p>
        ) : null}
      </section>
      <section className={classes.part} aria-labelledby="reviews-heading">
        <h2 id="reviews-heading">Reviews</h2>
        <ReviewList person={person} isOwn={isOwn} report={user && !isOwn ? report : undefined} />
      </section>
    </Page>
  );
}

function ProfileHead({ person }: { person: PublicProfile }) {
  const { firstName, username, memberSince, reviewCount, boatCount } = person;
  const facts = [
    `member since ${calendarDate(memberSince, 'month')}`,
    boatCount === 1 ? '1 boat listed' : `${boatCount} boats listed`,
    reviewCount === 1 ? '1 review' : `${reviewCount} reviews`,
  ];
  return (
    <PageHead
      title={`${firstName} (${username})`}
      description={`${firstName} trades boats on Tradewind: ${facts.join(', ')}.`}
      path={personPath(username)}
      hidden={boatCount + reviewCount === 0}
    />
  );
}

/** Says since when and how a person is verified, and what that leaves open. */
function VerifiedCheck({ person }: { person: PublicProfile }) {
  const { firstName, verifiedBy, verifiedSince } = person;
  const on = verifiedSince === null ? '' : `On ${dayText(verifiedSince)}, `;
  const byBroker = verifiedBy === 'identity check';
  const team = on === '' ? 'Our team' : 'our team';
  return (
    <CheckBadge id="check-person" text="Verified">
      <strong>{byBroker ? 'Identity checked' : 'Verified by our team'}</strong>
      <p>
        {byBroker
          ? `${on}a broker checked ${firstName}’s identity while closing a trade.`
          : `${on}${team} confirmed who ${firstName} is.`}
      </p>
      <p>This says nothing about boats, titles or how a trade will go. Everything we saw stays private.</p>
    </CheckBadge>
  );
}

function Facts({ person }: { person: PublicProfile }) {
  const { memberSince, totalTransactions, responseTime } = person;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Member since</dt>
        <dd>{calendarDate(memberSince, 'month')}</dd>
      </div>
      <div>
        <dt>Closed trades</dt>
        <dd>{totalTransactions}</dd>
      </div>
      {responseTime === null ? null : (
        <div>
          <dt>Usually replies</dt>
          <dd>{responseTimeTexts[responseTime]}</dd>
        </div>
      )}
    </dl>
  );
}
