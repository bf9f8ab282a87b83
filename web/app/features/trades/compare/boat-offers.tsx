import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconInbox } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listingsApi } from '@tradewind/contract/listings';
import { paths } from '@tradewind/contract/paths';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { read } from '../../../lib/api.ts';
import { tradePages } from '../../../nouns/trade/trade-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './compare.module.css';
import { OfferColumns } from './offer-columns.tsx';
import { offersOn } from './offer-comparison.ts';

/** All open offers on one of the reader's boats, side by side in dollars. */
export function BoatOffers({ boatId, reader }: { boatId: number; reader: string }) {
  const listings = useQuery({ ...read(listingsApi.mine), refetchOnMount: 'always' });
  const offers = useInfiniteQuery(tradePages({ boat: boatId }));
  const boat = listings.data?.find(({ id }) => id === boatId);
  if (listings.data && !boat) return <ListingNotFound />;
  return (
    <Page>
      <Link to={paths.myListings} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        My listings
      </Link>
      <PageTitle lead={boat ? `${boat.title}, listed at ${exactPriceText(boat.price)}.` : undefined}>Offers</PageTitle>
      <Loaded
        query={offers}
        placeholder={<Skeleton height={320} radius={16} role="status" aria-label="Loading offers" />}
        failure="We couldn’t load the offers."
      >
        {({ pages }) => {
          const open = offersOn(
            boatId,
            reader,
            pages.flatMap(({ items }) => items),
          );
          return open.length === 0 ? <NoOffers /> : <OfferColumns offers={open} reader={reader} />;
        }}
      </Loaded>
      {offers.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={offers.isFetchingNextPage}
          onClick={() => void offers.fetchNextPage()}
        >
          Show More
        </Button>
      ) : null}
    </Page>
  );
}

function NoOffers() {
  return (
    <EmptyState
      icon={<IconInbox size={44} stroke={1.25} aria-hidden />}
      heading="No open offers on this boat"
      text="When somebody makes an offer, you can compare it here with the others. Offers that ended are among your trades."
      action={
        <Button component={Link} to={paths.trades}>
          Your Trades
        </Button>
      }
    />
  );
}

export function ListingNotFound() {
  return (
    <MessageScreen
      heading="Listing Not Found"
      actions={
        <Button component={Link} to={paths.myListings} size="md">
          My Listings
        </Button>
      }
    >
      <p>This listing doesn’t exist, was removed or isn’t yours.</p>
    </MessageScreen>
  );
}
