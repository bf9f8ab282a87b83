import { EXTREMES, extremeOf } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { ENDS } from '../search/extremes.ts';
import { askedOf } from './boat-questions.ts';
import { aspectIn, detailsPlan } from './boat-text.ts';

const ASKED =
  /^(?:(?:and|so|hey|hi|eddy|okay|please|tell me|also|,) )*(?:how (?:many|long|old|wide|fast|big)|what (?:engines?|year|features?|kind of engines?)|who (?:owns|is selling|sells|has|lists)|where is|in which state is|what is the (?:beam|length|year|engine|speed|top speed|location|condition|owner|capacity|horsepower) of|does|can) (?:\w+ ){0,6}?(?:the |your )_sort_/;
const OTHER =
  /_(?:own|saved|boat|id|person|ref|service)_|_sort_.*_sort_|\b(?:offer|trade|swap|message|worth|than|average|each|every|per)\b|\bhow (?:many|much) (?:boats|_type_|is _sort_)/;
/** Of the boats on screen, where no search made the list: the saved ones, or one's own. */
const OF_LIST =
  /_sort_(?: (?:one|boat|yacht))? (?:of|among|out of|from|in|on) (?:(?:all|any|the) )?(?:of )?(?:these|those|them|this|that|it|my list|the (?:list|lot|bunch|two|three|four|five|six|_n_))\b/;

/** 'How many people can the biggest bowrider carry?': a fact of the boat that a superlative names. */
export const superlativeFactsFrame: Frame = ({ line, reading, phrases, memory }) => {
  const sort = line.first('sort');
  const order = sort && !sort.count ? ENDS[sort.by]?.[1] : undefined;
  const asked = askedOf(line);
  if (!order || !line.has(ASKED) || line.has(OTHER) || !(asked ?? aspectIn(withoutTypes(reading.words))))
    return undefined;
  const extreme = sort && EXTREMES[sort.by];
  const isOfList = memory.shown.length > 1 && memory.listedBy !== 'search_boats' && line.has(OF_LIST);
  const first = isOfList && extreme ? extremeOf(memory.shown, extreme) : undefined;
  if (first)
    return {
      intent: 'details',
      weight: 1.45,
      ...EVERYTHING,
      plan: detailsPlan([first.id], withoutTypes(reading.words), phrases, asked),
    };
  const said = without(readWish(line).wish, ['sort', 'order', 'limit', 'equipment']);
  const isNew = Object.keys(said).length > 0 || line.has(/\b(?:boats?|you have|on here|listed)\b/);
  const base =
    !isNew && memory.search ? without(memory.search, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]) : {};
  const wish = { ...base, ...said, ...order, limit: 1 };
  const plan: Plan = (done) => {
    const [found, ...rest] = done;
    if (!found) return use('search_boats', wish);
    const [boat] = boatsOf(found.output);
    if (!boat) return say(errorOf(found.output) ?? phrases.nothing);
    return detailsPlan([boat.id], withoutTypes(reading.words), phrases, asked)(rest);
  };
  return { intent: 'details', weight: 1.45, ...EVERYTHING, plan };
};

/** A motor yacht asks for no engine. */
const withoutTypes = (words: string) => words.replace(/\bmotor ?(?:yachts?|boats?|cruisers?)\b/g, 'boat');
