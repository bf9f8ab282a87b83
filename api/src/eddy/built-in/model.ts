import type {
  LanguageModelV4,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Text,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { chatOf } from './chat.ts';
import type { Move, Plan } from './plan.ts';
import type { Surroundings } from './read-situation.ts';
import { planFor } from './understand.ts';

const UNCOUNTED = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * Eddy without a remote model: reads messages by rules and answers from tool results. Made for one question, whose plan all
 * steps share.
 */
export function builtInModel(surroundings: Surroundings): LanguageModelV4 {
  let plan: Promise<Plan> | undefined;
  const moveIn = async (prompt: LanguageModelV4Prompt): Promise<Move> => {
    const chat = chatOf(prompt);
    plan ??= planFor(chat, surroundings);
    return (await plan)(chat.done);
  };
  return {
    specificationVersion: 'v4',
    provider: 'tradewind',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const move = await moveIn(prompt);
      return { content: contentOf(move, prompt), finishReason: reasonOf(move), usage: UNCOUNTED, warnings: [] };
    },
    async doStream({ prompt }) {
      return { stream: streamOf(await moveIn(prompt), prompt) };
    },
  };
}

const reasonOf = (move: Move) =>
  'say' in move ? { unified: 'stop' as const, raw: undefined } : { unified: 'tool-calls' as const, raw: undefined };

function contentOf(move: Move, prompt: LanguageModelV4Prompt): (LanguageModelV4Text | LanguageModelV4ToolCall)[] {
  if ('say' in move) return [{ type: 'text', text: move.say }];
  const toolCallId = `built-in-${prompt.length}`;
  return [
    ...(move.first ? [{ type: 'text' as const, text: /\s$/.test(move.first) ? move.first : `${move.first} ` }] : []),
    { type: 'tool-call', toolCallId, toolName: move.use, input: JSON.stringify(move.input) },
  ];
}

function streamOf(move: Move, prompt: LanguageModelV4Prompt): ReadableStream<LanguageModelV4StreamPart> {
  const finish = { type: 'finish' as const, finishReason: reasonOf(move), usage: UNCOUNTED };
  const parts = contentOf(move, prompt).flatMap((content): LanguageModelV4StreamPart[] =>
    content.type === 'text' ? spoken(content.text) : [content],
  );
  return new ReadableStream({
    start(controller) {
      for (const part of [{ type: 'stream-start' as const, warnings: [] }, ...parts, finish]) controller.enqueue(part);
      controller.close();
    },
  });
}

/** Streams word by word, like a remote model. */
function spoken(text: string): LanguageModelV4StreamPart[] {
  const id = 'answer';
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  return [
    { type: 'text-start', id },
    ...words.map((delta) => ({ type: 'text-delta' as const, id, delta })),
    { type: 'text-end', id },
  ];
}
