import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
});

const read = (id: number, person?: Person) =>
  app.call('GET', `/api/boats/${id}`, person ? { token: person.token } : {});
const post = (overrides: Parameters<typeof insertBoat>[1] = {}) =>
  insertBoat(app.database.db, { sellerId: owner.user.id, ...overrides });

describe('An unavailable boat', () => {
  it.each(['paused', 'sold', 'retired'])(
    'shows others only its title, type and one photo when it is %s',
    async (status) => {
      const imageUrls = ['/media/a/1600.webp', '/media/b/1600.webp'];
      const { id } = await post({ status, title: 'Sea Otter', type: 'Bowrider', imageUrls });
      const { status: code, body } = await read(id);
      expect(code).toBe(200);
      expect(body).toEqual({ id, title: 'Sea Otter', type: 'Bowrider', status, imageUrls: ['/media/a/1600.webp'] });
      expect((await read(id, await registerPerson(app))).body).toEqual(body);
    },
  );

  it('shows its owner everything except its management token', async () => {
    const { id, price } = await post({ status: 'paused' });
    const { body, headers } = await read(id, owner);
    expect(body).toMatchObject({ id, price, status: 'paused', sellerId: owner.user.id });
    expect(body).not.toHaveProperty('managementToken');
    expect(headers['cache-control']).toContain('no-store');
    expect((await read(id)).body).not.toHaveProperty('price');
  });

  it('appears and disappears as soon as its status changes', async () => {
    const { id, version } = await post();
    const change = (status: string, seen: number) =>
      app.call('PATCH', `/api/boats/${id}`, { token: owner.token, body: { status, version: seen } });
    expect((await read(id)).body).toHaveProperty('price');
    await change('paused', version);
    expect((await read(id)).body).not.toHaveProperty('price');
    await change('active', version + 1);
    expect((await read(id)).body).toHaveProperty('price');
  });

  it('does not exist for anyone once its seller is suspended', async () => {
    const seller = await registerPerson(app);
    const { id } = await insertBoat(app.database.db, { sellerId: seller.user.id, status: 'sold' });
    const suspend = "update users set suspended = true, suspension_reason = 'spam' where id = $1";
    await app.database.pool.query(suspend, [seller.user.id]);
    expect((await read(id)).status).toBe(404);
    expect((await app.call('GET', `/api/boats/${id}/similar`)).status).toBe(404);
  });

  it('is in no search and has no market data', async () => {
    const { id } = await post({ status: 'paused', title: 'Hidden Gem' });
    expect((await app.call('GET', '/api/boats?query=Hidden Gem')).body).toEqual([]);
    expect((await app.call('GET', `/api/boats/${id}/enriched`)).status).toBe(404);
  });
});

describe('Similar boats', () => {
  it('are of the same type, ordered by price, length and distance, without the boat itself', async () => {
    const sellerId = (await registerPerson(app)).user.id;
    const like = { sellerId, type: 'Sailboat', price: '90000.00', length: 30, location: 'Tampa, FL' };
    const subject = await insertBoat(app.database.db, { ...like, status: 'sold' });
    const twin = await insertBoat(app.database.db, like);
    const longer = await insertBoat(app.database.db, { ...like, length: 36 });
    const far = await insertBoat(app.database.db, { ...like, location: 'San Diego, CA' });
    const dear = await insertBoat(app.database.db, { ...like, price: '400000.00' });
    await insertBoat(app.database.db, { ...like, status: 'paused' });
    await insertBoat(app.database.db, { ...like, type: 'Trawler' });
    const { status, body } = await app.call('GET', `/api/boats/${subject.id}/similar`);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([twin.id, longer.id, far.id, dear.id]);
    expect(body[0]).toHaveProperty('seller.firstName');
  });

  it('include other types when its own has hardly any', async () => {
    const subject = await insertBoat(app.database.db, { status: 'sold', type: 'Houseboat' });
    const { body } = await app.call('GET', `/api/boats/${subject.id}/similar`);
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThanOrEqual(6);
  });

  it('return 404 for a boat that does not exist', async () => {
    expect((await app.call('GET', '/api/boats/999999/similar')).status).toBe(404);
  });
});
