import type { Language } from '../../../platform/help.ts';
import { listed, plural } from '../plan.ts';

/** The worth of several things together, and the boats that ask no more. */
export interface Worth {
  worth: {
    together: (given: readonly string[], sum: string) => string;
    inCash: (amount: string) => string;
    within: (boats: number, andMore: boolean) => string;
    noneWithin: string;
    ownersDecide: string;
    onlyPrices: string;
    /** The boat that would need the least more. */
    closest: (title: string, price: string, missing: string) => string;
  };
}

export const WORTH: Record<Language, Worth> = {
  en: {
    worth: {
      together: (given, sum) => `Together, that’s ${sum}, by the values you entered: ${listed(given)}.`,
      inCash: (amount) => `${amount} in cash`,
      within: (boats, andMore) =>
        `${plural(boats, 'boat asks', 'boats ask')} that or less${andMore ? ', and more' : ''}.`,
      noneWithin: 'No such boat asks that or less right now.',
      ownersDecide: 'That goes by the asking prices alone; each owner decides what to take.',
      onlyPrices: 'I only add up prices.',
      closest: (title, price, missing) => `The cheapest of them, the ${title}, asks ${price}: ${missing} more.`,
    },
  },
  es: {
    worth: {
      together: (given, sum) => `Juntos son ${sum}, según los valores que pusiste: ${listed(given, 'y')}.`,
      inCash: (amount) => `${amount} en efectivo`,
      within: (boats, andMore) =>
        `${boats === 1 ? 'Un barco pide' : `${boats} barcos piden`} eso o menos${andMore ? ', y hay más' : ''}.`,
      noneWithin: 'Ahora mismo ningún barco así pide eso o menos.',
      ownersDecide: 'Solo cuenta los precios publicados; cada dueño decide qué acepta.',
      onlyPrices: 'Solo sumo precios.',
      closest: (title, price, missing) => `El más barato, el ${title}, pide ${price}: ${missing} más.`,
    },
  },
  fr: {
    worth: {
      together: (given, sum) => `Ensemble, cela fait ${sum}, d’après les valeurs indiquées : ${listed(given, 'et')}.`,
      inCash: (amount) => `${amount} en espèces`,
      within: (boats, andMore) =>
        `${boats === 1 ? 'Un bateau demande' : `${boats} bateaux demandent`} cette somme ou moins${andMore ? ', et il y en a d’autres' : ''}.`,
      noneWithin: 'Aucun bateau de ce genre ne demande cette somme ou moins en ce moment.',
      ownersDecide: 'Seuls les prix annoncés comptent ici ; chaque propriétaire décide de ce qu’il accepte.',
      onlyPrices: 'Je n’additionne que des prix.',
      closest: (title, price, missing) => `Le moins cher, le ${title}, demande ${price} : ${missing} de plus.`,
    },
  },
  de: {
    worth: {
      together: (given, sum) =>
        `Zusammen sind das ${sum}, nach den Werten, die du eingetragen hast: ${listed(given, 'und')}.`,
      inCash: (amount) => `${amount} in bar`,
      within: (boats, andMore) =>
        `${boats === 1 ? 'Ein Boot kostet' : `${boats} Boote kosten`} so viel oder weniger${andMore ? ', und es gibt mehr' : ''}.`,
      noneWithin: 'So ein Boot kostet gerade nirgends so viel oder weniger.',
      ownersDecide: 'Das geht nur nach den Preisen; jeder Eigentümer entscheidet selbst, was er nimmt.',
      onlyPrices: 'Ich addiere nur Preise.',
      closest: (title, price, missing) => `Das günstigste, ${title}, kostet ${price}: ${missing} mehr.`,
    },
  },
};
