import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { get, type Maker, pick, signedIn } from './maker.ts';
import { letters, whole, words } from './words.ts';

const SCREENS = [
  '/',
  '/boats',
  '/hunt',
  '/login',
  '/register',
  '/services',
  '/account',
  '/list-boat',
  '/nowhere',
] as const;
export const page: Maker = (chance, { boats }) => {
  const accept = { accept: 'text/html', 'accept-encoding': pick(chance, ['br', 'gzip', 'identity']) };
  if (chance.next() < 0.5) return get('pages', `/boats/${whole(chance, 1, boats * 1.2)}`, accept);
  if (chance.next() < 0.5) return get('pages', `/boats?${new URLSearchParams({ query: words(chance, 1) })}`, accept);
  return get('pages', pick(chance, SCREENS), accept);
};

export const oddAddress: Maker = (chance) => {
  const path = pick(chance, [
    `/${letters(chance, whole(chance, 1, 300))}`,
    `/${letters(chance, 8)}/`.repeat(whole(chance, 1, 60)),
    `//${letters(chance, 5)}//..%2f..%2f${letters(chance, 5)}`,
    `/%${letters(chance, 2)}%00%ff${letters(chance, 20)}`,
    `/boats/${letters(chance, whole(chance, 1, 250))}`,
    `/api/${letters(chance, 10)}?${letters(chance, 500)}=${letters(chance, 500)}`,
    `/media/${letters(chance, 40)}-960.webp`,
    `/?token=${letters(chance, 43)}&google_auth=true`,
    `/boats?query=${letters(chance, 700)}&x=${letters(chance, 20)}`,
    `*`,
  ]);
  const accept = pick(chance, ['text/html', '*/*', 'application/json', letters(chance, 50)]);
  return get('odd addresses', path, { accept });
};

export const longAddress: Maker = (chance) => {
  const start = pick(chance, ['/api/boats?query=', '/boats?query=', '/', '/api/']);
  const path = start + letters(chance, whole(chance, 900, chance.next() < 0.1 ? 30_000 : 12_000));
  return get('long addresses', path, { accept: pick(chance, ['text/html', '*/*']) });
};

export const search: Maker = (chance) => {
  const filter = new URLSearchParams({ limit: String(whole(chance, 1, 100)) });
  if (chance.next() < 0.6) filter.set('query', words(chance, whole(chance, 1, 2)).slice(0, 110));
  if (chance.next() < 0.3) filter.set('type', pick(chance, BOAT_TYPES));
  if (chance.next() < 0.3) filter.set('minPrice', String(whole(chance, 0, 500_000)));
  if (chance.next() < 0.3) filter.set('sort', pick(chance, ['price-low', 'newest', 'length', 'distance', 'odd']));
  if (chance.next() < 0.2) filter.set('zip', String(whole(chance, 10_000, 99_999)));
  if (chance.next() < 0.1) filter.set('cursor', letters(chance, 60));
  return get('searches', `/api/boats?${filter}`, {
    'accept-encoding': pick(chance, ['br', 'gzip', 'identity']),
  });
};

export const read: Maker = (chance, world) => {
  const id = whole(chance, 1, world.boats * 1.2);
  const path = pick(chance, [
    `/api/boats/${id}`,
    `/api/boats/${id}/enriched`,
    '/api/boats/featured',
    '/api/marketplace/stats',
    '/api/site',
    '/sitemap.xml',
    '/api/messages/conversations',
    '/api/notifications',
    '/api/favorites',
    '/api/ai-agent/chats',
  ]);
  return get('reads', path, chance.next() < 0.5 ? signedIn(chance, world) : {});
};
