import { CHATTER } from './chatter.ts';

/**
 * Keywords: a word that is nearly one of them is corrected to it. Leaves out keywords that are nearly another word, such as house,
 * broker and Maine, which are close to horse, broken and marine.
 */
const KNOWN = new Set(
  `yacht yachts cruiser cruisers express center console consoles bowrider bowriders fishing sportfish saltwater catamaran pontoon sailboat
  something anything cheaper cheapest smaller smallest biggest largest newest longest expensive under below between thousand million dollars budget length
  bitcoin bitcoins crypto cryptocurrency motorcycle motorcycles vehicle vehicles property jewelry aircraft airplane experience experiences membership
  escrow insurance inspection transport commission subscription valuation documentation services
  deploy recall preferences negotiation negotiations compare message messages
  miami tampa lauderdale jacksonville houston galveston charleston annapolis seattle chicago baltimore
  florida california carolina virginia maryland massachusetts connecticut louisiana alabama mississippi washington michigan wisconsin texas`.split(
    /\s+/,
  ),
);
/** Correct words that are nearly a keyword. */
const RIGHT = new Set(
  'carolinas virginian floridian cruises cruised expressed consoled jewels compared messaged vehicular budgets lengths fishes'.split(
    ' ',
  ),
);
const BY_FIRST_LETTER = Map.groupBy([...KNOWN], (word) => word[0] ?? '');

/** Corrects typos. Leaves capitalized words within a sentence alone, because they are names. */
export function spelled(text: string): string {
  return text
    .replace(/\b(less|more|newer|older|cheaper|bigger|smaller|longer|shorter|larger|rather) then\b/gi, '$1 than')
    .replace(/\bwh?ats\b/gi, "what's")
    .replace(/[a-z]{5,}|(?<=^|[.!?] )[A-Z][a-z]{4,}/g, (word, at: number) =>
      /[\w'’-]/.test(text[at - 1] ?? '') ? word : mended(word),
    );
}

function mended(word: string): string {
  const lower = word.toLowerCase();
  if (KNOWN.has(lower) || CHATTER.has(lower) || RIGHT.has(lower)) return word;
  const near = (BY_FIRST_LETTER.get(lower[0] ?? '') ?? []).filter((known) => isNearly(lower, known));
  return near.length === 1 ? (near[0] ?? word) : word;
}

/** Whether one letter is extra, missing, wrong or swapped with its neighbor. */
function isNearly(word: string, known: string): boolean {
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  const rest = short.slice(same + 1) === long.slice(same + 1);
  const turned = short[same] === long[same + 1] && short[same + 1] === long[same];
  return rest || (turned && short.slice(same + 2) === long.slice(same + 2));
}
