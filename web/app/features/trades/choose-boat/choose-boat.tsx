import { Button, Skeleton } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { favoritesApi } from '@tradewind/contract/favorites';
import { newOfferPath, paths } from '@tradewind/contract/paths';
import { isUnavailable } from '@tradewind/contract/unavailable-boats';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { read } from '../../../lib/api.ts';
import { myAssetsQuery } from '../../../nouns/asset/asset-queries.ts';
import { BoatRows } from '../../../nouns/boat/boat-rows.tsx';
import { isTradePending } from '../../../nouns/boat/pending-badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { forgetAsset, rememberAsset } from './remembered-asset.ts';

/** For people who start from what they own: which boat is it for? */
export function ChooseBoat({ assetId }: { assetId: number | undefined }) {
  const saved = useQuery({ ...read(favoritesApi.list), refetchOnMount: 'always' });
  const { data: asset } = useQuery({
    ...myAssetsQuery,
    enabled: assetId !== undefined,
    select: (assets) => assets.find(({ id }) => id === assetId),
  });
  const pathOf = ({ id }: { id: number }) =>
    newOfferPath({ boat: id, ...(assetId !== undefined && { asset: assetId }) });
  // People who go on to look for a boat take the asset along. Others have changed their minds.
  const takeAlong = () => (assetId === undefined ? forgetAsset() : rememberAsset(assetId));
  useEffect(forgetAsset, []);
  return (
    <Page width="text">
      <PageTitle
        lead={`${asset ? `Which boat would you like for your ${asset.title}? ` : ''}Choose one of the boats you saved, or find another one and press “Make an offer” on its page.`}
      >
        {asset ? `Make an offer with ${asset.title}` : 'Make an offer'}
      </PageTitle>
      <Loaded
        query={saved}
        placeholder={<Skeleton height={240} radius={16} role="status" aria-label="Loading your saved boats" />}
        failure="We couldn’t load your saved boats."
      >
        {(boats) => {
          const offered = boats.filter((boat): boat is Boat => !isUnavailable(boat) && !isTradePending(boat));
          return offered.length === 0 ? <NothingSaved /> : <BoatRows boats={offered} pathOf={pathOf} />;
        }}
      </Loaded>
      <Button component={Link} to={paths.boats} size="md" variant="default" mt="xl" onClick={takeAlong}>
        Browse Boats
      </Button>
    </Page>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      icon={<IconHeart size={44} stroke={1.25} aria-hidden />}
      heading="No saved boats to offer for"
      text="Find a boat you like. Every boat’s page has a “Make an offer” button."
    />
  );
}
