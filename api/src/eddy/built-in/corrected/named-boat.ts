import { matchOf } from '../../matching.ts';
import { MARKER } from './inside.ts';

const BOAT = '(?:the |that |his |her )?[\\p{L}][\\p{L}\\d ]{2,40}?';
const ORDER =
  '(?:save|unsave|bookmark|show(?: me)?|tell me (?:more |all )?about|pull up|open|compare|how much is|who owns|where is|details (?:on|of)|what about)';
const CORRECTED = new RegExp(
  `^(?<order>\\s*(?:(?:please|ok(?:ay)?|and|then|so|can you|could you|never mind|nvm|hey)[\\s,.]+)*${ORDER} )(?<first>${BOAT})(?: (?:for me|please|to my \\p{L}+))*[\\s,;.…–—-]+(?=no\\b|sorry\\b|wait\\b|oops\\b|i mean|actually\\b|scratch\\b|hold on|hang on)${MARKER}(?<boat>(?:the|that) [\\p{L}\\d ]{2,40}?)(?: (?:instead|please))*[\\s.!?]*$`,
  'iu',
);
const NUMBER = /^(?:the|that) \d{2,3}\b/i;

/** 'Save the Gale 31 for me, no, sorry, the Gale 34' saves the second. */
export function correctedBoat(message: string): string {
  const { order, first, boat } = matchOf(CORRECTED, message)?.groups ?? {};
  if (!order || !first || !boat) return message;
  // 'The 34' is of the make that was named before.
  const make = NUMBER.test(boat) ? /^(?:(?:the|that) )?(\p{L}[\p{L} ]*?) \d/iu.exec(first)?.[1] : undefined;
  return `${order}${make ? boat.replace(/^(\p{L}+ )/u, `$1${make} `) : boat}`;
}
