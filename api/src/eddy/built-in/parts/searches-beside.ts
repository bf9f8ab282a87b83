import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Line } from '../reading/line.ts';
import { readWish } from '../reading/wish.ts';
import type { Intent } from '../situation.ts';
import { isOpen, type Reader, type Request, readPart } from './request.ts';
import { searchesIn } from './searches-in.ts';

const LOOKS: ReadonlySet<Intent> = new Set(['search', 'figures', 'kinds']);
const LEAST = 1.2;

export const isSearch = ({ best }: Request): boolean => best?.intent === 'search';

/** Boats by their kind beside another question. */
export const isKindSearch = (one: Request): boolean =>
  isSearch(one) && (one.best?.score ?? 0) >= LEAST && one.situation.line.has(/_(?:type|make|kind)_/);

/** A search that names what it looks for. */
export const isWishedSearch = (one: Request): boolean =>
  isSearch(one) && (one.best?.score ?? 0) >= LEAST && Object.keys(readWish(one.situation.line).wish).length > 0;

/** Two searches of one sentence, each with limits of its own. */
export async function searchesPlan(
  whole: Intent | undefined,
  line: Line,
  memory: Memory,
  reader: Reader,
): Promise<Plan | undefined> {
  const parts = whole && LOOKS.has(whole) ? searchesIn(line) : [];
  if (parts.length < 2) return undefined;
  const halves = await Promise.all(parts.map((part) => readPart(part, memory, reader)));
  const read = await Promise.all(
    halves.map(async (half) => {
      const more = searchesIn(half.situation.line);
      return more.length > 1 ? Promise.all(more.map((part) => readPart(part, memory, reader))) : [half];
    }),
  );
  const requests = read.flat();
  if (!requests.every(({ best }) => best && LOOKS.has(best.intent) && best.score >= LEAST)) return undefined;
  return plansInTurn(requests, reader);
}

/** More limits of a search that another part begins. */
export const isLimit = (request: Request, clear: readonly Request[]): boolean =>
  !clear.includes(request) && isSearch(request) && Object.keys(readWish(request.situation.line).wish).length > 0;

/** One search whose limits stand in several parts, with the requests beside it. */
export async function besideSearch(
  clear: readonly Request[],
  limits: readonly Request[],
  reader: Reader,
): Promise<Plan | undefined> {
  const searches = [...clear.filter(isSearch), ...limits];
  const others = clear.filter((one) => !isSearch(one));
  const [first] = searches;
  if (!first || others.length === 0 || others.some(({ waitsFor }) => waitsFor)) return undefined;
  const search = await readPart(searches.map(({ part }) => part).join(', '), first.situation.memory, reader);
  if (!isSearch(search)) return undefined;
  const isFirst = clear.indexOf(first) <= 0;
  return plansInTurn(isFirst ? [search, ...others] : [...others, search], reader);
}

/** Several limits of one search, unless each part names boats of its own to look for. */
export function isOneSearch(requests: readonly Request[]): boolean {
  const searches = requests.filter((one) => isSearch(one) && !one.waitsFor);
  if (searches.length < 2) return false;
  const orders = searches.map(({ situation: { line } }) =>
    OF_BOATS.test(line.text) ? line.first('sort')?.by : undefined,
  );
  if (orders.every((order) => order !== undefined) && new Set(orders).size === searches.length) return false;
  return !searches.every(
    ({ situation: { line } }) =>
      line.has(/\b(?:find|show|list|search|look|any|have|see|get|want|need)\b/) &&
      line.has(/_(?:type|make|boat|kind)_/),
  );
}

const OF_BOATS = /_sort_.*(?:\b(?:boats?|yachts?|ones?)\b|_(?:type|make|kind)_)/;

const plansInTurn = (requests: readonly Request[], { planOf }: Reader): Plan =>
  inTurn(
    requests.map(({ situation, best }) => planOf(situation, best)),
    isOpen,
  );
