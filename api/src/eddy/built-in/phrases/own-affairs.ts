import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers about offers by their amounts, boats that the user takes for bought, and what stands in the way of leaving. */
export interface OwnAffairsSaid {
  noOfferOf: (amount: string) => string;
  notBought: (title: string) => string;
  keysLater: string;
  blocksDeletion: (trades: readonly string[]) => string;
  tradeFor: (other: string, get: readonly string[], give: readonly string[]) => string;
  nothingBlocksDeletion: (offers: number) => string;
  paymentUndrafted: string;
  nobodyOffers: string;
  endsByItself: string;
  /** The tasks behind the next one. */
  alsoToDo: (tasks: readonly string[]) => string;
  /** Before the other side's answers that are still missing. */
  unansweredBy: (talks: readonly string[]) => string;
  noneWaitedFor: string;
  nothingNew: string;
  /** The place of money that has arrived for a closing. */
  heldInTrust: string;
  /** The day of the newest terms of an offer. */
  proposedOn: (by: unknown, day: string) => string;
  onlyOpenOffer: string;
  /** Before the user's answers that are still missing. */
  unansweredTo: (talks: readonly string[]) => string;
  noneWaits: string;
  /** Of a settled trade; papers that only the brokerage files are not known. */
  noTaskLeft: string;
}

