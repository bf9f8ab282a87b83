import type { Language } from '../../../platform/help.ts';

export type Deed = 'declined' | 'accepted' | 'answered';

/** How many of the user's offers to somebody were declined, accepted or answered, before they are told. */
interface WhatTheyDid {
  all(name: string, deed: Deed, count: number): string;
  /** `isAll` if the question supposes all of them. */
  some(name: string, deed: Deed, done: number, count: number, isAll: boolean): string;
  none(name: string, deed: Deed, count: number): string;
  noOffer(name: string): string;
  /** Of an offer that has ended. */
  notAccepted(name: string): string;
}

const NOT_IT: Record<'es' | 'fr', Record<Deed, string>> = {
  es: { declined: 'no la ha rechazado', accepted: 'no la ha aceptado', answered: 'no ha respondido' },
  fr: { declined: 'ne l’a pas refusée', accepted: 'ne l’a pas acceptée', answered: 'n’y a pas répondu' },
};

const EN: Record<Deed, string> = {
  declined: 'declined',
  accepted: 'accepted',
  answered: 'answered',
};
const ES: Record<Deed, string> = {
  declined: 'ha rechazado',
  accepted: 'ha aceptado',
  answered: 'ha respondido a',
};
const FR: Record<Deed, string> = {
  declined: 'a refusé',
  accepted: 'a accepté',
  answered: 'a répondu à',
};
const DE: Record<Deed, string> = {
  declined: 'abgelehnt',
  accepted: 'angenommen',
  answered: 'beantwortet',
};

export const WHAT_THEY_DID: Record<Language, WhatTheyDid> = {
  en: {
    notAccepted: (name) => `No, ${name} hasn’t accepted that.`,
    noOffer: (name) => `You made ${name} no offer.`,
    all: (name, deed, count) =>
      count === 1
        ? `Yes, ${name} ${EN[deed]} the one offer that you made.`
        : `Yes, ${name} ${EN[deed]} ${count === 2 ? 'both' : `all ${count}`} of your offers.`,
    some: (name, deed, done, count, isAll) =>
      `${isAll ? 'No, not all of them' : 'Yes'}: ${name} ${EN[deed]} ${done} of your ${count} offers.`,
    none: (name, deed, count) =>
      count === 1
        ? `No: you made ${name} one offer, and ${name} hasn’t ${EN[deed]} it.`
        : `No, ${name} hasn’t ${EN[deed]} any of your ${count} offers.`,
  },
  es: {
    notAccepted: (name) => `No, ${name} no lo ha aceptado.`,
    noOffer: (name) => `No le hiciste ninguna oferta a ${name}.`,
    all: (name, deed, count) =>
      count === 1
        ? `Sí, ${name} ${ES[deed]} la única oferta que hiciste.`
        : `Sí, ${name} ${ES[deed]} tus ${count} ofertas.`,
    some: (name, deed, done, count, isAll) =>
      `${isAll ? 'No todas' : 'Sí'}: ${name} ${ES[deed]} ${done} de tus ${count} ofertas.`,
    none: (name, deed, count) =>
      count === 1
        ? `No: le hiciste una oferta a ${name}, y ${NOT_IT.es[deed]}.`
        : `No, ${name} no ${ES[deed]} ninguna de tus ${count} ofertas.`,
  },
  fr: {
    notAccepted: (name) => `Non, ${name} ne l’a pas acceptée.`,
    noOffer: (name) => `Vous n’avez fait aucune offre à ${name}.`,
    all: (name, deed, count) =>
      count === 1
        ? `Oui, ${name} ${FR[deed]} la seule offre que vous avez faite.`
        : `Oui, ${name} ${FR[deed]} vos ${count} offres.`,
    some: (name, deed, done, count, isAll) =>
      `${isAll ? 'Pas toutes' : 'Oui'} : ${name} ${FR[deed]} ${done} de vos ${count} offres.`,
    none: (name, deed, count) =>
      count === 1
        ? `Non : vous avez fait une offre à ${name}, qui ${NOT_IT.fr[deed]}.`
        : `Non, ${name} n’${FR[deed]} aucune de vos ${count} offres.`,
  },
  de: {
    notAccepted: (name) => `Nein, ${name} hat das nicht angenommen.`,
    noOffer: (name) => `Du hast ${name} kein Angebot gemacht.`,
    all: (name, deed, count) =>
      count === 1
        ? `Ja, ${name} hat dein einziges Angebot ${DE[deed]}.`
        : `Ja, ${name} hat alle ${count} Angebote von dir ${DE[deed]}.`,
    some: (name, deed, done, count, isAll) =>
      `${isAll ? 'Nicht alle' : 'Ja'}: ${name} hat ${done} von deinen ${count} Angeboten ${DE[deed]}.`,
    none: (name, deed, count) =>
      count === 1
        ? `Nein: Du hast ${name} ein Angebot gemacht, und ${name} hat es nicht ${DE[deed]}.`
        : `Nein, ${name} hat keines deiner ${count} Angebote ${DE[deed]}.`,
  },
};
