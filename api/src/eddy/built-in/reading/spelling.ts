import { CHATTER } from './chatter.ts';

/**
 * Words that a question is understood by: what is nearly one of them is taken for it. Left out are those that are nearly another
 * word, such as house, broker and Maine, which are nearly horse, broken and marine.
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
/** Words that are right as they are. */
const RIGHT = new Set(
  'carolinas virginian floridian cruises cruised expressed consoled jewels compared messaged vehicular budgets lengths fishes'.split(
    ' ',
  ),
);
const BY_FIRST_LETTER = Map.groupBy([...KNOWN], (word) => word[0] ?? '');

/** Mends typing errors; a word with a capital in the middle of a sentence is a name, and stays. */
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

/** One letter too many, too few, wrong or changed with its neighbor. */
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
