import { fees } from '@tradewind/contract/fees';
import type { Localized } from '../../../platform/help.ts';

/** A rule that people take for granted, with the facts. */
export interface RuleClaim {
  /** All must match the words of one clause. */
  says: readonly RegExp[];
  /** Whether the claim is true. */
  is: 'true' | 'false' | 'partly';
  /** Whether a 'not' belongs to the claim, so that it doesn't turn it around. */
  holdsNot?: true;
  /** Whether a plain question is answered with yes or no as well. */
  asked?: true;
  fact: Localized;
}

const YOU = '(?:you(?: guys| people| all)?|tradewind|the (?:site|brokerage|broker|brokers|company|app)|eddy|escrow)';
const RECEIVER: Localized = {
  en: `The closing fee of ${fees.closingFee} is paid by whoever gets the boat, unless you agree otherwise in the offer.`,
  es: `La tarifa de cierre del ${fees.closingFee} la paga quien recibe el barco, salvo que acordéis otra cosa en la oferta.`,
  fr: `Les frais de clôture de ${fees.closingFee} sont payés par celui qui reçoit le bateau, sauf accord contraire dans l’offre.`,
  de: `Die Abschlussgebühr von ${fees.closingFee} zahlt, wer das Boot bekommt, wenn ihr im Angebot nichts anderes vereinbart.`,
};

