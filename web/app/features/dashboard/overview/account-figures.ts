import type { AnyBoat, OwnBoat } from '@tradewind/contract/boats';
import type { Conversation } from '@tradewind/contract/messages';
import { paths } from '@tradewind/contract/paths';
import type { Loading } from '../../../ui/loaded.tsx';
import type { Figure } from './figures.tsx';

type Read<Data> = Data | null | undefined;

interface Reads {
  listings: Read<OwnBoat[]>;
  conversations: Read<Conversation[]>;
  saved: Read<AnyBoat[]>;
}

/** The four figures of the overview, each with a link to what it counts. */
export function accountFigures({ listings, conversations, saved }: Reads): Figure[] {
  const boats = listings?.length === 0 ? paths.listBoat : paths.accountTab('boats');
  return [
    { label: 'Listings', value: counted(listings, (list) => list.length), to: boats },
    { label: 'Views', value: counted(listings, viewsOf), to: boats },
    { label: 'Unread messages', value: counted(conversations, unreadOf), to: paths.accountTab('messages') },
    { label: 'Saved boats', value: counted(saved, (list) => list.length), to: paths.accountTab('saved') },
  ];
}

/** A query's result: undefined while it loads, null when it failed. */
export const readBy = <Data>({ data, isError }: Loading<Data>): Read<Data> => data ?? (isError ? null : undefined);

export const unreadOf = (conversations: readonly Conversation[]) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

const viewsOf = (boats: readonly OwnBoat[]) => boats.reduce((sum, { views }) => sum + views, 0);

const counted = <Data>(data: Read<Data>, count: (data: Data) => number) =>
  data ? count(data) : (data as null | undefined);
