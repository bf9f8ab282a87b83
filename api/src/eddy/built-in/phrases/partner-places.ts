import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Possible trades within a part of the country, and those that neither side would make. */
export interface PartnerPlaces {
  onlyIn: (place: string) => string;
  /** Nobody there takes boats, and the user's own listing asks for none. */
  noSwapEither: (title: string, takes: readonly string[], place: string | undefined) => string;
  worthAsked: string;
}

export const PARTNER_PLACES: Record<Language, PartnerPlaces> = {
  en: {
    onlyIn: (place) => `I only looked at boats in ${place}.`,
    noSwapEither: (title, takes, place) =>
      `I find no swap${place ? ` in ${place}` : ''}: no owner there says that they take boats in trade, and for the ${title} you ${takes.length > 0 ? `ask for ${listed(takes, 'or')}, not for boats` : 'take nothing in trade'}.`,
    worthAsked: 'Tell me what yours is worth, roughly, and I’ll say which of them come close in value.',
  },
  es: {
    onlyIn: (place) => `Solo he mirado barcos en ${place}.`,
    noSwapEither: (title, takes, place) =>
      `No encuentro ningún intercambio${place ? ` en ${place}` : ''}: ningún dueño de allí dice que acepta barcos, y por el ${title} ${takes.length > 0 ? `pides ${listed(takes, 'o')}, no barcos` : 'no aceptas nada a cambio'}.`,
    worthAsked: 'Dime cuánto vale lo tuyo, más o menos, y te digo cuáles se acercan en valor.',
  },
  fr: {
    onlyIn: (place) => `Je n’ai regardé que les bateaux en ${place}.`,
    noSwapEither: (title, takes, place) =>
      `Je ne trouve aucun échange${place ? ` en ${place}` : ''} : aucun propriétaire n’y dit prendre des bateaux, et pour le ${title} vous ${takes.length > 0 ? `demandez ${listed(takes, 'ou')}, pas de bateau` : 'ne prenez rien en échange'}.`,
    worthAsked: 'Dites-moi ce que vaut le vôtre, à peu près, et je vous dis lesquels s’en approchent.',
  },
  de: {
    onlyIn: (place) => `Ich habe nur Boote in ${place} angesehen.`,
    noSwapEither: (title, takes, place) =>
      `Ich finde keinen Tausch${place ? ` in ${place}` : ''}: Kein Besitzer dort nimmt Boote in Tausch, und für das Boot ${title} ${takes.length > 0 ? `verlangst du ${listed(takes, 'oder')}, keine Boote` : 'nimmst du nichts in Tausch'}.`,
    worthAsked: 'Sag mir, was deins ungefähr wert ist, dann sage ich dir, welche davon nahe daran liegen.',
  },
};
