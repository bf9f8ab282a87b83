import type { OwnBoat } from '@tradewind/contract/boats';
import type { Conversation } from '@tradewind/contract/messages';
import { describe, expect, it } from 'vitest';
import { accountFigures, readBy } from './account-figures.ts';

const boats = [{ views: 12 }, { views: 30 }] as OwnBoat[];
const conversations = [{ unreadCount: 2 }, { unreadCount: 0 }, { unreadCount: 1 }] as Conversation[];
const valuesOf = (reads: Parameters<typeof accountFigures>[0]) => accountFigures(reads).map(({ value }) => value);

describe('The overview’s figures', () => {
  it('count listings, their views, unread messages and saved boats', () => {
    expect(valuesOf({ listings: boats, conversations, saved: [] })).toEqual([2, 42, 3, 0]);
  });

  it('distinguish loading from failed figures', () => {
    expect(valuesOf({ listings: undefined, conversations: null, saved: undefined })).toEqual([
      undefined,
      undefined,
      null,
      undefined,
    ]);
    const refetch = () => Promise.reject();
    expect(readBy({ data: undefined, isError: true, refetch })).toBeNull();
    expect(readBy({ data: [1], isError: true, refetch })).toEqual([1]);
  });

  it('link users without listings to posting their first', () => {
    expect(accountFigures({ listings: [], conversations, saved: [] })[0]?.to).toBe('/list-boat');
    expect(accountFigures({ listings: boats, conversations, saved: [] })[0]?.to).toBe('/account?tab=boats');
  });
});
