import type { Language } from '../../../platform/help.ts';
import { AGENT_SAID, type AgentSaid } from './agent-said.ts';
import { ANSWERED_OFFERS, type AnsweredOffers } from './answered-offers.ts';
import { frenchAnswers } from './answers-french.ts';
import { germanAnswers } from './answers-german.ts';
import { spanishAnswers } from './answers-spanish.ts';
import { BALANCES, type Balances } from './balances.ts';
import { BEST_DEALS, type BestDeals } from './best-deals.ts';
import { DETAILS } from './boat-details.ts';
import { CARDS_SAID, type CardsSaid } from './cards-said.ts';
import { frenchClosings } from './closings-french.ts';
import { germanClosings } from './closings-german.ts';
import { spanishClosings } from './closings-spanish.ts';
import { DEAL_FIGURES, type DealFigures } from './deal-figures.ts';
import { frenchDealings } from './dealings-french.ts';
import { germanDealings } from './dealings-german.ts';
import { spanishDealings } from './dealings-spanish.ts';
import { DIFFERENCES, type Differences } from './differences.ts';
import { DRAFTS_SAID, type DraftsSaid } from './drafts-said.ts';
import { english } from './english.ts';
import { EQUIPMENT_SAID, type EquipmentSaid } from './equipment-names.ts';
import { EQUIPPED, type Equipped } from './equipped.ts';
import { FOLLOW_UPS, type FollowUps } from './follow-ups.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { LIST_ANSWERS, type ListAnswers } from './list-answers.ts';
import { LISTING_TIMES, type ListingTimes } from './listing-times.ts';
import { frenchLists } from './lists-french.ts';
import { germanLists } from './lists-german.ts';
import { spanishLists } from './lists-spanish.ts';
import { NEARBY, type Nearby } from './nearby.ts';
import { OFFER_ADVICE, type OfferAdvice } from './offer-advice.ts';
import { OFFERS_SAID, type OffersSaid } from './offers-said.ts';
import { OWN_AFFAIRS, type OwnAffairsSaid } from './own-affairs.ts';
import { OWN_DEALINGS, type OwnDealingsSaid } from './own-dealings.ts';
import { OWN_LISTING, type OwnListingSaid } from './own-listing.ts';
import { OWN_STANDING, type OwnStandingSaid } from './own-standing.ts';
import { PARTNER_PLACES, type PartnerPlaces } from './partner-places.ts';
import { PARTNER_REFUSALS, type PartnerRefusals } from './partner-refusals.ts';
import { PLAIN_ANSWERS, type PlainAnswers } from './plain-answers.ts';
import { QUALITY, type QualitySaid } from './quality.ts';
import { RATIOS, type Ratios } from './ratios.ts';
import { SALE_PROCEEDS, type SaleProceeds } from './sale-proceeds.ts';
import { spanish } from './spanish.ts';
import { SUMS, type Sums } from './sums.ts';
import { TRADE_WISHES, type TradeWishes } from './trade-wishes.ts';
import { WITH_FEES, type WithFees } from './with-fees.ts';
import { WORTH, type Worth } from './worth.ts';

export type Phrases = typeof english &
  Equipped &
  EquipmentSaid &
  AgentSaid &
  PlainAnswers &
  Balances &
  OfferAdvice &
  OffersSaid &
  DraftsSaid &
  AnsweredOffers &
  CardsSaid &
  Nearby &
  ListingTimes &
  Ratios &
  FollowUps &
  QualitySaid &
  OwnListingSaid &
  OwnAffairsSaid &
  OwnDealingsSaid &
  OwnStandingSaid &
  PartnerPlaces &
  PartnerRefusals &
  Sums &
  SaleProceeds &
  WithFees &
  Worth &
  Differences &
  DealFigures &
  TradeWishes &
  BestDeals &
  ListAnswers;

