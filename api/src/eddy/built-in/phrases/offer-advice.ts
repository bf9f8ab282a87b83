import type { Language } from '../../../platform/help.ts';

/** How an asking price stands to the estimate: the amount between them, and its share of the asking price. */
interface Gap {
  amount: string;
  percent: number;
  average: string;
  asking: string;
}

/** Advice for an offer. It says how far the asking price is from the estimate, and what that means. */
export interface OfferAdvice {
  offerAdvice: {
    asks(title: string, asking: string, average: string, lowest: string, highest: string, comparables: number): string;
    above(gap: Gap): string;
    farAbove(gap: Gap): string;
    below(gap: Gap): string;
    about(gap: Gap): string;
    unknown(title: string, asking: string): string;
    private: string;
  };
  /** A sum that the user thinks of, beside the asking price and the estimate. */
  sumAdvice: {
    under(sum: string, gap: string, title: string, asking: string): string;
    over(sum: string, gap: string, title: string, asking: string): string;
    same(sum: string, gap: string, title: string): string;
    estimate(average: string, lowest: string, highest: string, comparables: number): string;
    decides(sum: string): string;
  };
}

export const OFFER_ADVICE: Record<Language, OfferAdvice> = {
  en: {
    offerAdvice: {
      asks: (title, asking, average, lowest, highest, comparables) =>
        `The ${title} asks ${asking}. By ${comparables} comparable ${comparables === 1 ? 'boat' : 'boats'}, I estimate ${average}, with a range from ${lowest} to ${highest}.`,
      above: ({ amount, percent, average }) =>
        `The asking price is ${amount} above that estimate. An offer of ${average} would be ${percent} % under the asking price, and the estimate is your reason for it.`,
      farAbove: ({ amount, percent, average }) =>
        `The asking price is ${amount} above that estimate, so an offer of ${average} would be ${percent} % under the asking price. That’s far apart: the owner may well decline it. Ask first what explains the price, such as a refit or extras that the comparable boats lack, and offer more if it convinces you.`,
      below: ({ amount, asking }) =>
        `The asking price is already ${amount} below that estimate, so even ${asking} is under it, and a much lower offer is easy to decline.`,
      about: ({ asking }) => `The asking price fits that estimate, so a fair offer is close to ${asking}.`,
      unknown: (title, asking) => `The ${title} asks ${asking}. I know too few comparable boats to estimate it.`,
      private: 'I don’t know the least that the owner would take: that’s private.',
    },
    sumAdvice: {
      under: (sum, gap, title, asking) => `${sum} is ${gap} under the asking price of the ${title}, ${asking}.`,
      over: (sum, gap, title, asking) => `${sum} is ${gap} over the asking price of the ${title}, ${asking}.`,
      same: (sum, _gap, title) => `${sum} is the asking price of the ${title}.`,
      estimate: (average, lowest, highest, comparables) =>
        `By ${comparables} comparable ${comparables === 1 ? 'boat' : 'boats'}, I estimate ${average}, with a range from ${lowest} to ${highest}.`,
      decides: (sum) => `Only the owner can say whether it’s enough; say “offer ${sum}” and I’ll draft it.`,
    },
  },
  es: {
    offerAdvice: {
      asks: (title, asking, average, lowest, highest, comparables) =>
        `El ${title} se anuncia por ${asking}. Según ${comparables} ${comparables === 1 ? 'barco comparable' : 'barcos comparables'}, estimo ${average}, entre ${lowest} y ${highest}.`,
      above: ({ amount, percent, average }) =>
        `El precio está ${amount} por encima de esa estimación. Una oferta de ${average} quedaría un ${percent} % por debajo del precio, y la estimación es tu argumento.`,
      farAbove: ({ amount, percent, average }) =>
        `El precio está ${amount} por encima de esa estimación: una oferta de ${average} quedaría un ${percent} % por debajo del precio. Es mucha diferencia, y el dueño puede rechazarla. Pregunta primero qué explica el precio y ofrece más si te convence.`,
      below: ({ amount, asking }) =>
        `El precio ya está ${amount} por debajo de esa estimación, así que incluso ${asking} queda por debajo, y una oferta mucho más baja es fácil de rechazar.`,
      about: ({ asking }) => `El precio encaja con esa estimación, así que una oferta justa está cerca de ${asking}.`,
      unknown: (title, asking) =>
        `El ${title} se anuncia por ${asking}. Conozco muy pocos barcos comparables para estimarlo.`,
      private: 'No sé cuál es el mínimo que aceptaría el dueño: eso es privado.',
    },
    sumAdvice: {
      under: (sum, gap, title, asking) => `${sum} está ${gap} por debajo del precio del ${title}, ${asking}.`,
      over: (sum, gap, title, asking) => `${sum} está ${gap} por encima del precio del ${title}, ${asking}.`,
      same: (sum, _gap, title) => `${sum} es el precio del ${title}.`,
      estimate: (average, lowest, highest, comparables) =>
        `Según ${comparables} ${comparables === 1 ? 'barco comparable' : 'barcos comparables'}, estimo ${average}, entre ${lowest} y ${highest}.`,
      decides: (sum) => `Solo el dueño puede decir si basta; di “ofrece ${sum}” y lo preparo.`,
    },
  },
  fr: {
    offerAdvice: {
      asks: (title, asking, average, lowest, highest, comparables) =>
        `Le ${title} est annoncé à ${asking}. D’après ${comparables} ${comparables === 1 ? 'bateau comparable' : 'bateaux comparables'}, j’estime ${average}, entre ${lowest} et ${highest}.`,
      above: ({ amount, percent, average }) =>
        `Le prix est ${amount} au-dessus de cette estimation. Une offre de ${average} serait ${percent} % sous le prix, et l’estimation est votre argument.`,
      farAbove: ({ amount, percent, average }) =>
        `Le prix est ${amount} au-dessus de cette estimation : une offre de ${average} serait ${percent} % sous le prix. L’écart est grand, et le propriétaire peut la refuser. Demandez d’abord ce qui explique le prix, et offrez plus si cela vous convainc.`,
      below: ({ amount, asking }) =>
        `Le prix est déjà ${amount} sous cette estimation : même ${asking} reste en dessous, et une offre bien plus basse est facile à refuser.`,
      about: ({ asking }) => `Le prix correspond à cette estimation : une offre juste est proche de ${asking}.`,
      unknown: (title, asking) =>
        `Le ${title} est annoncé à ${asking}. Je connais trop peu de bateaux comparables pour l’estimer.`,
      private: 'Je ne connais pas le minimum que le propriétaire accepterait : c’est privé.',
    },
    sumAdvice: {
      under: (sum, gap, title, asking) => `${sum}, c’est ${gap} sous le prix du ${title}, ${asking}.`,
      over: (sum, gap, title, asking) => `${sum}, c’est ${gap} au-dessus du prix du ${title}, ${asking}.`,
      same: (sum, _gap, title) => `${sum}, c’est le prix du ${title}.`,
      estimate: (average, lowest, highest, comparables) =>
        `D’après ${comparables} ${comparables === 1 ? 'bateau comparable' : 'bateaux comparables'}, j’estime ${average}, entre ${lowest} et ${highest}.`,
      decides: (sum) => `Seul le propriétaire peut dire si cela suffit ; dites “propose ${sum}” et je prépare l’offre.`,
    },
  },
  de: {
    offerAdvice: {
      asks: (title, asking, average, lowest, highest, comparables) =>
        `${title} kostet ${asking}. Nach ${comparables} ${comparables === 1 ? 'vergleichbaren Boot' : 'vergleichbaren Booten'} schätze ich ${average}, zwischen ${lowest} und ${highest}.`,
      above: ({ amount, percent, average }) =>
        `Der Preis liegt ${amount} über dieser Schätzung. Ein Angebot von ${average} läge ${percent} % unter dem Preis, und die Schätzung ist deine Begründung.`,
      farAbove: ({ amount, percent, average }) =>
        `Der Preis liegt ${amount} über dieser Schätzung: Ein Angebot von ${average} läge ${percent} % unter dem Preis. Das ist weit auseinander, und der Besitzer lehnt es vielleicht ab. Frag zuerst, was den Preis erklärt, und biete mehr, wenn es dich überzeugt.`,
      below: ({ amount, asking }) =>
        `Der Preis liegt schon ${amount} unter dieser Schätzung: Selbst ${asking} ist weniger, und ein viel niedrigeres Angebot ist leicht abzulehnen.`,
      about: ({ asking }) => `Der Preis passt zu dieser Schätzung: Ein faires Angebot liegt nahe ${asking}.`,
      unknown: (title, asking) =>
        `${title} kostet ${asking}. Ich kenne zu wenige vergleichbare Boote, um es zu schätzen.`,
      private: 'Wie wenig der Besitzer nähme, weiß ich nicht: Das ist privat.',
    },
    sumAdvice: {
      under: (sum, gap, title, asking) => `${sum} liegen ${gap} unter dem Preis von ${title}, ${asking}.`,
      over: (sum, gap, title, asking) => `${sum} liegen ${gap} über dem Preis von ${title}, ${asking}.`,
      same: (sum, _gap, title) => `${sum} sind der Preis von ${title}.`,
      estimate: (average, lowest, highest, comparables) =>
        `Nach ${comparables} ${comparables === 1 ? 'vergleichbaren Boot' : 'vergleichbaren Booten'} schätze ich ${average}, zwischen ${lowest} und ${highest}.`,
      decides: (sum) => `Ob das genügt, kann nur der Besitzer sagen; sag “biete ${sum}”, und ich entwerfe es.`,
    },
  },
};
