import type { Language } from '../../../platform/help.ts';
import { listed, plural } from '../plan.ts';

/** Answers to offers: counteroffers, comparisons with the asking price, and sums with fees. */
export interface AnsweredOffers {
  /** A counteroffer ends the offer that it answers. */
  counterDeclines: string;
  /** The middle between two proposals, or between an offer and the asking price. */
  halfwayApart: (amount: string) => string;
  halfwayToAsking: (amount: string) => string;
  /** The words beside a refusal have a place of their own. */
  reasonThere: string;
  /** The user's offer, to which the other side has proposed something else. */
  answeredAlready: string;
  /** The note of a counteroffer that should be polite. */
  thanksForOffer: string;
  /** The gap between what a trade brings and the asking price of the boat that the user gives in it. */
  againstAsking: Record<'user' | 'other' | 'nobody', (gap: string, share: string) => string>;
  /** The closing fee of the user's side; none for somebody who only gets money. */
  feeByReceiver: (fee: string) => string;
  cashWithFee: (cash: string, sum: string) => string;
  /** Costs that are unknown. */
  notInTotal: (labels: readonly string[]) => string;
  /** The fee at another price than the one a boat asks. */
  feeAtNewPrice: (title: string, asking: string, price: string, fee: string, isOwn: boolean) => string;
  /** Own boats that are worth as much as another one without cash. */
  aloneEnough: (titles: readonly string[]) => string;
  aloneNone: string;
  /** An offer without a note has no words to change. */
  noWordsYet: string;
  /** Nobody of that name waits for an answer of the user's. */
  noOfferFrom: (name: string) => string;
  onlyMessages: (name: string, boat: string) => string;
  /** The end of an offer that is declined. */
  ifRefused: string;
  /** The offers for one boat of the user's. */
  offersForOwn: (title: string, total: number, lines: readonly string[]) => string;
}

