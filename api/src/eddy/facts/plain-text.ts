import type { Language } from '../../platform/help.ts';

/** Characters that change how a sentence looks but not what it says. */
const INVISIBLE = /\u034f|\u20e3|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The sentence without Markdown and typographic variants, so that every rule reads the same characters. */
export function plainText(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|\s)\*(?=\S)|(?<=\S)\*(?=\s|[.,;:!?]|$)/g, '$1')
    .trim();
}

const FUNCTION_WORDS: Record<Language | 'other', string> = {
  en: 'the is are an of and in at for with it its this that has have had you your there to from on by be not was were i can would here they their them both than but so or if all these those one',
  es: 'el la los las un una unos es está están son de y en con por para su sus que hay del al se lo tiene tienen pide piden cuesta más menos este esta estos no le nos puedo quiere o más barato barco barcos personas pies metros horas mide duerme',
  fr: "le la les un une est sont de et en avec pour sa son ses que qui il elle ils du des au aux à se y ce personnes pieds mètres heures mesure cette ces vous votre plus moins l'un bateau bateaux deux je ne pas ou",
  de: 'der die das ein eine einen einem einer ist sind und in mit für von zu es sie hat haben den dem im am auf liegt kostet kosten nicht ich kann oder bei als sich wird aus beide ihr ihre ihnen boot boote personen stunden meter fuß',
  other:
    'che di della delle degli sono gli nel nella questa questo barca il per con ma anche è não uma um com dos das no na o os para você este seu é mais het een van niet voor met zijn deze dit ook op jest nie się w z i do na är och som inte med för den ett och på',
};
const WORDS_OF = Object.fromEntries(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
) as Record<Language | 'other', Set<string>>;

/** Below this many words, a fragment needs no language: a cell, a heading, 'Sure thing.' */
const SHORT = 6;

/** The language of a sentence, 'other' if nobody here can check what it says, or undefined if it is too short to tell. */
export function languageOf(text: string): Language | 'other' | undefined {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return 'other';
  const words = text.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? [];
  const scores = (Object.keys(WORDS_OF) as (Language | 'other')[])
    .map((language) => ({ language, score: words.filter((word) => WORDS_OF[language].has(word)).length }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.score === 0)
    return (text.match(/(?<![\p{L}\d])\p{Ll}{3,}/gu)?.length ?? 0) > SHORT ? 'other' : undefined;
  if (best.language === 'other' && best.score === second?.score) return second.language;
  return best.language === 'other' && words.length < SHORT ? undefined : best.language;
}