/** Claims about titles, taxes and money. */
export const MONEY_CLAIMS: readonly RuleClaim[] = [
  {
    says: [
      /\bdeposits?\b/,
      /\b(?:lose|lost|gone|forfeit\w*|forfeited)\b/,
      /\b(?:partners?|they|he|she|others?|other side|seller|owner|buyer|somebody|someone|one of them|ring)\b.*\b(?:quits?|leaves?|backs? out|walks?(?: away)?|drops? out|bails?|cancels?|fails?)\b/,
    ],
    is: 'false',
    fact: {
      en: 'If another side leaves, your own deposit comes back to you, less the costs you authorized, and the deposit of the one who leaves is at risk.',
      es: 'Si se retira otra parte, tu depósito vuelve a ti, menos los gastos que autorizaste, y corre riesgo el de quien se retira.',
      fr: 'Si une autre partie se retire, votre dépôt vous revient, moins les frais que vous avez autorisés, et celui de la partie qui se retire est à risque.',
      de: 'Steigt eine andere Seite aus, bekommst du deine Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast, und die der Seite, die aussteigt, steht auf dem Spiel.',
    },
  },
  {
    says: [new RegExp(`\\b${YOU}(?: \\w+)? (?:pays?|covers?|owes?|handles?|files?)\\b`), /\btax(?:es)?\b/],
    is: 'false',
    fact: {
      en: 'Sales or use tax is owed by the one who gets the boat, where it will be kept; it isn’t part of the closing fee.',
      es: 'El impuesto de venta o de uso lo debe quien recibe el barco, donde vaya a estar; no forma parte de la tarifa de cierre.',
      fr: 'La taxe de vente ou d’usage est due par celui qui reçoit le bateau, là où il sera gardé ; elle ne fait pas partie des frais de clôture.',
      de: 'Verkaufs- oder Nutzungssteuer schuldet, wer das Boot bekommt, wo es liegen wird; zur Abschlussgebühr gehört sie nicht.',
    },
  },
  {
    says: [
      /\btitles?\b/,
      /\b(?:guarant\w+|vouch\w*|promis\w+|certif\w+|always|assur\w+)\b|\b(?:all|every|each)\b/,
      /\b(?:clean|clear|good|free|fine|okay|legit|guarant\w+)\b/,
    ],
    is: 'false',
    fact: {
      en: 'Nobody here guarantees a title: in a closing through the brokerage, the broker checks it before anything is released, and some liens are recorded nowhere.',
      es: 'Aquí nadie garantiza un título: en un cierre por la correduría, el corredor lo revisa antes de liberar nada, y algunas cargas no constan en ningún registro.',
      fr: 'Personne ici ne garantit un titre : dans une clôture par le courtier, celui-ci le contrôle avant toute libération, et certaines charges ne figurent dans aucun registre.',
      de: 'Einen Titel garantiert hier niemand: Bei einem Abschluss über den Makler prüft er ihn, bevor etwas freigegeben wird, und manche Pfandrechte stehen in keinem Register.',
    },
  },
  {
    says: [/\btitles?\b/, new RegExp(`\\b${YOU}(?: \\w+)? (?:check|verif|search|review|look)\\w*`)],
    is: 'partly',
    fact: {
      en: 'The broker checks a title in a closing through the brokerage, not before: until then nobody has, and a title search can be ordered as a service.',
      es: 'El corredor revisa el título en un cierre por la correduría, no antes: hasta entonces no lo ha hecho nadie, y se puede encargar una búsqueda del título como servicio.',
      fr: 'Le courtier contrôle le titre dans une clôture par ses soins, pas avant : d’ici là personne ne l’a fait, et une recherche de titre peut se commander comme service.',
      de: 'Den Titel prüft der Makler bei einem Abschluss über ihn, nicht vorher: Bis dahin hat das niemand getan, und eine Titelprüfung kann man als Dienst bestellen.',
    },
  },
  {
    says: [
      /\b(?:no|without|free of|zero|never any|not (?:have )?any|any) (?:\w+ )?liens?\b|\bliens? ?-? ?free\b|\bliens? (?:are|is) (?:all )?(?:paid|cleared|gone)\b/,
    ],
    is: 'false',
    holdsNot: true,
    fact: {
      en: 'Nobody promises that a boat is free of loans and liens: they are private, and some are recorded nowhere. In a closing, the broker has the title checked for them, and lenders are paid first at the release.',
      es: 'Nadie promete que un barco esté libre de préstamos y cargas: son privados, y algunas no constan en ningún registro. En un cierre, el corredor hace revisar el título, y los acreedores cobran primero en la liberación.',
      fr: 'Personne ne promet qu’un bateau est libre de prêts et de charges : ils sont privés, et certaines ne figurent nulle part. Dans une clôture, le courtier fait contrôler le titre, et les prêteurs sont payés en premier à la libération.',
      de: 'Dass ein Boot frei von Krediten und Pfandrechten ist, verspricht niemand: Sie sind privat, und manche stehen in keinem Register. Bei einem Abschluss lässt der Makler den Titel darauf prüfen, und Kreditgeber werden bei der Freigabe zuerst bezahlt.',
    },
  },
  {
    says: [
      /\btax(?:es|ed|able)?\b/,
      /\bfree\b|\b(?:no|not|never|without|zero|avoid\w*|exempt\w*|skip|nothing)\b/,
      /^(?!.*\b(?:deposit|interest|free spots|title)\b)/,
    ],
    is: 'false',
    holdsNot: true,
    fact: {
      en: 'A trade counts as a taxable sale of what you give, and most states tax the boat you get; a few give credit for the boat you give. Ask me about a state, and a tax adviser about your case.',
      es: 'Un intercambio cuenta como una venta gravable de lo que das, y la mayoría de los estados gravan el barco que recibes; unos pocos descuentan el barco que das. Pregúntame por un estado, y a un asesor fiscal por tu caso.',
      fr: 'Un échange compte comme une vente imposable de ce que vous donnez, et la plupart des États taxent le bateau que vous recevez ; quelques-uns déduisent celui que vous donnez. Demandez-moi un État, et votre cas à un fiscaliste.',
      de: 'Ein Tausch zählt als steuerpflichtiger Verkauf dessen, was du gibst, und die meisten Bundesstaaten besteuern das Boot, das du bekommst; einige rechnen das gegebene Boot an. Frag mich nach einem Staat und einen Steuerberater nach deinem Fall.',
    },
  },
  {
    says: [
      /\b(?:hold|holds|holding|held|keep|keeps|kept|keeping|store|stores|guard|custody|take|takes)\b/,
      /\b(?:bitcoins?|btc|crypto\w*|coins?)\b/,
      new RegExp(`\\b(?:${YOU}|escrow|held|kept|trust)\\b`),
      /^(?!.*\b(?:owners?|sellers?|would take|in trade)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'We never hold coins: they go from wallet to wallet in the closing, after a test payment. Only dollars are held, in the broker’s trust account.',
      es: 'Nunca guardamos monedas: van de cartera a cartera en el cierre, tras un pago de prueba. Solo se guardan dólares, en la cuenta fiduciaria de la correduría.',
      fr: 'Nous ne gardons jamais de bitcoins : ils vont d’un portefeuille à l’autre lors de la clôture, après un paiement d’essai. Seuls les dollars sont gardés, sur le compte séquestre du courtier.',
      de: 'Coins verwahren wir nie: Sie gehen beim Abschluss von Wallet zu Wallet, nach einer Probezahlung. Nur Dollar werden verwahrt, auf dem Treuhandkonto des Maklers.',
    },
  },
  {
    says: [/\bdeposits?\b/, /\b(?:back|refund\w*|return\w*|lose|lost|forfeit\w*|keep)\b/],
    is: 'partly',
    holdsNot: true,
    fact: {
      en: 'Until you have accepted a boat in writing after its inspection, you can reject it and get your deposit back, less the costs you authorized, so not always all of it. After that, the deposit is at risk.',
      es: 'Hasta que aceptes un barco por escrito tras su inspección, puedes rechazarlo y recuperar tu depósito, menos los gastos que autorizaste: no siempre es todo. Después, el depósito corre riesgo.',
      fr: 'Tant que vous n’avez pas accepté un bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés : ce n’est donc pas toujours tout. Ensuite, le dépôt est à risque.',
      de: 'Bis du ein Boot nach der Besichtigung schriftlich angenommen hast, kannst du es ablehnen und bekommst die Anzahlung zurück, abzüglich der Kosten, die du genehmigt hast, also nicht immer alles. Danach steht sie auf dem Spiel.',
    },
  },
  {
    says: [
      /\b(?:pays?|paid|owes?|covers?|comes? from)\b/,
      /\bfees?\b|\bcommissions?\b|\bclosing costs?\b/,
      /\b(?:sellers?|owners?|giver)\b/,
      /^(?!.*\b(?:who|buyers?|receivers?)\b)/,
    ],
    is: 'false',
    fact: RECEIVER,
  },
  {
    says: [
      /\b(?:pays?|paid|owes?|covers?)\b/,
      /\bfees?\b|\bcommissions?\b|\bclosing costs?\b/,
      /\b(?:buyers?|receivers?|(?:who|whoever|one who) (?:gets|receives))\b/,
      /^(?!.*\b(?:sellers?|owners?)\b)/,
    ],
    is: 'true',
    fact: RECEIVER,
  },
  {
    says: [
      /\b(?:pay|paid|deposit|send|wire|closing)\b/,
      /\b(?:credit cards?|cards?|checks?|paypal|zelle|venmo|bills)\b/,
      /^(?!.*\b(?:listing|list|service|survey|title search|id)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'In a closing, money comes in by wire only, from an account in your own name.',
      es: 'En un cierre, el dinero llega solo por transferencia, desde una cuenta a tu nombre.',
      fr: 'Dans une clôture, l’argent n’arrive que par virement, d’un compte à votre nom.',
      de: 'Bei einem Abschluss kommt Geld nur per Überweisung, von einem Konto auf deinen Namen.',
    },
  },
  {
    says: [/\binterest\b/, /\b(?:deposits?|trust|escrow|money)\b/, /^(?!.*\b(?:loan|rate|financ\w*)\b)/],
    is: 'false',
    fact: {
      en: 'Deposits in the trust account bear no interest.',
      es: 'Los depósitos en la cuenta fiduciaria no dan intereses.',
      fr: 'Les dépôts sur le compte séquestre ne rapportent pas d’intérêts.',
      de: 'Anzahlungen auf dem Treuhandkonto bringen keine Zinsen.',
    },
  },
  {
    says: [/\bescrow\b/, /\b(?:extra|separate\w*|additional|on top|costs? more|own fee)\b/],
    is: 'false',
    fact: {
      en: `Escrow is part of a closing through the brokerage: its fee of ${fees.closingFee} includes it.`,
      es: `El depósito en garantía forma parte del cierre por la correduría: la tarifa del ${fees.closingFee} lo incluye.`,
      fr: `Le séquestre fait partie de la clôture par le courtier : les frais de ${fees.closingFee} le comprennent.`,
      de: `Die Treuhand gehört zum Abschluss über den Makler: Die Gebühr von ${fees.closingFee} schließt sie ein.`,
    },
  },
  {
    says: [
      /\b(?:survey|inspection|transport|shipping|delivery|insurance)\b|_service_/,
      /\b(?:included|includes?|free|covered|part of the fee|no extra|on (?:the )?(?:sellers?|owners?|house)|(?:sellers?|owners?) (?:pays?|covers?)|paid by)\b/,
      /^(?!.*\b(?:free spots|escrow|listing)\b)/,
    ],
    is: 'false',
    fact: {
      en: 'A survey, transport and insurance aren’t part of the closing fee: whoever orders such a service pays for it, unless you agree otherwise.',
      es: 'El peritaje, el transporte y el seguro no forman parte de la tarifa de cierre: paga quien encarga el servicio, salvo que acordéis otra cosa.',
      fr: 'L’expertise, le transport et l’assurance ne font pas partie des frais de clôture : celui qui commande un service le paie, sauf accord contraire.',
      de: 'Gutachten, Transport und Versicherung gehören nicht zur Abschlussgebühr: Wer einen Dienst bestellt, zahlt ihn, wenn ihr nichts anderes vereinbart.',
    },
  },
];
