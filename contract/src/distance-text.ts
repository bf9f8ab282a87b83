import { placeOf, placeOfZip, roughDistance } from '@tradewind/domain/geography';
import { wholeNumber } from '@tradewind/domain/numbers';

/** How far a location is from a zip code, as the table of states tells it: 'about 1,300 miles', or nothing. */
export function distanceText(zip: string | undefined, location: string): string | undefined {
  const apart = roughDistance(placeOfZip(zip), placeOf(location));
  return typeof apart === 'number' ? `about ${wholeNumber(apart)} miles` : apart;
}
