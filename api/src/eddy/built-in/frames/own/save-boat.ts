import { boatsMeant, chosenBoat } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { ask, countOf, errorOf, just, type Plan, say, use } from '../../plan.ts';
import { readWish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';

const OPENING =
  '(?:please|can you|could you|would you|will you|i (?:want|would like|need) (?:you )?to|let us|eddy|hey|okay|cool|nice|great|good|awesome|sweet|perfect|love (?:it|that)|lovely|wow|yes|yeah|just|and|also|now|so|then|go ahead and|thanks|thank you|alright|_aside_|[,.!])';
const SAVES = '(?:save|bookmark|favorite|fave|heart|star|shortlist|keep|remember)';
const PUTS = '(?:put|add|stick|throw|place|pop|get|toss|move)';
const NAMED = "(?:_(?:boat|make|id|type|kind|place|sort|ref|person|n|own|aside|strange)_|'s|from|in|of|at|by)";
const IT = `(?:it|that|this|her|them|both|all|these|those|that one|this one|that boat|this boat|the boat|both of (?:them|these|those)|_ref_|(?:the |that |this |all |both |_ref_ )*(?:${NAMED} ?)+(?:(?:and |, |plus |& )+(?:the |that )?(?:${NAMED} ?)+)*(?:one|boat|listing)?)`;
const LIST = '(?:_saved_|(?:my|the) (?:\\w+ )?list)';
const ENDS =
  '(?: (?:for me|for later|for now|for another time|please|then|too|as well|also|now|thanks|somewhere|so i (?:can|do not) \\w+(?: \\w+){0,3}|to look at later))*[.!? ]*$';
const ORDER = new RegExp(
  `^(?:${OPENING} )*(?:${SAVES} ${IT}(?: (?:to|in|into|on|under|among|with) ${LIST})?|${PUTS} ${IT} ?(?:to|in|into|on|onto|among|with|under) ${LIST})${ENDS}`,
);

/** 'Save it for me' right behind a boat means that boat, not the search for it. */
export const saveBoatFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const isOfBoat =
    isRanked(situation) || memory.focusId !== undefined || memory.shown.length > 0 || line.has(/_(?:boat|make|id)_/);
  const isSearch = memory.last?.calls.at(-1)?.name === 'search_boats' && memory.shown.length > 1;
  const isNamed = line.has(
    /_(?:boat|make|id|ref|saved|sort|type|kind|place|person)_|\b(?:both|all|these|those|them)\b/,
  );
  if (!isOfBoat || (isSearch && !isNamed) || (memory.card && memory.cardIsLast && !isNamed) || !line.has(ORDER))
    return undefined;
  return {
    intent: 'saved',
    weight: 1.75,
    ...EVERYTHING,
    isOrder: true,
    plan: savePlan(situation),
  };
};

function savePlan(situation: Situation): Plan {
  const { phrases, language, memory } = situation;
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) => saveOne(id, situation));
  const chosen = chosenBoat(situation);
  const ids = typeof meant === 'object' ? meant.ids : chosen ? [chosen.id] : [];
  const [id = memory.focusId, ...more] = ids;
  if (ids.length === 0 && isRanked(situation)) return saveRanked(situation);
  if (id !== undefined && more.length > 0) return saveEach([id, ...more], situation);
  return id === undefined ? just(question('whichBoat', language)) : saveOne(id, situation);
}

const MOST = 4;
/** 'The two cheapest trawlers', of all boats. */
const isRanked = ({ line }: Situation): boolean => line.has(/_sort_ (?:_(?:type|make|kind)_|boats?\b|yachts?\b)/);

/** Looks up the boats at one end of an order and saves each of them. */
function saveRanked(situation: Situation): Plan {
  const { line, phrases } = situation;
  const limit = Math.min(line.first('sort')?.count ?? 1, MOST);
  return ([found, ...rest]) => {
    if (!found) return use('search_boats', { ...readWish(line).wish, limit });
    const ids = boatsOf(found.output)
      .slice(0, limit)
      .map(({ id }) => id);
    if (ids.length === 0) return say(errorOf(found.output) ?? phrases.nothing);
    return saveEach(ids, situation)(rest);
  };
}

/** A card for each of several boats. */
const saveEach =
  (boatIds: readonly number[], { phrases }: Situation): Plan =>
  (done) => {
    const next = boatIds[done.length];
    if (next !== undefined) return use('save_boat', { boatId: next });
    const refused = done.flatMap(({ output }) => errorOf(output) ?? []);
    const open = done.length - refused.length;
    return say([...refused, open > 1 ? phrases.saveEach : open === 1 ? phrases.save : ''].filter(Boolean).join(' '));
  };

const saveOne = (boatId: number, { phrases }: Situation): Plan => ask('save_boat', { boatId }, () => phrases.save);

const IS_SAVED =
  /^(?:(?:so|and|okay|wait|but|then|,) )*(?:(?:is|was) (?:it|that|this|she|that one|this one|that boat|the boat|(?:the )?_(?:boat|make|ref|id)_)(?: (?:already|now|really|even|still))* (?:saved|bookmarked|favorited|hearted|starred|shortlisted|(?:in|on|among) _saved_)|(?:did|have) (?:you|i) (?:\w+ )?(?:save|saved|bookmark|bookmarked|favorite|favorited|heart|hearted) (?:it|that|this|that one|this one|her|(?:the )?_(?:boat|make|ref|id)_))(?: (?:now|already|yet|then|for me|or not|somewhere|properly))*[?.! ]*$/;

/** 'Is it saved now?', of the boat that was spoken of. */
export const isSavedFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  if (!line.has(IS_SAVED)) return undefined;
  const meant = boatsMeant(situation);
  const id = typeof meant === 'object' && 'ids' in meant ? meant.ids[0] : memory.focusId;
  if (id === undefined) return undefined;
  return {
    intent: 'saved',
    weight: 1.6,
    ...EVERYTHING,
    plan: ([saved]) => {
      if (!saved) return use('saved_boats');
      const found = boatsOf(saved.output).find((boat) => boat.id === id);
      const total = countOf(saved.output.total);
      return say(
        errorOf(saved.output) ??
          (found ? phrases.isSaved(found.title) : total > 0 ? phrases.isNotSaved(total) : phrases.noSaved),
      );
    },
  };
};
