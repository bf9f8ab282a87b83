import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { registerPerson } from '../../testing/people.ts';

it('returns the source and the author of a boat in every read', async () => {
  const app = await testApp();
  const [owner, broker] = [await registerPerson(app), await registerPerson(app)];
  const synced = {
    source: 'cloud-yachts',
    externalId: 'cy-7',
    lastSyncedAt: new Date('2025-06-30T12:00:00.000Z'),
    userId: broker.user.id,
  };
  const boat = await insertBoat(app.database.db, { sellerId: owner.user.id, featured: true, ...synced });
  const posted = await insertBoat(app.database.db, { sellerId: owner.user.id });
  const { token } = owner;
  await app.call('PUT', `/api/favorites/${boat.id}`, { token: broker.token });
  const read = async (path: string, as = token) => (await app.call('GET', path, { token: as })).body;
  const reads = [
    await read(`/api/boats/${boat.id}`),
    await read(`/api/boats/${boat.id}/enriched`),
    (await read('/api/boats')).find(({ id }: { id: number }) => id === boat.id),
    (await read('/api/boats?limit=10&sort=oldest')).find(({ id }: { id: number }) => id === boat.id),
    (await read('/api/boats/featured'))[0],
    (await read('/api/favorites', broker.token))[0],
  ];
  for (const answer of reads)
    expect(answer).toMatchObject({ id: boat.id, ...synced, lastSyncedAt: '2025-06-30T12:00:00.000Z' });
  expect(await read(`/api/boats/${posted.id}`)).toMatchObject({ externalId: null, lastSyncedAt: null, userId: null });
});
