import type { Review } from '@tradewind/contract/reviews';
import type { ReactNode } from 'react';
import { calendarDate } from '../../../lib/dates.ts';
import { PersonLink } from '../../../nouns/person/person-link.tsx';
import { FilledStars } from '../../../nouns/person/stars.tsx';
import { UserAvatar } from '../../../nouns/person/user-avatar.tsx';
import { ReplyForm } from './reply-form.tsx';
import classes from './reviews.module.css';

/** A slot for the report button, which belongs to another feature. */
export type ReportSlot = (subject: 'review' | 'reply', reviewId: number) => ReactNode;

interface ReviewCardProps {
  review: Review;
  /** The reviewed person. */
  aboutName: string;
  canReply: boolean;
  report?: ReportSlot | undefined;
}

export function ReviewCard({ review, aboutName, canReply, report }: ReviewCardProps) {
  const { author, stars, text, shownAt, reply } = review;
  return (
    <article className={classes.review} aria-label={`Review by ${author.firstName}`}>
      <header className={classes.author}>
        <UserAvatar user={author} size={40} />
        <div>
          <strong>
            <PersonLink username={author.username}>{author.firstName}</PersonLink>
          </strong>
          <span className={classes.when}>
            <FilledStars stars={stars} />
            <time dateTime={shownAt}>{calendarDate(shownAt, 'long')}</time>
          </span>
        </div>
        {report?.('review', review.id)}
      </header>
      {text === null ? null : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {reply === null ? null : (
        <div className={classes.reply}>
          <header className={classes.author}>
            <strong>Reply from {aboutName}</strong>
            <time dateTime={reply.createdAt}>{calendarDate(reply.createdAt, 'long')}</time>
            {canReply ? null : report?.('reply', review.id)}
          </header>
          <p className={classes.text} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {canReply && reply === null ? <ReplyForm review={review} /> : null}
    </article>
  );
}
