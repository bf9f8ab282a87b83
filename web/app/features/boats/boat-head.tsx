import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { previewPicture } from '@tradewind/contract/media';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { useSite } from '../../lib/site.ts';
import { wholeSentences } from '../../lib/whole-sentences.ts';
import { JsonLd, PageHead } from '../../ui/page-head.tsx';
import { boatJsonLd } from './boat-json-ld.ts';

const DESCRIPTION_LENGTH = 200;

/** Metadata for search engines and link previews. */
export function BoatHead({ boat }: { boat: Boat }) {
  const about = `${boat.title} in ${boat.location} for ${priceText(boat.price)}, open to trades.`;
  const description = wholeSentences(`${about} ${boat.description ?? ''}`, DESCRIPTION_LENGTH);
  return (
    <>
      <PageHead
        title={boat.title}
        description={description}
        path={paths.boat(boat.id)}
        image={previewPicture(boatImages(boat)[0])}
        kind="product"
      />
      <JsonLd data={boatJsonLd(boat, useSite()?.publicUrl ?? '')} />
    </>
  );
}
