import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';

interface Owned {
  title: string;
  price: string;
  owner: string | null;
}

/** How a search says which things owners should take. */
export interface TradeWishes {
  /** One that takes all of them: 'both bitcoin and boats'. */
  takesAll: (assets: readonly string[], orAny: boolean) => string;
  anyOfThese: string;
  /** Owners who take such a thing, whatever their boats ask. */
  atOtherPrices: (boats: readonly Owned[]) => string;
}

export const TRADE_WISHES: Record<Language, TradeWishes> = {
  en: {
    takesAll: (assets, orAny) =>
      `whose owners take ${assets.length === 2 ? 'both ' : 'all of '}${listed(assets)}${orAny ? ', or are open to offers' : ''}`,
    anyOfThese: 'I looked for owners who take any of these. If they must take all of them, say “both”.',
    atOtherPrices: (boats) =>
      `Owners who take such things ask other prices: ${listed(
        boats.map(({ title, price, owner }) => `the ${title} at ${price}${owner ? ` from ${owner}` : ''}`),
        'and',
      )}.`,
  },
  es: {
    takesAll: (assets, orAny) =>
      `cuyos dueños aceptan a la vez ${listed(assets.map(labelIn('es')), 'y')}${orAny ? ', o escuchan ofertas' : ''}`,
    anyOfThese: 'Busqué dueños que aceptan alguna de estas cosas. Si deben aceptarlas todas, di “ambas”.',
    atOtherPrices: (boats) =>
      `Los dueños que aceptan algo así piden otros precios: ${listed(
        boats.map(({ title, price, owner }) => `el ${title} a ${price}${owner ? ` de ${owner}` : ''}`),
        'y',
      )}.`,
  },
  fr: {
    takesAll: (assets, orAny) =>
      `dont les propriétaires acceptent à la fois ${listed(assets.map(labelIn('fr')), 'et')}${orAny ? ', ou sont ouverts aux offres' : ''}`,
    anyOfThese:
      'J’ai cherché des propriétaires qui acceptent l’une de ces choses. S’ils doivent les accepter toutes, dites « les deux ».',
    atOtherPrices: (boats) =>
      `Les propriétaires qui acceptent ce genre de chose demandent d’autres prix : ${listed(
        boats.map(({ title, price, owner }) => `le ${title} à ${price}${owner ? ` de ${owner}` : ''}`),
        'et',
      )}.`,
  },
  de: {
    takesAll: (assets, orAny) =>
      `deren Besitzer sowohl ${listed(assets.map(labelIn('de')), 'als auch')} nehmen${orAny ? ' oder offen für Angebote sind' : ''}`,
    anyOfThese: 'Ich habe Besitzer gesucht, die eins davon nehmen. Wenn sie alles nehmen sollen, sag „beides“.',
    atOtherPrices: (boats) =>
      `Besitzer, die so etwas nehmen, verlangen andere Preise: ${listed(
        boats.map(({ title, price, owner }) => `${title} für ${price}${owner ? ` von ${owner}` : ''}`),
        'und',
      )}.`,
  },
};
