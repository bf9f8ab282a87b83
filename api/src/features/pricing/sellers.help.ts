import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

/** Costs of somebody who sells, and of the subscription. */
export const sellersCostsHelp: readonly HelpTopic[] = [
  {
    id: 'sellers-commission',
    asks: [],
    ideas: [
      [
        /\b(?:commission|fees?|cut|percent\w*|charged?|charges|costs?)\b/,
        /\b(?:for|to|from|as|on|of) (?:a |the |us )?(?:sellers?|selling|owners? who sell)\b|\bsellers?(?: 's)? (?:fees?|commission|cut|costs?)\b|\bdo(?:es)? (?:the |a )?sellers? (?:have to |also |need to )?(?:pay|owe)\b|\b(?:do|does|will|would) (?:you|you guys|tradewind|the site) (?:take|keep|get|charge)\b.*\b(?:when|if|of|from|for) (?:i|my|the|a) (?:sell|sale|boat sells|selling)\b/,
        /^(?!.*\b(?:buyers?|buy|buying|or|writ\w+|messag\w+|contact\w*|talk\w*|tax(?:es)?|survey\w*|split|half|human|deposit|wants?|asks?|asked|says?|said|told|offered|loan|both|two boats|boats)\b|.*_(?:service|boat|make|own|money|bound|place|person|n)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `No commission for sellers: if you sell yourself, the one who gets the boat pays the closing fee of ${fees.closingFee}, and only for a closing through the brokerage. The listing is free for the first ${fees.freeLimit} boats on Tradewind, then ${fees.monthlyPrice} a month. Only if you hire a human broker to sell for you, that costs ${fees.brokerCommission}.`,
      es: `Sin comisión para vendedores: si vendes tú, quien recibe el barco paga la tarifa de cierre de ${fees.closingFee}, y solo en un cierre por la correduría. El anuncio es gratis para los primeros ${fees.freeLimit} barcos de Tradewind, luego ${fees.monthlyPrice} al mes. Solo un corredor humano que venda por ti cuesta ${fees.brokerCommission}.`,
      fr: `Pas de commission pour les vendeurs : si vous vendez vous-même, celui qui reçoit le bateau paie les frais de clôture de ${fees.closingFee}, et seulement par le courtier. L’annonce est gratuite pour les ${fees.freeLimit} premiers bateaux de Tradewind, puis ${fees.monthlyPrice} par mois. Seul un courtier humain qui vend pour vous coûte ${fees.brokerCommission}.`,
      de: `Keine Provision für Verkäufer: Verkaufst du selbst, zahlt, wer das Boot bekommt, die Abschlussgebühr von ${fees.closingFee}, und nur bei einem Abschluss über den Makler. Das Inserat ist für die ersten ${fees.freeLimit} Boote auf Tradewind kostenlos, danach ${fees.monthlyPrice} im Monat. Nur ein menschlicher Makler, der für dich verkauft, kostet ${fees.brokerCommission}.`,
    },
  },
  {
    id: 'how-we-earn',
    asks: [],
    ideas: [
      [
        /\b(?:how|what|where)\b/,
        /\b(?:you|you guys|you people|tradewind|the site|this site|y all)\b.*\b(?:make|earn|get|take|profit|live)\b.*\b(?:money|off (?:of )?(?:this|it|me|us|deals?|trades?|a deal)|out of (?:this|it|me)|from (?:this|it|me|us|deals?|trades?|a deal)|from)\b/,
        /^(?!.*\b(?:offer|boats|data|info|photos|photo|listing from|your boats)\b|.*_(?:money|boat|make|own|person)_)/,
      ],
      [/\b(?:what is|where is) (?:in it for you|your (?:cut|business model|angle))\b/],
    ],
    isWhole: true,
    answer: {
      en: `From services that people order: a closing through the brokerage costs ${fees.closingFee} of the trade value, a human broker ${fees.brokerCommission}, and surveys, transport and the like have their own prices. Listings have a small monthly price once the free spots are taken. Looking, writing and making offers are free, and we sell no data and no advertising.`,
      es: `De servicios que la gente encarga: un cierre por la correduría cuesta ${fees.closingFee} del valor, un corredor humano ${fees.brokerCommission}, y peritajes, transporte y demás tienen su precio. Los anuncios tienen un pequeño precio mensual cuando se acaban los puestos gratis. Mirar, escribir y hacer ofertas es gratis, y no vendemos datos ni publicidad.`,
      fr: `Des services que l’on commande : une clôture par le courtier coûte ${fees.closingFee} de la valeur, un courtier humain ${fees.brokerCommission}, et expertises, transport et autres ont leur prix. Les annonces ont un petit prix mensuel une fois les places gratuites prises. Regarder, écrire et offrir est gratuit, et nous ne vendons ni données ni publicité.`,
      de: `Von Diensten, die jemand bestellt: Ein Abschluss über den Makler kostet ${fees.closingFee} des Werts, ein menschlicher Makler ${fees.brokerCommission}, und Gutachten, Transport und Ähnliches haben eigene Preise. Inserate haben einen kleinen Monatspreis, sobald die freien Plätze vergeben sind. Ansehen, Schreiben und Bieten sind frei, und wir verkaufen weder Daten noch Werbung.`,
    },
  },
  {
    id: 'card-declined',
    asks: [],
    ideas: [
      [
        /\b(?:card|payment|credit card|debit card|paying|subscription)\b/,
        /\b(?:declined|fail(?:s|ed|ing)?|rejected|refused|not (?:work|go through|accepted)|does not work|did not (?:work|go through)|error)\b/,
        /^(?!.*\b(?:offers?|bids?|wire|deposit|closing|balance|sold|deal|trade)\b|.*_(?:person|boat|make)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Check the card’s number, date and billing address, try another card, or ask your bank why it said no: we don’t learn the reason. Cards are only for the monthly fee of listings. Boats, deposits and closings are paid by wire.',
      es: 'Revisa el número, la fecha y la dirección de la tarjeta, prueba con otra o pregunta a tu banco por qué dijo que no: nosotros no conocemos el motivo. Las tarjetas solo sirven para la cuota mensual de los anuncios. Barcos, depósitos y cierres se pagan por transferencia.',
      fr: 'Vérifiez le numéro, la date et l’adresse de la carte, essayez-en une autre ou demandez la raison à votre banque : nous ne la connaissons pas. Les cartes ne servent qu’au tarif mensuel des annonces. Bateaux, dépôts et clôtures se paient par virement.',
      de: 'Prüfe Nummer, Datum und Rechnungsadresse der Karte, versuch eine andere oder frag deine Bank nach dem Grund: Wir erfahren ihn nicht. Karten sind nur für die Monatsgebühr von Anzeigen. Boote, Anzahlungen und Abschlüsse werden überwiesen.',
    },
  },
  {
    id: 'subscription-refund',
    asks: [],
    ideas: [
      [
        /\b(?:refund\w*|money back|pro ?-? ?rat\w+|partial(?:ly)?|get (?:\w+ ){0,2}back)\b/,
        /\b(?:subscription|monthly|membership|the month|cancel (?:early|mid|halfway|before)|plan)\b/,
        /^(?!.*\b(?:deposit|closing|trade|deal|survey|sale|boat|offer)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'The terms promise no refund for a month already paid: a canceled subscription runs until its end. If you were charged by mistake, write to the team on the Contact page.',
      es: 'Las condiciones no prometen reembolso de un mes ya pagado: una suscripción cancelada sigue hasta que termina. Si te cobraron por error, escribe al equipo en la página Contact.',
      fr: 'Les conditions ne promettent pas de remboursement d’un mois payé : un abonnement résilié court jusqu’à sa fin. En cas de prélèvement par erreur, écrivez à l’équipe sur la page Contact.',
      de: 'Für einen bezahlten Monat versprechen die Bedingungen keine Erstattung: Ein gekündigtes Abo läuft bis zu seinem Ende. Wurde aus Versehen abgebucht, schreib dem Team über die Seite Contact.',
    },
  },
  {
    id: 'invoices',
    asks: [],
    ideas: [
      [
        /\b(?:invoices?|receipts?|billing (?:history|page|info\w*|details)|past payments|payment history|my (?:credit )?card (?:on file|details|number)|(?:change|update|replace) (?:\w+ )?(?:credit )?card)\b/,
        /\b(?:where|how|can|could|do|get|find|see|show|need|download|change|update|send)\b/,
        /^(?!.*\b(?:survey\w*|closing|deposit|wire|trade|deal|boat|engine|service records|maintenance|offer card|this card|the card|read receipts?)\b|.*_(?:boat|make|own|person)_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'For the monthly subscription, open Pricing and press Manage Subscription: there you look after the payment and the card. What a closing cost stands in its statement, on the trade’s page under Trades. If a receipt is missing, ask the team on the Contact page.',
      es: 'Para la suscripción mensual, abre Pricing y pulsa Manage Subscription: allí gestionas el pago y la tarjeta. Lo que costó un cierre está en su liquidación, en la página del intercambio en Trades. Si falta un recibo, pregunta al equipo en la página Contact.',
      fr: 'Pour l’abonnement mensuel, ouvrez Pricing et pressez Manage Subscription : vous y gérez le paiement et la carte. Le coût d’une clôture figure dans son décompte, sur la page de l’échange sous Trades. S’il manque un reçu, demandez à l’équipe sur la page Contact.',
      de: 'Für das Monatsabo öffne Pricing und drück Manage Subscription: Dort verwaltest du Zahlung und Karte. Was ein Abschluss kostete, steht in seiner Abrechnung auf der Seite des Tauschs unter Trades. Fehlt eine Quittung, frag das Team auf der Seite Contact.',
    },
  },
  {
    id: 'other-taxes',
    asks: [],
    ideas: [
      [
        /\b(?:luxury tax|excise tax|property tax|personal property tax|yacht tax|wealth tax|import (?:tax|duty|duties)|customs|tariffs?|vat|annual (?:boat )?tax|yearly tax|registration (?:tax|fees?))\b/,
        /\b(?:is there|are there|do|does|how much|what|must|have to|who|will|would|any)\b/,
        /^(?!.*\b(?:show|find|fastest|clears? customs)\b|.*_(?:boat|make|person|money)_)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I don’t know those: I can only estimate the sales or use tax on a boat in a state. For registration fees, property or luxury taxes and import duty, please ask the state’s office or a tax adviser.',
      es: 'Esos no los conozco: solo puedo estimar el impuesto de venta o de uso de un barco en un estado. Sobre registro, impuestos de propiedad o de lujo y aranceles, pregunta a la oficina del estado o a un asesor fiscal.',
      fr: 'Celles-là, je ne les connais pas : j’estime seulement la taxe de vente ou d’usage d’un bateau dans un État. Pour l’immatriculation, les taxes foncières ou de luxe et la douane, demandez à l’État ou à un conseiller fiscal.',
      de: 'Die kenne ich nicht: Ich schätze nur die Verkaufs- oder Nutzungssteuer auf ein Boot in einem Staat. Zu Zulassung, Vermögens- oder Luxussteuer und Zoll frag bitte die Behörde des Staats oder eine Steuerberatung.',
    },
  },
];
