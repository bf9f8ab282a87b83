import type { ModelMessage } from 'ai';

/** A tool that was used, with what it was given and what it gave back. */
export interface ToolRecord {
  name: string;
  input: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** A question and what came of it. */
export interface Turn {
  question: string;
  calls: ToolRecord[];
  text: string;
}

/** How far back a model looks. */
const TURNS_REMEMBERED = 12;

/** A conversation in the form in which models read it. */
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
