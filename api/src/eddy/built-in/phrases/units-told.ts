import type { Language } from '../../../platform/help.ts';

const CONVERTED = /^(?<given>.+?) is (?<about>about )?(?<wanted>.+)\.$/;
const FEET: Readonly<Record<Language, string>> = { en: 'ft', es: 'pies', fr: 'pieds', de: 'Fuß' };
const KNOTS: Readonly<Record<Language, string>> = { en: 'knots', es: 'nudos', fr: 'nœuds', de: 'Knoten' };

/** A conversion in the language of the question: '42 ft is about 12.8 m.' */
export function unitsTold(why: string, language: Language): string {
  const { given, about, wanted } = CONVERTED.exec(why)?.groups ?? {};
  if (language === 'en' || !given || !wanted) return why;
  const inWords = (measure: string) =>
    measure.replace(/ ft$/, ` ${FEET[language]}`).replace(/ knots?$/, ` ${KNOTS[language]}`);
  const [from, to] = [inWords(given), inWords(wanted)];
  if (language === 'es') return `${from} son ${about ? 'unos ' : ''}${to}.`;
  if (language === 'fr') return `${from} font ${about ? 'environ ' : ''}${to}.`;
  return `${from} sind ${about ? 'etwa ' : ''}${to}.`;
}
