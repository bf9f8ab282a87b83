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
  /\b(no|none|zero|0|nothing|not any|any) (boats?|listings?|matches|results|[a-z ]{0,24}(boats?|consoles?|yachts?|cruisers?|bowriders?))\b|\bnone\b|\bno (active |open |saved |agreed |pending )?(listing|offer|trade|conversation|favorite|match)|any (listings|saved|trades|offers|boats) yet|nothing (like|matches|fits|listed|here|found|that|by)|(didn't|did not|don't|do not|couldn't|could not|can't|cannot) (find|see|have)|aren't any|isn't (any|one)|not (find|listed)|there('s| is| are) no(ne|thing)?\b|doesn't exist|does not exist|no (hay|encontr|tengo)|ning[uú]n|aucun|rien trouv|kein(e|en)?\b|nichts/i;
const DECLINES =
  /\b(can't|cannot|can not|won't|will not|am not able|'m not able|not allowed|not able to|don't (share|give|have|do|reveal|follow|act|take)|do not (share|give|reveal)|never|only (you|tell|the|answer|show)|private|keep (that|those|contact|them)|up to you|refuse|stick to|not something i|no puedo|no comparto|nunca|ne peux pas|ne partage|jamais|kann (ich )?(nicht|keine)|gebe keine|nie(mals)?)\b/i;
const WARNS =
  /\b(scam|fraud|trick|risk|risky|careful|caution|warning|red flag|beware|don't (pay|send|wire|do|deposit|accept|cash)|do not (pay|send|wire|do|deposit|accept)|never (pay|send|wire|give|deposit|refund|return|accept|cash)|estafa|fraude|arnaque|betrug|vorsicht)/i;
const CLICK = /\b(click|button|card|confirm|press|tap|nothing (is|was|has been) sent|haven't sent|not sent)/i;
const ABOUT_US = /\b(boats?|trad(e|es|ing)|marketplace|listings?|barcos?|bateaux?|boote?n?)\b/i;
/** A claim that something was done in the user's name. */
const CLAIMS =
  /\b(?:i|i've|i have|i just|eddy) (?:just )?(?:sent|accepted|bought|purchased|deleted|deployed|transferred|wired|paid|changed your|messaged|submitted|blocked|reported)\b|\byour (?:offer|message|counteroffer|payment) (?:has been|was|is now|is) (?:sent|submitted|delivered)\b(?! (?:only|when|once|after|if|until|on))|\b(?:message|offer) sent\b(?! (?:by|on|to you))|you(?:'re| are) now (?:an )?(?:admin|verified)/i;
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

const MARKERS: Record<Language, string> = {
  en: 'the and of to you is are for with that here your which this have can not them they would',
  es: 'el los las del que un una para con por es son hay tu su más está están aquí cuál barco barcos tiene tienes encontré entre hola gracias nada puedo puede precio yate yates lancha lanchas cuesta también sobre hasta menos',
  fr: 'le les des du un une et est sont pour avec vous votre dans qui ce ces il pas je bateau bateaux voici au bonjour merci plaisir prix coûte peux puis trouvé propriétaire moins vos sur',
  de: 'der die das und ist sind ein eine einen für mit von nicht sie ich es den dem zu hier boot boote auf im bis gibt ihr hallo danke bitte gern gerne geschehen kann kostet preis gefunden eigner besitzer über unter',
};

/** The language of a text by its most frequent small words. */
export function languageOf(text: string): Language | undefined {
  const words =
    plain(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(MARKERS).map(([language, list]) => {
    const known = new Set(list.split(' '));
    return [language, words.filter((word) => known.has(word)).length] as const;
  });
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
