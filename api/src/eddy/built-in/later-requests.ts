import { isQuestion } from './clauses.ts';
import type { Scored } from './compete.ts';
import { questionIn } from './phrases/questions.ts';
import { just, type LaterPlan } from './plan.ts';
import { pointsBack } from './reading/names/references.ts';
import type { Reader, Request } from './requests.ts';
import type { Intent } from './situation.ts';

const FINDS: ReadonlySet<Intent> = new Set(['search', 'figures']);
/** Intents that take boats which another request may find. */
const OF_ONE: ReadonlySet<Intent> = new Set(
  'details,distance,compare,value,offer,message,cost,owner,saved'.split(',') as Intent[],
);
const LEAST_FINDS = 1;
const LEAST = 0.75;

/** Whether a message to an owner lacks the boat, which another part may find. */
export function needsBoat({ intent, plan }: Scored): boolean {
  const move = intent === 'message' ? plan([]) : undefined;
  return move !== undefined && 'say' in move && questionIn(move.say) !== undefined;
}

/** Questions whose answer tells of somebody. */
const TELLS: ReadonlySet<Intent> = new Set(['inbox', 'trades', 'details', 'value', 'distance', 'owner']);

/** 'What did Ruth write? Tell her that …': the answer tells whom the message is for. */
const isForToldPerson = ({ situation: { line }, best }: Request, before: Request) =>
  best?.intent === 'message' &&
  before.best !== undefined &&
  TELLS.has(before.best.intent) &&
  before.best.score >= LEAST_FINDS &&
  !line.has(/_(?:person|boat|make|id)_/) &&
  line.has(/\b(?:him|her|them|he|she|they|the (?:owner|seller))\b|_ref_/);

/** Whether a request is about the boats that the one before it will find: 'the cheapest bowrider, and how long is it'. */
export function waits(request: Request, before: Request): boolean {
  const {
    part,
    situation: { line },
    best,
  } = request;
  if (isForToldPerson(request, before)) return true;
  const finds = before.best && FINDS.has(before.best.intent) && before.best.score >= LEAST_FINDS;
  if (!finds || before.situation.line.first('boat') || !before.move.startsWith('["search_boats"')) return false;
  if (!isQuestion(part)) return false;
  if (!pointsBack(line) && !line.first('ref') && !line.has(/\bwhich one\b/)) return false;
  if (!best || best.score < LEAST) return true;
  const move = best.plan([]);
  const asksBack = 'say' in move && questionIn(move.say) !== undefined;
  if (before.situation.line.all('sort').some(({ count = 1 }) => count > 1)) return true;
  return asksBack || (OF_ONE.has(best.intent) && !line.has(/_(?:boat|make|id|own|person|type)_/));
}

/** Whether a request looks for one boat: 'which is cheapest'. */
const namesOne = ({ situation: { line } }: Request) =>
  line.all('sort').length === 1 &&
  line.all('sort').every(({ count = 1 }) => count === 1) &&
  !line.has(/\b(?:boats|ones)\b/);

/** Reads a request once the boats that it is about were found. */
export const laterPlan = ({ part, situation, waitsFor }: Request, reader: Reader): LaterPlan => ({
  after: (calls, said) => {
    const found = reader.remembering({ question: waitsFor?.part ?? '', calls: [...calls], text: said });
    const [first] = found.shown;
    const isOne = !found.focus && first && waitsFor && namesOne(waitsFor);
    const known = { ...situation, memory: isOne ? { ...found, focus: first, focusId: first.id } : found };
    const best = reader.bestOf(known);
    return best && best.score >= LEAST && (OF_ONE.has(best.intent) || FINDS.has(best.intent))
      ? reader.planOf(known, best)
      : just(situation.phrases.unanswered([part.replace(/[\s?.!,]+$/, '')]));
  },
});
