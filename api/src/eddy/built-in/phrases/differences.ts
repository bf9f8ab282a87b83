import type { Language } from '../../../platform/help.ts';

/** Which of two amounts a share is asked of; 'either' if the words do not say. */
export type ShareOf = 'higher' | 'lower' | 'either';

interface AgainstAverage {
  title: string;
  price: string;
  average: string;
  total: number;
  /** Empty for boats of several types. */
  kind: string;
}

/** How far two figures are apart. */
export interface Differences {
  /** Said before what sets two boats apart. */
  noReason: string;
  perFootApart: (dollars: string) => string;
  againstAverage: (boat: AgainstAverage, gap: string, sign: number) => string;
  perFootAgainst: (boat: AgainstAverage, isMore: boolean) => string;
  /** The difference as a share of the higher and of the lower amount, in percent. */
  percentApart: (of: ShareOf, ofHigher: string, ofLower: string) => string;
}

export const DIFFERENCES: Record<Language, Differences> = {
  en: {
    noReason: 'The listings don’t say why, but this is what sets the two apart.',
    againstAverage: ({ title, price, average, total, kind }, gap, sign) =>
      sign === 0
        ? `The ${title} asks exactly the average, ${average}.`
        : `The ${title} asks ${gap} ${sign > 0 ? 'more' : 'less'} than the average, ${average}. I counted ${total} ${kind ? `listings (${kind})` : 'listings'}. It asks ${price}.`,
    perFootAgainst: ({ title, price, average, kind }, isMore) =>
      `The ${title}: about ${price} per foot. On average it’s about ${average} per foot${kind ? ` (${kind})` : ''}, so this one is ${isMore ? 'above' : 'not above'} the average.`,
    perFootApart: (dollars) => `The difference is ${dollars} per foot.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `That’s ${ofHigher}% less than the higher amount.`
        : of === 'lower'
          ? `That’s ${ofLower}% more than the lower amount.`
          : `In percent, that’s ${ofHigher}% of the higher amount, or ${ofLower}% of the lower one.`,
  },
  es: {
    noReason: 'Los anuncios no dicen por qué, pero esto es lo que los distingue.',
    againstAverage: ({ title, price, average, total, kind }, gap, sign) =>
      `El ${title} pide ${price}${sign === 0 ? ', justo la media' : `: ${gap} ${sign > 0 ? 'más' : 'menos'} que la media, ${average}`}. Conté ${total} anuncios${kind ? ` (${kind})` : ''}.`,
    perFootAgainst: ({ title, price, average, kind }, isMore) =>
      `El ${title}: unos ${price} por pie. De media son unos ${average} por pie${kind ? ` (${kind})` : ''}, así que está ${isMore ? 'por encima de' : 'dentro de'} la media.`,
    perFootApart: (dollars) => `La diferencia es de ${dollars} por pie.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `Es un ${ofHigher}% menos que la cantidad mayor.`
        : of === 'lower'
          ? `Es un ${ofLower}% más que la cantidad menor.`
          : `En porcentaje, es el ${ofHigher}% de la cantidad mayor o el ${ofLower}% de la menor.`,
  },
  fr: {
    noReason: 'Les annonces ne disent pas pourquoi, mais voici ce qui les distingue.',
    againstAverage: ({ title, price, average, total, kind }, gap, sign) =>
      `Le ${title} est à ${price}${sign === 0 ? ', exactement la moyenne' : ` : ${gap} de ${sign > 0 ? 'plus' : 'moins'} que la moyenne, ${average}`}. J’ai compté ${total} annonces${kind ? ` (${kind})` : ''}.`,
    perFootAgainst: ({ title, price, average, kind }, isMore) =>
      `Le ${title} : environ ${price} par pied. La moyenne est d’environ ${average} par pied${kind ? ` (${kind})` : ''}, il est donc ${isMore ? 'au-dessus' : 'dans ou sous'} la moyenne.`,
    perFootApart: (dollars) => `La différence est de ${dollars} par pied.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `C’est ${ofHigher} % de moins que le montant le plus élevé.`
        : of === 'lower'
          ? `C’est ${ofLower} % de plus que le montant le plus bas.`
          : `En pourcentage, c’est ${ofHigher} % du montant le plus élevé, ou ${ofLower} % du plus bas.`,
  },
  de: {
    noReason: 'Die Inserate nennen keinen Grund, aber das unterscheidet die beiden.',
    againstAverage: ({ title, price, average, total, kind }, gap, sign) =>
      `${title} kostet ${price}${sign === 0 ? ', genau den Durchschnitt' : `: ${gap} ${sign > 0 ? 'mehr' : 'weniger'} als der Durchschnitt, ${average}`}. Ich habe ${total} Anzeigen gezählt${kind ? ` (${kind})` : ''}.`,
    perFootAgainst: ({ title, price, average, kind }, isMore) =>
      `${title}: etwa ${price} pro Fuß. Im Durchschnitt sind es etwa ${average} pro Fuß${kind ? ` (${kind})` : ''}, das liegt also ${isMore ? 'über' : 'nicht über'} dem Durchschnitt.`,
    perFootApart: (dollars) => `Der Unterschied beträgt ${dollars} pro Fuß.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `Das sind ${ofHigher} % weniger als der höhere Betrag.`
        : of === 'lower'
          ? `Das sind ${ofLower} % mehr als der niedrigere Betrag.`
          : `In Prozent sind das ${ofHigher} % des höheren oder ${ofLower} % des niedrigeren Betrags.`,
  },
};
