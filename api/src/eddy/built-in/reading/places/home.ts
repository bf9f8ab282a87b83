import { isUsState, STATE_NAMES } from '@tradewind/domain/geography';
import type { Named } from '../../../../platform/names.ts';
import { matches, matchOf } from '../../../matching.ts';
import type { Line } from '../line.ts';

const LIVES =
  'where (?:i|we) (?:live|am|are)|(?:my|our) (?:own )?(?:place|home ?town|home|house|area|town|neighborhood|doorstep|driveway|location|neck of the woods)';
const NEAR =
  '(?:near(?:est|er)?|close|closest|closer|far|farther|farthest|further|furthest|away|distance|miles|drive|haul|around|local)';
/** The user's place by itself, or as 'home' and 'me' behind words of distance. */
const HOME = new RegExp(
  `(?<=\\b(?:near|to|from|of|around|by|in|at) )(?:${LIVES})\\b|(?<=\\b${NEAR}(?: (?:is|are|\\w+|_\\w+_)){0,8}? (?:to|from|of) )(?:home|me|us|here)\\b|(?<=\\b(?:near|nearest|closest) )(?:home|me|us|here)\\b`,
);
/** Words for somebody else are sent as they are. */
const WRITES =
  /^(?:(?:please|can you|could you|okay|hey|and|so|then|also) )*(?:tell|ask|message|write|text|let|reply|answer|say|offer|draft|send)\b/;

const DISTANCE = new RegExp(`\\b${NEAR}\\b|\\bin (?:my|our) (?:area|town|neighborhood|neck)\\b`);

/** 'Boats in my state'. */
const HOME_STATE = /(?<=\b(?:in|within|from|inside|outside|around) )(?:my|our) (?:own |home )?state\b/;
/** Rules of a state are no place to search in. */
const OF_RULES =
  /\b(?:tax\w*|titles?|regist\w*|insur\w*|laws?|legal\w*|licen\w*|notari\w*|bill of sale|rules?|requir\w*|need|permits?|duty|duties|dmv)\b/;

const speaksOfState = (text: string) => matches(HOME_STATE, text) && !OF_RULES.test(text) && !WRITES.test(text);

export const speaksOfHome = ({ text }: Line): boolean =>
  (matches(HOME, text) && DISTANCE.test(text) && !WRITES.test(text)) || speaksOfState(text);

/** Puts the town of the user's profile in the place of 'where I live'. */
export function readHome(line: Line, named: readonly Named[]): void {
  const home = named.find((name) => name.kind === 'home');
  const isState = speaksOfState(line.text);
  const found = home && speaksOfHome(line) ? matchOf(isState ? HOME_STATE : HOME, line.text) : null;
  if (!home || !found) return;
  const words = isState ? stateOf(home.place) : home.place.toLowerCase();
  if (words === undefined) return;
  const from = line.text.slice(0, found.index).split(' ').length - 1;
  const to = from + found[0].split(' ').length;
  line.reword(from, to, words.match(/[\p{L}\d'.-]+|,/gu) ?? []);
}

/** The state of 'Mobile, AL', by its name. */
function stateOf(place: string): string | undefined {
  const code = /,\s*([A-Z]{2})\b/.exec(place)?.[1] ?? '';
  return isUsState(code) ? STATE_NAMES[code].toLowerCase() : undefined;
}
