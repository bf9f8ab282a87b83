import { boatsMeant, extremeIn, extremeOf, namedIds } from '../../meant.ts';
import { errorOf, type Plan } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { detailsPlan } from '../boats/boat-text.ts';
import { ownValue } from '../boats/value.ts';
import { partnersPlan } from '../offers/partners.ts';
import { searchPlan } from '../search/search-plan.ts';

/** Reads a message as the answer to Eddy's own question. */
export const answerFrame: Frame = (situation) => {
  const { memory } = situation;
  if (!memory.asked) return undefined;
  const plan = planFor(situation);
  return plan && { intent: 'answer', weight: 1.15, ...EVERYTHING, plan };
};

function planFor(situation: Situation): Plan | undefined {
  const { memory, line, phrases } = situation;
  const short = line.text.split(' ').length <= 9;
  if (!short || line.has(LEAVES_OUT) || narrows(situation)) return undefined;
  const slot = answeredSlot(situation);
  if (slot) return partnersPlan(slot, phrases);
  if (memory.asked === 'whichOwnBoat' && !TRADES.test(memory.before ?? '')) {
    const own = ownMeant(situation);
    return own === undefined ? undefined : ownValue(own, situation);
  }
  if (memory.asked === 'feetOrDollars') return unitPlan(situation);
  if (memory.asked === 'whichBoat' && isReference(situation)) {
    const meant = boatsMeant(situation);
    const before = memory.before ?? '';
    if (
      typeof meant === 'object' &&
      'ids' in meant &&
      !/\b(?:offer|message|write|ask|tell|worth|far)\b/i.test(before.replace(/tell me/gi, ''))
    )
      return detailsPlan(meant.ids, `${before.toLowerCase()} ${line.text}`, phrases);
  }
  return undefined;
}

/** 'Not the second one' chooses no boat yet. */
const LEAVES_OUT =
  /\b(?:not|except|without|skip|drop|exclude|remove|leave out|anything but|neither)(?: the)? _(?:ref|boat|make|sort)_(?: (?:and|or|nor)(?: the)? _(?:ref|boat|make|sort)_)*[.! ]*$/;

/** 'Which of them are yachts' asks about all of them. */
const narrows = ({ line }: Situation): boolean =>
  line.all('ref').some(({ ref }) => ref.by === 'all') && line.has(/_(?:type|place|bound|fuel|engine|condition)_/);

/** Questions about a trade with one's own boat, perhaps with cash on top, and not about its worth. */
const TRADES =
  /\b(?:offer|bid|trade|swap|switch|upgrade|change|exchange|move up)\b|^(?!.*\b(?:worth|price|value)\b).*\d/i;

const isReference = ({ line }: Situation) => line.has(/_(?:ref|boat|make|id|person|n|sort)_/);

/** Which of the user's boats the words name or describe. */
export function ownMeant({ line, own, reading }: Situation): number | undefined {
  const said = line.first('own')?.boats ?? [];
  if (said.length === 1) return said[0]?.id;
  const named = namedIds(line);
  const mine = own.filter(({ id }) => named.includes(id));
  if (mine.length === 1) return mine[0]?.id;
  const extreme = extremeIn(line, reading.words);
  if (extreme) return extremeOf(own, extreme)?.id;
  const position = line.first('ref');
  if (position?.ref.by === 'position') return own.at(position.ref.positions[0] ?? 0)?.id;
  const id = line.first('id')?.id ?? line.first('n')?.value;
  const numbered = own.filter(({ title }) => id !== undefined && title.split(' ').includes(String(id)));
  return numbered.length === 1 ? numbered[0]?.id : own.find((boat) => boat.id === id)?.id;
}

/** The reply when the last turn asked what something is worth or which boat is meant. */
function answeredSlot(situation: Situation): Record<string, unknown> | undefined {
  const { memory, line } = situation;
  const call = memory.last?.calls.at(-1);
  const error = call?.name === 'who_would_trade' && errorOf(call.output);
  if (!call || !error) return undefined;
  if (error.startsWith('What is it worth')) {
    const bound = line.all('bound').find(({ field }) => field === 'price');
    const middle = bound && ((bound.min ?? bound.max ?? 0) + (bound.max ?? bound.min ?? 0)) / 2;
    const number = line.first('n')?.value;
    const value =
      line.first('money')?.value ?? middle ?? (number === undefined || number >= 1_000 ? number : number * 1_000);
    return value === undefined ? undefined : { ...call.input, value: Math.round(value) };
  }
  const myBoatId = error.includes('Which one?') ? ownMeant(situation) : undefined;
  return myBoatId === undefined ? undefined : { ...call.input, myBoatId };
}

/** Repeats the search with the bare numbers as feet or as thousands of dollars. */
function unitPlan(situation: Situation): Plan | undefined {
  const { line, memory, phrases } = situation;
  const feet = line.has(/\b(?:feet|foot|ft|length|long|size|first|loa)\b|_ref_/);
  const dollars = line.has(/\b(?:dollars?|price|money|thousands?|k|bucks|budget|cost|second)\b|\$/);
  if (feet === dollars) return undefined;
  const numbers = [...(memory.before ?? '').matchAll(/\d+(?:\.\d+)?/g)]
    .map(([digits]) => Number(digits))
    .filter((value) => value >= 12 && value <= 130);
  const [low = 0, high] = numbers.sort((a, b) => a - b);
  const scale = feet ? 1 : 1_000;
  const least = /\b(?:over|above|at least|more than|min)\b/i.test(memory.before ?? '');
  const base = memory.search ?? {};
  const range =
    high !== undefined ? { min: low * scale, max: high * scale } : least ? { min: low * scale } : { max: low * scale };
  const limits = feet
    ? {
        ...(range.min !== undefined && { minLength: range.min }),
        ...(range.max !== undefined && { maxLength: range.max }),
      }
    : {
        ...(range.min !== undefined && { minPrice: range.min }),
        ...(range.max !== undefined && { maxPrice: range.max }),
      };
  return searchPlan({ wish: { ...base, ...limits } }, phrases);
}
