import type { Line } from './line.ts';
import { beforeNoun, unaccented } from './superlatives.ts';

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
const NOUN = {
  article: /^(?:el|la|los|las)$/,
  ends: /^(?:y|o|u|e|que|es|son|un|una|uno|unos|algo|hay|tiene|esta|en|con|por|para|[,;.!?¿¡:])$/,
};

/** 'El pesquero más barato': behind a noun with its article, a Spanish comparative is a superlative, which English puts before it. */
export function readSuperlatives(line: Line): void {
  for (let index = 0; index < line.chunks.length - 1; index++) {
    const plain = (at: number) => unaccented(line.chunks[at]?.text ?? '');
    if (plain(index) !== 'mas' || plain(index + 2) === 'que') continue;
    const most = SPANISH_MOST.find(([word]) => word.test(plain(index + 1)))?.[1];
    if (most) beforeNoun(line, index, index + 2, most, NOUN);
  }
}
