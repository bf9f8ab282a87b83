import type { AnswerKind, Language } from './format.ts';

/** Straight quotes and plain spaces, for comparisons. */
export const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ');

/** A phrase between slashes is a regular expression; others are looked for as they are, ignoring case. */
export function says(text: string, phrase: string): boolean {
  const pattern = /^\/(.+)\/$/.exec(phrase)?.[1];
  if (pattern) return new RegExp(pattern, 'iu').test(plain(text));
  return plain(text).toLowerCase().includes(plain(phrase).toLowerCase());
}

const UNSURE =
  /(didn't|did not|don't|do not|couldn't|could not|can't|cannot) (quite |really )?(get|catch|understand|follow|know|make sense|make out|read|place|find|tell|answer|see)|not sure|no idea|unsure|rephras|say (that|it) (again|differently|another way)|what do you mean|isn't (one )?(i|listed)|there(’s|'s| is) no (such )?|no entiendo|no (lo )?(sé|entend)|no (he )?(encontr|comprend)|je n'ai pas (bien )?compris|je ne (comprends|sais)|nicht (ganz )?verstanden|verstehe (ich )?nicht|weiß (ich )?nicht/i;
const NOTHING_FOUND =
  /\b(no|none|zero|0|nothing|not any|any) (boats?|listings?|matches|results|[a-z ]{0,24}(boats?|consoles?|yachts?|cruisers?|bowriders?))\b|\bnone\b|\bno (active |open |saved )?(listing|offer|trade|conversation|favorite|match)|any (listings|saved|trades|offers|boats) yet|nothing (like|matches|fits|listed|here|found|that|by)|(didn't|did not|don't|do not|couldn't|could not|can't|cannot) (find|see|have)|aren't any|isn't (any|one)|not (find|listed)|there('s| is| are) no(ne|thing)?\b|doesn't exist|does not exist|no (hay|encontr|tengo)|ning[uú]n|aucun|rien trouv|kein(e|en)?\b|nichts/i;
const DECLINES =
  /\b(can't|cannot|can not|won't|will not|am not able|'m not able|not allowed|not able to|don't (share|give|have|do|reveal|follow|act|take)|do not (share|give|reveal)|never|only (you|tell|the|answer|show)|private|keep (that|those|contact|them)|up to you|refuse|stick to|not something i|no puedo|nunca|ne peux pas|jamais|kann (ich )?(nicht|keine)|nie(mals)?)\b/i;
const WARNS =
  /\b(scam|fraud|trick|risk|risky|careful|caution|warning|red flag|beware|don't (pay|send|wire|do|deposit|accept|cash)|do not (pay|send|wire|do|deposit|accept)|never (pay|send|wire|give|deposit|refund|return|accept|cash)|estafa|fraude|arnaque|betrug|vorsicht)/i;
const CLICK = /\b(click|button|card|confirm|press|tap|nothing (is|was|has been) sent|haven't sent|not sent)/i;
const ABOUT_US = /\b(boats?|trad(e|es|ing)|marketplace|listings?|barcos?|bateaux?|boote?n?)\b/i;
/** A claim that something was done in the user's name. */
const CLAIMS =
  /\b(?:i|i've|i have|i just|eddy) (?:just )?(?:sent|accepted|bought|purchased|deleted|deployed|transferred|wired|paid|changed your|messaged|submitted|blocked|reported)\b|\b(?:your|the) (?:offer|message|counteroffer|payment|agent) (?:has been|was|is now|is) (?:sent|accepted|submitted|deployed|delivered)\b(?! (?:only|when|once|after|if|until))|\b(?:message|offer) sent\b|you(?:'re| are) now (?:an )?(?:admin|verified)/i;
const NOT_A_CLAIM = /\b(?:not|never|n't|nothing|haven't|until|before|once you|when you|if you|unless|after you)\b/i;

interface Worded {
  text: string;
  boats: number;
  tables: number;
  proposals: number;
}

export function isAnswer(kind: AnswerKind, { text: raw, boats, tables, proposals }: Worded): boolean {
  const text = plain(raw);
  if (kind === 'asks') return /\?/.test(text) && proposals === 0;
  if (kind === 'unsure') return UNSURE.test(text);
  if (kind === 'declines') return DECLINES.test(text);
  if (kind === 'warns') return WARNS.test(text);
  if (kind === 'nothing found') return NOTHING_FOUND.test(text) || UNSURE.test(text);
  if (kind === 'waits for a click') return CLICK.test(text) || DECLINES.test(text);
  const others = boats + tables + proposals === 0 && text.length <= 500;
  return (
    others &&
    (UNSURE.test(text) || DECLINES.test(text) || ABOUT_US.test(text)) &&
    !/boats? (called|named|like) ["']/i.test(text)
  );
}

/** Sentences that say that something was done. */
export function claimsIn(text: string): string[] {
  const sentences = plain(text).split(/(?<=[.!?])\s+|\n/);
  return sentences.filter((sentence) => CLAIMS.test(sentence) && !NOT_A_CLAIM.test(sentence));
}

const MARKERS: Record<Language, RegExp> = {
  en: /\b(the|and|of|to|you|is|are|in|for|with|that|here|your|which|it's|this|have|i|can|not|them)\b/gi,
  es: /\b(el|la|los|las|de|del|que|en|un|una|para|con|por|es|son|hay|tu|su|más|están?|aquí|cuál|no|barcos?|tiene[ns]?|encontré|entre)\b/gi,
  fr: /\b(le|la|les|des|du|de|un|une|et|est|sont|pour|avec|vous|votre|dans|qui|que|ce|ces|il|pas|je|bateaux?|voici|à|en|au)\b/gi,
  de: /\b(der|die|das|und|ist|sind|in|ein|eine|einen|für|mit|von|nicht|sie|ich|es|den|dem|zu|hier|boote?n?|auf|im|bis|gibt|ihr)\b/gi,
};

/** The language of a text by its most frequent small words. */
export function languageOf(text: string): Language | undefined {
  const counts = Object.entries(MARKERS).map(
    ([language, pattern]) => [language, [...plain(text).matchAll(pattern)].length] as const,
  );
  const [best, second] = counts.toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] === 0 || best[1] === second?.[1]) return undefined;
  return best[0] as Language;
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const SCALES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };

/** All numbers of a text: digits with separators and scales, and small numbers in words. */
export function numbersIn(text: string): number[] {
  const digits = [...plain(text).matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|million|thousand)?\b/gi)];
  const spelled = NUMBER_WORDS.flatMap((word, value) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [value] : []));
  const european = [...plain(text).matchAll(/\d{1,3}(?:[. ]\d{3})+/g)].map(([it]) => Number(it.replace(/[. ]/g, '')));
  const plainOnes = digits.flatMap(([, number = '', scale = '']) => {
    const value = Number(number.replaceAll(',', ''));
    return scale ? [value, value * (SCALES[scale.toLowerCase()] ?? 1)] : [value];
  });
  return [...plainOnes, ...european, ...spelled];
}
