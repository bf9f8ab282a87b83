import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { dayIn, spanIn, viewsIn } from './closing-names.ts';

/** Answers about one listing of the user's own. */
export interface OwnListingSaid {
  ownListing: {
    since: (title: string, day: string, span: string) => string;
    views: (title: string, views: string) => string;
    leftEmpty: (title: string, parts: readonly string[]) => string;
    complete: (title: string) => string;
    fillIn: string;
    noSaves: string;
    asked: (title: string, names: readonly string[]) => string;
    nobodyAsked: (title: string) => string;
    hull: (title: string, isChecked: boolean) => string;
    photo: (title: string, isProven: boolean) => string;
    photoHow: string;
    noDate: string;
    sooner: string;
  };
  /** The user's boats that are as their words say. */
  ownSet: {
    some: (boats: readonly string[], total: number, words: string) => string;
    none: (total: number, words: string) => string;
  };
  /** How long a listing has been up. */
  upSince: (day: string, span: string) => string;
}

export const OWN_LISTING: Record<Language, OwnListingSaid> = {
  en: {
    ownListing: {
      since: (title, day, span) => `Your ${title} has been listed since ${day}, for ${span}.`,
      views: (title, views) => `Your ${title} has ${views} so far.`,
      leftEmpty: (title, parts) => `Your listing of the ${title} leaves this open: ${listed(parts)}.`,
      complete: (title) => `Nothing is missing: every part of your listing of the ${title} is filled in.`,
      fillIn: 'Open My Listings, choose the boat and then Edit to fill in what applies.',
      noSaves:
        'I can’t see who saved a boat or how many did: hearts are private. I can go by views, messages and offers.',
      asked: (title, names) => `About your ${title}, you have messages with ${listed(names)}.`,
      nobodyAsked: (title) => `Nobody has written to you about your ${title} yet.`,
      hull: (title, isChecked) =>
        isChecked
          ? `Yes, the hull number of your ${title} is entered and checked.`
          : `No checked hull number is on file for your ${title}.`,
      photo: (title, isProven) =>
        isProven
          ? `Yes, your ${title} shows the approved photo that proves possession.`
          : `Your ${title} shows no approved photo that proves possession yet.`,
      photoHow: 'A photo that you sent is looked at by our team first. My Listings shows where it stands.',
      noDate: 'I can’t promise a day: that takes somebody who wants it.',
      sooner: 'Besides the price, good photos, engine hours and a wide list of what you’d take in trade help most.',
    },
    ownSet: {
      some: (boats, total, words) => `Of your ${total} boats, “${words}” fits the ${listed(boats, 'and the')}.`,
      none: (total, words) => `None of your ${total} boats fits “${words}”.`,
    },
    upSince: (day, span) => `It has been listed since ${day}, for ${span}.`,
  },
  es: {
    ownListing: {
      since: (title, day, span) => `Tu ${title} está anunciado desde el ${dayIn('es')(day)} (${spanIn('es')(span)}).`,
      views: (title, views) => `Tu ${title} tiene ${viewsIn('es')(views)} hasta ahora.`,
      leftEmpty: (title, parts) => `Tu anuncio del ${title} deja esto abierto: ${listed(parts, 'y')}.`,
      complete: (title) => `No falta nada: cada parte de tu anuncio del ${title} está completa.`,
      fillIn: 'Abre My Listings, elige el barco y luego Edit para completar lo que corresponda.',
      noSaves: 'No veo quién ha guardado un barco ni cuántos: los corazones son privados.',
      asked: (title, names) => `Sobre tu ${title} tienes mensajes con ${listed(names, 'y')}.`,
      nobodyAsked: (title) => `Nadie te ha escrito todavía sobre tu ${title}.`,
      hull: (title, isChecked) =>
        isChecked
          ? `Sí, el número de casco de tu ${title} está comprobado.`
          : `No hay un número de casco comprobado para tu ${title}.`,
      photo: (title, isProven) =>
        isProven
          ? `Sí, tu ${title} muestra la foto aprobada que prueba la posesión.`
          : `Tu ${title} todavía no muestra una foto aprobada que pruebe la posesión.`,
      photoHow: 'Nuestro equipo mira primero la foto que enviaste. My Listings muestra cómo va.',
      noDate: 'No puedo prometer un día: hace falta alguien que lo quiera.',
      sooner: 'Además del precio, ayudan buenas fotos, las horas de motor y una lista amplia de lo que aceptarías.',
    },
    ownSet: {
      some: (boats, total, words) => `De tus ${total} barcos, «${words}» vale para: ${listed(boats, 'y')}.`,
      none: (total, words) => `Ninguno de tus ${total} barcos encaja con «${words}».`,
    },
    upSince: (day, span) => `Está anunciado desde el ${dayIn('es')(day)} (${spanIn('es')(span)}).`,
  },
  fr: {
    ownListing: {
      since: (title, day, span) => `Votre ${title} est en ligne depuis le ${dayIn('fr')(day)} (${spanIn('fr')(span)}).`,
      views: (title, views) => `Votre ${title} a ${viewsIn('fr')(views)} jusqu’ici.`,
      leftEmpty: (title, parts) => `Votre annonce du ${title} laisse ceci ouvert : ${listed(parts, 'et')}.`,
      complete: (title) => `Il ne manque rien : chaque partie de votre annonce du ${title} est remplie.`,
      fillIn: 'Ouvrez My Listings, choisissez le bateau puis Edit pour compléter ce qui convient.',
      noSaves: 'Je ne vois pas qui a enregistré un bateau ni combien : les cœurs sont privés.',
      asked: (title, names) => `Au sujet de votre ${title}, vous avez des messages avec ${listed(names, 'et')}.`,
      nobodyAsked: (title) => `Personne ne vous a encore écrit au sujet de votre ${title}.`,
      hull: (title, isChecked) =>
        isChecked
          ? `Oui, le numéro de coque de votre ${title} est vérifié.`
          : `Aucun numéro de coque vérifié n’est enregistré pour votre ${title}.`,
      photo: (title, isProven) =>
        isProven
          ? `Oui, votre ${title} montre la photo approuvée qui prouve la possession.`
          : `Votre ${title} ne montre pas encore de photo approuvée qui prouve la possession.`,
      photoHow: 'Notre équipe regarde d’abord la photo envoyée. My Listings montre où elle en est.',
      noDate: 'Je ne peux pas promettre un jour : il faut quelqu’un qui le veuille.',
      sooner: 'Outre le prix, de bonnes photos, les heures moteur et une large liste d’échanges aident le plus.',
    },
    ownSet: {
      some: (boats, total, words) => `Parmi vos ${total} bateaux, « ${words} » vaut pour : ${listed(boats, 'et')}.`,
      none: (total, words) => `Aucun de vos ${total} bateaux ne correspond à « ${words} ».`,
    },
    upSince: (day, span) => `Il est en ligne depuis le ${dayIn('fr')(day)} (${spanIn('fr')(span)}).`,
  },
  de: {
    ownListing: {
      since: (title, day, span) => `Dein Boot ${title} ist seit ${dayIn('de')(day)} inseriert (${spanIn('de')(span)}).`,
      views: (title, views) => `Dein Boot ${title} hat bisher ${viewsIn('de')(views)}.`,
      leftEmpty: (title, parts) => `Dein Inserat ${title} lässt das offen: ${listed(parts, 'und')}.`,
      complete: (title) => `Es fehlt nichts: In deinem Inserat ${title} ist alles ausgefüllt.`,
      fillIn: 'Öffne My Listings, wähle das Boot und dann Edit, um auszufüllen, was zutrifft.',
      noSaves: 'Ich sehe nicht, wer ein Boot gemerkt hat oder wie viele: Herzen sind privat.',
      asked: (title, names) => `Zu deinem Boot ${title} hast du Nachrichten mit ${listed(names, 'und')}.`,
      nobodyAsked: (title) => `Zu deinem Boot ${title} hat dir noch niemand geschrieben.`,
      hull: (title, isChecked) =>
        isChecked
          ? `Ja, die Rumpfnummer von ${title} ist eingetragen und geprüft.`
          : `Für ${title} ist keine geprüfte Rumpfnummer eingetragen.`,
      photo: (title, isProven) =>
        isProven
          ? `Ja, ${title} zeigt das bestätigte Foto, das den Besitz belegt.`
          : `${title} zeigt noch kein bestätigtes Foto, das den Besitz belegt.`,
      photoHow: 'Ein geschicktes Foto sieht sich zuerst unser Team an. My Listings zeigt den Stand.',
      noDate: 'Einen Tag kann ich nicht versprechen: Es braucht jemanden, der es will.',
      sooner: 'Neben dem Preis helfen gute Fotos, Motorstunden und eine breite Liste von Tauschwünschen am meisten.',
    },
    ownSet: {
      some: (boats, total, words) => `Von deinen ${total} Booten passt „${words}“ auf: ${listed(boats, 'und')}.`,
      none: (total, words) => `Auf keins deiner ${total} Boote passt „${words}“.`,
    },
    upSince: (day, span) => `Es ist seit ${dayIn('de')(day)} inseriert (${spanIn('de')(span)}).`,
  },
};
