import type { Language } from '../../../platform/help.ts';

/** Answers about what the user's own boats, offers and account are free for. */
export interface OwnStandingSaid {
  ownStanding: {
    free: (title: string) => string;
    reserved: (title: string) => string;
    reservedFor: (other: string) => string;
    otherwise: (title: string, status: string) => string;
    noChange: (title: string) => string;
    nobodyElse: (title: string, name: string) => string;
    readUnknown: string;
    verified: (day: string) => string;
    notVerified: string;
    /** Whether the user gets the boat in the trade; undefined if that isn't known. */
    yourTrade: (other: string, isForYou?: boolean) => string;
    becauseOfYou: (title: string, other: string) => string;
    notBecauseOfYou: (title: string, other: string) => string;
    /** To somebody who gets only money. */
    noLess: string;
  };
}

export const OWN_STANDING: Record<Language, OwnStandingSaid> = {
  en: {
    ownStanding: {
      free: (title) => `Your ${title} is active and in no agreed trade, so you can sell or trade it.`,
      reserved: (title) =>
        `Your ${title} is reserved for an agreed trade: until that ends, you can’t sell it to anybody else, change its price, pause it or delete it.`,
      reservedFor: (other) => `That’s your trade with ${other}.`,
      otherwise: (title, status) => `Your ${title} isn’t on the market: its status is “${status}”.`,
      noChange: (title) =>
        `That isn’t possible right now: your ${title} is reserved for an agreed trade. Until that trade ends, its price stays, and you can’t pause it, delete it or mark it as sold. When the trade is released, it’s marked as sold by itself.`,
      nobodyElse: (title, name) =>
        `Apart from ${name}, nobody has written to you about your ${title}, and no other offer for it waits for you.`,
      readUnknown: 'I can’t see whether somebody has read an offer.',
      verified: (day) => (day ? `Yes, you’re verified, since ${day}.` : 'Yes, you’re verified.'),
      notVerified:
        'No, you aren’t verified yet. A broker checks who you are while closing a trade; to get the badge without one, write to us from the Contact page.',
      noLess: 'No: the price changes only by an amendment that everyone agrees on, you included.',
      becauseOfYou: (title, other) => `Yes: the ${title} is reserved for your own agreed trade with ${other}.`,
      notBecauseOfYou: (title, other) => `No: your only agreed trade is the one with ${other} for the ${title}.`,
      yourTrade: (other, isForYou) =>
        `It’s reserved for your own agreed trade with ${other}, so nobody can make another offer for it${isForYou ? ', and you don’t need to' : ''}.${isForYou === false ? ' In that trade it goes to somebody else, not to you.' : ''}`,
    },
  },
  es: {
    ownStanding: {
      free: (title) => `Tu ${title} está activo y en ningún intercambio acordado: puedes venderlo o cambiarlo.`,
      reserved: (title) =>
        `Tu ${title} está reservado para un intercambio acordado: hasta que termine, no puedes venderlo a nadie más, cambiar su precio, pausarlo ni borrarlo.`,
      reservedFor: (other) => `Es tu intercambio con ${other}.`,
      otherwise: (title, status) => `Tu ${title} no está en el mercado: su estado es «${status}».`,
      noChange: (title) =>
        `Ahora no es posible: tu ${title} está reservado para un intercambio acordado. Hasta que termine, el precio queda igual y no puedes pausarlo, borrarlo ni marcarlo como vendido. Con la liberación se marca solo como vendido.`,
      nobodyElse: (title, name) =>
        `Aparte de ${name}, nadie te ha escrito por tu ${title}, y no te espera ninguna otra oferta por él.`,
      readUnknown: 'No puedo ver si alguien ha leído una oferta.',
      verified: (day) => (day ? `Sí, estás verificado, desde el ${day}.` : 'Sí, estás verificado.'),
      notVerified:
        'No, todavía no estás verificado. Un corredor comprueba quién eres al cerrar un intercambio; para tener la insignia sin uno, escríbenos desde la página Contact.',
      noLess: 'No: el precio solo cambia con una modificación que acepten todos, tú también.',
      becauseOfYou: (title, other) => `Sí: ${title} está reservado para tu propio intercambio acordado con ${other}.`,
      notBecauseOfYou: (title, other) => `No: tu único intercambio acordado es el de ${title} con ${other}.`,
      yourTrade: (other, isForYou) =>
        `Está reservado para tu propio intercambio acordado con ${other}: nadie puede hacer otra oferta${isForYou ? ', y tú no la necesitas' : ''}.${isForYou === false ? ' En ese intercambio es para otra persona, no para ti.' : ''}`,
    },
  },
  fr: {
    ownStanding: {
      free: (title) => `Votre ${title} est actif et dans aucun échange convenu : vous pouvez le vendre ou l’échanger.`,
      reserved: (title) =>
        `Votre ${title} est réservé pour un échange convenu : jusqu’à sa fin, vous ne pouvez ni le vendre à quelqu’un d’autre, ni changer son prix, ni le mettre en pause, ni le supprimer.`,
      reservedFor: (other) => `C’est votre échange avec ${other}.`,
      otherwise: (title, status) => `Votre ${title} n’est pas sur le marché : son statut est « ${status} ».`,
      noChange: (title) =>
        `Ce n’est pas possible pour l’instant : votre ${title} est réservé pour un échange convenu. Jusqu’à sa fin, le prix reste, et vous ne pouvez ni le mettre en pause, ni le supprimer, ni le marquer comme vendu. À la libération, il est marqué vendu de lui-même.`,
      nobodyElse: (title, name) =>
        `À part ${name}, personne ne vous a écrit au sujet de votre ${title}, et aucune autre offre pour lui ne vous attend.`,
      readUnknown: 'Je ne vois pas si quelqu’un a lu une offre.',
      verified: (day) => (day ? `Oui, vous êtes vérifié, depuis le ${day}.` : 'Oui, vous êtes vérifié.'),
      notVerified:
        'Non, vous n’êtes pas encore vérifié. Un courtier contrôle votre identité lors d’une clôture ; pour obtenir le badge sans échange, écrivez-nous depuis la page Contact.',
      noLess: 'Non : le prix ne change que par une modification que tous acceptent, vous compris.',
      becauseOfYou: (title, other) => `Oui : ${title} est réservé pour votre propre échange convenu avec ${other}.`,
      notBecauseOfYou: (title, other) => `Non : votre seul échange convenu est celui avec ${other} pour ${title}.`,
      yourTrade: (other, isForYou) =>
        `Il est réservé pour votre propre échange convenu avec ${other} : personne ne peut faire d’autre offre${isForYou ? ', et vous n’en avez pas besoin' : ''}.${isForYou === false ? ' Dans cet échange, il va à quelqu’un d’autre, pas à vous.' : ''}`,
    },
  },
  de: {
    ownStanding: {
      free: (title) =>
        `Dein Boot ${title} ist aktiv und in keinem vereinbarten Tausch: Du kannst es verkaufen oder tauschen.`,
      reserved: (title) =>
        `Dein Boot ${title} ist für einen vereinbarten Tausch reserviert: Bis der endet, kannst du es niemand anderem verkaufen, den Preis nicht ändern und es nicht pausieren oder löschen.`,
      reservedFor: (other) => `Das ist dein Tausch mit ${other}.`,
      otherwise: (title, status) => `Dein Boot ${title} ist nicht auf dem Markt: Sein Status ist „${status}“.`,
      noChange: (title) =>
        `Das geht gerade nicht: Dein Boot ${title} ist für einen vereinbarten Tausch reserviert. Bis der endet, bleibt der Preis, und du kannst es nicht pausieren, löschen oder als verkauft markieren. Mit der Freigabe wird es von selbst als verkauft markiert.`,
      nobodyElse: (title, name) =>
        `Außer ${name} hat dir niemand wegen deines Boots ${title} geschrieben, und kein anderes Angebot dafür wartet auf dich.`,
      readUnknown: 'Ob jemand ein Angebot gelesen hat, sehe ich nicht.',
      verified: (day) => (day ? `Ja, du bist verifiziert, seit ${day}.` : 'Ja, du bist verifiziert.'),
      notVerified:
        'Nein, du bist noch nicht verifiziert. Ein Makler prüft bei einem Abschluss, wer du bist; ohne Tausch bekommst du das Abzeichen, wenn du uns über die Seite Contact schreibst.',
      noLess: 'Nein: Der Preis ändert sich nur durch eine Änderung, der alle zustimmen, auch du.',
      becauseOfYou: (title, other) =>
        `Ja: ${title} ist für deinen eigenen vereinbarten Tausch mit ${other} reserviert.`,
      notBecauseOfYou: (title, other) => `Nein: Dein einziger vereinbarter Tausch ist der mit ${other} über ${title}.`,
      yourTrade: (other, isForYou) =>
        `Es ist für deinen eigenen vereinbarten Tausch mit ${other} reserviert: Niemand kann ein weiteres Angebot machen${isForYou ? ', und du brauchst keins' : ''}.${isForYou === false ? ' In diesem Tausch bekommt es jemand anders, nicht du.' : ''}`,
    },
  },
};
