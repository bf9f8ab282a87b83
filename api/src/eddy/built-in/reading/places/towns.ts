import type { Named } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';
import { isFamiliar } from '../words/spelling.ts';
import { editsBetween } from '../words/wording.ts';
import { cityNamed } from './places.ts';
import { STATE_OF_CITY } from './us-places.ts';

const LONG: Readonly<Record<string, string>> = { ft: 'fort', pt: 'port', mt: 'mount', saint: 'st' };

const NEARNESS = /^(?:near|around|outside|greater|downtown|to)$/;
const GOES_ON = /^(?:or|and|to|please|pls|area|county|if|but|with|under|for|_n_|[,.;!?])$/;

/** 'Near LA' and 'the LA area' are Los Angeles; 'in LA' may be Louisiana, and 'near LA or MS' is. */
function writeLosAngelesOut(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (text !== 'la' || meaning) return;
    const [before, next, other] = [-1, 1, 2].map((step) => line.chunks[index + step]?.text);
    const isNear =
      NEARNESS.test(before ?? '') && (before !== 'to' || /^close/.test(line.chunks[index - 2]?.text ?? ''));
    if (!isNear && next !== 'area' && next !== 'county') return;
    if (next !== undefined && !GOES_ON.test(next)) return;
    if (/^(?:or|and|,)$/.test(next ?? '') && /^[a-z]{2}$/.test(other ?? '') && !/^(?:in|at|no|my)$/.test(other ?? ''))
      return;
    line.reword(index, index + 1, ['los', 'angeles']);
  });
}

/** Writes towns out, unless the words are a measure: 'Ft. Pierce' is Fort Pierce, '30 ft' is a length. */
export function writeTownsOut(line: Line): void {
  writeLosAngelesOut(line);
  line.chunks.forEach(({ text, meaning }, index) => {
    const long = Object.hasOwn(LONG, text) ? LONG[text] : undefined;
    const before = line.chunks[index - 1];
    const next = line.chunks[index + 1];
    if (long === undefined || meaning || before?.meaning?.is === 'n' || before?.text === '-') return;
    if (!next || next.meaning || !/^\p{L}{3,}/u.test(next.text)) return;
    const isPoint = text === 'pt' && STATE_OF_CITY.has(`point ${next.text}`);
    const isTown = STATE_OF_CITY.has(`${text} ${next.text}`) || STATE_OF_CITY.has(`${long} ${next.text}`) || isPoint;
    if (isTown || !isFamiliar(next.text)) line.reword(index, index + 1, [isPoint ? 'point' : long]);
  });
}

const TOWNS = [...STATE_OF_CITY.keys()].filter((town) => town.length >= 6);
const BY_FIRST_LETTER = Map.groupBy(TOWNS, (town) => town[0] ?? '');

/** Reads towns with a typo behind words of place: 'near St. Augustin', 'around galvestn'. */
export function readMisspelledTowns(line: Line, named: readonly Named[]): void {
  const known = new Set(named.flatMap((name) => (name.kind === 'place' ? [name.name] : [])));
  for (const words of [3, 2, 1])
    line.each(
      new RegExp(
        `(?<!\\binterested )\\b(?:in|near|around|from|outside|outside of|close to|by) (?:the )?((?:\\p{L}[\\p{L}']*)(?: \\p{L}[\\p{L}']*){${words - 1}})(?![\\p{L}'_])`,
        'u',
      ),
      ({ groups, chunks }) => {
        const written = groups[1] ?? '';
        const names = chunks.slice(-words);
        if (known.has(written)) return undefined;
        if (names.some(({ meaning }) => meaning) || names.every(({ text }) => isFamiliar(text))) return undefined;
        const town = nearestTown(written);
        return town === undefined ? undefined : cityNamed(town);
      },
    );
}

/** The one town that is spelled nearly like this. */
function nearestTown(written: string): string | undefined {
  const most = written.length >= 9 ? 2 : written.length >= 6 ? 1 : 0;
  const near = (BY_FIRST_LETTER.get(written[0] ?? '') ?? []).map((town) => ({
    town,
    edits: editsBetween(written, town, most),
  }));
  const least = Math.min(...near.map(({ edits }) => edits));
  const best = near.filter(({ edits }) => edits === least);
  return least <= most && best.length === 1 ? best[0]?.town : undefined;
}
