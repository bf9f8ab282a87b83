import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { RESERVING_STATES, TRADE } from '@tradewind/domain/lifecycles/trade';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { proposalsChanged } from '../news/proposal-news.service.ts';
import { asClockOver } from '../policy.ts';
import { holdProposals, updateProposals } from './proposals.store.ts';

interface Cause {
  reason: string;
  /** People who caused it, or who hear of it otherwise: they need no notification. */
  besides?: readonly string[];
  /** The refusal of the whole action if one of the proposals was agreed on in the meantime; without one, that trade goes on. */
  refusal?: Refusal | undefined;
}

/** Ends proposals, given their ids, because something happened to an item or a person. */
export async function voidProposals(
  work: Work,
  ids: readonly number[],
  { reason, besides = [], refusal }: Cause,
): Promise<void> {
  const ended = transition(TRADE, 'proposed', 'void', 'clock');
  if (!ended.ok) throw new Error('A proposal cannot be ended.');
  const held = await holdProposals(work.tx, ids);
  const isReserving = ({ status }: { status: string }) => (RESERVING_STATES as readonly string[]).includes(status);
  if (refusal && held.some(isReserving)) throw refusal;
  const open = asClockOver(held.filter(({ status }) => status === 'proposed'));
  const now = new Date();
  const change = { status: ended.state, endedReason: reason, endedAt: now, expiresAt: null, backup: false };
  await updateProposals(work.tx, open, change, now);
  await proposalsChanged(work, open, { what: 'ended', boatIds: [], assetIds: [], besides });
}
