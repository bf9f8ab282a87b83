import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import type { LegalDetails } from '@tradewind/contract/closing-facts';
import { waitsForBroker } from './task-order.ts';

type Reader = Pick<Closing, 'parties' | 'position'>;

const FORMER_MEMBER = 'Former member';

/** Names a party for the reader of the closing. */
export function partyName({ parties, position: own }: Reader, position: number): string {
  if (position === own) return 'You';
  return parties.find((party) => party.position === position)?.firstName ?? FORMER_MEMBER;
}

/** Names a party inside a sentence. */
export const partyNameInside = (reader: Reader, position: number): string =>
  position === reader.position ? 'you' : partyName(reader, position);

/** Names the person whose turn it is. */
export function actorName(closing: Reader, task: Pick<ClosingTask, 'by' | 'state'>): string {
  if (task.by === null || waitsForBroker(task)) return closing.position === null ? 'You' : 'The broker';
  return partyName(closing, task.by);
}

/** Whether the reader is the person who must act. */
export const waitsForReader = ({ position }: Reader, task: Pick<ClosingTask, 'by' | 'state'>): boolean =>
  position === null ? waitsForBroker(task) : task.by === position && !waitsForBroker(task);

/** Says what a task is about besides its kind: a boat, a part of it, or a person. */
export function subjectOf(closing: Reader, { title, part, party, by }: ClosingTask): string | undefined {
  if (part !== null) return `${part} of ${title ?? 'the boat'}`;
  if (title !== null) return title;
  if (party === null || (party === by && party === closing.position)) return undefined;
  return party === closing.position ? 'You' : partyName(closing, party);
}

/** The name with which the reader signs; undefined until they have entered it. */
export function ownLegalName({ tasks, position }: Pick<Closing, 'tasks' | 'position'>): string | undefined {
  const facts = tasks.find(({ kind, by }) => kind === 'legal-details' && by === position)?.facts;
  return (facts as LegalDetails | null | undefined)?.legalName;
}
