import type { Language } from '../../../platform/help.ts';

interface Withdrawals {
  how: string;
  noneOpen: string;
  /** Behind a wish to leave an own offer as it is. */
  stays: string;
  /** Neither a deposit nor an open offer. */
  nothingBound: string;
}

/** Answers about taking offers back, and about the money that is bound. */
export const WITHDRAWALS: Record<Language, Withdrawals> = {
  en: {
    how: 'You can withdraw an offer until the other side has accepted it: open Trades, choose the trade and withdraw it there, or ask me for it and click on the card.',
    noneOpen: 'You have no open offer right now.',
    stays: 'All right, it stays as it is. I’ve changed nothing.',
    nothingBound: 'None of your money is bound: you have no deposit in a closing and no open offer.',
  },
  es: {
    how: 'Puedes retirar una oferta hasta que la otra parte la acepte: abre Trades, elige el intercambio y retírala allí, o pídemelo y pulsa en la tarjeta.',
    noneOpen: 'Ahora no tienes ninguna oferta abierta.',
    stays: 'De acuerdo, se queda como está. No he cambiado nada.',
    nothingBound: 'No tienes dinero comprometido: ni un depósito en un cierre ni una oferta abierta.',
  },
  fr: {
    how: 'Vous pouvez retirer une offre tant que l’autre partie ne l’a pas acceptée : ouvrez Trades, choisissez l’échange et retirez-la là, ou demandez-le-moi et cliquez sur la carte.',
    noneOpen: 'Vous n’avez aucune offre ouverte en ce moment.',
    stays: 'D’accord, elle reste telle quelle. Je n’ai rien changé.',
    nothingBound: 'Aucun argent n’est engagé : ni dépôt dans une clôture, ni offre ouverte.',
  },
  de: {
    how: 'Du kannst ein Angebot zurückziehen, bis die andere Seite es angenommen hat: Öffne Trades, wähle das Geschäft und zieh es dort zurück, oder bitte mich darum und klick auf die Karte.',
    noneOpen: 'Im Moment hast du kein offenes Angebot.',
    stays: 'In Ordnung, es bleibt, wie es ist. Ich habe nichts geändert.',
    nothingBound: 'Von deinem Geld ist nichts gebunden: keine Anzahlung in einem Abschluss und kein offenes Angebot.',
  },
};
