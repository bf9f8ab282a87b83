import type { Foreign } from '../reading/languages.ts';
import { labelIn } from './labels.ts';

const AND: Record<Foreign, string> = { es: 'y', fr: 'et', de: 'und' };
/** Between two things of one side, as the tools list them: a boat with its price and cash. */
const BETWEEN = /(?<=\)|\$[\d,.]*\d) and (?=\$\d|\d{4} |your\b|an? )/g;

/** The things that one side gives, in another language. Names stay as they are. */
export const sideIn = (language: Foreign) => (side: string) => side.replace(BETWEEN, ` ${AND[language]} `);

const NO_ANSWER: Record<Foreign, string> = {
  es: 'nadie respondió a tiempo',
  fr: 'personne n’a répondu à temps',
  de: 'niemand hat rechtzeitig geantwortet',
};

/** The state of a trade. The reason behind it is in the words of a person. */
export const stateIn = (language: Foreign) => (state: string) => {
  const label = labelIn(language);
  const [, head = '', reason = ''] = /^([a-z]+): (.+?)\.?$/.exec(state) ?? [];
  if (!reason) return label(state.replace(/\.$/, ''));
  if (/^Nobody answered in time$/.test(reason))
    return `${label(head)}${language === 'fr' ? ' : ' : ': '}${NO_ANSWER[language]}`;
  return `${label(head)} (“${reason}”)`;
};

const MONTHS: Record<Foreign, readonly string[]> = {
  es: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
};
const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Nov 20, 7:47 PM UTC' in another language. */
export const momentIn = (language: Foreign) => (time: string) =>
  time.replace(/\b([A-Z][a-z]{2}) (\d{1,2}),/, (said, month: string, day: string) => {
    const name = MONTHS[language][ENGLISH.indexOf(month)];
    return name === undefined ? said : `${day}${language === 'de' ? '.' : ''} ${name},`;
  });

const RULES: Record<Foreign, (ofCash: string, ofValue: string) => string> = {
  es: (ofCash, ofValue) =>
    `El depósito estándar es lo mayor entre el ${ofCash} del dinero que paga una persona y el ${ofValue} del valor de todo lo demás que recibe.`,
  fr: (ofCash, ofValue) =>
    `Le dépôt standard est le plus élevé de ces deux montants : ${ofCash} de l’argent que paie une personne, ou ${ofValue} de la valeur de tout le reste qu’elle reçoit.`,
  de: (ofCash, ofValue) =>
    `Die übliche Anzahlung ist der höhere Betrag: ${ofCash} des Geldes, das jemand zahlt, oder ${ofValue} des Werts von allem anderen, das die Person bekommt.`,
};

/** The rule for deposits, which the tools tell in English. */
export const depositRuleIn = (language: Foreign) => (rule: string) => {
  const [ofCash, ofValue] = rule.match(/\d+(?:\.\d+)?%/g) ?? [];
  return ofCash && ofValue ? RULES[language](ofCash, ofValue) : rule;
};
