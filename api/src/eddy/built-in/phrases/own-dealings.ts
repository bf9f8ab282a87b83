import type { Language } from '../../../platform/help.ts';
import { listed, plural } from '../plan.ts';

/** Answers about finished trades, refused offers, one's own reviews, and reasons that Eddy does not know. */
export interface OwnDealingsSaid {
  finishedCount: (count: number) => string;
  noFinished: (name: string | undefined) => string;
  refusedOffers: (lines: readonly string[]) => string;
  noneRefused: string;
  saidYes: (name: string, yes: boolean) => string;
  youSaidYes: (yes: boolean) => string;
  /** Of somebody with whom a trade is agreed. */
  agreedWith: (name: string) => string;
  /** An offer of the user's that others would have to accept. */
  onlyTheyAccept: (names: readonly string[]) => string;
  /** Of somebody whose answer to the user's offer was another one. */
  answeredOtherwise: (name: string) => string;
  noneRefusedBy: (names: readonly string[]) => string;
  noSuchOffer: (about: string) => string;
  handsOver: (lines: readonly string[]) => string;
  ownReviews: (count: number, stars: string) => string;
  noOwnReviews: string;
  noReviewFrom: (name: string) => string;
  noMoreReasons: string;
  profileShows: (name: string) => string;
  nothingToDo: string;
  garageValue: (name: string, value: string) => string;
  garageSeen: (name: string, isPublic: boolean) => string;
  notInGarage: string;
  noneListed: (name: string) => string;
  onlyInTotal: string;
  changeThere: string;
  balanceDue: (day: string) => string;
  firstOffer: (give: string, get: string) => string;
  garageTogether: (sum: string) => string;
  /** Before the state of an offer that the user takes for refused. */
  notDeclined: (other: string) => string;
  reviewWritten: (name: string, stars: number) => string;
  noReviewWritten: (name: string) => string;
  nothingViewedKept: string;
}