export const OWN_AFFAIRS: Record<Language, OwnAffairsSaid> = {
  en: {
    noOfferOf: (amount) => `I find no offer with ${amount} among your trades.`,
    notBought: (title) => `You haven’t bought the ${title} here: I find no trade of yours for it.`,
    keysLater: 'Keys change hands only after the release of a closing.',
    blocksDeletion: (trades) =>
      `Yes: ${listed(trades)}. Until ${trades.length === 1 ? 'it is' : 'they are'} finished or cancelled, deleting your account is refused.`,
    tradeFor: (other, get, give) =>
      `your trade with ${other} (you get ${listed(get) || 'nothing'} for ${listed(give) || 'nothing'}) isn’t finished`,
    nothingBlocksDeletion: (offers) =>
      `No: none of your trades is agreed or closing.${offers > 0 ? ' Your open offers would end with the account.' : ''}`,
    alsoToDo: (tasks) => `After that, you still have to do: ${listed(tasks)}.`,
    endsByItself: 'Without an answer, it ends by itself then, and nobody owes anything.',
    nobodyOffers: 'Nobody has an open offer for your boats right now.',
    unansweredBy: (talks) => `Your last message isn’t answered yet by: ${talks.join('; ')}.`,
    nothingNew: 'Nothing waits for you: no unread messages, no open offers and no agreed trade.',
    heldInTrust:
      'A licensed broker holds it in a trust account, apart from the brokerage’s own money, until the release or the end of the trade.',
    proposedOn: (by, day) =>
      by === 'user' ? `You proposed that on ${day}.` : `The other side proposed that on ${day}.`,
    onlyOpenOffer: 'You have no other open offer.',
    noneWaitedFor: 'No: nobody owes you an answer right now.',
    unansweredTo: (talks) => `The last message waits for your answer from: ${talks.join('; ')}.`,
    noneWaits: 'Nobody waits for you right now.',
    noTaskLeft: 'Nothing is left for you to do in it. What the brokerage may still have to file, I don’t see.',
    paymentUndrafted: 'So I haven’t drafted that message.',
  },
  es: {
    noOfferOf: (amount) => `No encuentro ninguna oferta con ${amount} entre tus intercambios.`,
    notBought: (title) => `Aquí no has comprado el ${title}: no encuentro ningún intercambio tuyo por él.`,
    keysLater: 'Las llaves cambian de manos solo después de la liberación de un cierre.',
    blocksDeletion: (trades) =>
      `Sí: ${listed(trades, 'y')}. Hasta que termine o se cancele, el borrado de tu cuenta se rechaza.`,
    tradeFor: (other, get, give) =>
      `tu intercambio con ${other} (recibes ${listed(get, 'y') || 'nada'} por ${listed(give, 'y') || 'nada'}) no ha terminado`,
    nothingBlocksDeletion: (offers) =>
      `No: ningún intercambio tuyo está acordado o en cierre.${offers > 0 ? ' Tus ofertas abiertas terminarían con la cuenta.' : ''}`,
    alsoToDo: (tasks) => `Después te queda por hacer: ${listed(tasks, 'y')}.`,
    endsByItself: 'Sin respuesta, termina sola entonces, y nadie debe nada.',
    nobodyOffers: 'Ahora mismo nadie tiene una oferta abierta por tus barcos.',
    unansweredBy: (talks) => `Tu último mensaje aún no tiene respuesta de: ${talks.join('; ')}.`,
    nothingNew: 'Nada te espera: ni mensajes sin leer, ni ofertas abiertas, ni intercambios acordados.',
    heldInTrust:
      'Un corredor con licencia lo guarda en una cuenta fiduciaria, separado del dinero de la correduría, hasta la liberación o el fin del intercambio.',
    proposedOn: (by, day) => (by === 'user' ? `Lo propusiste el ${day}.` : `La otra parte lo propuso el ${day}.`),
    onlyOpenOffer: 'No tienes ninguna otra oferta abierta.',
    noneWaitedFor: 'No: ahora mismo nadie te debe una respuesta.',
    unansweredTo: (talks) => `Esperan tu respuesta a su último mensaje: ${talks.join('; ')}.`,
    noneWaits: 'Ahora mismo nadie te espera.',
    noTaskLeft: 'Ya no te queda nada por hacer en él. Lo que la correduría aún pueda tener que presentar no lo veo.',
    paymentUndrafted: 'Por eso no he redactado ese mensaje.',
  },
  fr: {
    noOfferOf: (amount) => `Je ne trouve aucune offre avec ${amount} parmi vos échanges.`,
    notBought: (title) => `Vous n’avez pas acheté le ${title} ici : je ne trouve aucun échange de votre part pour lui.`,
    keysLater: 'Les clés ne changent de mains qu’après la libération d’une clôture.',
    blocksDeletion: (trades) =>
      `Oui : ${listed(trades, 'et')}. Tant que ce n’est pas terminé ou annulé, la suppression de votre compte est refusée.`,
    tradeFor: (other, get, give) =>
      `votre échange avec ${other} (vous recevez ${listed(get, 'et') || 'rien'} pour ${listed(give, 'et') || 'rien'}) n’est pas terminé`,
    nothingBlocksDeletion: (offers) =>
      `Non : aucun de vos échanges n’est convenu ou en clôture.${offers > 0 ? ' Vos offres ouvertes prendraient fin avec le compte.' : ''}`,
    alsoToDo: (tasks) => `Ensuite, il vous reste à faire : ${listed(tasks, 'et')}.`,
    endsByItself: 'Sans réponse, elle prend fin d’elle-même, et personne ne doit rien.',
    nobodyOffers: 'Personne n’a d’offre ouverte pour vos bateaux en ce moment.',
    unansweredBy: (talks) => `Votre dernier message est encore sans réponse de : ${talks.join(' ; ')}.`,
    nothingNew: 'Rien ne vous attend : ni message non lu, ni offre ouverte, ni échange convenu.',
    heldInTrust:
      'Un courtier agréé le garde sur un compte séquestre, séparé de l’argent du courtier, jusqu’à la libération ou la fin de l’échange.',
    proposedOn: (by, day) =>
      by === 'user' ? `Vous l’avez proposé le ${day}.` : `L’autre partie l’a proposé le ${day}.`,
    onlyOpenOffer: 'Vous n’avez pas d’autre offre ouverte.',
    noneWaitedFor: 'Non : personne ne vous doit de réponse en ce moment.',
    unansweredTo: (talks) => `Attendent votre réponse à leur dernier message : ${talks.join(' ; ')}.`,
    noneWaits: 'Personne ne vous attend en ce moment.',
    noTaskLeft: 'Il ne vous reste rien à y faire. Je ne vois pas ce que le courtier doit peut-être encore déposer.',
    paymentUndrafted: 'Je n’ai donc pas rédigé ce message.',
  },
  de: {
    noOfferOf: (amount) => `Ich finde kein Angebot mit ${amount} unter deinen Tauschgeschäften.`,
    notBought: (title) => `Du hast ${title} hier nicht gekauft: Ich finde keinen Tausch von dir dafür.`,
    keysLater: 'Schlüssel wechseln erst nach der Freigabe eines Abschlusses die Hand.',
    blocksDeletion: (trades) =>
      `Ja: ${listed(trades, 'und')}. Bis das fertig oder abgebrochen ist, wird das Löschen deines Kontos abgelehnt.`,
    tradeFor: (other, get, give) =>
      `dein Tausch mit ${other} (du bekommst ${listed(get, 'und') || 'nichts'} für ${listed(give, 'und') || 'nichts'}) ist nicht fertig`,
    nothingBlocksDeletion: (offers) =>
      `Nein: Kein Tausch von dir ist vereinbart oder im Abschluss.${offers > 0 ? ' Deine offenen Angebote würden mit dem Konto enden.' : ''}`,
    alsoToDo: (tasks) => `Danach bleibt für dich zu tun: ${listed(tasks, 'und')}.`,
    endsByItself: 'Ohne Antwort endet es dann von selbst, und niemand schuldet etwas.',
    nobodyOffers: 'Gerade hat niemand ein offenes Angebot für deine Boote.',
    unansweredBy: (talks) => `Noch nicht geantwortet auf deine letzte Nachricht: ${talks.join('; ')}.`,
    nothingNew:
      'Nichts wartet auf dich: keine ungelesenen Nachrichten, keine offenen Angebote und kein vereinbarter Tausch.',
    heldInTrust:
      'Ein zugelassener Makler hält es auf einem Treuhandkonto, getrennt vom Geld des Maklers, bis zur Freigabe oder bis der Tausch endet.',
    proposedOn: (by, day) =>
      by === 'user' ? `Das hast du am ${day} vorgeschlagen.` : `Das hat die andere Seite am ${day} vorgeschlagen.`,
    onlyOpenOffer: 'Du hast kein anderes offenes Angebot.',
    noneWaitedFor: 'Nein: Gerade schuldet dir niemand eine Antwort.',
    unansweredTo: (talks) => `Auf deine Antwort warten nach ihrer letzten Nachricht: ${talks.join('; ')}.`,
    noneWaits: 'Gerade wartet niemand auf dich.',
    noTaskLeft:
      'Für dich ist darin nichts mehr zu tun. Was der Makler vielleicht noch einreichen muss, sehe ich nicht.',
    paymentUndrafted: 'Deshalb habe ich diese Nachricht nicht entworfen.',
  },
};
