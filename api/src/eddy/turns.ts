import type { ModelMessage } from 'ai';

/** Told to models instead of the status that a card had when it was drafted. */
export const CARD_DECISIONS = {
  confirmed: 'the user clicked; it was done',
  dismissed: 'the user dismissed it; nothing was done',
  expired: 'it expired before a click; nothing was done',
} as const;
export type CardDecision = keyof typeof CARD_DECISIONS;

/** The user's decision on the card that a call showed, if there is one. */
export const decisionOf = ({ output }: ToolRecord): CardDecision | undefined =>
  (Object.keys(CARD_DECISIONS) as CardDecision[]).find((one) => CARD_DECISIONS[one] === output.status);

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
