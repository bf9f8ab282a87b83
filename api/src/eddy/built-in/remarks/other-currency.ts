import type { Situation } from '../situation.ts';

const CURRENCY = /\b(?:euros?|eur|pounds|sterling|gbp|pesos|(?:swiss )?francs?|yen|canadian(?: dollars)?|cad)\b/i;
const DOLLARS: Record<Situation['language'], string> = {
  en: 'Prices here are in US dollars, and I know no exchange rates.',
  es: 'Los precios aquí son en dólares estadounidenses, y no conozco tipos de cambio.',
  fr: 'Les prix ici sont en dollars américains, et je ne connais pas les taux de change.',
  de: 'Preise sind hier in US-Dollar, und Wechselkurse kenne ich nicht.',
};

/** The words of an answer that were left out, with a currency among them told apart. */
export function currencyIn(left: readonly string[], language: Situation['language']) {
  const others = left.filter((words) => !CURRENCY.test(words));
  return { others, remark: others.length < left.length ? DOLLARS[language] : '' };
}
