import type { Foreign } from '../../reading/languages.ts';
import { askedOfReader } from './foreign-asked.ts';
import type { Recipient } from './message-text.ts';

interface Wording {
  hello: string;
  about: string;
  aboutMine: string;
  interested: string;
  /** Opens what is told: without it, the words stand by themselves. */
  told?: string;
  asked: string;
  that: RegExp;
  whether: RegExp;
}

const WORDINGS: Record<Foreign, Wording> = {
  es: {
    hello: 'Hola',
    about: 'sobre su',
    aboutMine: 'sobre mi',
    interested: 'me interesa su',
    asked: 'Quisiera preguntarle si',
    that: /^[\s,:]*que\s+/i,
    whether: /^[\s,:]*(?:para (?:saber|preguntar(?:le)?) )?si\s+/i,
  },
  fr: {
    hello: 'Bonjour',
    about: 'au sujet de votre',
    aboutMine: 'au sujet de mon',
    interested: 'je m’intéresse à votre',
    asked: 'Je voudrais savoir si',
    that: /^[\s,:]*(?:que\s+|qu['’])/i,
    whether: /^[\s,:]*(?:pour (?:savoir|demander|lui demander) )?(?:si\s+|s['’](?=ils?\b|elles?\b))/i,
  },
  de: {
    hello: 'Hallo',
    about: 'es geht um Ihr Boot',
    aboutMine: 'es geht um mein Boot',
    interested: 'ich interessiere mich für Ihr Boot',
    told: 'Ich möchte Ihnen sagen, dass',
    asked: 'Ich möchte fragen, ob',
    that: /^[\s,:]*dass\s+/i,
    whether: /^[\s,:]*ob\s+/i,
  },
};
const TO_YOU: Partial<Record<Foreign, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/^(?:il|elle) (?:a|aurait)\b/i, 'vous avez'],
    [/^(?:il|elle) prend(?:rait)?\b/i, 'vous prenez'],
    [/^(?:il|elle) (\p{L}+)e\b/iu, 'vous $1ez'],
  ],
  de: [
    [/^(?:er|sie)\b/i, 'Sie'],
    [/\bnimmt$/i, 'nehmen'],
    [/\b(?:hat)$/i, 'haben'],
    [/\bist$/i, 'sind'],
    [/\bkann$/i, 'können'],
    [/\bwürde$/i, 'würden'],
    [/(\p{L}{3,})t$/iu, '$1en'],
  ],
};

/** The question or the news that an order has behind the name of the boat: 'y pregunta si el barco tiene remolque'. */
const BEHIND: Record<Foreign, readonly [asks: RegExp, tells: RegExp]> = {
  es: [
    /\b(?:preg[uú]nt\p{L}*|averigua|saber)\s+(?<word>si|cu[aá]nt\p{L}*|cu[aá]ndo|d[oó]nde|qu[eé]|por qu[eé]|c[oó]mo)\s+(?<rest>.{3,})$/iu,
    /\b(?:dile|d[ií]gale|av[ií]sale|dici[eé]ndole|diciendo)\s+que\s+(?<rest>.{3,})$/iu,
  ],
  fr: [
    /\b(?:demand\p{L}*(?:[- ]lui)?|savoir)\s+(?<word>si|combien|quand|où|pourquoi|comment|quel\p{L}*)\s+(?<rest>.{3,})$/iu,
    /\b(?:dis|dites|dire|écris|ecris)(?:[- ]lui)?\s+qu(?:e\s+|['’])(?<rest>.{3,})$/iu,
  ],
  de: [
    /\b(?:frag\p{L}*|wissen)(?:\s+(?:sie|ihn|nach|mal|bitte))*,?\s+(?<word>ob|wann|wie|wo|warum|was|welche\p{L}*)\s+(?<rest>.{3,})$/iu,
    /\b(?:sag\p{L}*|schreib\p{L}*)(?:\s+(?:ihr|ihm|bitte))*,?\s+dass\s+(?<rest>.{3,})$/iu,
  ],
};

const ITSELF: Record<Foreign, string> = { es: '', fr: 'il ', de: 'es ' };

/** The boat that the message is about needs no name in its question: 'si el Gale 34 tiene remolque'. */
function unnamed(words: string, title: string, language: Foreign): string {
  const names = title.split(/[\s,]+/).filter((name) => name && !/^(?:19|20)\d\d$/.test(name));
  if (names.length === 0) return words;
  const name = names.map((one) => one.replace(/[^\p{L}\d-]/gu, '.')).join('|');
  const subject = new RegExp(
    `^(?:(?:el|la|le|das|die|der|den|l['’]|su|votre|ihre?)\\s*)?(?:(?:${name})(?:\\s+|$)){1,6}`,
    'iu',
  );
  return words.replace(subject, ITSELF[language]).trim() || words;
}

function behind(message: string, title: string, language: Foreign): string | undefined {
  const { told = '', asked } = WORDINGS[language];
  const [asks, tells] = BEHIND[language];
  const { word = '', rest: question } = asks.exec(message)?.groups ?? {};
  if (question) {
    const said =
      word.toLowerCase() === 'si' || word.toLowerCase() === 'ob' ? unnamed(question, title, language) : question;
    return `${asked.replace(/\p{L}+$/u, word.toLowerCase())} ${ended(said.replace(/[?.!\s]+$/, ''))}`.replace(
      / si (?=ils?\b)/,
      language === 'fr' ? ' s’' : ' si ',
    );
  }
  const news = tells.exec(message)?.groups?.rest;
  if (!news) return undefined;
  return told ? `${told} ${ended(news)}` : ended(news.charAt(0).toUpperCase() + news.slice(1));
}

/** A message in the user's own language: their words, as far as they can stand by themselves. */
export function foreignText(message: string, rest: string, boat: Recipient, language: Foreign): string {
  const words = WORDINGS[language];
  const hello = `${words.hello}${boat.owner ? ` ${boat.owner}` : ''},`;
  const title = boat.mine ?? boat.title ?? '';
  const dictated = /["“«]([^"”»]{2,})["”»]/.exec(message)?.[1] ?? /:\s*(\S[\s\S]+)$/.exec(message)?.[1];
  const about = `${hello} ${boat.to || boat.mine ? words.aboutMine : words.about} ${title}`.trim();
  if (dictated) return `${about}: ${ended(dictated)}`;
  const said = rest.trim();
  const asked = askedOfReader(said.replace(/^[\s,:]+/, ''), language);
  if (asked) return `${about}. ${asked}`;
  if (words.whether.test(said))
    return `${about}. ${words.asked} ${ended(toYou(said.replace(words.whether, ''), language))}`.replace(
      / si (?=ils?\b)/,
      ' s’',
    );
  if (words.that.test(said)) {
    const told = said.replace(words.that, '');
    return `${about}. ${words.told ? `${words.told} ${ended(told)}` : ended(told.charAt(0).toUpperCase() + told.slice(1))}`;
  }
  // Somebody who writes about the user's own boat gets the words as they are.
  if (boat.to && /\p{L}{2}/u.test(said)) return `${about}: ${ended(said.replace(/^[\s,:]+/, ''))}`;
  const more = behind(message, title, language);
  return more ? `${about}. ${more}` : `${hello} ${words.interested} ${title}.`;
}

const ended = (words: string) => (/[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`);

/** Words about the owner as words to the owner. A boat stays a boat. */
function toYou(words: string, language: Foreign): string {
  const plain = words.replace(/[?.!\s]+$/, '');
  if (language === 'de' && !/^(?:er|sie)\b/i.test(plain)) return plain;
  return (TO_YOU[language] ?? []).reduce((text, [pattern, you]) => text.replace(pattern, you), plain);
}
