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
] as const;
type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

/** The causes that name somebody who broke the agreement. */
const AT_FAULT: ReadonlySet<CancellationCause> = new Set(['giver-default', 'receiver-default']);

export const needsFault = (cause: CancellationCause): boolean => AT_FAULT.has(cause);

interface Standing {
  /** Whether every boat was accepted: from then on a deposit is at risk. */
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
