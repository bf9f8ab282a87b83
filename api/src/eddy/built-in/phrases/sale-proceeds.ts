import type { Language } from '../../../platform/help.ts';

/** The part of a sale that a seller keeps, and how much less a closing costs than a commission. */
export interface SaleProceeds {
  sellerKeeps: (price: string, closing: string, broker: string) => string;
  lessThanBroker: (price: string, closing: string, broker: string, less: string) => string;
  sellingRates: (closing: string, broker: string) => string;
  /** To a seller, with the fee of their own boat if it is known. */
  sellerPays: (closing: string, broker: string, fee: string, price: string) => string;
}

export const SALE_PROCEEDS: Record<Language, SaleProceeds> = {
  en: {
    sellerKeeps: (price, closing, broker) =>
      `All of it: whoever gets the boat pays the closing fee, unless you agree otherwise. At ${price} that fee is ${closing}. A human broker’s commission would be ${broker}, and it comes out of your side.`,
    lessThanBroker: (price, closing, broker, less) =>
      `At ${price}, closing through the app costs ${closing} and a human broker’s commission is ${broker}: ${less} less. Whoever gets the boat pays the closing fee, unless you agree otherwise.`,
    sellingRates: (closing, broker) =>
      `Closing through the app costs ${closing} of the boat’s value, and a human broker’s commission is ${broker}. Whoever gets the boat pays the closing fee, unless you agree otherwise. Tell me a price, and I’ll work it out.`,
    sellerPays: (closing, broker, fee, price) =>
      `Nothing from your side: whoever gets the boat pays the closing fee of ${closing}${fee ? `, here ${fee} at ${price}` : ''}, unless you agree otherwise. Only if you hire a human broker, a commission of ${broker} comes out of your side.`,
  },
  es: {
    sellerKeeps: (price, closing, broker) =>
      `Todo: la tarifa de cierre la paga quien recibe el barco, salvo que acordéis otra cosa. Con ${price}, esa tarifa es de ${closing}. La comisión de un corredor humano sería de ${broker}, y sale de tu parte.`,
    lessThanBroker: (price, closing, broker, less) =>
      `Con ${price}, cerrar por la aplicación cuesta ${closing} y la comisión de un corredor humano es de ${broker}: ${less} menos. La tarifa de cierre la paga quien recibe el barco, salvo que acordéis otra cosa.`,
    sellingRates: (closing, broker) =>
      `Cerrar por la aplicación cuesta el ${closing} del valor del barco, y la comisión de un corredor humano es del ${broker}. La tarifa de cierre la paga quien recibe el barco, salvo que acordéis otra cosa. Dime un precio y lo calculo.`,
    sellerPays: (closing, broker, fee, price) =>
      `De tu parte, nada: la tarifa de cierre del ${closing} la paga quien recibe el barco${fee ? `, aquí ${fee} con ${price}` : ''}, salvo que acordéis otra cosa. Solo si contratas a un corredor humano, su comisión del ${broker} sale de tu parte.`,
  },
  fr: {
    sellerKeeps: (price, closing, broker) =>
      `Tout : les frais de clôture sont payés par celui qui reçoit le bateau, sauf accord contraire. À ${price}, ces frais sont de ${closing}. La commission d’un courtier humain serait de ${broker}, à votre charge.`,
    lessThanBroker: (price, closing, broker, less) =>
      `À ${price}, conclure par l’application coûte ${closing} et la commission d’un courtier humain est de ${broker} : ${less} de moins. Celui qui reçoit le bateau paie les frais de clôture, sauf accord contraire.`,
    sellingRates: (closing, broker) =>
      `Conclure par l’application coûte ${closing} de la valeur du bateau, et la commission d’un courtier humain est de ${broker}. Celui qui reçoit le bateau paie les frais de clôture, sauf accord contraire. Dites-moi un prix, et je calcule.`,
    sellerPays: (closing, broker, fee, price) =>
      `Rien de votre côté : les frais de clôture de ${closing} sont payés par celui qui reçoit le bateau${fee ? `, ici ${fee} à ${price}` : ''}, sauf accord contraire. Seulement si vous engagez un courtier humain, sa commission de ${broker} est à votre charge.`,
  },
  de: {
    sellerKeeps: (price, closing, broker) =>
      `Alles: Die Abschlussgebühr zahlt, wer das Boot bekommt, wenn ihr nichts anderes vereinbart. Bei ${price} beträgt sie ${closing}. Die Provision eines menschlichen Maklers wäre ${broker} und ginge von deiner Seite ab.`,
    lessThanBroker: (price, closing, broker, less) =>
      `Bei ${price} kostet der Abschluss über die App ${closing} und die Provision eines menschlichen Maklers beträgt ${broker}: ${less} weniger. Die Abschlussgebühr zahlt, wer das Boot bekommt, wenn ihr nichts anderes vereinbart.`,
    sellingRates: (closing, broker) =>
      `Der Abschluss über die App kostet ${closing} des Werts, und die Provision eines menschlichen Maklers beträgt ${broker}. Die Abschlussgebühr zahlt, wer das Boot bekommt, wenn ihr nichts anderes vereinbart. Nenn mir einen Preis, dann rechne ich es aus.`,
    sellerPays: (closing, broker, fee, price) =>
      `Von deiner Seite nichts: Die Abschlussgebühr von ${closing} zahlt, wer das Boot bekommt${fee ? `, hier ${fee} bei ${price}` : ''}, wenn ihr nichts anderes vereinbart. Nur wenn du einen menschlichen Makler beauftragst, geht seine Provision von ${broker} von deiner Seite ab.`,
  },
};
