import type { Scored } from '../compete.ts';
import { isDictated } from '../dictated.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Line } from '../reading/line.ts';
import type { Meaning } from '../reading/meanings.ts';
import type { Intent } from '../situation.ts';
import { answersTo } from './later-requests.ts';
import { isAskedOfEddy, kindOf, type OrderKind } from './order-kinds.ts';
import { readInTurn } from './parts.ts';
import { isClear, moveOf, type Reader, type Request } from './request.ts';

/** The intents that carry out an order. Anything else means that the message was divided in the wrong place. */
const CARRIED_OUT: Record<OrderKind, ReadonlySet<Intent>> = {
  write: new Set<Intent>(['message', 'decline', 'withdraw']),
  offer: new Set<Intent>(['offer', 'counter']),
  withdraw: new Set<Intent>(['withdraw', 'closing', 'trades']),
  accept: new Set<Intent>(['trades', 'decline', 'closing']),
  save: new Set<Intent>(['saved']),
  agent: new Set<Intent>(['agent']),
  listing: new Set<Intent>(['own']),
};

const MOST_ORDERS = 4;
const LEAST = 1.35;
const JOINS = /^(?:and|then|also|plus|but|oh|finally|lastly|afterwards|besides|second|secondly|third|next)$/i;
const FILLS = /^(?:please|pls|just|can|could|you|go|ahead|me|first|btw|after|that)$/i;

type Meant = Extract<Meaning, { is: 'person' }>;

interface Segment {
  kind: OrderKind | undefined;
  text: string;
}

/** Where words begin that a comma, a period or a joining word separates from those before them. */
function* startsOf(message: string): Generator<{ from: number; at: number }> {
  let from: number | undefined = 0;
  for (const { 0: word, index } of message.matchAll(/\S+/g)) {
    const bare = word.replace(/[,.;:!?…–—-]+$/, '');
    const isJoined = JOINS.test(bare) || bare === '';
    if (isJoined) from ??= index;
    if (from !== undefined && !isJoined && !FILLS.test(bare)) {
      yield { from, at: index };
      from = undefined;
    }
    if (/[,.;!?…–—]$/.test(word)) from = index + word.length;
  }
}

/** The people named in a range of the message. */
const peopleIn = ({ chunks }: Line, from: number, to: number): Meant[] =>
  chunks.flatMap(({ meaning, at }) => (meaning?.is === 'person' && at >= from && at < to ? [meaning] : []));

/** Whether an order to write names somebody else than the reader or the owner of what is before it. */
function isForAnother(line: Line, from: number, at: number): boolean {
  const behind = line.chunks.filter((chunk) => chunk.at >= at);
  const reader = behind[1]?.text === 'to' ? behind[2]?.meaning : behind[1]?.meaning;
  if (reader?.is !== 'person') return false;
  const named = peopleIn(line, from, at).map(({ name }) => name);
  if (named.length > 0) return !named.includes(reader.name);
  const owners = line.chunks.flatMap(({ meaning, at: start }) =>
    start >= from && start < at && (meaning?.is === 'boat' || meaning?.is === 'make') ? meaning.boats : [],
  );
  return owners.length > 0 && !owners.some(({ ownerId = '' }) => reader.ids.includes(ownerId));
}

/** The message divided where an order of another kind begins. */
function segmentsOf(message: string, line: Line): Segment[] {
  const segments: (Segment & { from: number; at: number })[] = [];
  for (const { from, at } of startsOf(message)) {
    const text = message.slice(at);
    const last = segments.at(-1);
    const kind = kindOf(text);
    if (!last) segments.push({ kind, text: '', from, at });
    else if (
      isAnother(kind, text, last) ||
      (kind === 'write' && isForAnother(line, last.at, at)) ||
      isAlsoAsked(message.slice(from, at), text, last)
    )
      segments.push({ kind, text: '', from, at });
  }
  return segments.map(({ kind, at }, index) => ({
    kind,
    text: message.slice(at, segments[index + 1]?.from ?? message.length).replace(/[\s,;–—-]+$/, ''),
  }));
}

/** A question that 'also' opens is for Eddy, not a part of the message before it. */
const isAlsoAsked = (joint: string, text: string, { kind }: Segment): boolean =>
  kind === 'write' && ALSO.test(joint) && DIRECT.test(text);

/** Words for the same reader, such as 'and ask whether …', belong to the order before them. */
function isAnother(kind: OrderKind | undefined, text: string, last: Segment): boolean {
  if (kind === 'write' && (last.kind === 'write' || last.kind === 'offer')) return false;
  if (kind !== undefined) return true;
  return last.kind !== undefined && isAskedOfEddy(text);
}

/** A question that 'also' opens, behind an order. */
const ALSO = /\b(?:also|btw|by the way|oh)[\s,]+$/i;
const DIRECT =
  /^(?:what(?:['’]?s| is| are| does| do| would)|how (?:far|much|long|do|does|many)|where(?:['’]?s| is| do)|when (?:is|do|does)|do you|is there|can you)\b/i;

/** 'Ask her to look and save it for me': what follows is for her. */
const FOR_READER = /\b(?:tell|want|get) (?:the )?\S+ to\b|\bask (?:the )?\S+(?: of (?:the )?\S+ \S+)? to\b/i;

/** Orders of different kinds in one message, such as a message and an offer: each has its own card. Undefined if one of them isn't read. */
export async function ordersApart(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
  line: Line,
): Promise<Plan | undefined> {
  if (whole?.intent === 'card' || isDictated(message) || /["“”]/.test(message)) return undefined;
  const segments = segmentsOf(message, line);
  if (hasNote(whole) && !segments.some(({ kind }, index) => kind === 'write' && segments[index - 1]?.kind === 'offer'))
    return undefined;
  if (segments.length < 2 || segments.length > MOST_ORDERS || !segments[0]?.kind) return undefined;
  // A refusal and its words are read together.
  if (whole?.intent === 'decline' && segments.every(({ kind }) => kind === 'accept' || kind === 'write'))
    return undefined;
  if (segments.slice(0, -1).some(({ kind, text }) => kind === 'write' && FOR_READER.test(text))) return undefined;
  const requests = await readInTurn(
    segments.map(({ text }) => text),
    memory,
    reader,
  );
  if (requests.length !== segments.length) return undefined;
  if (!requests.every((one, index) => isCarriedOut(one, segments[index]?.kind))) return undefined;
  // Different orders may begin by reading the same list.
  if (new Set(requests.map(({ move, best }) => `${best?.intent} ${move}`)).size < requests.length) return undefined;
  if (requests.some(({ waitsFor }) => waitsFor)) return inTurn(answersTo(requests, reader));
  return inTurn(requests.map(({ situation, best }) => reader.planOf(situation, best)));
}

/** An offer whose note says the rest of the message. */
function hasNote(whole: Scored | undefined): boolean {
  const move = whole?.intent === 'offer' ? moveOf(whole) : undefined;
  return move !== undefined && 'use' in move && 'note' in move.input;
}

function isCarriedOut(one: Request, kind: OrderKind | undefined): boolean {
  if (!one.best || one.best.score < LEAST) return false;
  if (kind) return CARRIED_OUT[kind].has(one.best.intent);
  // Facts that the owner knows may be asked in the message.
  return one.best.intent !== 'rule' && isClear(one) && (!DIRECT.test(one.part) || one.best.intent !== 'details');
}
