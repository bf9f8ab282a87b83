import type { TradeDetail, TradeRevision } from '@tradewind/contract/trades';
import { shortTitle } from '../../../nouns/item/item-titles.ts';
import { changesBetween, changeText } from '../../../nouns/trade/revision-changes.ts';
import { givenBy, nameFor, nameWithin, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import { legsInside, legsText } from '../../../nouns/trade/trade-texts.ts';
import { termChanges } from '../terms/terms-texts.ts';

/** One entry of a trade's history: a version of the offer, or something that somebody did about it. */
interface HistoryEntry {
  key: string;
  text: string;
  at: string;
  isCurrent: boolean;
  revision?: TradeRevision;
  before?: TradeRevision | undefined;
  /** The words of the person who ended it. */
  reason?: string | null;
}

/** Everything that happened, the newest first. */
export function historyOf(trade: TradeDetail, reader: string): HistoryEntry[] {
  const oldestFirst = [...trade.revisions].sort((one, other) => one.number - other.number);
  const entries = oldestFirst.flatMap((revision, place): HistoryEntry[] => [
    {
      key: `revision ${revision.number}`,
      text: `${nameFor(trade, revision.author, reader)} ${madeText(revision, oldestFirst[place - 1])}`,
      at: revision.createdAt,
      isCurrent: revision.number === trade.revision,
      revision,
      before: oldestFirst[place - 1],
    },
    ...acceptancesOf(trade, revision, reader),
  ]);
  const ending = endingOf(trade, reader);
  return [...entries, ...(ending ? [ending] : [])].reverse();
}

/** An author who changes their own offer counters nothing. */
function madeText({ author }: TradeRevision, before: TradeRevision | undefined): string {
  if (before === undefined) return 'made the first offer';
  return author === before.author ? 'changed the offer' : 'made a counteroffer';
}

/** With the last yes the trade is agreed. */
function acceptancesOf(trade: TradeDetail, { number, accepted }: TradeRevision, reader: string): HistoryEntry[] {
  const isAgreed = trade.agreedAt !== null && number === trade.revision;
  return accepted.map(({ by, at }, place) => ({
    key: `yes ${number} ${by}`,
    text: `${nameFor(trade, by, reader)} accepted${isAgreed && place === accepted.length - 1 ? ': the trade is agreed' : ''}`,
    at,
    isCurrent: false,
  }));
}

function endingOf(trade: TradeDetail, reader: string): HistoryEntry | undefined {
  const { ended, status, endedReason } = trade;
  if (ended === null) return undefined;
  const name = ended.by === null ? undefined : nameFor(trade, ended.by, reader);
  const texts: Partial<Record<TradeDetail['status'], string>> = {
    declined: `${name ?? 'Somebody'} declined the offer`,
    withdrawn: `${name ?? 'Somebody'} withdrew the offer`,
    cancelled: name === undefined ? 'Tradewind canceled the trade' : `${name} canceled the trade`,
    expired: 'The offer expired',
    void: 'The offer ended',
  };
  return { key: 'end', text: texts[status] ?? 'It ended', at: ended.at, isCurrent: false, reason: endedReason };
}

interface Versions {
  revision: TradeRevision;
  before: TradeRevision | undefined;
}

/** The same version with titles that fit on a line. */
export const shortened = (revision: TradeRevision): TradeRevision => ({
  ...revision,
  legs: revision.legs.map((leg) => ({ ...leg, title: shortTitle(leg.title) })),
});

interface Change {
  what: 'first' | 'added' | 'changed' | 'removed';
  text: string;
}

/** A version in lines: all of it, or how it differs from the one before. */
export function changesIn(trade: TradeDetail, { revision, before }: Versions, reader: string): Change[] {
  if (before === undefined) return [{ what: 'first', text: firstText(trade, revision, reader) }];
  const nameOf = (userId: string) => nameWithin(trade, userId, reader);
  const changes = [
    ...changesBetween(before.legs, revision.legs).map((change) => ({
      what: change.what,
      text: changeText(change, nameOf(change.leg.from)),
    })),
    ...termChanges(before.terms, revision, nameOf).map((text) => ({ what: 'changed' as const, text })),
  ];
  return changes.length === 0 ? [{ what: 'first', text: 'Nothing but the note changed.' }] : changes;
}

const firstText = ({ parties }: TradeDetail, revision: TradeRevision, reader: string): string =>
  parties.some(({ userId }) => userId === reader)
    ? `You’d give ${legsInside(givenBy(revision, reader))} for ${legsInside(receivedBy(revision, reader))}.`
    : `${legsText(revision.legs)}.`;
