import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReviewPair } from '@tradewind/contract/reviews';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { calendarDate } from '../../../lib/dates.ts';
import { FilledStars } from '../../../nouns/person/stars.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { tradeReviewsQuery } from '../people-queries.ts';
import { type ReportSlot, ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import classes from './reviews.module.css';

interface TradeReviewsProps {
  tradeId: number;
  report: ReportSlot;
}

/** On the page of a closed trade: the parties review each other. */
export default function TradeReviews({ tradeId, report }: TradeReviewsProps) {
  const query = useQuery(tradeReviewsQuery(tradeId));
  return (
    <section id="reviews" className={classes.section} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Reviews</h2>
      <Loaded query={query} placeholder={<Skeleton height={180} radius={16} />} failure="We couldn’t load the reviews.">
        {({ pairs, closesAt }) => (
          <div className={classes.pairs}>
            {pairs.map((pair) => (
              <Pair key={pair.person.userId} tradeId={tradeId} pair={pair} closesAt={closesAt} report={report} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

interface PairProps extends TradeReviewsProps {
  pair: ReviewPair;
  closesAt: string | null;
}

function Pair({ tradeId, pair, closesAt, report }: PairProps) {
  const { user } = useCurrentUser();
  const { person, written, received, actions } = pair;
  const [isEditing, setEditing] = useState(false);
  const isForm = actions.includes('write') || (actions.includes('edit') && isEditing);
  const isHidden = closesAt !== null && (actions.includes('write') || actions.includes('edit'));
  return (
    <div className={classes.pair}>
      {isForm ? <ReviewForm tradeId={tradeId} pair={pair} onDone={() => setEditing(false)} /> : null}
      {written && !isForm ? (
        <article className={classes.review} aria-label={`Your review of ${person.firstName}`}>
          <strong>Your review of {person.firstName}</strong>
          <FilledStars stars={written.stars} />
          {written.text === null ? null : (
            <p className={classes.text} dir="auto">
              {written.text}
            </p>
          )}
          {actions.includes('edit') ? (
            <Button variant="default" size="sm" onClick={() => setEditing(true)}>
              Change Review
            </Button>
          ) : null}
        </article>
      ) : null}
      {isHidden ? (
        <p className={classes.hidden}>
          Hidden until you and {person.firstName} have both written, or until {calendarDate(closesAt, 'long')}. You can
          change it until then.
        </p>
      ) : null}
      {received ? (
        <ReviewCard
          review={received}
          aboutName={user?.firstName ?? ''}
          canReply={actions.includes('reply')}
          report={report}
        />
      ) : null}
      {!isForm && !written && !received ? (
        <p className={classes.hidden}>You and {person.firstName} wrote no reviews in time.</p>
      ) : null}
    </div>
  );
}
