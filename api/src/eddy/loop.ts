import { type EddyPart, type EddyProposal, eddyTexts } from '@tradewind/contract/eddy';
import { nothingInput } from '@tradewind/contract/eddy-tools';
import { isStepCount, type LanguageModel, streamText, type ToolSet, tool, zodSchema } from 'ai';
import { Refusal } from '../platform/http/refusal.ts';
import type { AnyTool, Draft, ToolContext } from '../platform/tool.ts';
import { CheckedText } from './facts/checked-text.ts';
import { createFactCheck, type FactCheck } from './facts/fact-check.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { localized } from './localized.ts';
import type { EddyModels } from './models.ts';
import { Patience } from './patience.ts';
import { retold } from './retold.ts';
import { messagesOf, type ToolRecord, type Turn } from './turns.ts';

/** A remote model takes few steps; the built-in one needs some for each request of a message. */
const STEPS = { remote: 6, builtIn: 12 } as const;
const LONGEST_ANSWER = 6_000;
/** A model that calls more tools than this does not know what it is looking for. */
const MOST_CALLS = 12;
/** Cards that wait for a click. */
const MOST_CARDS = 5;
/** Lists of boats and tables. */
const MOST_LISTS = 5;
/** For each step of a remote model. */
const MOST_TOKENS = 2_000;
const TOOL_MS = 10_000;

interface Asked {
  past: readonly Turn[];
  question: string;
  context: ToolContext;
  /** Stores a tool's draft until the user clicks. */
  propose(tool: AnyTool, input: Record<string, unknown>, draft: Draft): Promise<EddyProposal>;
  /** Dismisses the drafts of this chat that wait for a click. */
  drop(): Promise<EddyProposal[]>;
  signal: AbortSignal;
  /** Called when a remote model fails. */
  onFailure(error: unknown): void;
}

type AnswerPiece = { text: string } | { part: EddyPart } | { calls: ToolRecord[] };

/** One model's attempt at a question: the tools it used, its text and the parts to show below. */
interface Attempt {
  facts: FactCheck;
  /** Tools used or under way. */
  begun: number;
  /** Cards shown or under way. */
  cards: number;
  calls: ToolRecord[];
  parts: EddyPart[];
  checked: CheckedText;
}

/** Answers a question piece by piece. When the configured model fails, the built-in one takes over, and says so. */
export async function* answer(models: EddyModels, asked: Asked): AsyncGenerator<AnswerPiece> {
  if (models.remote) {
    const attempt = newAttempt(asked, {});
    try {
      for await (const text of attemptWith(await models.remote, models.silenceMs, asked, attempt)) yield { text };
      if (!attempt.checked.isTorn) {
        yield* endOf(attempt, asked);
        return;
      }
      const instead = retold(attempt.calls, asked.question);
      if (attempt.checked.passed) yield { text: '\n\n' };
      if (instead) {
        yield { text: instead };
        yield* endOf(attempt, asked);
        return;
      }
      yield { part: { type: 'data-note', data: { text: eddyTexts.leftOut } } };
    } catch (error) {
      if (asked.signal.aborted) {
        yield { calls: attempt.calls };
        return;
      }
      asked.onFailure(error);
      if (attempt.checked.passed) yield { text: '\n\n' };
      yield { part: { type: 'data-note', data: { text: eddyTexts.fallback } } };
    }
  }
  const attempt = newAttempt(asked, { templates: true });
  for await (const text of attemptWith(models.builtIn(asked.context), undefined, asked, attempt)) yield { text };
  yield* endOf(attempt, asked);
}

function newAttempt({ past, question, context }: Asked, { templates = false }): Attempt {
  const questions = [...past.map((turn) => turn.question), question];
  const facts = createFactCheck({ questions, help: context.help, thisYear: new Date().getFullYear(), templates });
  for (const call of past.flatMap(({ calls }) => calls)) facts.learn(call);
  return { facts, begun: 0, cards: 0, calls: [], parts: [], checked: new CheckedText(facts) };
}

function* endOf({ calls, parts, checked }: Attempt, { question, past }: Asked): Generator<AnswerPiece> {
  for (const part of parts) yield { part: localized(part, question, past.at(-1)?.question) };
  if (checked.leftOut > 0) yield { part: { type: 'data-note', data: { text: eddyTexts.leftOut } } };
  yield { calls };
}

