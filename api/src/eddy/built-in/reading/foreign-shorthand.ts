import type { Language } from '../../../platform/help.ts';
import type { Line } from './line.ts';

/** Words as phones shorten them. */
const SHORT: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: { q: 'que', k: 'que', x: 'por', xq: 'por que', pq: 'por que', tb: 'tambien', tmb: 'tambien', porfa: 'por favor' },
  fr: { pk: 'pourquoi', pq: 'pourquoi', bcp: 'beaucoup', qd: 'quand', ds: 'dans', tt: 'tout', mtn: 'maintenant' },
  de: { u: 'und', nich: 'nicht', ned: 'nicht', nix: 'nichts', hab: 'habe', wieviel: 'wie viel', wieviele: 'wie viele' },
};

/** Behind these, 'si' without its accent means yes. */
const YES_BEHIND = /^(?:que|ok|okay|vale|claro|pues|bueno|y|ah|eh|oh|[.!?])$/;
/** Begins a clause, so that 'si' before it means if. */
const CLAUSE =
  /^(?:el|la|los|las|un|una|mi|mis|tu|su|no|me|te|se|lo|le|yo|ya|hay|es|esta|son|alguien|quiero|tengo|puedo|vendo|compro|pago|hago|acepto|bajo|doy|ofrezco|cambio|acepta|puede|tiene|queda|todavia|sigue|vale|incluye|trae|viene)$/;

/** Writes shortened words out. */
export function readShorthand(line: Line, language: Exclude<Language, 'en'>): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const { text = '', meaning } = line.chunks[index] ?? {};
    const isBesideNumber = [index - 1, index + 1].some((at) => line.chunks[at]?.meaning?.is === 'n');
    const written =
      meaning || (text.length === 1 && isBesideNumber && text !== 'x') ? undefined : SHORT[language][text];
    if (written && !(text === 'x' && line.chunks[index - 1]?.meaning?.is === 'n')) {
      const words = written.split(' ');
      line.reword(index, index + 1, words);
      index += words.length - 1;
    }
  }
}

const RULES_OUT = /^(?:nicht|außer|ausser|ohne|keine)$/;

/** 'Und nicht meine' at the end of a clause leaves out one's own boats. */
export function readOwnRuledOut(line: Line): void {
  line.chunks.forEach(({ text }, index) => {
    const next = line.chunks[index + 1]?.text ?? '.';
    const isOwn = /^(?:meine|meins|meines|meinen|eigenen|eigene)$/.test(text);
    if (isOwn && RULES_OUT.test(line.chunks[index - 1]?.text ?? '') && /^[,.;!?]$/.test(next))
      line.reword(index, index + 1, ['meine', 'boote']);
  });
}

/** 'Weder in Florida noch in Texas' rules both out. */
export function readNeither(line: Line): void {
  const first = line.chunks.findIndex(({ text }) => text === 'weder');
  if (first < 0) return;
  line.chunks.forEach(({ text }, index) => {
    if (index === first || (index > first && text === 'noch')) line.reword(index, index + 1, ['nicht']);
  });
}

/** Whether a Spanish 'si' within a message means if. */
export function isCondition(line: Line, index: number): boolean {
  const [before = '', next = ''] = [index - 1, index + 1].map((at) => line.chunks[at]?.written.toLowerCase() ?? '');
  if (index === 0) return false;
  return !YES_BEHIND.test(before) && (before !== ',' || CLAUSE.test(next)) && next !== '' && next !== ',';
}

const PLUS: Readonly<Partial<Record<Language, readonly [word: RegExp, and: string]>>> = {
  es: [/^m[aá]s$/, 'y'],
  fr: [/^plus$/, 'et'],
};
const NUMBER =
  /^(?:un|una|uno|dos|tres|cien|ciento|doscientos|trescientos|medio|media|mil|deux|trois|cent|mille|une|demi)$/;
const COMPARES = /^(?:no|nada|de|le|la|les|el|los|las|o|ou|mucho|beaucoup|el|en|pas)$/;

/** 'Mi casa más 100 mil' adds the sum. */
export function readPlus(line: Line, language: Language): void {
  const [word, and] = PLUS[language] ?? [];
  line.chunks.forEach(({ text, meaning }, index) => {
    const [before, next] = [line.chunks[index - 1], line.chunks[index + 1]];
    const isSum = next?.meaning?.is === 'n' || NUMBER.test(next?.text ?? '') || next?.text === '$';
    if (and && !meaning && word?.test(text) && isSum && before && !before.meaning && !COMPARES.test(before.text))
      line.reword(index, index + 1, [and]);
  });
}
