import { replacedIn } from '../../matching.ts';
import type { Memory } from '../memory.ts';

/** 'OK, forget those, show me diesels': the request behind it is a new one. */
const FORGETS =
  /^\s*(?:(?:ok(?:ay)?|no+|nah|hm+|well|alright|right|actually|so|oh)[\s,.!]+)*(?:(?:let['’]?s )?(?:forget|skip|scratch|ditch|drop|scrap)(?: about)?|never ?mind|nvm|enough (?:of|with)) (?:(?:all (?:of )?)?(?:those|these|them)(?: (?:ones|boats|two|three|then|all))?|(?:that|this|the) (?:list|lot|bunch|search))(?:\s*[,.;:!–—]+\s*|\s+(?:and|then)\s+)(?:(?:and|but|then|instead|now|please|rather)[\s,]+)*(?=\p{L})/iu;
const POINTS_BACK = /\b(?:them|those|these|they|it|others?|rest|remaining|first|second|third|last) ?\b/i;

/** The request behind words that drop the list, with a memory without it. */
export function forgottenList(message: string, memory: Memory): { message: string; memory: Memory } | undefined {
  const rest = replacedIn(message, [[FORGETS, '']]);
  if (rest === message || memory.shown.length === 0 || POINTS_BACK.test(rest)) return undefined;
  return {
    message: rest,
    memory: {
      ...memory,
      ...{ shown: [], pair: [], found: 0, search: undefined, searchBefore: undefined, listedBy: undefined },
      ...{ cheapest: undefined, focus: undefined, focusId: undefined, focusBefore: undefined, next: undefined },
    },
  };
}
