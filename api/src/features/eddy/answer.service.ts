import { type EddyAnswerMetadata, type EddyPart, eddyTexts } from '@tradewind/contract/eddy';
import type { UIMessageChunk } from 'ai';
import { answer } from '../../eddy/loop.ts';
import type { EddyModels } from '../../eddy/models.ts';
import type { ToolRecord } from '../../eddy/turns.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { storedParts } from './present.ts';
import { dropProposals, propose } from './proposals.service.ts';
import { type OpenQuestion, saveAnswer } from './service.ts';

interface Needs {
  models: EddyModels;
  context: ToolContext;
  signal: AbortSignal;
  onFailure(error: unknown): void;
}

type Chunk = UIMessageChunk<EddyAnswerMetadata>;

/** Streams an answer as chunks of the AI SDK's message stream. The shown part is saved even if the stream stops halfway. */
export async function* streamAnswer(question: OpenQuestion, needs: Needs): AsyncGenerator<Chunk> {
  const answerSoFar = new AnswerSoFar();
  const textId = () => `text-${answerSoFar.parts.length}`;
  yield { type: 'start', messageId: `answer-${question.questionId}`, messageMetadata: { chatId: question.chatId } };
  try {
    let open: string | undefined;
    for await (const piece of piecesOf(question, needs)) {
      if (needs.signal.aborted) break;
      if ('calls' in piece) answerSoFar.calls = piece.calls;
      if ('text' in piece) {
        if (!open) {
          open = textId();
          yield { type: 'text-start', id: open };
        }
        answerSoFar.say(piece.text);
        yield { type: 'text-delta', id: open, delta: piece.text };
      }
      if ('part' in piece) {
        if (open) yield { type: 'text-end', id: open };
        open = undefined;
        answerSoFar.parts.push(piece.part);
        if (piece.part.type !== 'text') yield { type: piece.part.type, data: piece.part.data };
      }
    }
    if (open) yield { type: 'text-end', id: open };
    yield needs.signal.aborted ? { type: 'abort' } : { type: 'finish' };
  } catch (error) {
    if (!needs.signal.aborted) needs.onFailure(error);
    yield { type: 'error', errorText: eddyTexts.failed };
  } finally {
    // Saving fails if the user or the chat was deleted in the meantime.
    if (answerSoFar.parts.length > 0)
      await saveAnswer(
        needs.context.db,
        question,
        answerSoFar.text,
        storedParts(answerSoFar.parts, answerSoFar.calls),
      ).catch(needs.onFailure);
  }
}

const piecesOf = ({ past, text, chatId }: OpenQuestion, { models, context, signal, onFailure }: Needs) =>
  answer(models, {
    past,
    question: text,
    context,
    signal,
    onFailure,
    propose: (tool, input, draft) => propose(context, chatId, tool, input, draft),
    drop: () => dropProposals(context, chatId),
  });

class AnswerSoFar {
  parts: EddyPart[] = [];
  calls: ToolRecord[] = [];

  say(text: string): void {
    const last = this.parts.at(-1);
    if (last?.type === 'text') last.text += text;
    else this.parts.push({ type: 'text', text });
  }

  get text(): string {
    return this.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  }
}