async function* attemptWith(
  model: LanguageModel,
  silenceMs: number | undefined,
  asked: Asked,
  attempt: Attempt,
): AsyncGenerator<string> {
  const { checked } = attempt;
  const patience = new Patience(silenceMs);
  const result = streamText({
    model,
    instructions: INSTRUCTIONS,
    messages: messagesOf(asked.past, asked.question),
    tools: toolSet(asked, attempt),
    stopWhen: isStepCount(silenceMs ? STEPS.remote : STEPS.builtIn),
    abortSignal: AbortSignal.any([asked.signal, patience.signal]),
    maxRetries: 0,
    ...(silenceMs && { maxOutputTokens: MOST_TOKENS, timeout: { totalMs: silenceMs * 3, toolMs: TOOL_MS } }),
    // Errors arrive as parts of the stream; without a handler the SDK would also print them.
    onError: () => {},
  });
  try {
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new Error('The model took too long to answer.');
      const text =
        part.type === 'text-delta' ? checked.push(part.text) : part.type === 'text-end' ? checked.flush() : '';
      if (text) {
        yield text;
        // Only text that the user sees counts: a model may think, call tools or drip tokens forever.
        patience.renew();
      }
      if (checked.passed.length > LONGEST_ANSWER) break;
    }
  } finally {
    patience.end();
  }
  const rest = checked.flush();
  if (rest) yield rest;
  if (!checked.passed.trim() && checked.leftOut === 0) throw new Error('The model gave no answer.');
}

/** JSON schemas, converted once because that costs more than everything else in an answer. */
const schemas = new WeakMap<AnyTool, ReturnType<typeof zodSchema>>();

function schemaOf(described: AnyTool) {
  const schema = schemas.get(described) ?? zodSchema(described.input);
  schemas.set(described, schema);
  return schema;
}

function toolSet(asked: Asked, attempt: Attempt): ToolSet {
  return Object.fromEntries(
    [...asked.context.tools, dropDrafts(asked, attempt)].map((described) => [
      described.name,
      tool({
        description: `${described.description} (${described.kind})`,
        inputSchema: schemaOf(described),
        execute: (input) => use(described, input as Record<string, unknown>, asked, attempt),
      }),
    ]),
  );
}

/** Undoing a draft needs no click: nothing was sent, and nothing is. */
const dropDrafts = (asked: Asked, attempt: Attempt): AnyTool => ({
  kind: 'read',
  name: 'drop_drafts',
  description: 'Dismisses the cards of this chat that wait for a click, when the user no longer wants or changes them.',
  input: nothingInput,
  async run() {
    const dropped = await asked.drop();
    attempt.parts.push(...dropped.map((data) => ({ type: 'data-proposal' as const, data })));
    return { output: { dropped: dropped.length } };
  },
});

/** Tells the model about a refusal, so that it can tell the user. Any other error is a bug, whose details the model does not get. */
async function use(described: AnyTool, input: Record<string, unknown>, asked: Asked, attempt: Attempt) {
  const output = await run(described, input, asked, attempt).catch((error: unknown) => {
    if (error instanceof Refusal) return { error: error.message };
    asked.onFailure(error);
    return { error: 'That didn’t work. Please try again later.' };
  });
  const call = { name: described.name, input, output };
  attempt.facts.learn(call);
  attempt.calls.push(call);
  return output;
}

async function run(described: AnyTool, input: Record<string, unknown>, asked: Asked, attempt: Attempt) {
  if (++attempt.begun > MOST_CALLS) throw new Refusal('conflict', 'That is enough for one answer.');
  if (described.kind === 'read') {
    const { output, parts = [] } = await described.run(asked.context, input);
    const shown = attempt.parts.filter(({ type }) => type !== 'data-proposal').length;
    const more = parts.filter((part) => !isShown(part, attempt.parts));
    attempt.parts.push(...more.slice(0, Math.max(0, MOST_LISTS - shown)));
    return output;
  }
  if (++attempt.cards > MOST_CARDS) throw new Refusal('conflict', 'There are enough cards for one answer.');
  const draft = await described.prepare(asked.context, input);
  const proposal = await asked.propose(described, input, draft);
  attempt.parts.push({ type: 'data-proposal', data: proposal });
  return { ...draft, status: 'waiting for the user’s click; nothing has been done' };
}

/** Whether all boats of a list are already among the cards of the answer. */
function isShown(part: EddyPart, before: readonly EddyPart[]): boolean {
  if (part.type !== 'data-boats') return false;
  const known = new Set(before.flatMap((one) => (one.type === 'data-boats' ? one.data.boats.map(({ id }) => id) : [])));
  return part.data.boats.every(({ id, note }) => known.has(id) && note === undefined);
}