export const OWN_DEALINGS: Record<Language, OwnDealingsSaid> = {
  en: {
    notDeclined: (other) => `${other} hasn’t declined this.`,
    reviewWritten: (name, stars) => `Yes, you gave ${name} ${plural(stars, 'star')}.`,
    noReviewWritten: (name) =>
      `I see no review by you on ${name}’s profile. One that you wrote stays hidden until ${name} has written too or 14 days are over.`,
    nothingViewedKept: 'I don’t keep a list of the boats that you looked at, only of those that you saved.',
    balanceDue: (day) => `The rest is due ${day}.`,
    firstOffer: (give, get) => `The first offer was: you give ${give || 'nothing'} and get ${get || 'nothing'}.`,
    garageTogether: (sum) => `Together, by the values you entered: ${sum}.`,
    finishedCount: (count) => `You have ${plural(count, 'finished trade')}.`,
    noFinished: (name) => `I find no finished trade${name ? ` with ${name}` : ''} among your trades here.`,
    refusedOffers: (lines) => `These were declined: ${lines.join(' ')}`,
    onlyTheyAccept: (names) =>
      `I can’t: only ${listed(names, 'or')} can accept that offer, with a click, and I accept nothing for anybody.`,
    agreedWith: (name) => `Yes, you and ${name} have an agreed trade.`,
    answeredOtherwise: (name) => `No, ${name} answered your offer with other terms.`,
    youSaidYes: (yes) => (yes ? 'You have accepted.' : 'You haven’t accepted yet.'),
    saidYes: (name, yes) => (yes ? `Yes, ${name} has accepted.` : `No, ${name} hasn’t accepted yet.`),
    noneRefused: 'No, none of your offers was declined.',
    noneRefusedBy: (names) => `${listed(names)} declined none of your offers.`,
    noSuchOffer: (about) =>
      `I find no offer of yours for the ${about} among your trades, so there is none that was declined.`,
    handsOver: (lines) => `In that trade, ${lines.join('; ')}.`,
    ownReviews: (count, stars) => `You have ${plural(count, 'public review')}, with ${stars} of 5 stars on average.`,
    noOwnReviews: 'You have no public reviews yet.',
    noReviewFrom: (name) =>
      `I see no public review of you by ${name}. A review stays hidden until both sides have written or the time is up.`,
    noMoreReasons: 'I don’t know more about the reason than what I just told you.',
    profileShows: (name) => `I only repeat what the public profile of ${name} shows, and it gives no reasons.`,
    nothingToDo: 'Nothing waits for you right now: you have no agreed trade, and no offer waits for your answer.',
    garageValue: (name, value) =>
      `Your garage lists ${name} at ${value}. That’s the value you entered; I don’t appraise it.`,
    noneListed: (name) => `You have no “${name}” listed here.`,
    garageSeen: (name, isPublic) =>
      isPublic
        ? `${name} is public: people on Tradewind can see it and ask for it in an offer.`
        : `Only people you offer it to can see this: ${name}.`,
    notInGarage: 'I find nothing like that in your garage, and I can’t appraise it.',
    onlyInTotal: 'I only know the views in total, not by day or week.',
    changeThere:
      'I can’t take one kind of thing out of its settings. Open Eddy AI, then Your agent and its settings, to change what it looks for.',
  },
  es: {
    notDeclined: (other) => `${other} no lo ha rechazado.`,
    reviewWritten: (name, stars) => `Sí, le diste ${stars} de 5 estrellas a ${name}.`,
    noReviewWritten: (name) =>
      `No veo ninguna reseña tuya en el perfil de ${name}. Si la escribiste, queda oculta hasta que ${name} también escriba o pasen 14 días.`,
    nothingViewedKept: 'No guardo una lista de los barcos que has mirado, solo de los que has guardado.',
    balanceDue: (day) => `El resto vence el ${day}.`,
    firstOffer: (give, get) => `La primera oferta fue: das ${give} y recibes ${get}.`,
    garageTogether: (sum) => `En total, según los valores que pusiste: ${sum}.`,
    finishedCount: (count) => `Tienes ${count} ${count === 1 ? 'intercambio terminado' : 'intercambios terminados'}.`,
    noFinished: (name) => `No encuentro ningún intercambio terminado${name ? ` con ${name}` : ''} entre los tuyos.`,
    refusedOffers: (lines) => `Estas fueron rechazadas: ${lines.join(' ')}`,
    onlyTheyAccept: (names) =>
      `No puedo: solo ${listed(names, 'o')} puede aceptar esa oferta, con un clic, y yo no acepto nada por nadie.`,
    agreedWith: (name) => `Sí, tú y ${name} tenéis un intercambio acordado.`,
    answeredOtherwise: (name) => `No, ${name} respondió a tu oferta con otras condiciones.`,
    youSaidYes: (yes) => (yes ? 'Tú has aceptado.' : 'Tú aún no has aceptado.'),
    saidYes: (name, yes) => (yes ? `Sí, ${name} ha aceptado.` : `No, ${name} aún no ha aceptado.`),
    noneRefused: 'No, ninguna de tus ofertas fue rechazada.',
    noneRefusedBy: (names) => `Ninguna de tus ofertas fue rechazada por ${listed(names, 'y')}.`,
    noSuchOffer: (about) =>
      `No encuentro ninguna oferta tuya por ${about} entre tus intercambios; así que ninguna fue rechazada.`,
    handsOver: (lines) => `En ese intercambio: ${lines.join('; ')}.`,
    ownReviews: (count, stars) =>
      `Tienes ${count} ${count === 1 ? 'reseña pública' : 'reseñas públicas'}, con ${stars} de 5 estrellas de media.`,
    noOwnReviews: 'Todavía no tienes reseñas públicas.',
    noReviewFrom: (name) => `No veo ninguna reseña pública sobre ti de ${name}.`,
    noMoreReasons: 'No sé más sobre el motivo de lo que acabo de decirte.',
    profileShows: (name) => `Solo repito lo que muestra el perfil público de ${name}, y no da motivos.`,
    nothingToDo: 'Ahora no te espera nada: no tienes ningún intercambio acordado ni ofertas por responder.',
    garageValue: (name, value) => `En tu garaje, ${name} figura con ${value}. Es el valor que pusiste; yo no lo taso.`,
    noneListed: (name) => `No tienes ningún «${name}» publicado aquí.`,
    garageSeen: (name, isPublic) =>
      isPublic
        ? `${name} es público: la gente de Tradewind puede verlo y pedirlo en una oferta.`
        : `Solo lo ven las personas a quienes se lo ofreces: ${name}.`,
    notInGarage: 'No encuentro nada así en tu garaje, y no puedo tasarlo.',
    onlyInTotal: 'Solo conozco las visitas en total, no por día ni semana.',
    changeThere: 'No puedo quitar una sola cosa de sus ajustes. Abre Eddy AI y luego Your agent para cambiarlos.',
  },
  fr: {
    notDeclined: (other) => `${other} n’a pas refusé.`,
    reviewWritten: (name, stars) => `Oui, vous avez donné ${stars} étoiles sur 5 à ${name}.`,
    noReviewWritten: (name) =>
      `Je ne vois aucun avis de vous sur le profil de ${name}. S’il est écrit, il reste caché jusqu’à ce que ${name} écrive aussi ou que 14 jours passent.`,
    nothingViewedKept:
      'Je ne garde pas de liste des bateaux que vous avez regardés, seulement de ceux que vous avez enregistrés.',
    balanceDue: (day) => `Le reste est dû le ${day}.`,
    firstOffer: (give, get) => `La première offre était : vous donnez ${give} et recevez ${get}.`,
    garageTogether: (sum) => `Au total, selon les valeurs saisies : ${sum}.`,
    finishedCount: (count) => `Vous avez ${count} ${count === 1 ? 'échange terminé' : 'échanges terminés'}.`,
    noFinished: (name) => `Je ne trouve aucun échange terminé${name ? ` avec ${name}` : ''} parmi les vôtres.`,
    refusedOffers: (lines) => `Celles-ci ont été refusées : ${lines.join(' ')}`,
    onlyTheyAccept: (names) =>
      `Je ne peux pas : seul ${listed(names, 'ou')} peut accepter cette offre, d’un clic, et je n’accepte rien pour personne.`,
    agreedWith: (name) => `Oui, ${name} et vous avez un échange conclu.`,
    answeredOtherwise: (name) => `Non, ${name} a répondu à votre offre par d’autres conditions.`,
    youSaidYes: (yes) => (yes ? 'Vous avez accepté.' : 'Vous n’avez pas encore accepté.'),
    saidYes: (name, yes) => (yes ? `Oui, ${name} a accepté.` : `Non, ${name} n’a pas encore accepté.`),
    noneRefused: 'Non, aucune de vos offres n’a été refusée.',
    noneRefusedBy: (names) => `Aucune de vos offres n’a été refusée par ${listed(names, 'et')}.`,
    noSuchOffer: (about) =>
      `Je ne trouve aucune offre de vous pour ${about} parmi vos échanges ; aucune n’a donc été refusée.`,
    handsOver: (lines) => `Dans cet échange : ${lines.join(' ; ')}.`,
    ownReviews: (count, stars) =>
      `Vous avez ${count} avis ${count === 1 ? 'public' : 'publics'}, avec ${stars} étoiles sur 5 en moyenne.`,
    noOwnReviews: 'Vous n’avez pas encore d’avis publics.',
    noReviewFrom: (name) => `Je ne vois aucun avis public sur vous de ${name}.`,
    noMoreReasons: 'Je n’en sais pas plus sur la raison que ce que je viens de dire.',
    profileShows: (name) => `Je ne répète que ce que montre le profil public de ${name}, sans raisons.`,
    nothingToDo: 'Rien ne vous attend : pas d’échange convenu, et aucune offre à laquelle répondre.',
    garageValue: (name, value) =>
      `Dans votre garage, ${name} est à ${value}. C’est la valeur saisie ; je ne l’estime pas.`,
    noneListed: (name) => `Vous n’avez pas de « ${name} » en ligne ici.`,
    garageSeen: (name, isPublic) =>
      isPublic
        ? `${name} est public : les membres de Tradewind peuvent le voir et le demander dans une offre.`
        : `Seules les personnes à qui vous le proposez le voient : ${name}.`,
    notInGarage: 'Je ne trouve rien de tel dans votre garage, et je ne peux pas l’estimer.',
    onlyInTotal: 'Je ne connais que le total des vues, pas par jour ou semaine.',
    changeThere:
      'Je ne peux pas retirer une seule chose de ses réglages. Ouvrez Eddy AI puis Your agent pour les changer.',
  },
  de: {
    notDeclined: (other) => `${other} hat das nicht abgelehnt.`,
    reviewWritten: (name, stars) => `Ja, du hast ${name} ${stars} von 5 Sternen gegeben.`,
    noReviewWritten: (name) =>
      `Im Profil von ${name} sehe ich keine Bewertung von dir. Eine geschriebene bleibt verborgen, bis ${name} auch geschrieben hat oder 14 Tage vorbei sind.`,
    nothingViewedKept: 'Eine Liste der Boote, die du angesehen hast, führe ich nicht, nur die der gemerkten.',
    balanceDue: (day) => `Der Rest ist am ${day} fällig.`,
    firstOffer: (give, get) => `Das erste Angebot war: Du gibst ${give} und bekommst ${get}.`,
    garageTogether: (sum) => `Zusammen, nach deinen eigenen Werten: ${sum}.`,
    finishedCount: (count) => `Du hast ${count} ${count === 1 ? 'abgeschlossenen Tausch' : 'abgeschlossene Tausche'}.`,
    noFinished: (name) => `Ich finde keinen abgeschlossenen Tausch${name ? ` mit ${name}` : ''} unter deinen.`,
    refusedOffers: (lines) => `Diese wurden abgelehnt: ${lines.join(' ')}`,
    onlyTheyAccept: (names) =>
      `Das kann ich nicht: Nur ${listed(names, 'oder')} kann dieses Angebot annehmen, mit einem Klick, und ich nehme für niemanden etwas an.`,
    agreedWith: (name) => `Ja, du und ${name} habt einen vereinbarten Tausch.`,
    answeredOtherwise: (name) => `Nein, ${name} hat dein Angebot mit anderen Bedingungen beantwortet.`,
    youSaidYes: (yes) => (yes ? 'Du hast angenommen.' : 'Du hast noch nicht angenommen.'),
    saidYes: (name, yes) => (yes ? `Ja, ${name} hat angenommen.` : `Nein, ${name} hat noch nicht angenommen.`),
    noneRefused: 'Nein, keins deiner Angebote wurde abgelehnt.',
    noneRefusedBy: (names) => `Keins deiner Angebote wurde von ${listed(names, 'und')} abgelehnt.`,
    noSuchOffer: (about) =>
      `Ich finde kein Angebot von dir für ${about} unter deinen Tauschgeschäften, also wurde auch keins abgelehnt.`,
    handsOver: (lines) => `In diesem Tausch: ${lines.join('; ')}.`,
    ownReviews: (count, stars) =>
      `Du hast ${count} öffentliche ${count === 1 ? 'Bewertung' : 'Bewertungen'}, im Schnitt ${stars} von 5 Sternen.`,
    noOwnReviews: 'Du hast noch keine öffentlichen Bewertungen.',
    noReviewFrom: (name) => `Ich sehe keine öffentliche Bewertung über dich von ${name}.`,
    noMoreReasons: 'Mehr über den Grund weiß ich nicht als das, was ich gerade gesagt habe.',
    profileShows: (name) => `Ich wiederhole nur, was das öffentliche Profil von ${name} zeigt; Gründe nennt es nicht.`,
    nothingToDo: 'Gerade wartet nichts auf dich: kein vereinbarter Tausch, und kein Angebot, das eine Antwort braucht.',
    garageValue: (name, value) =>
      `In deiner Garage steht ${name} mit ${value}. Das ist der Wert, den du eingetragen hast; ich schätze nichts.`,
    noneListed: (name) => `Du hast hier kein „${name}“ eingestellt.`,
    garageSeen: (name, isPublic) =>
      isPublic
        ? `${name} ist öffentlich: Mitglieder von Tradewind können es sehen und in einem Angebot darum bitten.`
        : `Das sehen nur Leute, denen du es anbietest: ${name}.`,
    notInGarage: 'So etwas finde ich nicht in deiner Garage, und schätzen kann ich es nicht.',
    onlyInTotal: 'Ich kenne nur die Aufrufe insgesamt, nicht nach Tag oder Woche.',
    changeThere:
      'Eine einzelne Sache kann ich nicht herausnehmen. Öffne Eddy AI und dann Your agent, um das zu ändern.',
  },
};
