import type { Language } from '../../../platform/help.ts';

interface OwnLastWords {
  words: (other: string, about: string, words: string, on: string) => string;
  without: (other: string, about: string, on: string) => string;
  none: (other: string | undefined) => string;
  there: string;
}

/** The user's own last message to somebody. Dates are in English, so that the other languages leave them out. */
export const OWN_LAST_WORDS: Readonly<Record<Language, OwnLastWords>> = {
  en: {
    words: (other, about, words, on) => `Your last message to ${other} about the ${about}, on ${on}: “${words}”`,
    without: (other, about, on) => `Your last message to ${other} about the ${about} is from ${on}.`,
    none: (other) => `I find no message of yours to ${other ?? 'them'}.`,
    there: 'Open Messages to read the whole conversation.',
  },
  es: {
    words: (other, about, words) => `Tu último mensaje a ${other} sobre el ${about}: «${words}»`,
    without: (other, about) => `Tu último mensaje a ${other} sobre el ${about} está en la tabla.`,
    none: (other) => `No encuentro ningún mensaje tuyo${other ? ` a ${other}` : ''}.`,
    there: 'Abre Messages para leer toda la conversación.',
  },
  fr: {
    words: (other, about, words) => `Votre dernier message à ${other} au sujet du ${about} : « ${words} »`,
    without: (other, about) => `Votre dernier message à ${other} au sujet du ${about} est dans le tableau.`,
    none: (other) => `Je ne trouve aucun message de vous${other ? ` à ${other}` : ''}.`,
    there: 'Ouvrez Messages pour lire toute la conversation.',
  },
  de: {
    words: (other, about, words) => `Deine letzte Nachricht an ${other} zu ${about}: „${words}“`,
    without: (other, about) => `Deine letzte Nachricht an ${other} zu ${about} steht in der Tabelle.`,
    none: (other) => `Ich finde keine Nachricht von dir${other ? ` an ${other}` : ''}.`,
    there: 'Öffne Messages, um das ganze Gespräch zu lesen.',
  },
};
