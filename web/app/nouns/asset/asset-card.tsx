import { IconFileText, IconLock, IconWorld } from '@tabler/icons-react';
import { assetCategoryLabel, assetFacts } from '@tradewind/contract/asset-form';
import type { Asset } from '@tradewind/contract/assets';
import { priceText } from '@tradewind/contract/prices';
import type { ReactNode } from 'react';
import { TRADE_PENDING } from '../boat/pending-badge.tsx';
import classes from './asset-card.module.css';
import { AssetPicture } from './asset-picture.tsx';
import { documentCount, visibilityText } from './asset-texts.ts';

const SIZES = '(min-width: 75em) 26rem, (min-width: 48em) 45vw, 92vw';

interface AssetCardProps {
  asset: Asset;
  /** Shows the owner the visibility and the number of documents. */
  isOwn?: boolean;
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
}

export function AssetCard({ asset, isOwn = false, actions }: AssetCardProps) {
  const facts = assetFacts(asset.category, asset.details);
  return (
    <article className={classes.card}>
      <AssetPicture asset={asset} sizes={SIZES} />
      <div className={classes.body}>
        <p className={classes.kind}>
          {assetCategoryLabel(asset.category)}
          {asset.reserved ? <span className={classes.pending}>{TRADE_PENDING}</span> : null}
        </p>
        <h3 title={asset.title}>{asset.title}</h3>
        {facts.length === 0 ? null : <p className={classes.facts}>{facts.map(({ phrase }) => phrase).join(' · ')}</p>}
        <p className={classes.value}>{priceText(asset.value)}</p>
        {isOwn ? <OwnFacts asset={asset} /> : null}
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  );
}

function OwnFacts({ asset }: { asset: Asset }) {
  const isPublic = asset.visibility === 'public';
  return (
    <p className={classes.own}>
      <span>
        {isPublic ? <IconWorld size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
        {visibilityText[asset.visibility]}
      </span>
      <span>
        <IconFileText size={16} aria-hidden />
        {documentCount(asset.documents.length)}
      </span>
    </p>
  );
}
