import { matches, matchOf } from '../../matching.ts';
import type { Foreign } from './languages.ts';
import type { Line } from './line.ts';

const NAME = '(?:(?!(?:que|qu|als)\\b)[^ ?!]+ ){1,7}?';
const HOW_MUCH: Record<Foreign, string> = {
  es: '(?:en |por |como )?cuant[oa](?: dinero)?',
  fr: "(?:de )?combien(?: d ' argent)?",
  de: '(?:um )?wie ?viel(?: geld)?',
};
const VERB: Record<Foreign, string> = {
  es: '(?:es|esta|sale|cuesta|vale|resulta|son|pide)',
  fr: '(?:est|coute|vaut|fait|sont|coutent)(?: (?:t )?(?:il|elle|ce))?',
  de: '(?:ist|kostet|waere|sind|kosten)(?: (?:es|sie|er))?',
};
const THAN: Record<Foreign, string> = { es: 'que', fr: "qu(?:e| ')", de: 'als' };
const MORE: Record<Foreign, string> = {
  es: '(?:mas|menos)(?: (?:caro|barato|economico|grande|largo|pequeno|corto|nuevo|moderno|viejo|antiguo|rapido|lento|cara|barata|economica|larga|pequena|corta|nueva|moderna|vieja|antigua|rapida|lenta))?',
  fr: '(?:plus|moins)(?: (?:chere?|grande?|longue?|long|petite?|courte?|recente?|neuf|neuve|vieux|vieille|ancien|ancienne|rapide|lente?))?',
  de: '(?:teurer|billiger|gue?nstiger|preiswerter|groe?sser|lae?nger|kleiner|kue?rzer|neuer|jue?nger|ae?lter|schneller|langsamer|mehr|weniger)',
};
/** The comparisons of the three languages in English. */
const ENGLISH: readonly [RegExp, string][] = [
  [/^menos (?:caro|cara)|^moins cher|barat|economic|billig|nstiger|preiswert/, 'cheaper'],
  [/car[oa]$|cher|teurer/, 'more expensive'],
  [/grand|larg|long|sser$|nger$(?<!j(?:u|ue)nger)/, 'longer'],
  [/pequen|cort|petit|court|klein|rzer$/, 'shorter'],
  [/nuev|modern|recent|neu|nger$/, 'newer'],
  [/viej|antigu|vieux|vieil|ancien|lter$/, 'older'],
  [/rapid|schnell/, 'faster'],
  [/lent|langsam/, 'slower'],
  [/^(?:menos|moins|weniger)$/, 'less'],
];

const inEnglish = (words: string): string => ENGLISH.find(([pattern]) => matches(pattern, words))?.[1] ?? 'more';

interface Part {
  from: number;
  to: number;
  words: string;
}

const patternOf = (source: string) => new RegExp(`(?<![^ ])${source}(?![^ ])`, 'd');

/** The orders in which a language puts the question. */
function patternsIn(language: Foreign): { leading: readonly RegExp[]; trailing: RegExp } {
  const [much, verb, than, more] = [HOW_MUCH, VERB, THAN, MORE].map((table) => table[language]);
  return {
    // 'Cuánto más caro es A que B', 'combien coûte de plus A que B', 'wie viel mehr kostet A als B'.
    leading: [
      patternOf(`(?<lead>${much} (?:de )?(?<more>${more})(?: ${verb})?) (?:${NAME})(?<than>${than})`),
      patternOf(`(?<lead>${much} ${verb} (?:de )?(?<more>${more})) (?:${NAME})(?<than>${than})`),
      patternOf(`(?<lead>${much}) (?:${NAME})(?<than>${verb} (?:de )?(?<more>${more}) ${than})`),
    ],
    // 'A es más caro que B, ¿por cuánto?'.
    trailing: patternOf(
      `(?<than>${verb} (?:de )?(?<more>${more}) ${than}) (?:${NAME})(?<lead>(?:, )?(?:y |et |und )?(?:¿ )?${much})(?= [?!.]|$)`,
    ),
  };
}

const PATTERNS = { es: patternsIn('es'), fr: patternsIn('fr'), de: patternsIn('de') };

export const plainly = (text: string, language: Foreign) =>
  (language === 'de' ? text.replace(/[äöü]/g, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`) : text)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** 'How much more is A than B' in another language: its words in the order of English. */
export function readGapQuestions(line: Line, language: Foreign): void {
  const texts = line.chunks.map(({ text, meaning }) => (meaning ? text : plainly(text, language)));
  const text = texts.join(' ');
  const indexAt = (offset: number) => text.slice(0, offset).split(' ').length - 1;
  const partOf = (found: RegExpExecArray, name: string, words: string): Part => {
    const [start = 0, end = 0] = found.indices?.groups?.[name] ?? [];
    return { from: indexAt(start), to: indexAt(end) + 1, words };
  };
  const { leading, trailing } = PATTERNS[language];
  const found = leading.map((pattern) => matchOf(pattern, text)).find(Boolean);
  const behind = found ? undefined : matchOf(trailing, text);
  const more = inEnglish((found ?? behind)?.groups?.more ?? '');
  const parts = found
    ? [partOf(found, 'lead', `how much ${more} is`), partOf(found, 'than', 'than')]
    : behind
      ? [partOf(behind, 'than', `is ${more} than`), partOf(behind, 'lead', 'by how much')]
      : [];
  for (const { from, to, words } of parts.toSorted((a, b) => b.from - a.from)) line.reword(from, to, words.split(' '));
}
