/** Why a closing ends without a release. The cause decides about deposits. */
export const CANCELLATION_CAUSES = [
  'unsigned',
  'deposit-missing',
  'rejected',
  'mutual',
  'giver-default',
  'receiver-default',
  'casualty',
  'title-failure',
  'outside-failed',
  'decided',
] as const;
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

/** The causes that name somebody who broke the agreement. */
const AT_FAULT: ReadonlySet<CancellationCause> = new Set(['giver-default', 'receiver-default']);

export const needsFault = (cause: CancellationCause): boolean => AT_FAULT.has(cause);

interface CauseStanding {
  /** Before everyone has signed, anybody can cancel without a cause. */
  readonly signed: boolean;
  readonly depositLate: boolean;
}

/**
 * The causes that somebody can state. Parties state only their own default: about somebody else's they open a dispute. A mutual
 * end needs everyone's consent; a rejection, a missing signature and an outside leg that fails are recorded where they happen.
 */
export function statableCauses(actor: 'party' | 'broker', { signed, depositLate }: CauseStanding): CancellationCause[] {
  if (!signed) return [];
  if (actor === 'party') return ['giver-default', 'receiver-default'];
  const found: CancellationCause[] = ['casualty', 'title-failure', 'giver-default', 'receiver-default'];
  return depositLate ? ['deposit-missing', ...found] : found;
}

interface AcceptanceOf {
  readonly giver: number;
  readonly receiver: number;
  readonly done: boolean;
}

/**
 * Whether the deposit of a party in default is at risk: something that they give, or get, was accepted. The party may state either
 * kind of default, so the kind does not matter.
 */
export const isAtRisk = (party: number, acceptances: readonly AcceptanceOf[]): boolean =>
  acceptances.some(({ giver, receiver, done }) => done && (giver === party || receiver === party));

/** In a trade of three or more, somebody may take the place of a party who left within this many days. */
export const REPLACEMENT_DAYS = 10;

interface Standing {
  /** Whether the acceptance that concerns the party was given: from then on their deposit is at risk. */
  readonly accepted: boolean;
}

/** A deposit goes back less the costs its owner authorized, or stays frozen until everyone signs, or an award or order decides. */
type DepositFate = 'refund' | 'freeze';

/**
 * The broker never decides who gets trust money: the deposit of a party in default is frozen, all others go back. Before the
 * acceptance nothing is at risk.
 */
export function depositFate(cause: CancellationCause, isAtFault: boolean, { accepted }: Standing): DepositFate {
  return accepted && isAtFault && needsFault(cause) ? 'freeze' : 'refund';
}
