import type { Language } from '../../../../platform/help.ts';
import type { Situation } from '../../situation.ts';

const ENDS_OFFERS: Record<Language, string> = {
  en: 'That ends the open offers that contain it.',
  es: 'Con eso terminan las ofertas abiertas que lo contienen.',
  fr: 'Cela met fin aux offres ouvertes qui le contiennent.',
  de: 'Damit enden die offenen Angebote, die es enthalten.',
};

/** Says that a change ends open offers, if there are any for these boats. */
export function endsOffersOf(boats: readonly { id: number }[], { deals, language }: Situation): string {
  const ids = boats.map(({ id }) => id);
  const isOffered = deals.some(
    ({ list, boats: dealt }) =>
      (list === 'open' || list === 'waiting') && dealt.some(({ boatId }) => ids.includes(boatId)),
  );
  return isOffered && boats.length === 1 ? ENDS_OFFERS[language] : '';
}
