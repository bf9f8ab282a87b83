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

interface InLanguage {
  text: string;
  /** The language that the user asked for, with its capital. */
  language: string | undefined;
}

/** The words of a message without the order for their language: 'in Spanish, asking …'. */
export function withoutLanguage(before: string, text: string): InLanguage {
  const found = matchOf(OPENS, text)?.[1] ?? matchOf(ENDS, text)?.[1] ?? ordered(before);
  const language = found && found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
  return { text: text.replace(OPENS, ' ').replace(ENDS, ''), language };
}

const ordered = (before: string): string | undefined => {
  const found = ORDERED.exec(before);
  return found?.[1] ?? found?.[2];
};
