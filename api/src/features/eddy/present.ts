import type { EddyChat, EddyMessage, EddyPart, EddyProposal } from '@tradewind/contract/eddy';
import type { ToolRecord, Turn } from '../../eddy/turns.ts';
import type { Draft } from '../../platform/tool.ts';
import type { ProposalRow } from './proposals.store.ts';
import type { ChatRoom, ChatRow } from './store.ts';

/** The stored parts of an answer: what was shown, and the tool calls behind it. */
type StoredPart = EddyPart | ({ type: 'tool' } & ToolRecord);

export const storedParts = (shown: readonly EddyPart[], calls: readonly ToolRecord[]): Record<string, unknown>[] => [
  ...shown,
  ...calls.map((call) => ({ type: 'tool', ...call })),
];

const partsOf = ({ parts }: ChatRow) => (parts ?? []) as StoredPart[];
const shownParts = (row: ChatRow) => partsOf(row).filter((part): part is EddyPart => part.type !== 'tool');

export const presentChat = ({ id, name, updatedAt }: ChatRoom): EddyChat => ({
  id,
  name: name ?? '',
  updatedAt: updatedAt.toISOString(),
});

/** Proposal cards show their current status. */
export function presentMessages(rows: readonly ChatRow[], proposals: readonly ProposalRow[]): EddyMessage[] {
  const decided = new Map(proposals.map((row) => [row.id, row]));
  return rows.map((row) => ({
    id: String(row.id),
    role: row.senderId === null ? 'assistant' : 'user',
    parts:
      row.senderId === null
        ? shownParts(row).flatMap((part) => presentPart(part, decided))
        : [{ type: 'text', text: row.content }],
    createdAt: row.createdAt.toISOString(),
  }));
}

function presentPart(part: EddyPart, decided: ReadonlyMap<string, ProposalRow>): EddyPart[] {
  if (part.type !== 'data-proposal') return [part];
  const row = decided.get(part.data.id);
  return row ? [{ type: 'data-proposal', data: presentProposal(row) }] : [];
}

export const proposalIdsIn = (rows: readonly ChatRow[]): string[] =>
  rows.flatMap(shownParts).flatMap((part) => (part.type === 'data-proposal' ? [part.data.id] : []));

export function presentProposal({ id, input, status, result, expire }: ProposalRow): EddyProposal {
  const { draft } = input as { draft: Draft };
  const { outcome, path } = (result ?? {}) as { outcome?: string; path?: string };
  const expired = status === 'pending' && expire.getTime() <= Date.now();
  return {
    ...draft,
    id,
    status: expired ? 'expired' : (status as EddyProposal['status']),
    ...(outcome && { outcome }),
    ...(path && { path }),
  };
}

/** The turns of a chat before a question; skips unanswered questions. */
export function turnsBefore(rows: readonly ChatRow[], questionId: number): Turn[] {
  const answers = new Map(rows.filter(({ senderId }) => senderId === null).map((row) => [row.replyTo, row]));
  return rows
    .filter(({ id, senderId }) => senderId !== null && id < questionId)
    .flatMap((question) => {
      const answer = answers.get(question.id);
      if (!answer) return [];
      const calls = partsOf(answer).flatMap((part) => (part.type === 'tool' ? [part] : []));
      return [{ question: question.content, calls, text: answer.content }];
    });
}
