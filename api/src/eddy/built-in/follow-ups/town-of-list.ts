import type { Memory } from '../memory.ts';
import { STATE_OF_CITY } from '../reading/places/us-places.ts';
import { soundOf } from '../reading/words/sounds.ts';
import { isFamiliar, isForm } from '../reading/words/spelling.ts';
import { editsBetween } from '../reading/words/wording.ts';

const NAMED = /(?<=\b(?:the|that) )(?<town>\p{L}{4,}(?: \p{L}{4,})?)(?= (?:one|boat|yacht)\b)/iu;
const MOST_EDITS = 2;

/** Shorter names sound like too many others. */
const LEAST_LETTERS = 6;
const TOWNS = [...STATE_OF_CITY.keys()];

/** 'The galvestn one': the one town of the list, or else of all, that is written or sounds nearly like this. */
export function withTownOfList(message: string, { shown, focus }: Memory): string | undefined {
  const written = NAMED.exec(message)?.groups?.town?.toLowerCase();
  if (!written || written.split(' ').every((word) => isFamiliar(word) || isForm(word))) return undefined;
  const boats = shown.length > 0 ? shown : focus ? [focus] : [];
  if (boats.some(({ title }) => title.toLowerCase().includes(written))) return undefined;
  const towns = [...new Set(boats.map(({ location }) => location.split(',')[0]?.trim().toLowerCase() ?? ''))];
  if (towns.includes(written) || STATE_OF_CITY.has(written)) return undefined;
  const town = onlyNear(written, towns) ?? (boats.length === 0 ? onlyNear(written, TOWNS) : undefined);
  return town && message.replace(NAMED, town);
}

function onlyNear(written: string, towns: readonly string[]): string | undefined {
  const [only, ...more] = towns.filter((town) => town[0] === written[0] && isNearly(written, town));
  return more.length === 0 ? only : undefined;
}

const isNearly = (written: string, town: string): boolean =>
  editsBetween(written, town, MOST_EDITS) <= (town.length > LEAST_LETTERS ? MOST_EDITS : 1) ||
  (written.length >= LEAST_LETTERS &&
    Math.abs(written.length - town.length) <= 1 &&
    soundOf(written) === soundOf(town));
