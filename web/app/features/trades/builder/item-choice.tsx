import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { MarketEstimate } from '../../../nouns/boat/market-estimate.tsx';
import { LegPicture } from '../../../nouns/trade/leg-picture.tsx';
import classes from './builder.module.css';
import type { OfferItem } from './offer-items.ts';

interface ItemChoiceProps {
  item: OfferItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** One boat or asset that can be put into the offer. A blocked item can only be taken out. */
export function ItemChoice({ item, isChosen, onToggle }: ItemChoiceProps) {
  const { kind, id, title, value, blocked, otherOffers } = item;
  return (
    <div className={classes.item} data-chosen={isChosen || undefined} data-blocked={blocked !== undefined || undefined}>
      <Checkbox
        checked={isChosen}
        disabled={blocked !== undefined && !isChosen}
        onChange={onToggle}
        classNames={{
          root: classes.choice ?? '',
          body: classes.choiceBody ?? '',
          labelWrapper: classes.choiceText ?? '',
        }}
        label={
          <span className={classes.words}>
            <LegPicture leg={item} />
            <span>
              <strong title={title}>{title}</strong>
              {blocked === undefined ? null : <small className={classes.blocked}>{blocked}</small>}
              {otherOffers === undefined ? null : (
                <small>
                  In {otherOffers} other open {otherOffers === 1 ? 'offer' : 'offers'}
                </small>
              )}
            </span>
            <span className={classes.value}>{exactPriceText(value)}</span>
          </span>
        }
      />
      {kind === 'boat' && isChosen ? (
        <p className={classes.market}>
          <MarketEstimate boatId={id} />
        </p>
      ) : null}
      {kind === 'asset' ? (
        <p className={classes.market}>
          <Link to={paths.asset(id)} target="_blank">
            See details<VisuallyHidden> of {title} in a new tab</VisuallyHidden>
          </Link>
        </p>
      ) : null}
    </div>
  );
}
