import type { EddyChat, EddyMessage, EddyPart, EddyProposal } from '@tradewind/contract/eddy';
import { CARD_DECISIONS, type ToolRecord, type Turn } from '../../eddy/turns.ts';
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

export const byId = (proposals: readonly ProposalRow[]): ReadonlyMap<string, ProposalRow> =>
  new Map(proposals.map((row) => [row.id, row]));

/** Proposal cards show their current status. */
export function presentMessages(rows: readonly ChatRow[], proposals: readonly ProposalRow[]): EddyMessage[] {
  const decided = byId(proposals);
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
export function turnsBefore(
  rows: readonly ChatRow[],
  questionId: number,
  proposals: ReadonlyMap<string, ProposalRow>,
): Turn[] {
  const answers = new Map(rows.filter(({ senderId }) => senderId === null).map((row) => [row.replyTo, row]));
  return rows
    .filter(({ id, senderId }) => senderId !== null && id < questionId)
    .flatMap((question) => {
      const answer = answers.get(question.id);
      if (!answer) return [];
      return [{ question: question.content, calls: callsOf(answer, proposals), text: answer.content }];
    });
}

/** The calls of an answer; those that drafted a card know what became of it. */
function callsOf(answer: ChatRow, proposals: ReadonlyMap<string, ProposalRow>): ToolRecord[] {
  const drafted = shownParts(answer).flatMap((part) =>
    part.type === 'data-proposal' && part.data.status === 'pending' ? [proposals.get(part.data.id)] : [],
  );
  return partsOf(answer).flatMap((part) => {
    if (part.type !== 'tool') return [];
    const row = 'confirmLabel' in part.output ? drafted.shift() : undefined;
    const status = row && presentProposal(row).status;
    return [
      status === undefined || status === 'pending'
        ? part
        : { ...part, output: { ...part.output, status: CARD_DECISIONS[status] } },
    ];
  });
}
