import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

/** The costs of somebody who buys. */
export const buyingHelp: readonly HelpTopic[] = [
  {
    id: 'buying-fee',
    asks: [],
    ideas: [
      [
        /\b(?:fees?|charges?|charged|costs?|commission|cut|free|pay (?:you|you guys|tradewind|the site|anything|something|extra)|(?:you|you guys|tradewind|the site) (?:take|keep|get|make|want))\b/,
        /\b(?:(?:for|as|to|of|on|when|if) (?:a |the |i |we |you |one )?(?:buy|buyers?|buying|purchas(?:e|er|ing))|buyers?(?: 's)? (?:fees?|premium|commission|costs?)|(?:do|does|must|should|would|will) (?:the |a )?buyers?\b.*\b(?:pay|charged|owe|cost)|buying (?:fees?|costs?|here|on here|is|a boat|cost)|charge (?:the )?buyers?)\b/,
        /^(?!.*\b(?:tax(?:es)?|survey\w*|inspection|insurance|transport|shipping|loan|financ\w*|best|cheaper|who pays|deposit|keep(?:ing)?|own(?:ing)?|per year|a year|monthly|how much (?:does|do|is|are) (?:a|the) (?:boats?|yachts?)|listing|list|wants?|asks?|asked|says?|said|told|or (?:the )?sellers?|split|half)\b|.*_(?:boat|make|own|type|money|bound|id|ref|place)_)/,
      ],
      [
        /\b(?:fees?|charges?|charged|costs?|free|pay)\b/,
        /\b(?:to|for|if i|when i) (?:message|messaging|messages|write(?: to)?|writing(?: to)?|contact|contacting|chat with|chatting with|talk to|talking to) (?:an?|the|some|other|somebody|someone|people|owners?|sellers?|members?)\b/,
        /^(?!.*\b(?:tell|draft|brokers?|he|she|they|my offer)\b|.*_(?:person|boat|make|own|type|money|bound|id|ref|place)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `Looking, writing to owners and making offers cost nothing. If you close through the brokerage, whoever gets a boat pays the closing fee for it: ${fees.closingFee} of the trade value. A survey or another service costs extra, and only if you order it. Two sides may also close directly, without that fee, but then nobody holds the money.`,
      es: `Mirar, escribir a los dueños y hacer ofertas no cuesta nada. Si cierras por la correduría, quien recibe un barco paga la tarifa de cierre por él: ${fees.closingFee} del valor. Un peritaje u otro servicio cuesta aparte, y solo si lo encargas. También se puede cerrar directamente, sin esa tarifa, pero entonces nadie guarda el dinero.`,
      fr: `Regarder, écrire aux propriétaires et faire des offres ne coûte rien. Si vous concluez par le courtier, celui qui reçoit un bateau paie les frais de clôture pour lui : ${fees.closingFee} de la valeur. Une expertise ou un autre service coûte en plus, seulement si vous le commandez. On peut aussi conclure directement, sans ces frais, mais alors personne ne garde l’argent.`,
      de: `Ansehen, Besitzern schreiben und Angebote kosten nichts. Bei einem Abschluss über den Makler zahlt, wer ein Boot bekommt, dafür die Abschlussgebühr: ${fees.closingFee} des Werts. Ein Gutachten oder ein anderer Dienst kostet extra, und nur, wenn du ihn bestellst. Ihr könnt auch direkt abschließen, ohne diese Gebühr, aber dann hält niemand das Geld.`,
    },
  },
  {
    id: 'who-pays-tax',
    asks: [],
    ideas: [
      [
        /\b(?:sales|use|boat|state)? ?tax(?:es)?\b/,
        /\bwho (?:\w+ )?(?:pays?|is paying|has to pay|must pay|owes?|covers?|is responsible)\b|\b(?:buyers?|sellers?|me|i|owners?) or (?:the |is it (?:the )?|does (?:the )?)?(?:buyers?|sellers?|me|owners?|him|her|he|she)\b/,
        /^(?!.*\b(?:capital|gains?|income|irs|property|1031|two states|both states|which state|keep|kept|live|living|dock\w*|register\w*)\b|.*_place_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'The one who gets a boat pays the sales or use tax on it, in the state where the boat will be kept. It isn’t part of the closing fee. Tell me a state and a price or a boat, and I’ll estimate it. For a tax on what you gain by selling, please ask a tax adviser.',
      es: 'Quien recibe un barco paga el impuesto de venta o de uso, en el estado donde lo vaya a tener. No forma parte de la tarifa de cierre. Dime un estado y un precio o un barco, y lo estimo. Sobre impuestos por tu ganancia al vender, consulta a un asesor fiscal.',
      fr: 'Celui qui reçoit un bateau paie la taxe de vente ou d’usage, dans l’État où il sera gardé. Elle ne fait pas partie des frais de clôture. Donnez-moi un État et un prix ou un bateau, et je l’estime. Pour un impôt sur votre gain, demandez à un conseiller fiscal.',
      de: 'Wer ein Boot bekommt, zahlt die Verkaufs- oder Nutzungssteuer darauf, in dem Staat, in dem es liegen wird. Sie ist nicht Teil der Abschlussgebühr. Nenn mir einen Staat und einen Preis oder ein Boot, dann schätze ich sie. Zu einer Steuer auf deinen Gewinn frag bitte eine Steuerberatung.',
    },
  },
  {
    id: 'pay-by-card',
    asks: [],
    ideas: [
      [
        /\b(?:pay|paying|paypal|payments?|buy|buying|use|using|charge|put|take|accept|do)\b/,
        /\b(?:(?:credit|debit|bank) ?cards?|(?:by|with|on|using|use) (?:a |my |our )?cards?|amex|visa cards?|mastercard|american express|apple pay|google pay|pay ?pal|cards? payments?)\b/,
        /\b(?:can|could|may|do you|does|is it|possible|allowed|are|will|am i able|where|how)\b/,
        /^(?!.*\b(?:he|she|they|wants?|asks?|asked|says?|said|insists?|buyers?|sellers?|owners?|closing|deposit|balance|rest|remainder|fees?|subscription|monthly|month|listing|list|need|needed|required|without|sign up|join|change|update|new card|expired?|declined|stolen|save|draft|the card|this card|offer card|send|citizens?|green card|passport|immigra\w*|loan|own|_person_)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Not for a boat: in a closing, the deposit and the rest come by wire only, from an account in your name. A card pays only for the monthly subscription for listings, on the Pricing page. Looking, writing and making offers need no card.',
      es: 'Para un barco no: en un cierre, el depósito y el resto entran solo por transferencia, desde una cuenta a tu nombre. Con tarjeta se paga solo la suscripción mensual de anuncios, en la página Pricing. Mirar, escribir y hacer ofertas no pide tarjeta.',
      fr: 'Pas pour un bateau : dans une clôture, le dépôt et le reste arrivent seulement par virement, d’un compte à votre nom. La carte ne sert qu’à l’abonnement mensuel des annonces, sur la page Pricing. Regarder, écrire et faire des offres ne demande pas de carte.',
      de: 'Für ein Boot nicht: Bei einem Abschluss kommen Anzahlung und Rest nur per Überweisung, von einem Konto auf deinen Namen. Mit Karte zahlst du nur das Monatsabo für Inserate, auf der Seite Pricing. Ansehen, Schreiben und Bieten brauchen keine Karte.',
    },
  },
];
