import { beforeAll, describe, expect, it } from 'vitest';
import { type Json, type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat, insertUser } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});

const call = (method: 'GET' | 'PUT' | 'DELETE', id: number | string = '', token = person.token) =>
  app.call(method, `/api/favorites${id === '' ? '' : `/${id}`}`, { token });
const saved = async (): Promise<number[]> => (await call('GET')).body.map((boat: Json) => boat.id);

describe('Saved boats', () => {
  it('are listed with their sellers, last saved first, and can be saved or removed repeatedly', async () => {
    person = await registerPerson(app);
    const [one, two] = [await insertBoat(app.database.db), await insertBoat(app.database.db)];
    for (const { id } of [one, two, one]) expect((await call('PUT', id)).status).toBe(200);
    const { body } = await call('GET');
    expect(body.map((boat: Json) => boat.id)).toEqual([two.id, one.id]);
    expect(body[0]).toMatchObject({ title: two.title, seller: { id: two.sellerId } });
    expect(body[0]).not.toHaveProperty('managementToken');
    for (let times = 0; times < 2; times++) expect((await call('DELETE', two.id)).status).toBe(200);
    expect(await saved()).toEqual([one.id]);
  });

  it('are private to each user', async () => {
    person = await registerPerson(app);
    expect(await saved()).toEqual([]);
  });

  it('show their status while unavailable, and can still be removed', async () => {
    person = await registerPerson(app);
    const boat = await insertBoat(app.database.db, { type: 'Bowrider' });
    await call('PUT', boat.id);
    await app.database.pool.query(`update boats set status = 'paused' where id = $1`, [boat.id]);
    const { id, title } = boat;
    expect((await call('GET')).body).toEqual([{ id, title, type: 'Bowrider', status: 'paused', imageUrls: [] }]);
    expect((await call('DELETE', boat.id)).status).toBe(200);
    expect((await call('DELETE', boat.id)).status).toBe(404);
  });

  it('disappear while their seller is suspended', async () => {
    person = await registerPerson(app);
    const [active, paused] = [await insertBoat(app.database.db), await insertBoat(app.database.db)];
    for (const { id } of [active, paused]) await call('PUT', id);
    await app.database.pool.query(`update boats set status = 'paused' where id = $1`, [paused.id]);
    await app.database.pool.query(`update users set suspended = true, suspension_reason = 'spam' where id = any($1)`, [
      [active.sellerId, paused.sellerId],
    ]);
    expect(await saved()).toEqual([]);
  });

  it('must be public boats', async () => {
    person = await registerPerson(app);
    const suspended = await insertUser(app.database.db, { suspended: true, suspensionReason: 'x' });
    const hidden = await insertBoat(app.database.db, { sellerId: suspended.id });
    const sold = await insertBoat(app.database.db, { status: 'sold' });
    for (const id of [hidden.id, sold.id, 2_000_000_000]) expect((await call('PUT', id)).status).toBe(404);
    for (const id of ['x', '0', '99999999999']) expect((await call('PUT', id)).status).toBe(400);
  });

  it('need a signed-in user', async () => {
    expect((await call('GET', '', 'forged')).status).toBe(401);
    expect((await call('PUT', 1, 'forged')).status).toBe(401);
    expect((await call('DELETE', 1, 'forged')).status).toBe(401);
  });
});
