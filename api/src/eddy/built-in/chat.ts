import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { inDigits } from '../digits.ts';
import type { ToolRecord, Turn } from '../turns.ts';

/** The input of the built-in model: past turns, the question, and the tool results for it so far. */
export interface Chat {
  past: Turn[];
  question: string;
  done: ToolRecord[];
}

export function chatOf(prompt: LanguageModelV4Prompt): Chat {
  const turns: Turn[] = [];
  const outputs = outputsOf(prompt);
  for (const message of prompt) {
    if (message.role === 'user') turns.push({ question: inDigits(withoutRuns(textOf(message))), calls: [], text: '' });
    const turn = turns.at(-1);
    if (message.role !== 'assistant' || !turn) continue;
    turn.text += textOf(message);
    for (const part of message.content) {
      const output = part.type === 'tool-call' ? outputs.get(part.toolCallId) : undefined;
      if (part.type === 'tool-call' && output)
        turn.calls.push({ name: part.toolName, input: asObject(part.input), output });
    }
  }
  const last = turns.pop();
  return { past: turns, question: last?.question ?? '', done: last?.calls ?? [] };
}

const DIGITS = 16;
/** Six boats by their numbers, without spaces, are shorter. */
const NUMBERS = 60;

/** Shortens long runs of spaces, empty lines, digits and numbers: they say nothing more, and take long to read. */
const withoutRuns = (text: string): string =>
  text
    .replace(/\s{2,}/g, (run) => '\n'.repeat(Math.min(run.split('\n').length - 1, 2)) || ' ')
    .replace(/\d{17,}/g, (run) => run.slice(0, DIGITS))
    .replace(/[\d.,]{61,}/g, (run) => run.slice(0, NUMBERS));

function outputsOf(prompt: LanguageModelV4Prompt): Map<string, Record<string, unknown>> {
  const outputs = new Map<string, Record<string, unknown>>();
  for (const message of prompt) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue;
      const { output } = part;
      outputs.set(part.toolCallId, output.type === 'json' ? asObject(output.value) : { error: 'That didn’t work.' });
    }
  }
  return outputs;
}

const textOf = (message: LanguageModelV4Message) =>
  typeof message.content === 'string'
    ? message.content
    : message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
