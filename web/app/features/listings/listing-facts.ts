import type { OwnBoat } from '@tradewind/contract/boats';
import { wholeNumber } from '@tradewind/contract/numbers';
import { priceText } from '@tradewind/contract/prices';
import { readerDate } from '../../lib/dates.ts';
import { lengthText } from '../../nouns/boat/boat-facts.ts';

const UNKNOWN = 'Not provided';

interface ListingFact {
  label: string;
  value: string;
}

/** The facts on the page behind a management link. */
export function listingFacts(boat: OwnBoat): ListingFact[] {
  return [
    { label: 'Price', value: priceText(boat.price) },
    { label: 'Location', value: boat.location },
    { label: 'Length', value: lengthText(boat.length) ?? UNKNOWN },
    { label: 'Type', value: boat.type ?? UNKNOWN },
    { label: 'Views', value: viewsText(boat) },
    { label: 'Posted', value: readerDate(boat.createdAt, 'long') },
  ];
}

export const viewsText = ({ views }: { views?: number | null }) => wholeNumber(views ?? 0);
