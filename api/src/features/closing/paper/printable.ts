import type { Font } from 'fontkit';

const DROPPED = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text with nothing that the font cannot print. Emoji and invisible characters are left out; other characters without a glyph
 * become their number, because an empty box would hide them.
 */
export function printable(text: string, font: Pick<Font, 'hasGlyphForCodePoint'>): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      if (sign === '\n' || font.hasGlyphForCodePoint(point)) return sign;
      return DROPPED.test(sign) ? '' : `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`;
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}
