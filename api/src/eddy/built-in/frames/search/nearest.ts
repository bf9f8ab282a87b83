import { isKnownCity } from '@tradewind/domain/city-distances';
import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { ask, just, type Plan } from '../../plan.ts';
import { cityText } from '../../reading/places/wished-places.ts';
import type { Frame, Situation } from '../../situation.ts';
import { distanceText } from '../boats/boats.ts';

/** Asks for boats near the user without saying where that is. */
const NEAR_ME =
  /\b(?:near|close to|around|by|nearest|(?:nearest|closest)(?: [\w-]+){0,4} to|closer to|nearer to|(?:_miles_|far|distance|drive|miles) (?:from|of)) (?:me|us|here|home|my (?:place|home|house|area|location|dock|marina|slip|town))\b|\bnearby\b|\b(?:in|around) my (?:area|neck of the woods)\b|\blocal(?= (?:boats?|ones?|listings?|yachts?|_type_|_kind_))|^(?:(?:and|is|are|there|do|you|have|got|any|anything|something|one|a|show|me|but|what about) )*(?:closer|nearer)(?: (?:by|one|ones|boats|home|to (?:home|me|us)))*[?.! ]*$|^(?:(?:and|so|what|which|what is|who is|is|one|the|,) )*(?:closest|nearest)(?: (?:one|ones|boats?))?[?.! ]*$/;

/** Whether a search needs a town that nobody has said. */
export const needsTown = (situation: Situation): boolean =>
  situation.line.has(NEAR_ME) && townIn(situation) === undefined;

/** The town of the last search, if the message asks for something near it again. */
export const sameTown = ({ line, memory }: Situation): string | undefined =>
  line.has(NEAR_ME) && !line.first('place') ? memory.search?.near : undefined;

const MOST_COMPARED = 6;
export const NEAREST =
  /\b(?:closest|nearest|least far|(?:shortest|least) (?:drive|haul|trip|distance)|by (?:distance|proximity)|how (?:far|close) (?:they|each|all|they all|each one|every one) (?:are|is)|how far (?:are|is) (?:they|each|all|every one)|(?:farthest|furthest))\b/;
/** 'Which one is closer to Naples', of the boats just compared. */
const NEARER =
  /\b(?:which|what|who|_ref_)\b.*\b(?:closer|nearer|less far|farther|further)\b.*_place_|\b(?:closer|nearer|farther|further)\b.*_place_.*\b(?:which|what)\b/;
/** 'Are any of those near Miami?' */
const NEAR =
  /^(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:are|is|which|what)\b.*\b(?:of (?:them|these|those)|they|these|those)\b.*\b(?:near|close to|nearby|around|not (?:too |that )?far from)\b/i;
const OF_LIST =
  /_ref_|\b(?:which|them|these|those|they|each|ones?|list)\b|^(?:(?:and|so|okay|what is|who is|what|the|,) )*(?:closest|nearest)\b/;
const FRESH =
  /\b(?:boats?|yachts?|vessels?|listings?|anything|something|any|find|show|search)\b|_(?:type|make|kind|bound|money)_/;

/** Which of the boats shown is the nearest to a town: 'which of these is closest to Naples'. */
export const nearestFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const named = namedIn(situation);
  if (named.length > 1 && line.has(CLOSER) && line.has(/_place_/))
    return {
      intent: 'distance',
      weight: 1.6,
      uses: ['boat', 'make', 'place', 'miles', 'person', 'sort'],
      words: /\b(?:which|what|of|is|are|one|closer|nearer|closest|nearest|to|from|or|and|the|farther|further|away)\b/,
      plan: planFor(situation, named),
    };
  const boats = memory.shown.slice(0, MOST_COMPARED);
  const isNear =
    line.has(NEAREST) || line.has(NEARER) || (line.first('place') !== undefined && matches(NEAR, situation.message));
  if (boats.length < 2 || !isNear || !line.has(OF_LIST) || line.has(FRESH)) return undefined;
  return {
    intent: 'distance',
    weight: 1.35,
    uses: ['ref', 'place', 'miles'],
    words:
      /\b(?:which|what|of|is|are|one|ones|closest|nearest|closer|nearer|farther|further|away|to|from|by|distance|sort|order|rank|list|them|far|farthest|furthest|how|each|and|me|my|home|place|house|drive|shortest)\b/,
    plan: planFor(situation, boats),
  };
};

const CLOSER = /\b(?:closer|nearer|closest|nearest|farther|further)\b/;

/** The boats that a message names, if each is known. */
function namedIn({ line }: Situation): Pick<KnownBoat, 'id'>[] {
  const names = line.all('boat');
  return names.every(({ count }) => count === 1) ? names.flatMap(({ boats }) => boats) : [];
}

function planFor(situation: Situation, boats: readonly Pick<KnownBoat, 'id'>[]): Plan {
  const { language, phrases, memory } = situation;
  const from = townIn(situation);
  if (from === undefined) return just(question('fromWhere', language));
  const isPart = memory.found > boats.length && memory.shown.some(({ id }) => boats.some((boat) => boat.id === id));
  return ask('how_far', { boatIds: boats.map(({ id }) => id), from }, (output) =>
    [distancesText(output, from, situation), isPart ? phrases.ofShown(boats.length) : ''].filter(Boolean).join(' '),
  );
}

/** The town of the message, or the one that the last search was near to. */
export function townIn({ line, memory }: Situation): string | undefined {
  const place = line.all('place').at(-1);
  return place ? (place.zip ?? cityText(place)) : memory.search?.near;
}

type Far = KnownBoat & { distance: string; miles?: number };

/** The boats with their distances, nearest first, or farthest if that was asked. */
export function distancesText(output: Record<string, unknown>, from: string, { line, phrases }: Situation): string {
  const isFarthest = line.has(/\b(?:farthest|furthest|farther|further)\b/);
  const milesOf = ({ distance, miles }: Far) => (distance === 'straight' ? miles : undefined);
  const sorted = (boatsOf(output) as Far[]).toSorted((a, b) =>
    isFarthest ? (milesOf(b) ?? 0) - (milesOf(a) ?? 0) : (milesOf(a) ?? Infinity) - (milesOf(b) ?? Infinity),
  );
  const [first] = sorted;
  // A zip code only tells the state.
  if (!first || !isKnownCity(from) || milesOf(first) === undefined) return distanceText(output, from, phrases);
  const all = sorted.map((boat) => phrases.farAway(boat.title, milesOf(boat)));
  return [
    isFarthest ? '' : phrases.nearest(first.title, first.price, first.location, milesOf(first)),
    `${phrases.distances(from)} ${all.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
