import { wholeNumber } from '@tradewind/domain/numbers';
import type { ToolRecord } from '../turns.ts';
import type { Memory } from './memory.ts';

/** The next step of the built-in model: use a tool, perhaps after some text, or say something and finish. */
export type Move = { use: string; input: object; first?: string } | { say: string };

/** Computes the next move from the tool results so far. */
export type Plan = (done: readonly ToolRecord[]) => Move;

interface Ask {
  question: string;
  memory: Memory;
  thisYear: number;
}

/** Handles one kind of question, or returns undefined to leave it to other skills. */
export type Skill = (ask: Ask) => Plan | undefined;

export const say = (text: string): Move => ({ say: text });
export const use = (tool: string, input: object = {}): Move => ({ use: tool, input });
/** Says how it understood the question while the tool runs, so that nobody looks at an empty answer. */
export const useSaying = (first: string, tool: string, input: object): Move => ({ use: tool, input, first });

/** Says a fixed text. */
export const just =
  (text: string): Plan =>
  () =>
    say(text);

/** Uses one tool and describes its result. Passes a refusal on unchanged. */
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
