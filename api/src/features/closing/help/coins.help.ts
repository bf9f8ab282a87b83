import type { HelpTopic } from '../../../platform/help.ts';

const RING = /\b(?:rings?|(?:three|four|_n_|multi) ?-? ?(?:way|party|person))\b/;
const COINS = /_coins_|\b(?:bitcoins?|btc|crypto\w*|coins?)\b/;

/** Nobody here holds coins, and no trade is free of risk. */
export const coinsHelp: readonly HelpTopic[] = [
  {
    id: 'ring-risk',
    asks: [],
    ideas: [
      [
        RING,
        /\b(?:risk\w*|safe|safer|safest|secure|danger\w*|guarantee\w*|protected|foolproof|bulletproof|nothing can go wrong|go wrong)\b/,
        /^(?!.*\b(?:diamond|engagement|gold|wedding|sapphire|door|my ring)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No trade is free of risk, and a ring isn’t either. What protects you: it’s all or nothing until the release, so if one side leaves, everyone keeps what they had; a broker checks the papers and holds the dollars in a trust account; and you inspect what you get before you accept it. Bitcoin is never held by us: it goes from wallet to wallet at closing, after a test payment.',
      es: 'Ningún intercambio está libre de riesgo, y un anillo tampoco. Te protege esto: es todo o nada hasta la liberación, así que si uno se va, todos conservan lo que tenían; un corredor revisa los papeles y guarda los dólares en una cuenta fiduciaria; y revisas lo que recibes antes de aceptarlo. Nunca guardamos bitcoin: va de monedero a monedero al cerrar, tras un pago de prueba.',
      fr: 'Aucun échange n’est sans risque, un anneau non plus. Ce qui vous protège : c’est tout ou rien jusqu’à la libération, donc si l’un part, chacun garde ce qu’il avait ; un courtier contrôle les papiers et garde les dollars sur un compte séquestre ; et vous inspectez ce que vous recevez avant de l’accepter. Nous ne gardons jamais de bitcoins : ils vont de portefeuille à portefeuille à la clôture, après un paiement d’essai.',
      de: 'Kein Tausch ist ohne Risiko, ein Ring auch nicht. Das schützt dich: Bis zur Freigabe gilt alles oder nichts, und geht einer, behalten alle, was sie hatten; ein Makler prüft die Papiere und hält die Dollar auf einem Treuhandkonto; und du prüfst, was du bekommst, bevor du es annimmst. Bitcoin halten wir nie: Sie gehen beim Abschluss von Wallet zu Wallet, nach einer Testzahlung.',
    },
  },
  {
    id: 'coins-held',
    asks: [],
    ideas: [
      [
        COINS,
        /\b(?:you|you guys|tradewind|the (?:brokerage|broker|site|company)|brokerage|broker|escrow) (?:\w+ ){0,3}(?:hold|holds|holding|keep|keeps|keeping|store|stores|storing|safeguard\w*|custody)\b|\b(?:held|kept|stored|safe) (?:\w+ ){0,2}(?:by (?:you|tradewind|the broker\w*)|in (?:your )?(?:escrow|trust|custody))\b|\bwho (?:holds|keeps|has) (?:the |my )?/,
        /^(?!.*\b(?:offer|draft|boats? (?:that|whose)|owners?)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: we never hold coins. In a closing they go from one wallet to the other, after a test payment; the broker’s trust account holds dollars only.',
      es: 'No: nunca guardamos monedas. En un cierre van de un monedero al otro, tras un pago de prueba; la cuenta fiduciaria del corredor solo guarda dólares.',
      fr: 'Non : nous ne gardons jamais de cryptomonnaie. Dans une clôture, elle va d’un portefeuille à l’autre, après un paiement d’essai ; le compte séquestre du courtier ne garde que des dollars.',
      de: 'Nein: Wir halten nie Coins. Bei einem Abschluss gehen sie von einer Wallet zur anderen, nach einer Testzahlung; das Treuhandkonto des Maklers hält nur Dollar.',
    },
  },
];
