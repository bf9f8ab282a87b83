import type { Asset } from '@tradewind/contract/assets';
import { BoatPicture } from '../boat/boat-picture.tsx';
import { AssetIcon } from './asset-icon.tsx';
import classes from './asset-picture.module.css';

interface AssetPictureProps {
  asset: Pick<Asset, 'category' | 'imageUrls'>;
  sizes: string;
}

/** The first photo of an asset; the sign of its kind while it has none. */
export function AssetPicture({ asset: { category, imageUrls }, sizes }: AssetPictureProps) {
  const [url] = imageUrls;
  return (
    <div className={classes.picture}>
      <AssetIcon category={category} size={72} />
      {url === undefined ? null : <BoatPicture url={url} alt="" sizes={sizes} loading="lazy" hideBroken />}
    </div>
  );
}
