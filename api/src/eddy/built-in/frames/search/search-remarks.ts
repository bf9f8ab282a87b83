import { wholeNumber } from '@tradewind/domain/numbers';
import { TRAILER_BEAM } from '../../reading/boat-kinds.ts';
import { isInKnots } from '../../reading/numbers/knots.ts';
import { NOT_ON_GULF, NOT_ON_LAKES } from '../../reading/places/regions.ts';
import { homesIn } from '../../reading/places/wished-places.ts';
import { featuresIn, type ReadWish } from '../../reading/wish.ts';
import { idsOf } from '../../reading/wished-names.ts';
import { FEW_HOURS } from '../../reading/wished-ranges.ts';
import { colorsIn } from '../../reading/words/qualities.ts';
import type { Situation } from '../../situation.ts';

/** Miles from a place of which nobody knows where it is are said before the results. */
export const upfrontOn = ({ phrases, memory, message, line }: Situation, { notes, wish }: ReadWish): string => {
  if (OF_LIST.test(message) && !line.has(NAMED_FIRST) && memory.shown.length === 0 && !memory.search)
    return phrases.noListYet;
  return !wish.zip && notes.includes('miles') ? phrases.milesNote : '';
};

/** 'Bowriders in Ohio, and which of those …': the boats stand in the same message. */
const NAMED_FIRST =
  /_(?:type|make|kind|place|bound)_.*(?:[,.;]|\band\b).*(?:_ref_|\b(?:of|from|among) (?:those|these|them)\b)/;
const OF_LIST =
  /\b(?:of|from|among) (?:those|these|them)\b|\b(?:de|entre) (?:esos|estos|ellos)\b|\bparmi ceux\b|\bvon (?:denen|diesen)\b/i;

const kindsSaid = (line: Situation['line']) => [...new Set(line.all('kind').map(({ word }) => word))];

/** 'Under 30 feet or under 50k': two limits of different kinds. */
function isEither({ chunks }: Situation['line']): boolean {
  return chunks.some(({ text, meaning }, index) => {
    if (meaning || text !== 'or') return false;
    const [before, behind] = [chunks[index - 1]?.meaning, chunks[index + 1]?.meaning];
    return before?.is === 'bound' && behind?.is === 'bound' && before.field !== behind.field;
  });
}
/** 'A bowrider, but no lake boat': the word has no type of its own that could be left out. */
const isUnused = ({ loosely }: { loosely?: string }, line: Situation['line']) =>
  loosely !== undefined && line.chunks.some(({ meaning, negated }) => meaning?.is === 'type' && !negated);

/** Models and words of titles that no search can leave out. */
const ruledOutNames = (line: Situation['line']): string[] =>
  line.chunks.flatMap(({ meaning, negated, written }) =>
    negated &&
    ((meaning?.is === 'boat' && idsOf(meaning).length === 0) ||
      meaning?.is === 'kind' ||
      (meaning?.is === 'type' && isUnused(meaning, line)))
      ? [written]
      : [],
  );

/** Boats that the search leaves out by their names. */
const boatsOut = (line: Situation['line']) =>
  line.chunks.flatMap(({ meaning, negated }) =>
    negated && meaning?.is === 'boat' && idsOf(meaning).length > 0
      ? meaning.boats.map(({ title, price = 0 }) => ({ title, figure: `$${wholeNumber(price)}` }))
      : [],
  );

const WEIGHT = /\b(?:tons?|tonnes?|toneladas?|tonnen?|pounds|lbs?|kilos?|kg)\b/i;

/** How the message was understood where the words leave it open. */
export function remarksOn({ line, phrases, message }: Situation, { loosely, notes, wish }: ReadWish): string {
  const kind = line.first('kind');
  const part = line.first('place')?.part;
  const home = homesIn(line)[0]?.meaning;
  const { drive, value = 0 } = line.first('miles') ?? {};
  return [
    ...loosely.map(({ word, types }) => phrases.looselyListed(word, types)),
    kind && wish.query ? phrases.noSuchKind(kindsSaid(line)) : '',
    ruledOutNames(line).length > 0 ? phrases.unused(ruledOutNames(line)) : '',
    boatsOut(line).length > 0 ? phrases.leftOut(boatsOut(line)) : '',
    featuresIn(line).length > 0 ? phrases.featureNote(featuresIn(line)) : '',
    notes.includes('lowHours') ? phrases.lowHours(FEW_HOURS) : '',
    notes.includes('trailer') ? phrases.trailerNote(TRAILER_BEAM) : '',
    notes.includes('trailer') && WEIGHT.test(message) ? phrases.weightNote : '',
    line.chunks.some(isInKnots) ? phrases.knotsNote : '',
    colorsIn(line).length > 0 ? phrases.colorNote(colorsIn(line)) : '',
    part ? phrases.partNote(part) : '',
    line.all('place').some(({ except }) => except === NOT_ON_GULF) ? phrases.gulfNote : '',
    line.all('place').some(({ except }) => except === NOT_ON_LAKES) ? phrases.lakesNote : '',
    (wish.tradeFor?.length ?? 0) > 1 &&
    !wish.allTradeFor &&
    line.has(/_asset_ (?:and|&) (?:also )?(?:_asset_|boats)\b|\bboth _asset_/)
      ? phrases.anyOfThese
      : '',
    isEither(line) ? phrases.eitherNote : '',
    home?.is === 'place' ? phrases.homeNote(home.label) : '',
    notes.includes('drive') && drive ? phrases.driveNote(drive, Math.round(value)) : '',
    wish.listedBy ? phrases.listedNote : '',
    notes.includes('euros') ? phrases.eurosNote : '',
    notes.includes('coins') ? phrases.coinsNote : '',
    notes.includes('cash') ? phrases.cashNote : '',
  ]
    .filter(Boolean)
    .join(' ');
}
