import { matches } from '../matching.ts';
import type { KnownFacts } from './known-facts.ts';

const JUDGMENTS: readonly [RegExp, 'below' | 'about' | 'above'][] = [
  [
    /\b(?:overpriced|over[- ]priced|too expensive|above (?:the )?(?:market|average)|over market|pricey for|asking too much|sobre el promedio|au-dessus (?:du marché|de la moyenne)|überteuert|über dem (?:durchschnitt|marktwert))\b/iu,
    'above',
  ],
  [
    /\b(?:underpriced|bargain|steal|good deal|great deal|great value|good value|below (?:the )?(?:market|average)|under market|undervalued|ganga|bonne affaire|schnäppchen|unter dem (?:durchschnitt|marktwert)|por debajo del promedio|en dessous de la moyenne)\b/iu,
    'below',
  ],
  [
    /\b(?:fair(?:ly)? pric(?:e|ed)|priced fairly|reasonably priced|market price|in line with (?:the )?(?:market|average)|about average|precio justo|prix juste|prix correct|fairer preis|marktgerecht)\b/iu,
    'about',
  ],
];
const NONE =
  /\b(?:no (?:other |such |matching |available |more )?(?:boats?|listings?|match(?:es)?|results?|yachts?|one|owners?|trades?|offers?|messages?|conversations?)|nothing (?:matches|like that|found|available|fits)|none (?:of (?:them|these)|match\w*|available|found)|(?:didn't|did not|couldn't|could not|can't|cannot) find (?:any|a|anything|one)|there (?:aren't|are not|isn't|is not) an?y?|zero (?:boats|results|matches)|no hay (?:barcos|ningún|ninguna|resultados)|ningún barco|no encontré|aucun (?:bateau|résultat)|je n'ai (?:rien |pas )trouvé|keine? (?:boote?|treffer|ergebnisse)|nichts gefunden)\b/iu;
/** Said of the boats that are there: 'none of them has a trailer' is not about their number. */
const NONE_OF = /\bnone of (?:them|these)\b|\bno (?:one|owner)\b|\bno other\b|\bno more\b/i;

/** 'Your budget covers it' needs a budget of the user's, and boats within it. */
function fitsBudget(text: string, boats: readonly number[], wished: readonly number[], known: KnownFacts): boolean {
  if (wished.length === 0) return /\b(?:what|tell me|share|let me know|depends|if)\b/i.test(text);
  if (!/\b(?:covers?|within|fits|afford)\b/i.test(text)) return true;
  return boats.every((id) => (known.boats.get(id)?.price ?? 0) <= Math.max(...wished));
}

/** Judgments about a price need a valuation of that boat, and 'there are none' a tool that found none. */
export function judgmentHolds(
  text: string,
  boats: readonly number[],
  wished: readonly number[],
  known: KnownFacts,
): boolean {
  if (/\byour budget\b|\byou can afford\b/i.test(text) && !fitsBudget(text, boats, wished, known)) return false;
  if (matches(NONE, text) && !NONE_OF.test(text) && !known.nothingFound) return false;
  if (/\?\s*$/.test(text)) return true;
  return JUDGMENTS.every(([pattern, position]) => {
    const match = pattern.exec(text);
    if (!match) return true;
    const isNegated = /\b(?:not|isn't|no|nicht|pas|kein\w*)\b[^,;]{0,12}$/i.test(text.slice(0, match.index));
    const known1 = known.positions.filter(
      ({ boats: about }) => about.length === 0 || about.some((id) => boats.length === 0 || boats.includes(id)),
    );
    if (known1.length === 0) return false;
    return known1.some((one) => (one.position === position) !== isNegated);
  });
}
