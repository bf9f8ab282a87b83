/** Emoji, joined ones too: what holds them together is not seen, but is part of what is. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?)*/gu;
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{16FE4}\u{1D159}]/u;
/** Marks that turn the direction of what follows. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a text holds characters that nobody sees: controls, bidi marks, zero-width and filler characters. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(EMOJI, ''));

/** For longer texts, where some scripts need joiners: only what could turn the text around goes. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION, '');
