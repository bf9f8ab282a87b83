import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { boatImages } from '@tradewind/contract/boat-images';
import type { UnavailableBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { NO_LONGER_AVAILABLE, unavailableTexts } from '@tradewind/contract/unavailable-boats';
import { Link } from 'react-router';
import { BoatCard } from '../../nouns/boat/boat-card.tsx';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { similarBoatsQuery } from '../../nouns/boat/boat-queries.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './unavailable-boat.module.css';

/** The page of a paused or sold boat, for everyone but its owner. */
export default function UnavailableBoatPage({ boat }: { boat: UnavailableBoat }) {
  return (
    <Page>
      <PageHead title={`${boat.title}: ${NO_LONGER_AVAILABLE.toLowerCase()}`} hidden />
      <article className={classes.boat}>
        <div className={classes.picture}>
          <BoatPicture
            url={boatImages({ ...boat, images: [] })[0]}
            alt={boat.title}
            sizes="(min-width: 62em) 26rem, 92vw"
          />
        </div>
        <div>
          <p className={classes.state}>{NO_LONGER_AVAILABLE}</p>
          <h1>{boat.title}</h1>
          {boat.type === null ? null : <p className={classes.type}>{boat.type}</p>}
          <p>{unavailableTexts[boat.status]}</p>
          <Button component={Link} to={paths.boats} size="md">
            Browse All Boats
          </Button>
        </div>
      </article>
      <SimilarBoats boatId={boat.id} />
    </Page>
  );
}

function SimilarBoats({ boatId }: { boatId: number }) {
  const { data: boats = [] } = useQuery(similarBoatsQuery(String(boatId)));
  if (boats.length === 0) return null;
  return (
    <section aria-labelledby="similar-boats" className={classes.similar}>
      <h2 id="similar-boats">Similar boats</h2>
      <CardGrid>
        {boats.map((boat) => (
          <li key={boat.id}>
            <BoatCard boat={boat} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
