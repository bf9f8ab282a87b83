import type { OfferData } from '@tradewind/contract/messages';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OfferCardPlaceholder } from './offer-card-placeholder.tsx';

const OfferCard = lazyPart(() => import('./offer-card.tsx'), { placeholder: <OfferCardPlaceholder /> });
const StartOffer = lazyPart(() => import('./start-offer.tsx'));

/** The parts of a conversation that show offers. */
export const offerParts = {
  card: (offer: OfferData) => <OfferCard offer={offer} />,
  start: (about: { boatId: number; otherId: string }) => <StartOffer {...about} />,
};
