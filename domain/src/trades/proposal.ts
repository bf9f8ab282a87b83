import { transition } from '../lifecycles/lifecycle.ts';
import { TRADE, type TradeState } from '../lifecycles/trade.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** How long a proposal stands before it expires, by where it came from. */
export const PROPOSAL_HOURS = { offer: 48, negotiation: 7 * 24, ring: 72 } as const;
export type TradeKind = keyof typeof PROPOSAL_HOURS;
export const TRADE_KINDS = Object.keys(PROPOSAL_HOURS) as [TradeKind, ...TradeKind[]];

export const expiryOf = (kind: TradeKind, from: Date): Date =>
  new Date(from.getTime() + PROPOSAL_HOURS[kind] * HOUR_MS);

/** The facts that decide about the next step of a trade. Positions number the parties. */
export interface TradeSnapshot {
  readonly status: TradeState;
  readonly revision: number;
  /** Null while nothing is running out: for backups and from the agreement on. */
  readonly expiresAt: Date | null;
  /** An item is reserved for another trade; this one waits until it is free. */
  readonly backup: boolean;
  readonly parties: readonly { readonly position: number; readonly accepted: boolean }[];
}

/** The actions of a party. */
const PARTY_ACTIONS = ['accept', 'counter', 'decline', 'withdraw', 'cancel'] as const;
type PartyAction = (typeof PARTY_ACTIONS)[number];

export const hasExpired = ({ status, expiresAt }: Pick<TradeSnapshot, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'proposed' && expiresAt !== null && expiresAt.getTime() <= now.getTime();

/** The state as everybody should see it now, also before the job that writes it. */
export const stateAt = (trade: Pick<TradeSnapshot, 'status' | 'expiresAt'>, now: Date): TradeState =>
  hasExpired(trade, now) ? 'expired' : trade.status;

/** The actions open to a party now. After a yes a party withdraws; before it they decline. */
export function partyActions(trade: TradeSnapshot, position: number, now: Date): PartyAction[] {
  const own = trade.parties.find((party) => party.position === position);
  if (!own || hasExpired(trade, now)) return [];
  const canAgree = !own.accepted && !trade.backup;
  return PARTY_ACTIONS.filter((action) => {
    if (action === 'accept') return canAgree && isPossible(trade.status, 'agree');
    if (action === 'decline') return !own.accepted && isPossible(trade.status, 'decline');
    if (action === 'withdraw') return own.accepted && isPossible(trade.status, 'withdraw');
    if (action === 'counter') return !isRing(trade) && isPossible(trade.status, action);
    return isPossible(trade.status, action);
  });
}

/** Everyone in a ring depends on everyone else: nobody changes it, but anyone can decline it. */
const isRing = ({ parties }: TradeSnapshot): boolean => parties.length > 2;

const isPossible = (status: TradeState, action: 'agree' | 'counter' | 'decline' | 'withdraw' | 'cancel') =>
  transition(TRADE, status, action, 'party').ok;

/** Why an answer to a revision cannot be taken. */
export type AnswerRefusal = 'outdated' | 'expired' | 'over' | 'backup' | 'ring';

type Acceptance =
  | { readonly ok: true; readonly effect: 'none' | 'accepted' | 'agreed' }
  | { readonly ok: false; readonly refusal: AnswerRefusal };

/** A party's yes to one revision. The same yes again has no effect; the last missing one completes the trade. */
export function accept(trade: TradeSnapshot, position: number, revision: number, now: Date): Acceptance {
  if (revision !== trade.revision) return { ok: false, refusal: 'outdated' };
  const own = trade.parties.find((party) => party.position === position);
  if (own?.accepted && (trade.status === 'proposed' || trade.status === 'agreed') && !hasExpired(trade, now))
    return { ok: true, effect: 'none' };
  const refusal = refusalOf(trade, now);
  if (refusal) return { ok: false, refusal };
  if (trade.backup) return { ok: false, refusal: 'backup' };
  const missing = trade.parties.filter((party) => !party.accepted && party.position !== position);
  return { ok: true, effect: missing.length === 0 ? 'agreed' : 'accepted' };
}

/** Whether a new revision may replace this one. */
export function counter(trade: TradeSnapshot, revision: number, now: Date): AnswerRefusal | undefined {
  if (isRing(trade)) return refusalOf(trade, now) ?? 'ring';
  return refusalOf(trade, now) ?? (revision === trade.revision ? undefined : 'outdated');
}

function refusalOf(trade: TradeSnapshot, now: Date): AnswerRefusal | undefined {
  if (hasExpired(trade, now) || trade.status === 'expired') return 'expired';
  return trade.status === 'proposed' ? undefined : 'over';
}
