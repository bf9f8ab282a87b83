import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { assetCategoryLabel, assetFacts } from '@tradewind/contract/asset-form';
import type { Asset, AssetDetail as Detail } from '@tradewind/contract/assets';
import { pictureOf } from '@tradewind/contract/media';
import { paths, tradePath } from '@tradewind/contract/paths';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { RequestError } from '../../lib/request.ts';
import { readRowId } from '../../lib/row-id.ts';
import { AssetPicture } from '../../nouns/asset/asset-picture.tsx';
import { assetQuery } from '../../nouns/asset/asset-queries.ts';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { TRADE_PENDING } from '../../nouns/boat/pending-badge.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './asset-screen.module.css';
import { SharedDocuments } from './documents/shared-documents.tsx';

interface AssetScreenProps {
  /** As the address names it. */
  id: string;
  reader: string;
}

/** One asset with everything that its reader may see: the owner, people in a trade with it, or everyone if it is public. */
export default function AssetScreen({ id, ...screen }: AssetScreenProps) {
  const rowId = readRowId(id);
  return rowId === undefined ? <AssetNotShown /> : <KnownAsset id={rowId} {...screen} />;
}

function KnownAsset({ id, reader }: Omit<AssetScreenProps, 'id'> & { id: number }) {
  const query = useQuery(assetQuery(id));
  if (query.error instanceof RequestError && query.error.status === 404) return <AssetNotShown />;
  return (
    <Loaded query={query} placeholder={<Placeholder />} failure="We couldn’t load this asset.">
      {(asset) => <AssetDetail asset={asset} isOwn={asset.ownerId === reader} />}
    </Loaded>
  );
}

function AssetDetail({ asset, isOwn }: { asset: Detail; isOwn: boolean }) {
  const facts = assetFacts(asset.category, asset.details);
  return (
    <Page width="text">
      {asset.tradeId === null ? null : (
        <Link to={tradePath(asset.tradeId)} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden />
          Back to the trade
        </Link>
      )}
      <p className={classes.kind}>{assetCategoryLabel(asset.category)}</p>
      <PageTitle
        lead={`Valued at ${exactPriceText(asset.value)} by ${isOwn ? 'you' : asset.owner.firstName}${asset.reserved ? `. ${TRADE_PENDING}` : ''}.`}
      >
        {asset.title}
      </PageTitle>
      <Photos asset={asset} />
      <section className={classes.section}>
        <h2>Description</h2>
        <p className={classes.description}>{asset.description || 'The owner hasn’t added a description.'}</p>
      </section>
      {facts.length === 0 ? null : (
        <section className={classes.section}>
          <h2>Details</h2>
          <dl className={classes.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={classes.section}>
        <h2>Proof documents</h2>
        <SharedDocuments asset={asset} isOwn={isOwn} />
      </section>
      {isOwn ? (
        <Button component={Link} to={paths.editAsset(asset.id)} variant="default" size="md" mt="xl">
          Edit
        </Button>
      ) : null}
    </Page>
  );
}

/** The first photo large, the others below; each opens on its own in full size. */
function Photos({ asset }: { asset: Asset }) {
  if (asset.imageUrls.length === 0) return <AssetPicture asset={asset} sizes="48rem" />;
  return (
    <ul className={classes.photos} aria-label={`Photos of ${asset.title}`}>
      {asset.imageUrls.map((url, place) => (
        <li key={url}>
          <a href={pictureOf(url).src} target="_blank" rel="noreferrer" aria-label={`Photo ${place + 1} in full size`}>
            <BoatPicture url={url} alt="" sizes={place === 0 ? '48rem' : '16rem'} hideBroken />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says the same of an asset that does not exist and of one that its owner does not show to the reader. */
function AssetNotShown() {
  return (
    <MessageScreen
      heading="Asset Not Found"
      actions={
        <Button component={Link} to={paths.trades} size="md">
          Your Trades
        </Button>
      }
    >
      <p>
        This asset doesn’t exist, or you can’t see it. An asset for offers only shows while an offer with it is open.
      </p>
    </MessageScreen>
  );
}

const Placeholder = () => (
  <Page width="text">
    <div role="status" aria-label="Loading the asset">
      <Skeleton height={40} width="60%" />
      <Skeleton height={360} radius={16} mt="lg" />
    </div>
  </Page>
);
