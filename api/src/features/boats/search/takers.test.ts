import type { BoatFilter } from '@tradewind/contract/boats';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '../../../db/client.ts';
import { boats } from '../../../db/schema/boats.ts';
import { testDatabase } from '../../../testing/database.ts';
import { boatDraft, insertUser } from '../../../testing/factories.ts';
import { findTakers, isForTakers } from './takers.service.ts';

const MOST = 100;
let database: DatabaseClient;

beforeAll(async () => {
  database = await testDatabase();
  const { id: sellerId } = await insertUser(database.db);
  const rows = [
    ['Open 1', ['open_to_offers']],
    ['Art 1', ['art']],
    ['Both', ['wine', 'art', 'open_to_offers']],
    ['Wine', ['wine']],
    ['Open 2', ['boats', 'open_to_offers']],
    ['Art 2', ['art', 'boats']],
    ['Open 3', ['open_to_offers']],
  ] as const;
  for (const [index, [title, tradeCategories]] of rows.entries())
    await database.db.insert(boats).values(
      boatDraft({
        sellerId,
        title,
        tradeCategories: [...tradeCategories],
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      }),
    );
});

const titlesIn = (found: readonly string[]) => found.map((json) => (JSON.parse(json) as { title: string }).title);

async function pagesOf(filter: BoatFilter, limit: number) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await findTakers(database.db, { ...filter, ...(cursor !== undefined && { cursor }) }, limit, MOST);
    pages.push(titlesIn(page.boats));
    cursor = page.next;
  } while (cursor !== undefined);
  return pages;
}

describe('boats for what somebody would give', () => {
  it('are those of owners who name it, and then those of owners open to offers, newest first', async () => {
    const { boats: found, ...page } = await findTakers(database.db, { tradeFor: ['art'] }, 10, MOST);
    expect(titlesIn(found)).toEqual(['Art 2', 'Both', 'Art 1', 'Open 3', 'Open 2', 'Open 1']);
    expect(page).toEqual({ total: 6, takersFirst: true });
  });

  it.each([1, 2, 3, 4, 5])('come once each on pages of %i', async (limit) => {
    const pages = await pagesOf({ tradeFor: ['art'] }, limit);
    expect(pages.flat()).toEqual(['Art 2', 'Both', 'Art 1', 'Open 3', 'Open 2', 'Open 1']);
    expect(pages.every(({ length }, index) => length === limit || index === pages.length - 1)).toBe(true);
  });

  it('keep other filters', async () => {
    expect((await pagesOf({ tradeFor: ['art'], query: 'open' }, 2)).flat()).toEqual(['Open 3', 'Open 2', 'Open 1']);
    expect((await pagesOf({ tradeFor: ['art'], query: 'art' }, 1)).flat()).toEqual(['Art 2', 'Art 1']);
    expect(await pagesOf({ tradeFor: ['art'], query: 'nothing' }, 2)).toEqual([[]]);
  });

  it('need no such order if another one was chosen, or every owner must name it', () => {
    expect(isForTakers({ tradeFor: ['art'] })).toBe(true);
    expect(isForTakers({ tradeFor: ['art'], sort: 'price-low' })).toBe(false);
    expect(isForTakers({ tradeFor: ['art'], takesOneOf: ['art'] })).toBe(false);
    expect(isForTakers({ tradeFor: ['open_to_offers'] })).toBe(false);
    expect(isForTakers({})).toBe(false);
  });
});
