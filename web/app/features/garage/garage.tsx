import { Button, Skeleton } from '@mantine/core';
import { IconCarGarage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { MAX_ASSETS } from '@tradewind/contract/asset-form';
import type { Asset } from '@tradewind/contract/assets';
import { newOfferPath, paths, tradePath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { AssetCard } from '../../nouns/asset/asset-card.tsx';
import { myAssetsQuery } from '../../nouns/asset/asset-queries.ts';
import { useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { AssetMenu } from './asset-menu.tsx';
import classes from './garage.module.css';

/** Everything but boats that the signed-in person would trade. */
export default function Garage() {
  const assets = useQuery(myAssetsQuery);
  return (
    <section aria-labelledby="garage">
      <header className={classes.head}>
        <div>
          <h2 id="garage">My garage</h2>
          <p>What you’d trade besides boats. Nobody sees it until you offer it or make it public.</p>
        </div>
        {assets.data?.length ? <AddButton assets={assets.data.length} /> : null}
      </header>
      <Loaded query={assets} placeholder={<Placeholders />} failure="We couldn’t load your garage.">
        {(list) => (list.length === 0 ? <NoAssets /> : <Assets assets={list} />)}
      </Loaded>
    </section>
  );
}

function AddButton({ assets }: { assets: number }) {
  if (assets >= MAX_ASSETS) return <p className={classes.full}>Your garage is full: it holds {MAX_ASSETS} assets.</p>;
  return (
    <Button component={Link} to={paths.addAsset} leftSection={<IconPlus size={18} aria-hidden />}>
      Add an Asset
    </Button>
  );
}

function Assets({ assets }: { assets: readonly Asset[] }) {
  return (
    <CardGrid label="Your assets">
      {assets.map((asset) => (
        <li key={asset.id}>
          <AssetCard
            asset={asset}
            isOwn
            actions={
              <>
                {asset.reserved ? (
                  <ReservingTrade asset={asset} />
                ) : (
                  <Button
                    component={Link}
                    to={newOfferPath({ asset: asset.id })}
                    variant="light"
                    aria-label={`Make an offer with ${asset.title}`}
                  >
                    Make an Offer
                  </Button>
                )}
                <Button
                  component={Link}
                  to={paths.editAsset(asset.id)}
                  variant="default"
                  aria-label={`Edit ${asset.title}`}
                >
                  Edit
                </Button>
                <AssetMenu asset={asset} />
              </>
            }
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** Takes the place of an offer while an agreed trade holds the asset. */
function ReservingTrade({ asset }: { asset: Asset }) {
  const tradeId = useItemInTrades({ kind: 'asset', id: asset.id })?.tradeId ?? null;
  return (
    <Button
      component={Link}
      to={tradeId === null ? paths.trades : tradePath(tradeId)}
      variant="light"
      aria-label={`Open the trade with ${asset.title}`}
    >
      Open Trade
    </Button>
  );
}

function NoAssets() {
  return (
    <EmptyState
      icon={<IconCarGarage size={48} stroke={1.25} aria-hidden />}
      heading="Your garage is empty"
      text="Put in what you’d give for the right boat: a car, Bitcoin, land, art, a week on an island. Then you can make an offer with it in seconds, and prove that it’s yours."
      action={
        <Button component={Link} to={paths.addAsset} size="md">
          Add Your First Asset
        </Button>
      }
    />
  );
}

function Placeholders() {
  return (
    <CardGridPlaceholder label="Loading your garage">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} className={classes.placeholder} height="auto" radius={16} />
      ))}
    </CardGridPlaceholder>
  );
}
