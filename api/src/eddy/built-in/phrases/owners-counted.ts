import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

interface OwnersCounted {
  takers: (names: readonly string[], kinds: string) => string;
  open: (names: readonly string[]) => string;
}

/** The number of owners who take something. */
export const OWNERS_COUNTED: Record<Language, OwnersCounted> = {
  en: {
    takers: (names, kinds) =>
      names.length === 0
        ? `No owner names ${kinds}.`
        : `${names.length === 1 ? '1 owner takes' : `${names.length} owners take`} ${kinds}: ${listed(names)}.`,
    open: (names) => `Open to offers, without naming it: ${listed(names)}.`,
  },
  es: {
    takers: (names, kinds) =>
      names.length === 0
        ? `Ningún dueño nombra ${kinds}.`
        : `${names.length === 1 ? '1 dueño acepta' : `${names.length} dueños aceptan`} ${kinds}: ${listed(names, 'y')}.`,
    open: (names) => `Abiertos a ofertas, sin nombrarlo: ${listed(names, 'y')}.`,
  },
  fr: {
    takers: (names, kinds) =>
      names.length === 0
        ? `Aucun propriétaire ne nomme ${kinds}.`
        : `${names.length === 1 ? '1 propriétaire accepte' : `${names.length} propriétaires acceptent`} ${kinds} : ${listed(names, 'et')}.`,
    open: (names) => `Ouverts aux offres, sans le nommer : ${listed(names, 'et')}.`,
  },
  de: {
    takers: (names, kinds) =>
      names.length === 0
        ? `Kein Besitzer nennt ${kinds}.`
        : `${names.length === 1 ? '1 Besitzer nimmt' : `${names.length} Besitzer nehmen`} ${kinds}: ${listed(names, 'und')}.`,
    open: (names) => `Offen für Angebote, ohne es zu nennen: ${listed(names, 'und')}.`,
  },
};
