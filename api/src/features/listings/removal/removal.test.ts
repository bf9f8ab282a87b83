import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { postBoat } from '../../../testing/boats.ts';
import { type Person, registerAdmin, registerPerson } from '../../../testing/people.ts';
import { uploadPhotos } from '../../../testing/photos.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
});

const remove = (id: number, token?: string) => app.call('DELETE', `/api/boats/${id}`, token ? { token } : {});
const manage = (token: string) => app.call('GET', `/api/boats/manage/${token}`);
const removeByLink = (token: string) => app.call('POST', `/api/boats/manage/${token}/delete`);
const statusOf = async (path: string) => (await app.call('GET', path)).status;

describe('The management link', () => {
  it('shows the listing without a sign-in, even when it is paused', async () => {
    const boat = await postBoat(app, owner);
    await app.call('PATCH', `/api/boats/${boat.id}`, { token: owner.token, body: { version: 1, status: 'paused' } });
    const { status, body, headers } = await manage(boat.managementToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: boat.id, title: boat.title, status: 'paused', views: 0 });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('deletes the listing once', async () => {
    const boat = await postBoat(app, owner);
    expect((await removeByLink(boat.managementToken)).status).toBe(200);
    expect(await statusOf(`/api/boats/${boat.id}`)).toBe(404);
    expect((await manage(boat.managementToken)).status).toBe(404);
    expect((await removeByLink(boat.managementToken)).status).toBe(404);
    const { rows } = await app.database.pool.query(
      `select user_id, details from activity_log where action = 'boat.delete' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { user_id: null, details: { boatId: boat.id, title: boat.title, sellerId: owner.user.id, by: 'link' } },
    ]);
  });

  it('does not work while its owner is suspended', async () => {
    const [admin, suspended] = [await registerAdmin(app), await registerPerson(app)];
    const boat = await postBoat(app, suspended);
    const act = (action: string) =>
      app.call('POST', `/api/admin/users/${suspended.user.id}/${action}`, {
        token: admin.token,
        body: { reason: 'x' },
      });
    await act('suspend');
    expect((await manage(boat.managementToken)).status).toBe(404);
    expect((await removeByLink(boat.managementToken)).status).toBe(404);
    await act('activate');
    expect((await manage(boat.managementToken)).status).toBe(200);
  });

  it.each(['forged', 'a'.repeat(43), '%00', "'%20or%201=1--", '..%2f..', 'null'])(
    'does not work when it is forged: %s',
    async (token) => {
      await postBoat(app, owner);
      expect((await manage(token)).status).toBe(404);
      expect((await removeByLink(token)).status).toBe(404);
    },
  );
});

describe('Deleting a boat', () => {
  it('deletes its photos except those that another listing shows', async () => {
    const [shared = '', only = ''] = await uploadPhotos(app, owner.token, 2);
    const boat = await postBoat(app, owner, { imageUrls: [shared, only] });
    const other = await postBoat(app, owner, { imageUrls: [shared] });
    expect((await remove(boat.id, owner.token)).body).toEqual({ message: 'Listing deleted' });
    expect(await statusOf(`/api/boats/${boat.id}`)).toBe(404);
    await expect.poll(() => statusOf(only), { timeout: 15_000 }).toBe(404);
    expect(await statusOf(shared)).toBe(200);
    await remove(other.id, owner.token);
    await expect.poll(() => statusOf(shared), { timeout: 15_000 }).toBe(404);
    const { rows } = await app.database.pool.query('select url from uploads where url = any($1)', [[shared, only]]);
    expect(rows).toEqual([]);
  });

  it('keeps the conversations about it', async () => {
    const boat = await postBoat(app, owner);
    const buyer = await registerPerson(app);
    await app.database.pool.query(
      `insert into messages (boat_id, boat_title, subject_id, sender_id, receiver_id, content)
       values ($1, $2, $1, $3, $4, 'Would you take a car?')`,
      [boat.id, boat.title, buyer.user.id, owner.user.id],
    );
    await remove(boat.id, owner.token);
    const { rows } = await app.database.pool.query('select boat_id, boat_title from messages where subject_id = $1', [
      boat.id,
    ]);
    expect(rows).toEqual([{ boat_id: null, boat_title: boat.title }]);
  });

  it('is allowed to its owner and to admins only', async () => {
    const boat = await postBoat(app, owner);
    expect((await remove(boat.id)).status).toBe(401);
    expect((await remove(boat.id, (await registerPerson(app)).token)).status).toBe(403);
    expect((await remove(boat.id, (await registerAdmin(app)).token)).status).toBe(200);
    expect((await remove(boat.id, owner.token)).status).toBe(404);
  });

  it('is refused for a boat in a recorded trade', async () => {
    const boat = await postBoat(app, owner);
    const buyer = await registerPerson(app);
    await app.database.pool.query(
      `insert into transactions (boat_id, buyer_id, seller_id, sale_price, admin_fee, total_amount)
       values ($1, $2, $3, 1000, 8.5, 1008.5)`,
      [boat.id, buyer.user.id, owner.user.id],
    );
    const { status, body } = await remove(boat.id, owner.token);
    expect(status).toBe(409);
    expect(body.message).toContain('mark it as sold');
    expect(await statusOf(boat.imageUrls[0])).toBe(200);
  });

  it('happens once for two concurrent requests', async () => {
    const boat = await postBoat(app, owner);
    const answers = await Promise.all([remove(boat.id, owner.token), removeByLink(boat.managementToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
