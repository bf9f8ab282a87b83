import type { Frame } from '../../situation.ts';
import { offerGapFrame } from '../offers/offer-gap.ts';
import { ownReputationFrame } from '../people/own-reputation.ts';
import { lengthFrame } from '../talk/units.ts';
import { whyLastFrame } from '../talk/why-last.ts';
import { refusedOffersFrame, tradeRecordFrame } from '../trades/trade-record.ts';
import { thingValueFrame } from './garage.ts';
import { ownListingFrame } from './own-listing.ts';

/** What members ask about their own listings, trades and name, and short questions about it. */
export const OWNER_FRAMES: readonly Frame[] = [
  ownListingFrame,
  ownReputationFrame,
  tradeRecordFrame,
  refusedOffersFrame,
  offerGapFrame,
  thingValueFrame,
  lengthFrame,
  whyLastFrame,
];
