import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import pg from 'pg';
import { boatCursor } from '../api/src/features/boats/search/cursor.ts';
import { COMMON_WORD, RARE_WORD } from './fill.ts';

export interface Read {
  name: string;
  /** Several URLs of the same kind, so that no plan or cache fits just one. */
  paths: string[];
}

const PAGE = 24;
const page = (query: Record<string, string>) => `/api/boats?${new URLSearchParams({ ...query, limit: String(PAGE) })}`;

export async function readsOf(url: string, size: number): Promise<Read[]> {
  const spots = await spread(url, size);
  return [
    { name: 'first page', paths: [page({})] },
    {
      name: 'filtered and sorted page',
      paths: BOAT_TYPES.flatMap((type) =>
        ['25k-50k', '50k-100k'].map((priceBucket) => page({ type, priceBucket, sort: 'price-low' })),
      ),
    },
    {
      name: 'filtered page, newest first',
      paths: BOAT_TYPES.map((type) => page({ type, priceBucket: 'over-200k' })),
    },
    { name: 'search, rare word', paths: [page({ query: RARE_WORD }), page({ query: RARE_WORD.slice(1, -1) })] },
    { name: 'search, common word', paths: [page({ query: COMMON_WORD }), page({ query: 'model 2' })] },
    { name: 'search, common word by price', paths: [page({ query: COMMON_WORD, sort: 'price-high' })] },
    {
      name: 'trade and budget',
      paths: ['bitcoin', 'real_estate', 'wine'].map((tradeFor) => page({ tradeFor, budget: '100k-250k' })),
    },
    {
      name: 'nearest first',
      paths: ['33139', '92101', '10001', '77001', '60601'].map((zip) => page({ sort: 'distance', zip })),
    },
    {
      name: 'deep page by cursor',
      paths: spots.map(({ id, at }) => page({ cursor: boatCursor('newest').write({ key: at, id }) })),
    },
    { name: 'one boat', paths: spots.map(({ id }) => `/api/boats/${id}`) },
    { name: 'one boat with its market', paths: spots.map(({ id }) => `/api/boats/${id}/enriched`) },
    { name: 'stats', paths: ['/api/marketplace/stats'] },
  ];
}

/** Boats from all over the catalog. */
async function spread(url: string, size: number): Promise<{ id: number; at: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number; at: Date }>(
    'select id, created_at as at from boats where listed and id % $1 = 7 order by id limit 40',
    [Math.floor(size / 40)],
  );
  await client.end();
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
}
