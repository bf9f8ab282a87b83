import { just } from '../../plan.ts';
import type { Frame } from '../../situation.ts';

const OPENING =
  '(?:please|can you|could you|would you|will you|i (?:want|would like|need) (?:you )?to|let us|eddy|hey|okay|cool|nice|great|good|awesome|sweet|perfect|love (?:it|that)|lovely|wow|yes|yeah|just|and|now|so|then|go ahead and|thanks|thank you|alright|_aside_|[,.!])';
const SAVES = '(?:save|bookmark|favorite|fave|heart|star|shortlist|keep|remember)';
const IT = '(?:it|that|this|her|that one|this one|that boat|this boat|the boat|_ref_|(?:the )?_(?:boat|make|id)_)';
const ORDER = new RegExp(
  `^(?:${OPENING} )*${SAVES} ${IT}(?: (?:for me|for later|for now|please|then|too|as well|to my list|in my list|thanks|somewhere|_saved_|to _saved_))*[.!? ]*$`,
);

/** 'Save it for me' right behind a boat means that boat, not the search for it. */
export const saveBoatFrame: Frame = ({ line, memory, help, language }) => {
  const isOfBoat = memory.focusId !== undefined || line.has(/_(?:boat|make|id)_/);
  const isSearch = memory.last?.calls.at(-1)?.name === 'search_boats' && memory.shown.length > 1;
  const answer = help.find(({ id }) => id === 'save-boat')?.answer[language];
  if (
    !answer ||
    !isOfBoat ||
    (isSearch && !line.has(/_(?:boat|make|id|ref)_/)) ||
    memory.card ||
    !ORDER.test(line.text)
  )
    return undefined;
  return {
    intent: 'saved',
    weight: 1.65,
    uses: ['boat', 'make', 'ref', 'id', 'saved'],
    words: /.*/,
    plan: just(answer),
  };
};
