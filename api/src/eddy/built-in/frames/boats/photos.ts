import { boatsMeant } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { BOAT_PHOTOS } from '../../phrases/boat-photos.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from './boat-text.ts';

const PHOTOS = '(?:photos?|pictures?|pics?|images?|gallery)';
const ASKS = new RegExp(
  `\\b(?:show|see|view|look at|send|give|get|have|has|got|any|more|other|are there|is there|find|open|where (?:are|is|can)|how many)\\b.{0,40}\\b${PHOTOS}\\b|^(?:(?:and|so|the|her|his|its|please|some|more|now) )*${PHOTOS}(?: please| of (?:it|her|that(?: one)?|this(?: one)?|(?:the |my )?_(?:boat|make|id|ref)_))?[?.! ]*$`,
);
/** Photos of one's own listing, of messages and of papers are changed elsewhere. */
const OTHER =
  /\b(?:my|our|upload\w*|add|adding|remove|delete|change|edit|reorder|replace|take|taking|post|posting|listing needs?|without|proof|prove|profile|allowed|can i (?:send|attach)|per listing|each listing|limit|maximum|max|ask|tell|message|write|boats?|real|fake|stolen|stock|own|mine|trust|recent|old)\b|_(?:own|type|saved|service|bound|money|kind)_/;

/** 'Any pictures of the Gale 31?' */
export const photosFrame: Frame = (situation) => {
  const { line, memory, phrases, language } = situation;
  if (!line.has(ASKS) || line.has(OTHER)) return undefined;
  const meant = boatsMeant(situation);
  const named = typeof meant === 'object' && 'several' in meant ? meant.several : undefined;
  const ids = typeof meant === 'object' && 'ids' in meant ? meant.ids : undefined;
  const id = ids?.[0] ?? (meant === undefined ? memory.focusId : undefined);
  if ((ids && ids.length > 1) || (meant === undefined && id === undefined)) return undefined;
  const plan = named
    ? severalPlan(named, phrases, question('whichBoat', language), (boat) => photosPlan(boat.id, situation))
    : id === undefined
      ? just(question('whichBoat', language))
      : photosPlan(id, situation);
  return {
    intent: 'details',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan,
  };
};

const photosPlan =
  (boatId: number, { phrases, language }: Situation): Plan =>
  (done) => {
    const last = done.at(-1);
    if (last?.name !== 'boat_details') return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(last.output) as ({ title: string; photos?: unknown } | undefined)[];
    return say(
      boat ? BOAT_PHOTOS[language](boat.title, countOf(boat.photos)) : (errorOf(last.output) ?? phrases.nothing),
    );
  };
