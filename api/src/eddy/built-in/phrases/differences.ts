import type { Language } from '../../../platform/help.ts';

/** Which of two amounts a share is asked of; 'either' if the words do not say. */
export type ShareOf = 'higher' | 'lower' | 'either';

/** How far two figures are apart. */
export interface Differences {
  perFootApart: (dollars: string) => string;
  /** The difference as a share of the higher and of the lower amount, in percent. */
  percentApart: (of: ShareOf, ofHigher: string, ofLower: string) => string;
}

export const DIFFERENCES: Record<Language, Differences> = {
  en: {
    perFootApart: (dollars) => `The difference is ${dollars} per foot.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `That’s ${ofHigher}% less than the higher amount.`
        : of === 'lower'
          ? `That’s ${ofLower}% more than the lower amount.`
          : `In percent, that’s ${ofHigher}% of the higher amount, or ${ofLower}% of the lower one.`,
  },
  es: {
    perFootApart: (dollars) => `La diferencia es de ${dollars} por pie.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `Es un ${ofHigher}% menos que la cantidad mayor.`
        : of === 'lower'
          ? `Es un ${ofLower}% más que la cantidad menor.`
          : `En porcentaje, es el ${ofHigher}% de la cantidad mayor o el ${ofLower}% de la menor.`,
  },
  fr: {
    perFootApart: (dollars) => `La différence est de ${dollars} par pied.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `C’est ${ofHigher} % de moins que le montant le plus élevé.`
        : of === 'lower'
          ? `C’est ${ofLower} % de plus que le montant le plus bas.`
          : `En pourcentage, c’est ${ofHigher} % du montant le plus élevé, ou ${ofLower} % du plus bas.`,
  },
  de: {
    perFootApart: (dollars) => `Der Unterschied beträgt ${dollars} pro Fuß.`,
    percentApart: (of, ofHigher, ofLower) =>
      of === 'higher'
        ? `Das sind ${ofHigher} % weniger als der höhere Betrag.`
        : of === 'lower'
          ? `Das sind ${ofLower} % mehr als der niedrigere Betrag.`
          : `In Prozent sind das ${ofHigher} % des höheren oder ${ofLower} % des niedrigeren Betrags.`,
  },
};
