import type { Language } from '../../../platform/help.ts';

/** Boats that ask less than something of the user's, so that money could come back. */
interface BelowThingSaid {
  /** The thing with its value, and how many boats ask less. */
  found: (thing: string, value: string, count: number) => string;
  none: (thing: string, value: string) => string;
  /** The boat that asks the most of them. */
  nearest: (title: string, price: string) => string;
  ownerDecides: string;
}

export const BELOW_THING: Record<Language, BelowThingSaid> = {
  en: {
    found: (thing, value, count) =>
      `Your ${thing} counts ${value}. ${count === 1 ? 'One boat asks less, and its owner takes' : `${count} boats ask less, and their owners take`} such things or any offer.`,
    none: (thing, value) =>
      `Your ${thing} counts ${value}. No boat asks less whose owner takes such things or any offer.`,
    nearest: (title, price) => `The one that asks the most is the ${title} at ${price}.`,
    ownerDecides: 'An offer can ask for money back; whether they pay it is up to the owner.',
  },
  es: {
    found: (thing, value, count) =>
      `Tu ${thing} cuenta ${value}. ${count === 1 ? 'Un barco pide menos y su dueño acepta' : `${count} barcos piden menos y sus dueños aceptan`} cosas así o cualquier oferta.`,
    none: (thing, value) =>
      `Tu ${thing} cuenta ${value}. Ningún barco pide menos con un dueño que acepte cosas así o cualquier oferta.`,
    nearest: (title, price) => `El que más pide es el ${title}, a ${price}.`,
    ownerDecides: 'Una oferta puede pedir dinero de vuelta; que lo paguen depende del dueño.',
  },
  fr: {
    found: (thing, value, count) =>
      `${thing} compte pour ${value}. ${count === 1 ? 'Un bateau demande moins, et son propriétaire accepte' : `${count} bateaux demandent moins, et leurs propriétaires acceptent`} ce genre de choses ou toute offre.`,
    none: (thing, value) =>
      `${thing} compte pour ${value}. Aucun bateau ne demande moins chez un propriétaire qui accepte ce genre de choses ou toute offre.`,
    nearest: (title, price) => `Le plus cher d’entre eux est le ${title} à ${price}.`,
    ownerDecides: 'Une offre peut demander de l’argent en retour ; le propriétaire en décide.',
  },
  de: {
    found: (thing, value, count) =>
      `${thing} zählt ${value}. ${count === 1 ? 'Ein Boot kostet weniger, und sein Besitzer nimmt' : `${count} Boote kosten weniger, und ihre Besitzer nehmen`} so etwas oder jedes Angebot.`,
    none: (thing, value) =>
      `${thing} zählt ${value}. Kein Boot kostet weniger, dessen Besitzer so etwas oder jedes Angebot nimmt.`,
    nearest: (title, price) => `Am meisten davon kostet ${title}: ${price}.`,
    ownerDecides: 'Ein Angebot kann Geld zurück verlangen; ob er es zahlt, entscheidet der Besitzer.',
  },
};
