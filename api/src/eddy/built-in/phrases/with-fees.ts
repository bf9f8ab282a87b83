import type { Language } from '../../../platform/help.ts';

/** Prices together with the closing fee, and what is left of a budget. */
export interface WithFees {
  noDiscounts: string;
  inAll: (total: string) => string;
  withFees: {
    asks: (title: string, price: string) => string;
    adds: (fee: string, total: string, boats: number) => string;
    left: (left: string, budget: string) => string;
    missing: (missing: string, budget: string) => string;
    /** The amount that the price alone would leave or lack. */
    leftBefore: (left: string) => string;
    missingBefore: (missing: string) => string;
    notIn: string;
    /** Behind a search with a budget that has to pay the fee as well. */
    budgetForBoat: (budget: string, price: string, fee: string) => string;
    /** The saved boats that a budget pays, fee included. */
    affordable: (boats: readonly { title: string; price: string }[]) => string;
    noneAffordable: string;
    each: (boats: readonly { title: string; price: string; closing: string }[]) => string;
  };
}

export const WITH_FEES: Record<Language, WithFees> = {
  en: {
    inAll: (total) => `That’s ${total} in all.`,
    noDiscounts:
      'I know of no discounts or codes on Tradewind, and nobody here can lower a price but the boat’s owner. You can offer the owner less; I can draft that.',
    withFees: {
      asks: (title, price) => `The ${title} asks ${price}.`,
      adds: (fee, total, boats) =>
        `${boats > 1 ? 'Closing them through the app adds' : 'Closing through the app adds'} ${fee}: ${total} in all.`,
      left: (left, budget) => `You’d have ${left} left of ${budget}, after the price and the closing fee.`,
      missing: (missing, budget) =>
        `${budget} isn’t enough: you’d be ${missing} short, counting the price and the closing fee.`,
      leftBefore: (left) => `Before the fee, ${left} would be left.`,
      missingBefore: (missing) => `Without the fee you’d be ${missing} short.`,
      notIn: 'Sales tax, survey and transport aren’t in that.',
      budgetForBoat: (budget, price, fee) =>
        `Your ${budget} has to pay the closing fee of ${fee} as well, so I looked for prices up to ${price}.`,
      affordable: (boats) =>
        `You could pay for ${boats.length > 1 ? 'each of these' : 'this one'}: ${boats.map(({ title, price }) => `the ${title} at ${price}`).join(', ')}.`,
      each: (boats) =>
        boats
          .map(
            ({ title, price, closing }) =>
              `The ${title} is listed at ${price}. Closing through the app would cost ${closing}.`,
          )
          .join(' '),
      noneAffordable: 'You couldn’t pay for any of your saved boats with that.',
    },
  },
  es: {
    inAll: (total) => `En total son ${total}.`,
    noDiscounts:
      'No conozco descuentos ni códigos en Tradewind, y solo el dueño del barco puede bajar su precio. Puedes ofrecerle menos; yo lo preparo.',
    withFees: {
      asks: (title, price) => `El ${title} pide ${price}.`,
      adds: (fee, total) => `Cerrar con la aplicación añade ${fee}: ${total} en total.`,
      left: (left, budget) => `Te quedarían ${left} de ${budget}, después del precio y la tarifa de cierre.`,
      missing: (missing, budget) =>
        `${budget} no bastan: te faltarían ${missing}, con el precio y la tarifa de cierre.`,
      leftBefore: (left) => `Antes de la tarifa quedarían ${left}.`,
      missingBefore: (missing) => `Sin la tarifa te faltarían ${missing}.`,
      notIn: 'No incluye el impuesto de venta, la inspección ni el transporte.',
      budgetForBoat: (budget, price, fee) =>
        `Tus ${budget} también deben pagar la tarifa de cierre del ${fee}, así que busqué precios hasta ${price}.`,
      affordable: (boats) =>
        `Te alcanza para ${boats.length > 1 ? 'cada uno de estos' : 'este'}: ${boats.map(({ title, price }) => `el ${title} por ${price}`).join(', ')}.`,
      each: (boats) =>
        boats
          .map(({ title, price, closing }) => `El ${title} pide ${price}. Cerrar por la app costaría ${closing}.`)
          .join(' '),
      noneAffordable: 'Con eso no te alcanza para ninguno de tus barcos guardados.',
    },
  },
  fr: {
    inAll: (total) => `Cela fait ${total} en tout.`,
    noDiscounts:
      'Je ne connais ni remises ni codes sur Tradewind, et seul le propriétaire du bateau peut baisser son prix. Vous pouvez lui offrir moins ; je peux le préparer.',
    withFees: {
      asks: (title, price) => `Le ${title} est à ${price}.`,
      adds: (fee, total) => `La conclusion par l’application ajoute ${fee} : ${total} en tout.`,
      left: (left, budget) => `Il vous resterait ${left} sur ${budget}, après le prix et les frais de conclusion.`,
      missing: (missing, budget) =>
        `${budget} ne suffisent pas : il vous manquerait ${missing}, avec le prix et les frais de conclusion.`,
      leftBefore: (left) => `Avant les frais, il resterait ${left}.`,
      missingBefore: (missing) => `Sans les frais, il vous manquerait ${missing}.`,
      notIn: 'La taxe de vente, l’expertise et le transport n’y sont pas.',
      budgetForBoat: (budget, price, fee) =>
        `Vos ${budget} doivent aussi payer les frais de conclusion de ${fee} ; j’ai donc cherché des prix jusqu’à ${price}.`,
      affordable: (boats) =>
        `Vous pourriez payer ${boats.length > 1 ? 'chacun de ceux-ci' : 'celui-ci'} : ${boats.map(({ title, price }) => `le ${title} à ${price}`).join(', ')}.`,
      each: (boats) =>
        boats
          .map(({ title, price, closing }) => `Le ${title} est à ${price}. Conclure par l’app coûterait ${closing}.`)
          .join(' '),
      noneAffordable: 'Avec cela, vous ne pourriez payer aucun de vos bateaux enregistrés.',
    },
  },
  de: {
    inAll: (total) => `Zusammen sind das ${total}.`,
    noDiscounts:
      'Ich kenne auf Tradewind weder Rabatte noch Codes, und nur der Besitzer des Bootes kann den Preis senken. Du kannst ihm weniger bieten; ich bereite das vor.',
    withFees: {
      asks: (title, price) => `Die ${title} kostet ${price}.`,
      adds: (fee, total) => `Die Abwicklung über die App kostet dazu ${fee}: insgesamt ${total}.`,
      left: (left, budget) => `Dir blieben ${left} von ${budget}, nach Preis und Abwicklungsgebühr.`,
      missing: (missing, budget) => `${budget} reichen nicht: Mit Preis und Abwicklungsgebühr fehlen dir ${missing}.`,
      leftBefore: (left) => `Vor der Gebühr blieben ${left}.`,
      missingBefore: (missing) => `Ohne die Gebühr fehlen dir ${missing}.`,
      notIn: 'Umsatzsteuer, Gutachten und Transport sind nicht dabei.',
      budgetForBoat: (budget, price, fee) =>
        `Deine ${budget} müssen auch die Abwicklungsgebühr von ${fee} zahlen; ich habe deshalb bis ${price} gesucht.`,
      affordable: (boats) =>
        `Das reicht für ${boats.length > 1 ? 'jedes von diesen' : 'dieses'}: ${boats.map(({ title, price }) => `${title} für ${price}`).join(', ')}.`,
      each: (boats) =>
        boats
          .map(
            ({ title, price, closing }) =>
              `${title} steht für ${price}. Der Abschluss über die App würde ${closing} kosten.`,
          )
          .join(' '),
      noneAffordable: 'Das reicht für keines Ihrer gemerkten Boote.',
    },
  },
};
