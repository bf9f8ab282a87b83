import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Line } from '../reading/line.ts';
import type { Intent, Situation } from '../situation.ts';
import { acceptBesideMessage } from './accept-beside-message.ts';
import { claimsApart } from './claims-apart.ts';
import { divisionsOf, isQuestion } from './clauses.ts';
import { conditionPlan } from './condition-first.ts';
import { answersTo } from './later-requests.ts';
import { besideWhole, leftOutPlan } from './left-out.ts';
import { messagesApart, questionBehindMessage } from './messages-apart.ts';
import { numberedPlan } from './numbered-parts.ts';
import { orderBehindHelp } from './order-behind-help.ts';
import { ordersApart } from './orders-apart.ts';
import { readInTurn } from './parts.ts';
import { premisePlan } from './premises.ts';
import { refusedBeside } from './refused-beside.ts';
import { isAboutNothing, isClear, isOpen, moveText, type Reader, type Request } from './request.ts';
import {
  besideSearch,
  isKindSearch,
  isLimit,
  isOneSearch,
  isSearch,
  isWishedSearch,
  searchesPlan,
} from './searches-beside.ts';
import { needsBoat } from './waits-for.ts';
import { withdrawnAndOffered } from './withdrawn-and-offered.ts';

/** Intents whose words may have several sentences. */
const WHOLE: ReadonlySet<Intent> = new Set(['rule', 'card', 'message', 'answer']);
const GREETED = 1.2;
const UNREAD = 0.75;
const LEAST_WORDS = 3;
const MOST_REQUESTS = 4;

/** Answers each of several requests in one message, in their order. Undefined if the message is one request. */
export async function severalRequests(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
  line: Line,
): Promise<Plan | undefined> {
  const numbered = await numberedPlan(message, memory, reader);
  if (numbered) return numbered;
  const readOn = async ({ part, situation, best }: Request) => {
    const several = await severalRequests(part, situation.memory, best, reader, situation.line);
    return several ?? reader.planOf(situation, best);
  };
  const conditional = await conditionPlan(message, memory, reader, readOn);
  if (conditional) return conditional;
  const messages =
    (await messagesApart(message, memory, whole, reader, line)) ??
    (await withdrawnAndOffered(message, memory, whole, reader)) ??
    (await ordersApart(message, memory, whole, reader, line)) ??
    (await questionBehindMessage(message, memory, whole, reader)) ??
    (await acceptBesideMessage(message, memory, whole, reader));
  if (messages) return messages;
  const claims = await claimsApart(message, memory, whole, reader);
  if (claims) return claims;
  const premise = await premisePlan(message, memory, reader, readOn);
  if (premise) return premise;
  const refused = await refusedBeside(message, memory, whole, reader);
  if (refused) return refused;
  if (whole && WHOLE.has(whole.intent) && !needsBoat(whole) && !isBehindQuestion(message, whole)) return undefined;
  const ordered = await orderBehindHelp(message, memory, whole, reader);
  if (ordered) return ordered;
  if (whole?.whole) return besideWhole(message, memory, whole, reader);
  const searches = await searchesPlan(whole?.intent, line, memory, reader);
  if (searches) return searches;
  for (const parts of divisionsOf(message)) {
    if (parts.length > MOST_REQUESTS) continue;
    const requests = await readInTurn(parts, memory, reader);
    const isApart = whole !== undefined && isBehindQuestion(message, whole);
    if (whole && needsBoat(whole) && !isApart && !requests.at(-1)?.waitsFor) continue;
    const [only, ...others] = requests;
    // The other parts ask for what the help or the agent tells anyway.
    if (only && others.length === 0 && /^(?:help|agent)$/.test(only.best?.intent ?? '') && isClear(only))
      return reader.planOf(only.situation, only.best);
    const plan = talkPlan(requests, whole) ?? (await planFor(requests, whole, reader)) ?? greetedPlan(requests, reader);
    if (plan) return plan;
  }
  if (!whole || needsBoat(whole)) return undefined;
  return whole.intent === 'search'
    ? leftOutPlan(message, memory, whole, reader)
    : besideWhole(message, memory, whole, reader);
}

