import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';

/** How a search says which things owners should take. */
export interface TradeWishes {
  /** One that takes all of them: 'both bitcoin and boats'. */
  takesAll: (assets: readonly string[], orAny: boolean) => string;
  anyOfThese: string;
}

export const TRADE_WISHES: Record<Language, TradeWishes> = {
  en: {
    takesAll: (assets, orAny) =>
      `whose owners take ${assets.length === 2 ? 'both ' : 'all of '}${listed(assets)}${orAny ? ', or are open to offers' : ''}`,
    anyOfThese: 'I looked for owners who take any of these. If they must take all of them, say “both”.',
  },
  es: {
    takesAll: (assets, orAny) =>
      `cuyos dueños aceptan a la vez ${listed(assets.map(labelIn('es')), 'y')}${orAny ? ', o escuchan ofertas' : ''}`,
    anyOfThese: 'Busqué dueños que aceptan alguna de estas cosas. Si deben aceptarlas todas, di “ambas”.',
  },
  fr: {
    takesAll: (assets, orAny) =>
      `dont les propriétaires acceptent à la fois ${listed(assets.map(labelIn('fr')), 'et')}${orAny ? ', ou sont ouverts aux offres' : ''}`,
    anyOfThese:
      'J’ai cherché des propriétaires qui acceptent l’une de ces choses. S’ils doivent les accepter toutes, dites « les deux ».',
  },
  de: {
    takesAll: (assets, orAny) =>
      `deren Besitzer sowohl ${listed(assets.map(labelIn('de')), 'als auch')} nehmen${orAny ? ' oder offen für Angebote sind' : ''}`,
    anyOfThese: 'Ich habe Besitzer gesucht, die eins davon nehmen. Wenn sie alles nehmen sollen, sag „beides“.',
  },
};
