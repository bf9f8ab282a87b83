import { priceText } from '@tradewind/contract/prices';
import { totalOf } from '@tradewind/contract/trade-values';
import type { AnswerRefusal } from '@tradewind/domain/trades/proposal';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LegRow, TradeBundle } from './store.ts';

const SHORT_TITLE = 60;

/** A title within a sentence, cut so that lists with few lines still show the rest of the sentence. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length <= SHORT_TITLE
    ? title
    : `${letters
        .slice(0, SHORT_TITLE - 1)
        .join('')
        .replace(/[\s,;:–-]+$/u, '')}…`;
}

type Worded = Pick<LegRow, 'kind' | 'title' | 'value'>;

/** Names items one by one, and cash as a sum: an amendment may have added some. */
function legTexts(legs: readonly Worded[]): string[] {
  const cash = legs.filter(({ kind }) => kind === 'cash').map(({ value }) => value);
  return [
    ...legs.flatMap(({ kind, title }) => (kind === 'cash' ? [] : [shortTitle(title)])),
    ...(cash.length === 0 ? [] : [`${priceText(totalOf(cash))} in cash`]),
  ];
}

/** 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** A party's side of the deal: 'Osprey and $20,000 in cash for Tern'. */
export function dealText(legs: readonly LegRow[], position: number): string {
  const given = listed(legTexts(legs.filter(({ giver }) => giver === position)));
  const got = listed(legTexts(legs.filter(({ receiver }) => receiver === position)));
  return got ? `${given || 'nothing'} for ${got}` : given;
}

/** The subject of a trade, for titles: the boat that was asked for, or the first item. */
export function subjectTitle({ trade, legs }: TradeBundle): string {
  const subject = legs.find(({ boatId }) => boatId !== null && boatId === trade.subjectId);
  const item = subject ?? legs.find(({ kind }) => kind === 'boat') ?? legs.find(({ kind }) => kind === 'asset');
  return item ? shortTitle(item.title) : 'your trade';
}

const DEADLINE = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
});

/** 'Nov 18, 9:30 PM UTC': mail knows no time zone of its reader. */
export const deadlineText = (at: Date): string => DEADLINE.format(at);

/** The offer by its author, for this reader: 'Your offer', 'Ben’s offer'. */
export function offerName(bundle: TradeBundle, reader: number): string {
  const { author } = bundle.revision;
  if (author === null) return 'The offer';
  return author === reader ? 'Your offer' : `${firstNameOf(bundle, author)}’s offer`;
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