/** 'How much is it? Tell her …', 'Raise my Gale to 90k and tell her …' */
const isBehindQuestion = (message: string, { intent }: Scored) =>
  intent === 'message' &&
  /^(?:(?:please|hey|ok(?:ay)?|can you|could you)[\s,]+)*(?:raise|lower|drop|cut|reduce|increase|bump|pause|unpause|resume|hide|mark|relist|put|set|change)\s+(?:my|the|our)\b[^.?!]*?(?:,|\band\b|\bthen\b)\s*(?:(?:and|then|please|also)\s+)*(?:tell|ask|message|write|let|text)\b|^(?!\s*(?:tell|ask|message|write|let|text)\s+(?!me\b))[^.?!]*\b(?:remind me|tell me|show me|what(?:['’]s| is)|how much|how many)\b[^.?!]{4,}?,?\s+(?:and|then)\s+(?:tell|ask|message|write|let|text)\s+(?:him|her|them)\b|^(?!\s*(?:can|could|would|will) you\b)[^?]{8,}\?\s+(?:(?:and|then|please|also)\s+)*(?:tell|ask|message|write|let|text)\b/i.test(
    message,
  );

async function planFor(
  requests: readonly Request[],
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  if (requests.some(({ best }) => best?.intent === 'rule') || isOfferWithNote(requests)) return undefined;
  const sure = requests.filter((one) => isClear(one) || requests.some(({ waitsFor }) => waitsFor === one));
  // Beside a question for fees, boats by their kind are a search.
  const isFees = sure.length > 0 && sure.every(({ best }) => best?.intent === 'fees');
  const isAsked = sure.some((one) => !isSearch(one) && isQuestion(one.part));
  const clear = requests.filter(
    (one) =>
      sure.includes(one) ||
      (isFees && isKindSearch(one)) ||
      (isAsked && one === requests[0] && isWishedSearch(one) && (isKindSearch(one) || NAMES_BOATS.test(one.part))),
  );
  const limits = clear.some(isSearch) ? requests.filter((one) => isLimit(one, clear)) : [];
  const rest = requests.filter((one) => !clear.includes(one) && !limits.includes(one) && !saysNothing(one));
  const [first, ...others] = clear;
  if (!first) return undefined;
  if (others.length === 0) return besideOnly(first, rest, whole, reader);
  if (!rest.every(({ part }) => isQuestion(part))) return undefined;
  if (limits.length > 0 || isOneSearch(clear)) return rest.length > 0 ? undefined : besideSearch(clear, limits, reader);
  return inTurn(
    answersTo(
      requests.filter((one) => clear.includes(one) || rest.includes(one)),
      reader,
    ),
    isOpen,
  );
}

const NAMES_BOATS = /\b(?:boats?|yachts?|anything|something)\b/i;

/** 'Offer him 90k and tell him that …': the words are the note of the offer. */
const isOfferWithNote = (requests: readonly Request[]) =>
  requests.some(({ best }) => best?.intent === 'offer' || best?.intent === 'counter') &&
  requests.some(({ best }) => best?.intent === 'message');

/** The only clear part of a message, with the rest if the reading of the whole leaves it out as well. */
function besideOnly(
  only: Request,
  rest: readonly Request[],
  whole: Scored | undefined,
  reader: Reader,
): Plan | undefined {
  if (only.isJoined && !isSearch(only) && rest.length === 0) return reader.planOf(only.situation, only.best);
  const isBetter = only.best !== undefined && only.best.score > (whole?.score ?? 0);
  const isReadable = rest.some(({ best }) => best && best.intent === whole?.intent && best.score >= GREETED);
  if (isBetter && !isReadable && rest.length > 0 && rest.every(({ part }) => isQuestion(part)))
    return inTurn(answersTo([only, ...rest], reader), isOpen);
  const isSame = whole !== undefined && moveText(whole) === only.move;
  const isLeftOut = !whole || whole.score < UNREAD || whole.intent === only.best?.intent;
  const isNamed = rest.every((one) => (isSame ? isLeftOpen(one) && isStrange(one) : isUnread(one)));
  return rest.length > 0 && isNamed && isLeftOut ? inTurn(answersTo([only, ...rest], reader), isOpen) : undefined;
}

/** A question beside others that are clear: its answer would be a guess. */
const isLeftOpen = (request: Request) =>
  isUnread(request) ||
  (isQuestion(request.part) &&
    request.situation.line.chunks.length >= LEAST_WORDS &&
    (!request.best || request.best.score < GREETED || isAboutNothing(request)));

/** A question that nothing explains and that names nothing of ours. */
const isUnread = (request: Request) =>
  isQuestion(request.part) &&
  request.situation.line.chunks.length >= LEAST_WORDS &&
  isStrange(request) &&
  (!request.best || request.best.score < UNREAD);

const isStrange = ({ situation: { line } }: { situation: Pick<Situation, 'line'> }) =>
  line.first('strange') !== undefined &&
  line.chunks.every(({ meaning }) => !meaning || meaning.is === 'strange' || meaning.is === 'aside');

/** 'What can you do and are you a real person': each is about Eddy. */
function talkPlan(requests: readonly Request[], whole: Scored | undefined): Plan | undefined {
  if (requests.length < 2 || whole?.intent === 'talk') return undefined;
  const plans = requests.flatMap(({ best }) => (best?.intent === 'talk' ? [best.plan] : []));
  return plans.length === requests.length ? inTurn(plans) : undefined;
}

/** A greeting before the only request. */
function greetedPlan(requests: readonly Request[], { planOf }: Reader): Plan | undefined {
  const [greeting, request, ...more] = requests;
  if (greeting?.best?.intent !== 'talk' || !request?.best || more.length > 0) return undefined;
  return request.best.score >= GREETED && request.best.intent !== 'talk'
    ? planOf(request.situation, request.best)
    : undefined;
}

/** A courtesy or a filler: it has no word with a meaning and asks nothing. */
const saysNothing = ({ part, situation: { line }, best }: Request) =>
  best?.intent === 'talk' ||
  (!isQuestion(part) && line.chunks.every(({ meaning }) => !meaning || meaning.is === 'aside'));
