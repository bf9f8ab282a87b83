import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PublicProfile } from '@tradewind/contract/people';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { reviewPages } from '../people-queries.ts';
import { type ReportSlot, ReviewCard } from '../reviews/review-card.tsx';
import classes from './profile-screen.module.css';

interface ReviewListProps {
  person: PublicProfile;
  isOwn: boolean;
  report: ReportSlot | undefined;
}

export function ReviewList({ person, isOwn, report }: ReviewListProps) {
  const query = useInfiniteQuery(reviewPages(person.username));
  const { user } = useCurrentUser();
  return (
    <Loaded query={query} placeholder={<Skeleton height={160} radius={16} />} failure="We couldn’t load the reviews.">
      {({ pages }) => {
        const reviews = pages.flatMap((page) => page.items);
        if (reviews.length === 0) return <p className={classes.nothing}>{person.firstName} has no reviews yet.</p>;
        return (
          <>
            <ul className={classes.list}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard
                    review={review}
                    aboutName={person.firstName}
                    canReply={isOwn}
                    report={user && review.author.username === user.username ? undefined : report}
                  />
                </li>
              ))}
            </ul>
            {query.hasNextPage ? (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show More Reviews
              </Button>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
