import type { Memory } from '../memory.ts';
import { inTurn, just, type Plan } from '../plan.ts';
import { readInTurn } from './parts.ts';
import type { Reader } from './request.ts';

const NUMBER = /(?:^|\s)\(?(?:[1-5]|[a-e])[).:](?=\s+\p{L})/giu;
const MOST = 5;
const LEAST = 1;

/** The parts of a message that its writer numbered: '1) … 2) …'. The words before the first number only announce them. */
function numberedIn(message: string): string[] {
  const marks = [...message.matchAll(NUMBER)];
  const [first] = marks;
  if (marks.length < 2 || marks.length > MOST || !first) return [];
  if (!/(?:^|\b(?:things?|questions?|points?)|:)\s*$/i.test(message.slice(0, first.index))) return [];
  return marks
    .map(({ 0: mark, index }, at) => message.slice(index + mark.length, marks[at + 1]?.index).trim())
    .map((part) => part.replace(/[\s,;]+$/, ''));
}

/** Answers each numbered part, or names it. */
export async function numberedPlan(message: string, memory: Memory, reader: Reader): Promise<Plan | undefined> {
  const parts = numberedIn(message);
  if (parts.length < 2 || parts.some((part) => part === '')) return undefined;
  const requests = await readInTurn(parts, memory, reader);
  if (requests.length === 0) return undefined;
  return inTurn(
    requests.map(({ part, said = part, situation, best }) =>
      best && best.score >= LEAST
        ? reader.planOf(situation, best)
        : just(situation.phrases.unanswered([said.replace(/[\s?.!]+$/, '')])),
    ),
  );
}
