import { wholeNumber } from '@tradewind/domain/numbers';
import type { ToolRecord } from '../turns.ts';
import type { Memory } from './memory.ts';

/** What the built-in model does next: use a tool, perhaps with a word before it, or say something and be done. */
export type Move = { use: string; input: object; first?: string } | { say: string };

/** A way to an answer: given what its tools have said so far, the next move. */
export type Plan = (done: readonly ToolRecord[]) => Move;

export interface Ask {
  question: string;
  memory: Memory;
  thisYear: number;
}

/** Understands one kind of question, or leaves it to others. */
export type Skill = (ask: Ask) => Plan | undefined;

export const say = (text: string): Move => ({ say: text });
export const use = (tool: string, input: object = {}): Move => ({ use: tool, input });
/** Says how it understood the question while the tool is still looking: nobody waits before an empty answer. */
export const useSaying = (first: string, tool: string, input: object): Move => ({ use: tool, input, first });

/** Says the same, whatever happens. */
export const just =
  (text: string): Plan =>
  () =>
    say(text);

/** One tool, then words about what it said; a refusal is passed on as it is. */
export const ask =
  (tool: string, input: object, words: (output: Record<string, unknown>) => string): Plan =>
  (done) => {
    const last = done.at(-1);
    if (!last) return use(tool, input);
    return say(errorOf(last.output) ?? words(last.output));
  };

export const errorOf = ({ error }: Record<string, unknown>) => (typeof error === 'string' ? error : undefined);

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
