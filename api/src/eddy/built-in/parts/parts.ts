import { placeIn, withPlace } from '../follow-ups/place-spoken-of.ts';
import type { Memory } from '../memory.ts';
import { sharing } from '../plan.ts';
import type { Intent } from '../situation.ts';
import { fullPart, rememberingPart, topicOf } from './carried-over.ts';
import { isClear, isOfBoats, type Reader, type Request, readPart } from './request.ts';
import { asksOfEach } from './shared-subjects.ts';
import { isAnsweredBy, isCourtesy } from './short-questions.ts';
import { waits } from './waits-for.ts';

/** Reads each part with the subjects of those before it. */
export async function readInTurn(parts: readonly string[], memory: Memory, reader: Reader): Promise<Request[]> {
  const requests: Request[] = [];
  let known = memory;
  let topic: string | undefined;
  let person: string | undefined;
  let place: string | undefined;
  for (const said of parts) {
    const part = withPlace(writtenTo(said, person), place);
    const last = requests.at(-1);
    if (isCourtesy(part) || isAnsweredBy(part, last)) continue;
    const parallel = last && parallelCount(part, last);
    const read = parallel
      ? await readCount(parallel, memory, known, reader)
      : await readPart(fullPart(part, topic, last), known, reader);
    const request = { ...read, said, ...(last && waits(read, last) && { waitsFor: last }) };
    const isJoining = last && isClear(last) && isClear(request) && !request.waitsFor && !asksOfEach(said);
    const joined = isJoining && isMoreOf(request, last) ? last : undefined;
    if (joined) requests.pop();
    // More of the same thing is asked in one go: two facts of one boat.
    requests.push(joined ? await readJoined(joined, request, reader) : request);
    known = rememberingPart(known, request);
    topic = topicOf(request) ?? topic;
    person = personIn(request) ?? person;
    place = placeIn(request.situation.line) ?? place;
  }
  return requests;
}

const WRITES = /^(?:(?:and|but|also|then|please|just)\s+)*(?:tell|ask|message|write|text|let) (?:him|her|them)\b/i;

/** 'Ruth wants a check. Tell her that …': the reader is the one that an earlier part names. */
const writtenTo = (part: string, person: string | undefined) =>
  person && WRITES.test(part) ? part.replace(/\b(?:him|her|them)\b/i, person) : part;

/** The only person that a part names. */
function personIn({ situation: { line } }: Request): string | undefined {
  const names = [...new Set(line.all('person').map(({ name }) => name))];
  return names.length === 1 ? names[0] : undefined;
}

const OF_THE_BOAT: ReadonlySet<Intent> = new Set(['details', 'compare', 'search', 'owner']);

/** 'Is this one newer than that one' has an answer of its own. */
const isYesOrNo = ({ part, best }: Request) =>
  (best?.intent === 'compare' || best?.whole === true) &&
  /^(?:(?:and|but|so|also)\s+)*(?:is|are|was|were|does|do|has|have|would|will)\b/i.test(part.trim());

/** Whether a request asks for more of what the one before it tells. */
const isMoreOf = (one: Request, last: Request) =>
  one.move === last.move &&
  ![one, last].some(isYesOrNo) &&
  (one.best?.intent === last.best?.intent ||
    [one, last].every(({ best }) => best !== undefined && OF_THE_BOAT.has(best.intent)));

/** 'How many have twins and how many have diesels' counts twice among the same boats; the second count has the unit of the first. */
function parallelCount(part: string, last: Request): string | undefined {
  const isCount = (text: string) => /^(?:(?:and|also)\s+)*how many\b/i.test(text.trim());
  if (!isCount(part) || !isCount(last.part) || last.best?.intent !== 'figures') return undefined;
  if (/\b(?:them|those|these|they|of that|which)\b/i.test(part)) return undefined;
  const unit = /\d\s*(feet|foot|ft|hours|years)\b/i.exec(last.part)?.[1];
  return unit && /\d[\s?.!]*$/.test(part) ? `${part.replace(/[\s?.!]+$/, '')} ${unit}` : part;
}

/** A count in another place has the limits of the one before; any other count begins anew. */
async function readCount(part: string, memory: Memory, known: Memory, reader: Reader): Promise<Request> {
  const { line } = await reader.situationOf(part, known);
  const { search } = known;
  const isPlace = line.first('place') && (search?.state ?? search?.states ?? search?.location);
  const kind = { ...(search?.type && { type: search.type }), ...(search?.types && { types: search.types }) };
  const isOfKind =
    Object.keys(kind).length > 0 && !line.has(/_(?:type|make|kind|boat|own|saved)_|\b(?:boats|yachts|listings)\b/);
  return readPart(part, isPlace ? known : isOfKind ? { ...known, search: kind } : memory, reader);
}

/** Two parts that are each clear are no less clear together. Facts that only one of them tells by itself are told as well. */
async function readJoined(one: Request, two: Request, reader: Reader): Promise<Request> {
  const both = await readPart(`${one.part} and ${two.part}`, one.situation.memory, reader);
  if (!one.best || !two.best) return one;
  const score = Math.max(...[one, two, both].map(({ best }) => best?.score ?? 0));
  const isPoint = isOfBoats(one.best);
  const isRead = both.best && both.move === one.move && [one.best.intent, two.best.intent].includes(both.best.intent);
  const plan =
    both.best && isRead
      ? sharing(sharing(both.best.plan, one.best.plan, isPoint), two.best.plan, isPoint)
      : sharing(one.best.plan, reader.planOf(two.situation, two.best), isPoint);
  const read = both.best && isRead ? { ...both, best: both.best } : { ...one, best: one.best };
  return { ...read, best: { ...read.best, plan, score }, isJoined: true };
}
