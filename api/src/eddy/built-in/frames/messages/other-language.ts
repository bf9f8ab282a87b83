import type { Language } from '../../../../platform/help.ts';
import { matchOf } from '../../../matching.ts';

const LANGUAGE =
  '(spanish|french|german|italian|portuguese|dutch|english|russian|polish|chinese|japanese|swedish|norwegian|greek|turkish)';
const ORDERED = new RegExp(
  `\\b${LANGUAGE} (?:message|note|text|email|version)\\b|\\b(?:message|note|text|email|write|draft)\\b[^.:"“]{0,40}\\bin ${LANGUAGE}\\b`,
  'i',
);
const OPENS = new RegExp(
  `^[\\s,]*(?:(?:an? )?(?:short |quick |nice )?(?:note|message|text|email) )?in ${LANGUAGE}\\b[\\s,]*`,
  'i',
);
const ENDS = new RegExp(
  `(?:[,.;]\\s*|\\s+(?:and |but )?(?:write|say|put|make) (?:it|that) )in ${LANGUAGE}(?: please)?[\\s.!]*$`,
  'i',
);

/** The names of languages in Spanish, French and German. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:ingl[eé]s|anglais|englisch|english)$/i,
  es: /^(?:español|espanol|castellano|espagnol|spanisch)$/i,
  fr: /^(?:franc[eé]s|français|francais|französisch)$/i,
  de: /^(?:alem[aá]n|allemand|deutsch)$/i,
};
const ENDS_FOREIGN =
  /[\s,.;]+(?:y |et |und |pero |mais |aber )?(?:(?:escríbelo|ponlo|hazlo|écris-le|schreib es|bitte|por favor) )?(?:en|auf|in) (?<name>ingl[eé]s|español|espanol|castellano|franc[eé]s|alem[aá]n|anglais|espagnol|français|francais|allemand|englisch|spanisch|französisch|deutsch|english)(?:,? (?:por favor|porfa|s['’]il (?:te|vous) pla[iî]t|stp|svp|bitte))?[\s.!]*$/iu;

interface InLanguage {
  text: string;
  /** The language that the user asked for, with its capital. */
  language: string | undefined;
}

/** The words of a message without the order for their language: 'in Spanish, asking …'. */
export function withoutLanguage(before: string, text: string, from: Language = 'en'): InLanguage {
  if (from !== 'en') {
    const name = matchOf(ENDS_FOREIGN, text)?.groups?.name;
    const meant = name && Object.entries(NAMES).find(([, names]) => names.test(name))?.[0];
    const other = meant && meant !== from ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
    return { text: name ? text.replace(ENDS_FOREIGN, '') : text, language: other };
  }
  const found = matchOf(OPENS, text)?.[1] ?? matchOf(ENDS, text)?.[1] ?? ordered(before);
  const language = found && found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
  return { text: text.replace(OPENS, ' ').replace(ENDS, ''), language };
}

const ordered = (before: string): string | undefined => {
  const found = ORDERED.exec(before);
  return found?.[1] ?? found?.[2];
};
