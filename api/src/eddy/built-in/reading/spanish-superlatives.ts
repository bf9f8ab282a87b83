import type { Line } from './line.ts';

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const SPANISH_MOST: readonly [RegExp, string][] = [
  [/^(?:barat|economic)[oa]s?$/, 'cheapest'],
  [/^(?:car|costos)[oa]s?$/, 'most expensive'],
  [/^(?:nuev|modern)[oa]s?$|^recientes?$/, 'newest'],
  [/^(?:viej|antigu)[oa]s?$/, 'oldest'],
  [/^(?:grandes?|larg[oa]s?)$/, 'biggest'],
  [/^(?:pequen|cort|chic)[oa]s?$/, 'smallest'],
  [/^(?:rapid|veloz|veloces)[oa]?s?$/, 'fastest'],
  [/^lent[oa]s?$/, 'slowest'],
];
const ARTICLE = /^(?:el|la|los|las)$/;
/** Words that end what an article stands before. */
const ENDS_NOUN = /^(?:y|o|u|e|que|es|son|un|una|uno|unos|algo|hay|tiene|esta|en|con|por|para|[,;.!?¿¡:])$/;
const LONGEST_NOUN = 4;

/** 'El pesquero más barato': behind a noun with its article, a Spanish comparative is a superlative, which English puts before it. */
export function readSuperlatives(line: Line): void {
  for (let index = 0; index < line.chunks.length - 1; index++) {
    const plain = (at: number) => unaccented(line.chunks[at]?.text ?? '');
    if (plain(index) !== 'mas' || plain(index + 2) === 'que') continue;
    const most = SPANISH_MOST.find(([word]) => word.test(plain(index + 1)))?.[1];
    const before = line.chunks.slice(Math.max(0, index - LONGEST_NOUN - 1), index).map(({ text }) => unaccented(text));
    const noun = before.slice(before.findLastIndex((word) => ARTICLE.test(word) || ENDS_NOUN.test(word)));
    if (!most || noun.length < 2 || !ARTICLE.test(noun[0] ?? '')) continue;
    const start = index - noun.length + 1;
    const words = line.chunks.slice(start, index).map(({ text }) => text);
    line.reword(start, index + 2, [...most.split(' '), ...words]);
  }
}
