import { matchOf } from '../../matching.ts';
import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Chunk, Line } from '../reading/line.ts';
import { answersTo } from './later-requests.ts';
import { ordersToEach } from './messages-to-each.ts';
import { readInTurn } from './parts.ts';
import { moveOf, type Reader, readPart } from './request.ts';

const VERB = /^(?:tell|ask|message|text|write|let|remind|inform|reply|email|dm|ping)$/;
const JOINS = /^(?:and|then|also|plus|but|while|,|;|\.)$/;
const MOST_MESSAGES = 3;

/** The person behind a verb: 'tell Ruth', 'write to Ruth'. */
function personAt(chunks: readonly Chunk[], index: number): string | undefined {
  const { meaning } = chunks[chunks[index + 1]?.text === 'to' ? index + 2 : index + 1] ?? {};
  return meaning?.is === 'person' ? meaning.name : undefined;
}

/** Where the orders to write to another person begin. */
function startsIn({ chunks }: Line): number[] {
  const starts: number[] = [];
  let last: string | undefined;
  chunks.forEach(({ text, meaning }, index) => {
    const name = !meaning && VERB.test(text) ? personAt(chunks, index) : undefined;
    if (name === undefined) return;
    const isNext = index === 0 || JOINS.test(chunks[index - 1]?.text ?? '') || last === undefined;
    if (isNext && name !== last) starts.push(index);
    if (isNext) last = name;
  });
  return starts;
}

/** Words for Eddy behind those for an owner; 'ask her to look and tell me …' are all for the owner. */
const FOR_EDDY =
  /^(?<order>.+?)[,;.]?\s+(?:(?:and|also|then|plus|oh)\s+)+(?:please\s+)?(?<question>(?:tell|show|give)\s+me\s+(?:how|what|which|who|where|the)\b.+|(?:take|remove|delete|drop|kick)\s+.+\b(?:off|from)\s+my\s+(?:saved|favou?rites?|watch ?list|list)\b.*|unsave\s+.+|(?:save|add|put)\s+.+\b(?:for me|(?:to|on|among|in) my (?:saved|favou?rites?|list|watch ?list)\b.*))$/i;

/** 'Ask her to look, and tell me …'. */
const FOR_OWNER = /\b(?:ask|tell|want|get) (?:\S+ ){1,4}to\b/i;
const WRITES = /^\s*(?:please\s+)?(?:write|tell|message|text|ask|let)\b/i;

/** 'Message the owner … and also tell me how far it is': the question is answered after the draft. */
export async function questionBehindMessage(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  const { order, question } = matchOf(FOR_EDDY, message)?.groups ?? {};
  const isMessage = whole?.intent === 'message' || (whole?.intent === 'saved' && WRITES.test(message));
  if (!isMessage || !order || !question || FOR_OWNER.test(order) || /["“]/.test(message)) return undefined;
  const [draft, asked] = await readInTurn([order, question], memory, reader);
  if (!draft || !asked || draft.best?.intent !== 'message' || !('use' in moveOf(draft.best))) return undefined;
  return inTurn(answersTo([draft, { ...asked, waitsFor: draft }], reader));
}

/** 'Tell Ruth that … and let Sam know that …' is a message to each of them. */
export async function messagesApart(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
  line: Line,
): Promise<Plan | undefined> {
  if (whole?.intent !== 'message' || /["“]/.test(message)) return undefined;
  const each = ordersToEach(message, line, memory);
  if (each) return draftsOf(each, memory, reader);
  const starts = startsIn(line);
  if (starts.length < 2 || starts.length > MOST_MESSAGES) return undefined;
  const ends = starts.slice(1).map((start) => line.chunks[start]?.at ?? message.length);
  const parts = starts.map((start, index) =>
    message
      .slice(index === 0 ? 0 : (line.chunks[start]?.at ?? 0), ends[index])
      .replace(/(?:[\s,;]+(?:and|then|also|plus|but|while))*[\s,;]*$/i, ''),
  );
  return draftsOf(parts, memory, reader);
}

/** A draft for each order; undefined if one of them is none. */
async function draftsOf(orders: readonly string[], memory: Memory, reader: Reader): Promise<Plan | undefined> {
  const plans: Plan[] = [];
  for (const order of orders) {
    const { best, situation } = await readPart(order, memory, reader);
    if (best?.intent !== 'message' && best?.intent !== 'decline') return undefined;
    plans.push(reader.planOf(situation, best));
  }
  return inTurn(plans);
}
