import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { searchPlan } from './search-plan.ts';

const OPENS = '^(?:(?:okay|ok|no|hm+|well|so|please|actually|wait|sorry|now|then|let us|can you|could you|,) )*';
const LIST = '(?:search|searches|list|results?|ones?|boats|filters?|query)';
const EARLIER = '(?:previous|last|earlier|prior|other|original|old)';
/** 'Put it back in' after something was taken out. */
const PUT_BACK = new RegExp(
  `${OPENS}(?:put|add|bring|take|turn|switch) (?:it|that|this|them|the (?:filter|limit|place|price|state|type)|_(?:place|bound|type|fuel|condition|feature)_) back(?: in| on)?|${OPENS}(?:restore|reinstate|re ?add|re ?apply) (?:it|that|the (?:filter|limit))`,
);
const UNDO = new RegExp(
  `${OPENS}(?:undo|revert|reverse|take back) (?:that|it|the last (?:one|change|step)|this)|${OPENS}undo\\b|${OPENS}(?:(?:go|take me|take us|get|switch|return) )?back(?: to)?(?: the| my| your)? ${EARLIER} ${LIST}|${OPENS}(?:go|take me|step) back(?: one| a step| please)?[.! ]*$|${OPENS}(?:show|see|give)(?: me)?(?: the| my)? ${EARLIER} ${LIST}(?: again)?`,
);
const TO_FIRST = new RegExp(
  `${OPENS}(?:(?:go|take me|get|switch|return) )?back to (?:the |my )?(?:very )?(?:first|_ref_)|${OPENS}(?:(?:go|get|switch|return) )?back to (?:where (?:i|we) (?:started|began)|the (?:start|beginning))|${OPENS}(?:show|see)(?: me)? the (?:first|original) (?:search|list|results) again`,
);
/** 'Include Florida again' after 'not in Florida'. */
const ALLOWS = new RegExp(
  `${OPENS}(?:(?:include|allow|add|bring|put) _(?:place|type|make)_(?: (?:again|back|too|after all|in|as well))*|_(?:place|type|make)_ (?:is|are) (?:okay|fine|alright)(?: (?:again|too|after all))*)[.! ]*$`,
);

/** Goes back to an earlier search of the conversation, perhaps with another limit. */
export const backFrame: Frame = (situation) => {
  const { phrases } = situation;
  const found = earlierWish(situation);
  if (!found) return undefined;
  const wish = without(found, ['cursor', 'limit'] as (keyof Wish)[]);
  return {
    intent: 'search',
    weight: 1.5,
    uses: [
      'ref',
      'strange',
      'bound',
      'money',
      'place',
      'type',
      'make',
      'kind',
      'fuel',
      'engine',
      'condition',
      'feature',
      'sort',
    ],
    words: /\b(?:back|put|add|bring|undo|search|list|results?|ones?|boats|first|previous|earlier|last|again|show|go)\b/,
    plan: searchPlan({ wish }, phrases),
  };
};

function earlierWish({ line, memory }: Situation): Wish | undefined {
  const { wishes } = memory;
  const [last, before] = [wishes.at(-1), wishes.at(-2)];
  if (!last || memory.cardIsLast) return undefined;
  if (line.has(PUT_BACK)) return before && refined(refined(last, missing(last, before)), said(line));
  if (line.has(ALLOWS)) return allowed(last, said(line));
  if (line.has(UNDO)) return before && refined(before, said(line));
  return line.has(TO_FIRST) && wishes.length > 1 ? refined(wishes[0] ?? {}, said(line)) : undefined;
}

const said = (line: Situation['line']): Wish => readWish(line).wish;

/** The search without the exclusion of what is said, if it has one. */
function allowed(last: Wish, { state, type }: Wish): Wish | undefined {
  const states = last.notStates?.filter((one) => one !== state);
  const types = last.notTypes?.filter((one) => one !== type);
  if (states?.length === last.notStates?.length && types?.length === last.notTypes?.length) return undefined;
  return {
    ...without(last, ['notStates', 'notTypes']),
    ...(states && states.length > 0 && { notStates: states }),
    ...(types && types.length > 0 && { notTypes: types }),
  };
}

/** The limits that the search before had and the last one lost. */
const missing = (last: Wish, before: Wish): Wish =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !(name in last)));
