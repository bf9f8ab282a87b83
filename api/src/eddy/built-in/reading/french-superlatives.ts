import type { Line } from './line.ts';
import { beforeNoun, unaccented } from './superlatives.ts';

/** French superlatives by the words for more and less. */
const MOST: readonly [RegExp, string, string][] = [
  [/^cher(?:e?s?)$|^couteux$|^couteuses?$/, 'most expensive', 'cheapest'],
  [/^recent(?:e?s?)$|^neu(?:f|fs|ve|ves)$|^nouve(?:au|aux|lle|lles)$|^modernes?$/, 'newest', 'oldest'],
  [/^ancien(?:s|ne|nes)?$|^vieux$|^vieille?s?$/, 'oldest', 'newest'],
  [/^grand(?:e?s?)$|^long(?:s|ue|ues)?$/, 'biggest', 'smallest'],
  [/^petit(?:e?s?)$|^court(?:e?s?)$/, 'smallest', 'biggest'],
  [/^rapides?$/, 'fastest', 'slowest'],
  [/^lent(?:e?s?)$/, 'slowest', 'fastest'],
];
const NOUN = {
  article: /^(?:le|la|les)$/,
  ends: /^(?:et|ou|que|est|sont|un|une|des|a|en|avec|pour|par|qui|dont|mon|ma|mes|[,;.!?:])$/,
};

/** 'La vedette la plus rapide': behind a noun with its article stands a superlative, which English puts before it. */
export function readFrenchSuperlatives(line: Line): void {
  for (let index = 2; index < line.chunks.length - 2; index++) {
    const plain = (at: number) => unaccented(line.chunks[at]?.text ?? '');
    const way = plain(index + 1);
    if (!NOUN.article.test(plain(index)) || (way !== 'plus' && way !== 'moins')) continue;
    if (/^(?:que|qu'|ou)$/.test(plain(index + 3))) continue;
    const [, more, less] = MOST.find(([word]) => word.test(plain(index + 2))) ?? [];
    const most = way === 'plus' ? more : less;
    if (most) beforeNoun(line, index, index + 3, most, NOUN);
  }
}
