import { placeOf, placeOfZip, roughDistance } from '@tradewind/domain/geography';
import { wholeNumber } from '@tradewind/domain/numbers';

/** The distance of a location from a zip code, such as 'about 1,300 miles'. Undefined if unknown. */
export function distanceText(zip: string | undefined, location: string): string | undefined {
  const apart = roughDistance(placeOfZip(zip), placeOf(location));
  return typeof apart === 'number' ? `about ${wholeNumber(apart)} miles` : apart;
}
