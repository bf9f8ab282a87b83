import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import type { Verdict } from '@tradewind/contract/wants';
import { Link } from 'react-router';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { useVerdict } from './use-verdict.ts';
import { verdictText } from './want-texts.ts';
import { verdictPagesQuery } from './wants-queries.ts';
import classes from './wants-tab.module.css';

/** The boats that the user gave an answer about, most recent first. Renders nothing when there are none. */
export function VerdictList() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(verdictPagesQuery);
  const verdicts = data?.pages.flatMap((page) => page.items) ?? [];
  if (verdicts.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="verdicts">
      <h2 id="verdicts">Boats you answered about</h2>
      <p className={classes.lead}>An answer about a boat counts more than what you’d take in general.</p>
      <ul className={classes.rows}>
        {verdicts.map((verdict) => (
          <VerdictRow key={verdict.boatId} verdict={verdict} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          className={classes.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show More
        </Button>
      ) : null}
    </section>
  );
}

function VerdictRow({ verdict }: { verdict: Verdict }) {
  const { boatId, title, imageUrl, listed } = verdict;
  const { withdraw, isPending } = useVerdict(boatId);
  return (
    <li className={classes.row}>
      {imageUrl === null ? (
        <span className={classes.picture} />
      ) : (
        <BoatPicture className={classes.picture} url={imageUrl} alt="" sizes="5rem" loading="lazy" />
      )}
      <span className={classes.text}>
        <Link to={paths.boat(boatId)} className={classes.boat}>
          {title}
        </Link>
        <span className={classes.rules}>
          {verdictText(verdict)}
          {listed ? '' : ' · Not offered right now'}
        </span>
      </span>
      <Button
        variant="default"
        size="compact-md"
        loading={isPending}
        onClick={withdraw}
        aria-label={`Take back your answer about ${title}`}
      >
        Take Back
      </Button>
    </li>
  );
}