const PHRASES: Record<Language, Phrases> = {
  en: {
    ...english,
    ...EQUIPPED.en,
    ...EQUIPMENT_SAID.en,
    ...AGENT_SAID.en,
    ...PLAIN_ANSWERS.en,
    ...BALANCES.en,
    ...OFFER_ADVICE.en,
    ...OFFERS_SAID.en,
    ...DRAFTS_SAID.en,
    ...ANSWERED_OFFERS.en,
    ...CARDS_SAID.en,
    ...NEARBY.en,
    ...LISTING_TIMES.en,
    ...RATIOS.en,
    ...FOLLOW_UPS.en,
    ...QUALITY.en,
    ...OWN_LISTING.en,
    ...OWN_AFFAIRS.en,
    ...OWN_DEALINGS.en,
    ...OWN_STANDING.en,
    ...PARTNER_PLACES.en,
    ...PARTNER_REFUSALS.en,
    ...SUMS.en,
    ...SALE_PROCEEDS.en,
    ...WITH_FEES.en,
    ...WORTH.en,
    ...DIFFERENCES.en,
    ...DEAL_FIGURES.en,
    ...TRADE_WISHES.en,
    ...BEST_DEALS.en,
    ...LIST_ANSWERS.en,
  },
  es: {
    ...english,
    ...EQUIPPED.es,
    ...EQUIPMENT_SAID.es,
    ...AGENT_SAID.es,
    ...PLAIN_ANSWERS.es,
    ...BALANCES.es,
    ...OFFER_ADVICE.es,
    ...OFFERS_SAID.es,
    ...DRAFTS_SAID.es,
    ...ANSWERED_OFFERS.es,
    ...CARDS_SAID.es,
    ...NEARBY.es,
    ...LISTING_TIMES.es,
    ...RATIOS.es,
    ...FOLLOW_UPS.es,
    ...QUALITY.es,
    ...OWN_LISTING.es,
    ...OWN_AFFAIRS.es,
    ...OWN_DEALINGS.es,
    ...OWN_STANDING.es,
    ...PARTNER_PLACES.es,
    ...PARTNER_REFUSALS.es,
    ...SUMS.es,
    ...SALE_PROCEEDS.es,
    ...WITH_FEES.es,
    ...WORTH.es,
    ...DIFFERENCES.es,
    ...DEAL_FIGURES.es,
    ...TRADE_WISHES.es,
    ...BEST_DEALS.es,
    ...LIST_ANSWERS.es,
    ...DETAILS.es,
    ...spanishLists,
    ...spanishDealings,
    ...spanishClosings,
    ...spanishAnswers,
    ...spanish,
  },
  fr: {
    ...english,
    ...EQUIPPED.fr,
    ...EQUIPMENT_SAID.fr,
    ...AGENT_SAID.fr,
    ...PLAIN_ANSWERS.fr,
    ...BALANCES.fr,
    ...OFFER_ADVICE.fr,
    ...OFFERS_SAID.fr,
    ...DRAFTS_SAID.fr,
    ...ANSWERED_OFFERS.fr,
    ...CARDS_SAID.fr,
    ...NEARBY.fr,
    ...LISTING_TIMES.fr,
    ...RATIOS.fr,
    ...FOLLOW_UPS.fr,
    ...QUALITY.fr,
    ...OWN_LISTING.fr,
    ...OWN_AFFAIRS.fr,
    ...OWN_DEALINGS.fr,
    ...OWN_STANDING.fr,
    ...PARTNER_PLACES.fr,
    ...PARTNER_REFUSALS.fr,
    ...SUMS.fr,
    ...SALE_PROCEEDS.fr,
    ...WITH_FEES.fr,
    ...WORTH.fr,
    ...DIFFERENCES.fr,
    ...DEAL_FIGURES.fr,
    ...TRADE_WISHES.fr,
    ...BEST_DEALS.fr,
    ...LIST_ANSWERS.fr,
    ...DETAILS.fr,
    ...frenchLists,
    ...frenchDealings,
    ...frenchClosings,
    ...frenchAnswers,
    ...french,
  },
  de: {
    ...english,
    ...EQUIPPED.de,
    ...EQUIPMENT_SAID.de,
    ...AGENT_SAID.de,
    ...PLAIN_ANSWERS.de,
    ...BALANCES.de,
    ...OFFER_ADVICE.de,
    ...OFFERS_SAID.de,
    ...DRAFTS_SAID.de,
    ...ANSWERED_OFFERS.de,
    ...CARDS_SAID.de,
    ...NEARBY.de,
    ...LISTING_TIMES.de,
    ...RATIOS.de,
    ...FOLLOW_UPS.de,
    ...QUALITY.de,
    ...OWN_LISTING.de,
    ...OWN_AFFAIRS.de,
    ...OWN_DEALINGS.de,
    ...OWN_STANDING.de,
    ...PARTNER_PLACES.de,
    ...PARTNER_REFUSALS.de,
    ...SUMS.de,
    ...SALE_PROCEEDS.de,
    ...WITH_FEES.de,
    ...WORTH.de,
    ...DIFFERENCES.de,
    ...DEAL_FIGURES.de,
    ...TRADE_WISHES.de,
    ...BEST_DEALS.de,
    ...LIST_ANSWERS.de,
    ...DETAILS.de,
    ...germanLists,
    ...germanDealings,
    ...germanClosings,
    ...germanAnswers,
    ...german,
  },
};

export const phrasesIn = (language: Language): Phrases => PHRASES[language];
