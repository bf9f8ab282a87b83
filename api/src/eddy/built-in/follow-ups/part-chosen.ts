import { matchOf } from '../../matching.ts';
import type { KnownBoat, Memory } from '../memory.ts';
import { titledBy } from '../reading/list-words.ts';

const LEAD = '^\\s*(?:(?:and|so|ok(?:ay)?|now|then|what about|how about|hm+|well)[\\s,]+)*';
const CHOSEN = new RegExp(
  `${LEAD}(?:the|both|those|these)\\s+(?:(?:two|three|both|other two)\\s+)?((?:[\\p{L}\\d'-]+(?:\\s*,\\s*|\\s+)){0,5}?[\\p{L}\\d'-]+?)(?:\\s+(?:ones|boats))?\\s*[,:–-]\\s+(\\S.*)$`,
  'iu',
);
const END_OF = new RegExp(
  `${LEAD}(?:the|which is the)\\s+(older|newer|cheaper|bigger|smaller|faster|pricier|oldest|newest|cheapest|biggest|smallest|fastest)\\s+of\\s+the\\s+((?:[\\p{L}\\d'-]+\\s+){0,2}?[\\p{L}\\d'-]+?)(?:\\s+ones)?\\s*[,:–-]\\s+(\\S.*)$`,
  'iu',
);
const COMPARES = /\b(?:difference|diff|compare|which|vs|versus|better|apart|gap|who)\b/i;

/** A question about a part of the list, as one about a list of these boats only. */
interface ChosenPart {
  message: string;
  memory: Memory;
}

/** 'The 31 and the 34, what's the price difference?', 'both coupes, hours and beam', 'the older of the pilothouses, how many hours?'. */
export function partChosen(message: string, memory: Memory): ChosenPart | undefined {
  const end = matchOf(END_OF, message);
  const [, words = '', question = ''] = end ? end.slice(1) : (matchOf(CHOSEN, message) ?? []).slice(0);
  const chosen = words ? chosenIn(words, memory.shown) : [];
  if (chosen.length < 2 || chosen.length >= memory.shown.length) return undefined;
  const part = { ...memory, ...listOf(chosen) };
  if (end) return { message: `the ${end[1]} one, ${question}`, memory: part };
  return { message: COMPARES.test(question) ? `compare both ${question}` : `their ${question}`, memory: part };
}

const listOf = (boats: KnownBoat[]): Partial<Memory> => ({
  shown: boats,
  cheapest: undefined,
  found: boats.length,
  listedBy: 'search_boats',
  search: { boatIds: boats.map(({ id }) => id) },
  focus: undefined,
  focusId: undefined,
  asked: undefined,
});

/** Every word must be one of a title or a town of the list. Words side by side are about the same boats. */
function chosenIn(words: string, shown: readonly KnownBoat[]): KnownBoat[] {
  const groups = words
    .toLowerCase()
    .split(/\s*(?:,|\band\b|\bor\b|&)\s*/)
    .map((group) => group.split(/\s+/).filter((word) => word && !/^(?:the|in|from|two|both)$/.test(word)))
    .filter((group) => group.length > 0);
  const found = groups.map((group) =>
    group.reduce<readonly KnownBoat[]>((boats, word) => titledBy(word, boats) ?? [], shown),
  );
  if (found.some((boats) => boats.length === 0)) return [];
  const ids = new Set(found.flat().map(({ id }) => id));
  return shown.filter(({ id }) => ids.has(id));
}
