/** Emoji, including sequences: their joiners are invisible but part of the visible emoji. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?)*/gu;
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{16FE4}\u{1D159}]/u;
/** Marks that change the direction of the following text. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a text contains invisible characters: controls, bidi marks, zero-width and filler characters. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(EMOJI, ''));

/** For longer texts, which may need joiners in some scripts: removes only direction marks. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION, '');

const PRINTABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a text can be printed on documents, whose font has Latin, Greek and Cyrillic letters. */
export const isPrintable = (text: string): boolean =>
  PRINTABLE.test(text) && !/\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/g, '')) && !hasInvisible(text);
