import type { ModelMessage } from 'ai';

/** A tool call with its input and output. */
export interface ToolRecord {
  name: string;
  input: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** A question with the tool calls for it and Eddy's answer. */
export interface Turn {
  question: string;
  calls: ToolRecord[];
  text: string;
}

/** How many past turns a model sees. */
const TURNS_REMEMBERED = 12;

/** Converts a conversation into messages for a model. */
export function messagesOf(past: readonly Turn[], question: string): ModelMessage[] {
  const remembered = past.slice(-TURNS_REMEMBERED);
  return [...remembered.flatMap(messagesOfTurn), { role: 'user', content: question }];
}

function messagesOfTurn({ question, calls, text }: Turn, turn: number): ModelMessage[] {
  const ids = calls.map((_, index) => `past-${turn}-${index}`);
  const used: ModelMessage[] =
    calls.length === 0
      ? []
      : [
          {
            role: 'assistant',
            content: calls.map(({ name, input }, index) => ({
              type: 'tool-call',
              toolCallId: ids[index] ?? '',
              toolName: name,
              input,
            })),
          },
          {
            role: 'tool',
            content: calls.map(({ name, output }, index) => ({
              type: 'tool-result',
              toolCallId: ids[index] ?? '',
              toolName: name,
              output: { type: 'json', value: JSON.parse(JSON.stringify(output)) },
            })),
          },
        ];
  const said: ModelMessage[] = text ? [{ role: 'assistant', content: text }] : [];
  return [{ role: 'user', content: question }, ...used, ...said];
}
