import type { Language } from '../../../platform/help.ts';

/** Figures of a price on the table and of the user's own trades. */
export interface DealFigures {
  dealFigures: {
    /** The price that an agent negotiated. */
    onTable: (proposed: string, title: string, other: string) => string;
    offAsking: (isBelow: boolean, gap: string, asking: string, share: string) => string;
    asAsked: (asking: string) => string;
    feeAt: (proposed: string, fee: string, total: string) => string;
    noneOnTable: string;
    /** An offer that is worth less than what it asks for. */
    short: (give: string, get: string, gap: string) => string;
  };
}

export const DEAL_FIGURES: Record<Language, DealFigures> = {
  en: {
    dealFigures: {
      onTable: (proposed, title, other) => `On the table is ${proposed} for the ${title}, negotiated with ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `That’s ${gap} ${isBelow ? 'less' : 'more'} than the asking price of ${asking}, or ${share}.`,
      asAsked: (asking) => `That’s the asking price of ${asking}.`,
      feeAt: (proposed, fee, total) => `At ${proposed}, closing through the app costs ${fee}: ${total} in all.`,
      noneOnTable: 'No price is on the table there: your agent hasn’t negotiated one, and I find no open offer.',
      short: (give, get, gap) =>
        `By asking prices and stated values, you give ${give} for ${get}: that’s ${gap} short.`,
    },
  },
  es: {
    dealFigures: {
      onTable: (proposed, title, other) => `Sobre la mesa hay ${proposed} por el ${title}, negociado con ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `Son ${gap} ${isBelow ? 'menos' : 'más'} que el precio pedido de ${asking}, o sea, ${share}.`,
      asAsked: (asking) => `Es el precio pedido de ${asking}.`,
      feeAt: (proposed, fee, total) => `Con ${proposed}, cerrar con la aplicación cuesta ${fee}: ${total} en total.`,
      noneOnTable: 'Ahí no hay ningún precio sobre la mesa: tu agente no negoció ninguno, y no veo ofertas abiertas.',
      short: (give, get, gap) => `Según los precios pedidos, das ${give} por ${get}: faltan ${gap}.`,
    },
  },
  fr: {
    dealFigures: {
      onTable: (proposed, title, other) => `Sur la table : ${proposed} pour le ${title}, négocié avec ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `C’est ${gap} de ${isBelow ? 'moins' : 'plus'} que le prix demandé de ${asking}, soit ${share}.`,
      asAsked: (asking) => `C’est le prix demandé de ${asking}.`,
      feeAt: (proposed, fee, total) => `À ${proposed}, conclure via l’application coûte ${fee} : ${total} en tout.`,
      noneOnTable: 'Aucun prix n’est sur la table : votre agent n’a rien négocié, et je ne vois pas d’offre ouverte.',
      short: (give, get, gap) => `D’après les prix demandés, vous donnez ${give} pour ${get} : il manque ${gap}.`,
    },
  },
  de: {
    dealFigures: {
      onTable: (proposed, title, other) => `Auf dem Tisch liegen ${proposed} für ${title}, ausgehandelt mit ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `Das sind ${gap} ${isBelow ? 'weniger' : 'mehr'} als der verlangte Preis von ${asking}, also ${share}.`,
      asAsked: (asking) => `Das ist der verlangte Preis von ${asking}.`,
      feeAt: (proposed, fee, total) => `Bei ${proposed} kostet der Abschluss über die App ${fee}: ${total} insgesamt.`,
      noneOnTable:
        'Dort liegt kein Preis auf dem Tisch: Dein Agent hat keinen ausgehandelt, und kein Angebot ist offen.',
    },
  },
};
