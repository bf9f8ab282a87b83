import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../../platform/help.ts';

/** Worries of owners about money before anything is sold. */
export const unsoldHelp: readonly HelpTopic[] = [
  {
    id: 'unsold-cost',
    asks: [],
    ideas: [
      [
        /\b(?:pay|paying|owe|charged?|charges?|fees?|costs?|free|money)\b/,
        /\b(?:if|when|in case|what happens|suppose|as long as|until)\b.*\b(?:(?:nobody|no ?-? ?one) (?:\w+ )?(?:buys?|wants?|bites?|is interested)|(?:not|never) (?:\w+ )?(?:sell|sells|sold|find a buyer|get sold|go anywhere)|unsold|no buyer)\b/,
        /^(?!.*\b(?:deposit|survey|loan|insurance|tax(?:es)?|trade-?in|offers?|refund)\b|.*_(?:person|money|bound)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `No fee comes due for a boat that doesn’t sell: the closing fee of ${fees.closingFee} is taken only when a trade closes, and the one who gets the boat pays it. Only the listing itself may cost its monthly price; ask me what listing costs.`,
      es: `Por un barco que no se vende no hay tarifa: la de cierre, del ${fees.closingFee}, se cobra solo cuando un intercambio se cierra, y la paga quien recibe el barco. Solo el anuncio puede costar su precio mensual; pregúntame cuánto cuesta anunciar.`,
      fr: `Un bateau qui ne se vend pas ne coûte pas de frais : ceux de clôture, ${fees.closingFee}, ne sont pris que lorsqu’un échange se conclut, et celui qui reçoit le bateau les paie. Seule l’annonce peut coûter son prix mensuel ; demandez-moi ce que coûte une annonce.`,
      de: `Für ein Boot, das nicht verkauft wird, fällt keine Gebühr an: Die Abschlussgebühr von ${fees.closingFee} gibt es nur, wenn ein Tausch abgeschlossen wird, und es zahlt, wer das Boot bekommt. Nur die Anzeige selbst kann ihren Monatspreis kosten; frag mich, was ein Inserat kostet.`,
    },
  },
  {
    id: 'sell-owing',
    asks: [],
    ideas: [
      [
        /\b(?:owe|owing|still (?:paying|making payments)|payments left|not paid (?:it |her )?off|upside down|underwater)\b/,
        /\b(?:list|sell|selling|trade|trading|swap)\b/,
        /\b(?:boat|yacht|it|her|bank|lender)\b/,
        /\b(?:can|could|may|what if|is it|possible|allowed|how (?:do|can|does))\b/,
        /^(?!.*\b(?:tax|taxes|fees?|monthly|costs?|rate|buy|you guys|owe you|do i owe|how much|closing)\b|.*_(?:money|bound|person)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Yes, a boat with a loan can be listed, sold and traded. In a closing through the brokerage, the lender’s payoff letter is one of the papers, and the lender is paid first at the release. If you owe more than you get, you bring the difference. Please say it in your listing.',
      es: 'Sí, un barco con préstamo se puede anunciar, vender y cambiar. En un cierre por la correduría, la carta de cancelación del banco es uno de los papeles, y al banco se le paga primero en la liberación. Si debes más de lo que recibes, pones la diferencia. Dilo en tu anuncio.',
      fr: 'Oui, un bateau avec un prêt peut être annoncé, vendu et échangé. Dans une clôture par le courtier, la lettre de remboursement du prêteur est l’un des papiers, et le prêteur est payé d’abord à la libération. Si vous devez plus que ce que vous recevez, vous apportez la différence. Dites-le dans votre annonce.',
      de: 'Ja, ein Boot mit Kredit kannst du inserieren, verkaufen und tauschen. Bei einem Abschluss über den Makler gehört das Ablöseschreiben der Bank zu den Papieren, und die Bank wird bei der Freigabe zuerst bezahlt. Schuldest du mehr, als du bekommst, bringst du die Differenz. Bitte sag es in deiner Anzeige.',
    },
  },
];