export const ANSWERED_OFFERS: Record<Language, AnsweredOffers> = {
  en: {
    answeredAlready: 'You can’t withdraw it: the other side has answered, and it’s your turn now.',
    ifRefused:
      'Then the offer ends: nothing is owed, nothing is held, and both sides keep everything. You can make a new one at any time.',
    offersForOwn: (title, total, lines) =>
      `${plural(total, 'offer')} for your ${title} ${total === 1 ? 'waits' : 'wait'} for your answer. ${lines.join(' ')}`,
    noOfferFrom: (name) => `No offer from ${name} waits for your answer.`,
    onlyMessages: (name, boat) => `Between you and ${name} I only see messages, about the ${boat}.`,
    againstAsking: {
      user: (gap, share) => `By asking prices and stated values, that’s ${gap} (${share}) more than you ask.`,
      other: (gap, share) => `By asking prices and stated values, that’s ${gap} (${share}) less than you ask.`,
      nobody: () => 'By asking prices and stated values, that’s exactly what you ask.',
    },
    feeAtNewPrice: (title, asking, price, fee, isOwn) =>
      `At ${price}, closing through the app would cost ${fee}, paid by the one who gets the boat. The ${title} asks ${asking} now.${isOwn ? ' I never change listings myself: open My Listings and choose Edit to change the price.' : ''}`,
    aloneEnough: (titles) =>
      titles.length === 1
        ? `By asking prices, one of your boats is enough alone, without cash from you: the ${titles[0]}.`
        : `By asking prices, each of these is enough alone, without cash from you: ${listed(titles.map((title) => `the ${title}`))}.`,
    aloneNone: 'By asking prices, none of these boats of yours is enough alone.',
    feeByReceiver: (fee) =>
      fee
        ? `The closing fee of your side would be ${fee}.`
        : 'The closing fee is paid by the one who gets the boat, so nothing is taken off your money.',
    cashWithFee: (cash, sum) => `Together with the ${cash} in cash, you would pay ${sum} in all.`,
    notInTotal: (labels) => `Not in the total, because I don’t know it yet: ${listed(labels)}.`,
    counterDeclines: 'Once you send it, it replaces their offer, so there’s nothing left to decline.',
    halfwayApart: (amount) => `${amount} is halfway between your last proposal and theirs.`,
    halfwayToAsking: (amount) => `${amount} is halfway between their offer and your asking price.`,
    reasonThere: 'There you can write your words as the reason.',
    thanksForOffer: 'Thank you for your offer.',
    noWordsYet:
      'This offer has no words of yours yet, so there’s nothing to reword. Tell me what the owner should read, such as “add a note that I can pick it up in May”.',
  },
  es: {
    answeredAlready: 'No puedes retirarla: la otra parte ha respondido y ahora te toca a ti.',
    ifRefused:
      'Entonces la oferta termina: no se debe ni se retiene nada, y cada parte conserva lo suyo. Puedes hacer otra cuando quieras.',
    offersForOwn: (title, total, lines) =>
      `${total === 1 ? '1 oferta' : `${total} ofertas`} por tu ${title} ${total === 1 ? 'espera' : 'esperan'} tu respuesta. ${lines.join(' ')}`,
    noOfferFrom: (name) => `Ninguna oferta de ${name} espera tu respuesta.`,
    onlyMessages: (name, boat) => `Entre ${name} y tú solo veo mensajes, sobre el ${boat}.`,
    againstAsking: {
      user: (gap, share) => `Según precios y valores indicados, son ${gap} (${share}) más de lo que pides.`,
      other: (gap, share) => `Según precios y valores indicados, son ${gap} (${share}) menos de lo que pides.`,
      nobody: () => 'Según precios y valores indicados, es justo lo que pides.',
    },
    feeAtNewPrice: (title, asking, price, fee, isOwn) =>
      `A ${price}, el cierre en la aplicación costaría ${fee}, a cargo de quien recibe el barco. El ${title} pide ${asking} ahora.${isOwn ? ' Yo nunca cambio anuncios: abre My Listings y elige Edit para cambiar el precio.' : ''}`,
    aloneEnough: (titles) => `Según los precios, basta por sí solo, sin dinero tuyo: ${listed(titles, 'o')}.`,
    aloneNone: 'Según los precios, ninguno de estos barcos tuyos basta por sí solo.',
    feeByReceiver: (fee) =>
      fee
        ? `La comisión de cierre de tu parte sería ${fee}.`
        : 'La comisión de cierre la paga quien recibe el barco, así que no se descuenta nada de tu dinero.',
    cashWithFee: (cash, sum) => `Juntos, con ${cash} en efectivo, pagarías ${sum} en total.`,
    notInTotal: (labels) => `No está en el total, porque aún no lo sé: ${listed(labels, 'y')}.`,
    counterDeclines: 'Cuando la envíes, sustituye a su oferta, así que no queda nada por rechazar.',
    halfwayApart: (amount) => `${amount} es la mitad entre tu última propuesta y la suya.`,
    halfwayToAsking: (amount) => `${amount} es la mitad entre su oferta y tu precio.`,
    reasonThere: 'Allí puedes escribir tus palabras como motivo.',
    thanksForOffer: 'Gracias por su oferta.',
    noWordsYet:
      'Esta oferta aún no lleva palabras tuyas, así que no hay nada que cambiar. Dime qué debe leer el dueño.',
  },
  fr: {
    answeredAlready: 'Vous ne pouvez pas la retirer : l’autre partie a répondu, et c’est votre tour.',
    ifRefused:
      'Alors l’offre prend fin : rien n’est dû, rien n’est retenu, et chacun garde tout. Vous pouvez en faire une autre à tout moment.',
    offersForOwn: (title, total, lines) =>
      `${total === 1 ? '1 offre' : `${total} offres`} pour votre ${title} ${total === 1 ? 'attend' : 'attendent'} votre réponse. ${lines.join(' ')}`,
    noOfferFrom: (name) => `Aucune offre de ${name} n’attend votre réponse.`,
    onlyMessages: (name, boat) => `Entre ${name} et vous, je ne vois que des messages, au sujet du ${boat}.`,
    againstAsking: {
      user: (gap, share) => `Selon les prix et les valeurs indiquées, c’est ${gap} (${share}) de plus que votre prix.`,
      other: (gap, share) =>
        `Selon les prix et les valeurs indiquées, c’est ${gap} (${share}) de moins que votre prix.`,
      nobody: () => 'Selon les prix et les valeurs indiquées, c’est exactement votre prix.',
    },
    feeAtNewPrice: (title, asking, price, fee, isOwn) =>
      `À ${price}, la clôture dans l’application coûterait ${fee}, payés par celui qui reçoit le bateau. Le ${title} est annoncé à ${asking} pour l’instant.${isOwn ? ' Je ne modifie jamais les annonces : ouvrez My Listings et choisissez Edit pour changer le prix.' : ''}`,
    aloneEnough: (titles) => `Selon les prix, suffit seul, sans argent de votre part : ${listed(titles, 'ou')}.`,
    aloneNone: 'Selon les prix, aucun de ces bateaux à vous ne suffit seul.',
    feeByReceiver: (fee) =>
      fee
        ? `Les frais de clôture de votre côté seraient de ${fee}.`
        : 'Les frais de clôture sont payés par celui qui reçoit le bateau, rien n’est donc retiré de votre argent.',
    cashWithFee: (cash, sum) => `Avec ${cash} en espèces, vous paieriez ${sum} au total.`,
    notInTotal: (labels) => `Pas dans le total, car je ne le connais pas encore : ${listed(labels, 'et')}.`,
    counterDeclines: 'Une fois envoyée, elle remplace son offre, il ne reste donc rien à refuser.',
    halfwayApart: (amount) => `${amount}, c’est à mi-chemin entre votre dernière proposition et la sienne.`,
    halfwayToAsking: (amount) => `${amount}, c’est à mi-chemin entre son offre et votre prix.`,
    reasonThere: 'Vous pouvez y écrire vos mots comme motif.',
    thanksForOffer: 'Merci pour votre offre.',
    noWordsYet:
      'Cette offre ne contient encore aucun mot de vous, il n’y a donc rien à reformuler. Dites-moi ce que le propriétaire doit lire.',
  },
  de: {
    answeredAlready: 'Du kannst es nicht zurückziehen: Die andere Seite hat geantwortet, und jetzt bist du am Zug.',
    ifRefused:
      'Dann endet das Angebot: Niemand schuldet etwas, nichts wird einbehalten, und beide Seiten behalten alles. Du kannst jederzeit ein neues machen.',
    offersForOwn: (title, total, lines) =>
      `${total === 1 ? '1 Angebot' : `${total} Angebote`} für ${title} ${total === 1 ? 'wartet' : 'warten'} auf deine Antwort. ${lines.join(' ')}`,
    noOfferFrom: (name) => `Kein Angebot von ${name} wartet auf deine Antwort.`,
    onlyMessages: (name, boat) => `Zwischen ${name} und dir sehe ich nur Nachrichten, zum Boot ${boat}.`,
    againstAsking: {
      user: (gap, share) => `Nach Preisen und angegebenen Werten sind das ${gap} (${share}) mehr, als du verlangst.`,
      other: (gap, share) =>
        `Nach Preisen und angegebenen Werten sind das ${gap} (${share}) weniger, als du verlangst.`,
      nobody: () => 'Nach Preisen und angegebenen Werten ist das genau, was du verlangst.',
    },
    feeAtNewPrice: (title, asking, price, fee, isOwn) =>
      `Bei ${price} würde der Abschluss in der App ${fee} kosten; das zahlt, wer das Boot bekommt. ${title} kostet jetzt ${asking}.${isOwn ? ' Ich ändere nie Anzeigen: Öffne My Listings und wähle Edit, um den Preis zu ändern.' : ''}`,
    aloneEnough: (titles) => `Nach den Preisen reicht allein, ohne Geld von dir: ${listed(titles, 'oder')}.`,
    aloneNone: 'Nach den Preisen reicht keines dieser Boote von dir allein.',
    feeByReceiver: (fee) =>
      fee
        ? `Die Abschlussgebühr auf deiner Seite wäre ${fee}.`
        : 'Die Abschlussgebühr zahlt, wer das Boot bekommt; von deinem Geld geht also nichts ab.',
    cashWithFee: (cash, sum) => `Zusammen mit ${cash} in bar würdest du insgesamt ${sum} zahlen.`,
    notInTotal: (labels) => `Nicht in der Summe, weil ich es noch nicht weiß: ${listed(labels, 'und')}.`,
    counterDeclines: 'Wenn du es sendest, ersetzt es das andere Angebot, du musst also nichts mehr ablehnen.',
    halfwayApart: (amount) => `${amount} ist die Mitte zwischen deinem letzten Vorschlag und dem der anderen Seite.`,
    halfwayToAsking: (amount) => `${amount} ist die Mitte zwischen dem Angebot und deinem Preis.`,
    reasonThere: 'Dort kannst du deine Worte als Grund schreiben.',
    thanksForOffer: 'Danke für Ihr Angebot.',
    noWordsYet:
      'Dieses Angebot enthält noch keine Worte von dir, also gibt es nichts umzuformulieren. Sag mir, was der Besitzer lesen soll.',
  },
};
