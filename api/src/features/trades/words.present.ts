import { priceText } from '@tradewind/contract/prices';
import type { AnswerRefusal } from '@tradewind/domain/trades/proposal';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LegRow, TradeBundle } from './store.ts';

type Worded = Pick<LegRow, 'kind' | 'title' | 'value'>;

const legText = (leg: Worded): string => (leg.kind === 'cash' ? `${priceText(leg.value)} in cash` : leg.title);

/** 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** A party's side of the deal: 'Osprey and $20,000 in cash for Tern'. */
export function dealText(legs: readonly LegRow[], position: number): string {
  const given = listed(legs.filter(({ giver }) => giver === position).map(legText));
  const got = listed(legs.filter(({ receiver }) => receiver === position).map(legText));
  return got ? `${given || 'nothing'} for ${got}` : given;
}

/** The subject of a trade, for titles: the boat that was asked for, or the first item. */
export function subjectTitle({ trade, legs }: TradeBundle): string {
  const subject = legs.find(({ boatId }) => boatId !== null && boatId === trade.subjectId);
  const item = subject ?? legs.find(({ kind }) => kind === 'boat') ?? legs.find(({ kind }) => kind === 'asset');
  return item?.title ?? 'your trade';
}

export const firstNameOf = ({ parties }: TradeBundle, position: number | null): string =>
  parties.find((party) => party.position === position)?.firstName ?? FORMER_MEMBER;

export const FORMER_MEMBER = 'Former member';

const REFUSALS: Readonly<Record<AnswerRefusal, string>> = {
  outdated: 'This offer has changed since you opened it. Please look at the new version first.',
  expired: 'This offer has expired. You can make a new one.',
  over: 'This trade is no longer open.',
  ring: 'A trade of more than two people can’t be changed. You can decline it instead.',
  backup: 'One of its items is part of another agreed trade right now. We’ll tell you when it’s free again.',
};

export const unanswerable = (refusal: AnswerRefusal) => new Refusal('conflict', REFUSALS[refusal]);
