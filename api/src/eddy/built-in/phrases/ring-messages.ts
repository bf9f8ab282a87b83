import type { Language } from '../../../platform/help.ts';

interface RingMessagesSaid {
  aboutTheirs: (name: string, title: string) => string;
  notYet: (name: string, mine: string) => string;
}

/** Messages to somebody in a ring about a boat that the user gives. */
export const RING_MESSAGES: Record<Language, RingMessagesSaid> = {
  en: {
    aboutTheirs: (name, title) =>
      `It goes into your conversation about the ${title}: in a ring, only ${name} can begin one about your boat.`,
    notYet: (name, mine) =>
      `I can’t draft that: in a ring, you can write to ${name} about your ${mine} only once ${name} has written to you about it. The trade’s page under Trades shows both of you what comes next.`,
  },
  es: {
    aboutTheirs: (name, title) =>
      `Va en vuestra conversación sobre el ${title}: en un círculo, solo ${name} puede empezar una sobre tu barco.`,
    notYet: (name, mine) =>
      `No puedo prepararlo: en un círculo, solo puedes escribir a ${name} sobre tu ${mine} cuando ${name} te haya escrito sobre él. La página del intercambio, en Trades, os muestra a ambos lo que sigue.`,
  },
  fr: {
    aboutTheirs: (name, title) =>
      `Il part dans votre conversation au sujet du ${title} : dans un cercle, seul ${name} peut en ouvrir une sur votre bateau.`,
    notYet: (name, mine) =>
      `Je ne peux pas le préparer : dans un cercle, vous ne pouvez écrire à ${name} au sujet de votre ${mine} que si ${name} vous a écrit à ce sujet. La page de l’échange, sous Trades, vous montre à tous deux la suite.`,
  },
  de: {
    aboutTheirs: (name, title) =>
      `Sie geht in eure Unterhaltung über das Boot ${title}: In einem Ringtausch kann nur ${name} eine über dein Boot beginnen.`,
    notYet: (name, mine) =>
      `Das kann ich nicht entwerfen: In einem Ringtausch kannst du ${name} erst zu deinem Boot ${mine} schreiben, wenn ${name} dir dazu geschrieben hat. Die Seite des Tauschs unter Trades zeigt euch beiden, was als Nächstes kommt.`,
  },
};
