import type { EddyAnswerMetadata, EddyMessage, EddyPart } from '@tradewind/contract/eddy';
import type { UIMessage } from 'ai';

type Data<Type extends EddyPart['type']> = Extract<EddyPart, { type: Type }> extends { data: infer D } ? D : never;

type EddyDataParts = {
  boats: Data<'data-boats'>;
  table: Data<'data-table'>;
  proposal: Data<'data-proposal'>;
  note: Data<'data-note'>;
};

/** A chat message in the AI SDK's format. */
export type ChatMessage = UIMessage<EddyAnswerMetadata, EddyDataParts>;

/** Converts a stored message to the AI SDK's format. */
export const chatMessage = ({ id, role, parts }: EddyMessage): ChatMessage => ({
  id,
  role,
  parts: parts as ChatMessage['parts'],
});

export const textOf = ({ parts }: ChatMessage) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
