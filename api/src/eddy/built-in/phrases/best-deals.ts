import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

interface Estimated {
  title: string;
  price: string;
  difference: string;
  position: 'below' | 'about' | 'above';
}

/** Which of several boats asks least against its estimate. */
export interface BestDeals {
  bestDeal: {
    first: (boat: Estimated, boats: number) => string;
    others: (boats: readonly Estimated[]) => string;
    unknown: (titles: readonly string[]) => string;
    none: string;
    tooMany: (boats: number, most: number) => string;
    only: (title: string, price: string) => string;
    note: string;
  };
}

export const BEST_DEALS: Record<Language, BestDeals> = {
  en: {
    bestDeal: {
      first: ({ title, price, difference, position }, boats) =>
        ({
          below: `By my estimates, the ${boats === 2 ? 'better' : 'best'} deal is the ${title}: it asks ${price}, ${difference} below its estimate.`,
          about: `By my estimates, the ${boats === 2 ? 'better' : 'best'} deal is the ${title}: it asks ${price}, about its estimate.`,
          above: `${boats === 2 ? 'Both' : 'All of them'} ask more than I estimate. The closest is the ${title}: it asks ${price}, ${difference} above its estimate.`,
        })[position],
      others: (boats) =>
        `${boats.length === 1 ? 'The other one' : 'The others'}: ${boats
          .map(
            ({ title, price, difference, position }) =>
              `the ${title} at ${price}, ${position === 'about' ? 'about its estimate' : `${difference} ${position} its estimate`}`,
          )
          .join('; ')}.`,
      unknown: (titles) => `I have no estimate for ${listed(titles.map((title) => `the ${title}`))}.`,
      none: 'I found too few comparable boats to estimate any of them.',
      tooMany: (boats, most) =>
        `${boats} boats are too many to weigh at once. Narrow them to ${most} or fewer, by price, place or year, and I’ll hold each price against its estimate.`,
      only: (title, price) => `There is only one: the ${title} at ${price}.`,
      note: 'Estimates come from comparable listings and sales, not from seeing the boats.',
    },
  },
  es: {
    bestDeal: {
      first: ({ title, price, difference, position }) =>
        ({
          below: `Según mis estimaciones, el ${title}: pide ${price}, ${difference} por debajo de su estimación.`,
          about: `Según mis estimaciones, el ${title}: pide ${price}, más o menos su estimación.`,
          above: `Todos piden más de lo que estimo. El más cercano es el ${title}: pide ${price}, ${difference} por encima de su estimación.`,
        })[position],
      others: (boats) =>
        `Los demás: ${boats
          .map(
            ({ title, price, difference, position }) =>
              `el ${title} por ${price}, ${position === 'about' ? 'más o menos su estimación' : `${difference} por ${position === 'below' ? 'debajo' : 'encima'} de su estimación`}`,
          )
          .join('; ')}.`,
      unknown: (titles) => `No tengo estimación para ${listed(titles, 'y')}.`,
      none: 'He encontrado muy pocos barcos comparables para estimar alguno.',
      tooMany: (boats, most) =>
        `${boats} barcos son demasiados para compararlos a la vez. Redúcelos a ${most} o menos, por precio, lugar o año.`,
      only: (title, price) => `Solo hay uno: el ${title} por ${price}.`,
      note: 'Las estimaciones vienen de anuncios y ventas comparables; no he visto los barcos.',
    },
  },
  fr: {
    bestDeal: {
      first: ({ title, price, difference, position }) =>
        ({
          below: `Selon mes estimations, le ${title} : il est à ${price}, ${difference} en dessous de son estimation.`,
          about: `Selon mes estimations, le ${title} : il est à ${price}, à peu près son estimation.`,
          above: `Tous demandent plus que mon estimation. Le plus proche est le ${title} : il est à ${price}, ${difference} au-dessus de son estimation.`,
        })[position],
      others: (boats) =>
        `Les autres : ${boats
          .map(
            ({ title, price, difference, position }) =>
              `le ${title} à ${price}, ${position === 'about' ? 'à peu près son estimation' : `${difference} ${position === 'below' ? 'en dessous' : 'au-dessus'} de son estimation`}`,
          )
          .join(' ; ')}.`,
      unknown: (titles) => `Je n’ai pas d’estimation pour ${listed(titles, 'et')}.`,
      none: 'J’ai trouvé trop peu de bateaux comparables pour en estimer un.',
      tooMany: (boats, most) =>
        `${boats} bateaux, c’est trop pour les comparer d’un coup. Réduisez à ${most} au plus, par prix, lieu ou année.`,
      only: (title, price) => `Il n’y en a qu’un : le ${title} à ${price}.`,
      note: 'Les estimations viennent d’annonces et de ventes comparables ; je n’ai pas vu les bateaux.',
    },
  },
  de: {
    bestDeal: {
      first: ({ title, price, difference, position }) =>
        ({
          below: `Nach meinen Schätzungen ${title}: für ${price}, ${difference} unter der Schätzung.`,
          about: `Nach meinen Schätzungen ${title}: für ${price}, etwa die Schätzung.`,
          above: `Alle verlangen mehr, als ich schätze. Am nächsten liegt ${title}: für ${price}, ${difference} über der Schätzung.`,
        })[position],
      others: (boats) =>
        `Die anderen: ${boats
          .map(
            ({ title, price, difference, position }) =>
              `${title} für ${price}, ${position === 'about' ? 'etwa die Schätzung' : `${difference} ${position === 'below' ? 'unter' : 'über'} der Schätzung`}`,
          )
          .join('; ')}.`,
      unknown: (titles) => `Für ${listed(titles, 'und')} habe ich keine Schätzung.`,
      none: 'Ich habe zu wenige vergleichbare Boote gefunden, um eines zu schätzen.',
      tooMany: (boats, most) =>
        `${boats} Boote sind zu viele auf einmal. Grenze sie auf höchstens ${most} ein, nach Preis, Ort oder Baujahr.`,
      only: (title, price) => `Es gibt nur eins: ${title} für ${price}.`,
      note: 'Schätzungen kommen von vergleichbaren Anzeigen und Verkäufen; gesehen habe ich die Boote nicht.',
    },
  },
};
