import type { Foreign } from '../../reading/languages.ts';

const VERBS_ES =
  'mand|env[ií]|dig|escrib|llam|avis|cont?est|respond|enseñ|muestr|hag|d[éeí]|pas|esper|confirm|expliqu|traig|guard|baj|acept|ofrezc|cuent|prepar|llev|reserv|busqu|mir|piens';
/** 'Que me mande fotos': what the reader shall do. */
const WISHED_ES = new RegExp(
  `^(?:que\\s+)?(?:por favor\\s+)?(?:(?:me|nos|te|lo|la|le|se)\\s+){0,2}(?:${VERBS_ES})\\p{L}{0,5}(?<![oó])(?:\\s|$)`,
  'iu',
);
/** 'De m’envoyer des photos'. */
const WISHED_FR = /^(?:de\s+|d['’])(?<todo>(?:(?:me|nous|m['’]|ne pas)\s*)?\p{L}+(?:er|ir|re|oir)\b.*)$/iu;
/** 'Sie soll mir Fotos schicken', 'er möge sich melden'. */
const WISHED_DE =
  /^(?:dass\s+)?(?:er|sie)\s+(?:soll|sollen|möge|mögen|möchte)\s+(?:doch\s+|bitte\s+|mal\s+)*(?<todo>.+)$/iu;
const WISHED_DE_LAST = /^(?:dass\s+)?(?:er|sie)\s+(?<todo>.+?)\s+(?:soll|sollen|möge|möchte)$/iu;

const plain = (words: string) => words.trim().replace(/[?.!\s]+$/, '');

/** Turns what somebody shall do into a question to the reader. Undefined if the words only tell something. */
export function askedOfReader(words: string, language: Foreign): string | undefined {
  const said = plain(words);
  if (language === 'es' && WISHED_ES.test(said)) return `Le pido que ${said.replace(/^que\s+/i, '')}.`;
  if (language === 'fr') {
    const todo = WISHED_FR.exec(said)?.groups?.todo;
    return todo && `Pourriez-vous ${todo.replace(/^d['’]/, '')} ?`;
  }
  if (language === 'de') {
    const todo = (WISHED_DE.exec(said) ?? WISHED_DE_LAST.exec(said))?.groups?.todo;
    return todo && `Könnten Sie ${todo}?`;
  }
  return undefined;
}
