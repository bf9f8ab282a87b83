import { type AdminUserDetails, adminUser, type UserSort } from '@tradewind/contract/admin';
import { type CursorCodec, cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { boatsOfUser, UserCursor } from './users.store.ts';

interface Besides {
  boats: Awaited<ReturnType<typeof boatsOfUser>>;
  openReports: number;
}

export const presentDetails = (userJson: string, { boats, openReports }: Besides): AdminUserDetails => ({
  ...adminUser.parse(JSON.parse(userJson)),
  boats: boats.map((boat) => ({ ...boat, createdAt: boat.createdAt.toISOString() })),
  openReports,
});

const { momentText: moment } = cursorPart;
const id = cursorPart.text(/^.{1,64}$/);

const codecs: Record<UserSort, CursorCodec<UserCursor>> = {
  newest: cursorCodec({ key: moment, id }, 'newest'),
  oldest: cursorCodec({ key: moment, id }, 'oldest'),
  'last-login': cursorCodec({ key: moment, id }, 'last-login'),
  boats: cursorCodec({ key: cursorPart.text(/^\d{1,9}$/), id }, 'boats'),
  name: cursorCodec({ key: cursorPart.text(/^.{0,200}$/s), id }, 'name'),
};

export const userCursor = (sort: UserSort): CursorCodec<UserCursor> => codecs[sort];
