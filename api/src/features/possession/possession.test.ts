import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../testing/people.ts';
import { formOf, photo } from '../../testing/photos.ts';
import { agree, registerTraders } from '../../testing/trades.ts';

let app: TestApp;
let admin: Person;
let owner: Person;
let boatId: number;
beforeAll(async () => {
  app = await testApp();
  admin = await registerAdmin(app);
});
beforeEach(async () => {
  owner = await registerPerson(app);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, title: 'Sea Otter' })).id;
});

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const step = (name: string, person = owner) =>
  app.call('POST', `/api/boats/${boatId}/possession/${name}`, { token: person.token });
const read = async () => (await app.call('GET', `/api/boats/${boatId}/possession`, { token: owner.token })).body;
const send = async (content?: Uint8Array) => {
  const { body, type } = await formOf([{ name: 'code.jpg', content: content ?? (await photo()) }], 'photo');
  const headers = { 'content-type': type };
  return app.call('POST', `/api/boats/${boatId}/possession/photo`, { token: owner.token, body, headers });
};
const submit = async () => {
  await step('code');
  const { status, body } = await send();
  expect(status, JSON.stringify(body)).toBe(200);
  return body.proof.id as number;
};
const decide = (id: number, body: object = { decision: 'approve' }, token = admin.token) =>
  app.call('POST', `/api/possession/${id}/decide`, { token, body });
const publicBoat = async () => (await app.call('GET', `/api/boats/${boatId}`)).body;
const photos = async () =>
  (
    await query('select from possession_photos f join possession_proofs p on p.id = f.proof_id where p.boat_id = $1', [
      boatId,
    ])
  ).rowCount;
const newsOf = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items;
const outdate = () =>
  query(`update possession_proofs set code_expires_at = now() - interval '1 second' where boat_id = $1`, [boatId]);

describe('A code', () => {
  it('is given to the owner, once per boat, however often they ask', async () => {
    expect(await read()).toEqual({ boatId, proof: null, actions: ['ask'] });
    const answers = await Promise.all([step('code'), step('code'), step('code')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.proof.code)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      proof: { state: 'asked', code: expect.stringMatching(/^[A-Z\d]{3}-[A-Z\d]{3}$/) },
      actions: ['send', 'withdraw'],
    });
  });

  it('expires, and the next one is another', async () => {
    const { code } = (await step('code')).body.proof;
    await outdate();
    expect(await read()).toMatchObject({ proof: { state: 'expired', code: null }, actions: ['ask'] });
    const late = await send();
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Your code has expired')]);
    expect((await step('code')).body.proof.code).not.toBe(code);
    expect((await send()).status).toBe(200);
  });

  it('is not given for a sold or removed boat', async () => {
    await query(`update boats set status = 'sold' where id = $1`, [boatId]);
    expect(await read()).toMatchObject({ actions: [] });
    expect((await step('code')).body).toMatchObject({ code: 'conflict', message: expect.stringContaining('is sold') });
    await query(`update boats set status = 'active', removed_at = now(), removal_reason = 'Spam' where id = $1`, [
      boatId,
    ]);
    expect((await step('code')).status).toBe(409);
  });
});

describe('A photo', () => {
  it('needs a code, and is taken once', async () => {
    const early = await send();
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('ask for a code first')]);
    await step('code');
    const content = await photo();
    const answers = await Promise.all([send(content), send(content)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send(content)).status).toBe(200);
    expect(await photos()).toBe(1);
    const other = await send();
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('already waiting for review')]);
  });

  it('must be an image, whatever its name', async () => {
    await step('code');
    const { status, body } = await send(Buffer.from('<html>not a photo</html>'));
    expect([status, body.code]).toEqual([415, 'wrong_kind_of_file']);
    expect((await read()).proof.state).toBe('asked');
  });

  it('loses its metadata, and only the owner and admins read it', async () => {
    await step('code');
    const tagged = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'Secret Marina' }, IFD3: { GPSLatitude: '25/1 46/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { id } = (await send(tagged)).body.proof;
    const stranger = await registerPerson(app);
    const readAs = (token: string) =>
      app.app.inject({ url: `/api/possession/${id}/photo`, headers: { authorization: `Bearer ${token}` } });
    for (const token of [owner.token, admin.token]) {
      const answer = await readAs(token);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
      const metadata = await sharp(answer.rawPayload).metadata();
      expect([metadata.format, metadata.exif]).toEqual(['webp', undefined]);
    }
    expect((await readAs(stranger.token)).statusCode).toBe(404);
    const { rows } = await query('select from uploads where user_id = $1', [owner.user.id]);
    expect(rows).toHaveLength(0);
  });

  it('tells the admins, and counts among what waits for them', async () => {
    await submit();
    expect(await newsOf(admin)).toContainEqual(expect.objectContaining({ title: 'A photo waits for review' }));
    const figures = await app.call('GET', '/api/admin/figures', { token: admin.token });
    expect(figures.body.totals.photosToReview).toBeGreaterThan(0);
    const { body, headers } = await app.call('GET', '/api/possession?limit=100', { token: admin.token });
    expect(Number(headers['x-total-count'])).toBe(body.length);
    expect(body).toContainEqual(
      expect.objectContaining({
        boat: expect.objectContaining({ id: boatId, title: 'Sea Otter' }),
        owner: expect.objectContaining({ email: owner.email }),
      }),
    );
  });
});

describe('An approved photo', () => {
  it('shows everyone the day on which it was sent, and tells the owner', async () => {
    const id = await submit();
    expect((await publicBoat()).photoProofAt).toBeNull();
    expect((await decide(id)).status).toBe(200);
    const { proof, actions } = await read();
    expect([proof.state, actions]).toEqual(['approved', ['ask', 'withdraw']]);
    expect((await publicBoat()).photoProofAt).toBe(proof.sentAt);
    expect(await newsOf(owner)).toContainEqual(
      expect.objectContaining({ title: 'Your photo was approved', body: expect.stringContaining('held the boat on') }),
    );
  });

  it('can be looked at and decided by a broker, but not about their own boat', async () => {
    const id = await submit();
    const broker = await registerBroker(app);
    const { body } = await app.call('GET', '/api/possession?limit=100', { token: broker.token });
    expect(body.map((proof: { id: number }) => proof.id)).toContain(id);
    expect((await app.call('GET', `/api/possession/${id}/photo`, { token: broker.token })).status).toBe(200);
    await query('update users set is_broker = true where id = $1', [owner.user.id]);
    const decided = (token: string, decision: object) =>
      app.call('POST', `/api/possession/${id}/decide`, { token, body: decision });
    for (const decision of [{ decision: 'approve' }, { decision: 'refuse', reason: 'I want to send a better one.' }])
      expect(await decided(owner.token, decision)).toMatchObject({
        status: 409,
        body: { message: 'Somebody else has to decide about your own boat.' },
      });
    const mayDecide = async (token: string) =>
      (await app.call('GET', '/api/possession?limit=100', { token })).body.find(
        (proof: { id: number }) => proof.id === id,
      ).mayDecide;
    expect([await mayDecide(owner.token), await mayDecide(broker.token)]).toEqual([false, true]);
    expect((await decided(broker.token, { decision: 'approve' })).status).toBe(200);
    expect((await publicBoat()).photoProofAt).not.toBeNull();
  });

  it('is decided once, also by two admins at once', async () => {
    const id = await submit();
    const answers = await Promise.all([decide(id), decide(id, { decision: 'refuse', reason: 'Too dark.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(id)).body.message).toBe('Someone has already decided about this photo.');
  });

  it.each([
    ['the make', { make: 'Other' }],
    ['the year', { year: 2001 }],
    ['the hull number', { hullNumber: 'ABC99991D121' }],
  ])('no longer counts after the owner changes %s', async (_what, change) => {
    await decide(await submit());
    const { rows } = await query('select version from boats where id = $1', [boatId]);
    const path = `/api/boats/${boatId}`;
    const edit = (body: object) => app.call('PATCH', path, { token: owner.token, body });
    expect((await edit({ version: rows[0].version, price: '99000' })).body.photoProofAt).not.toBeNull();
    const changed = await edit({ version: rows[0].version + 1, ...change });
    expect([changed.status, changed.body.photoProofAt]).toEqual([200, null]);
    expect(await read()).toMatchObject({ proof: { state: 'voided', hasPhoto: false }, actions: ['ask'] });
    expect((await publicBoat()).photoProofAt).toBeNull();
    expect(await photos()).toBe(0);
  });

  it('can be withdrawn with its badge', async () => {
    await decide(await submit());
    expect((await step('withdraw')).body).toMatchObject({ proof: { state: 'withdrawn', hasPhoto: false } });
    expect((await publicBoat()).photoProofAt).toBeNull();
    expect((await step('withdraw')).body.message).toBe('There is nothing to withdraw.');
  });

  it('cannot belong to a suspended owner or to the admin who decides', async () => {
    const id = await submit();
    await query(`update users set suspended = true, suspension_reason = 'Fraud' where id = $1`, [owner.user.id]);
    expect((await decide(id)).body.message).toContain('This owner is suspended');
    expect((await decide(id, { decision: 'refuse', reason: 'Not the boat.' })).status).toBe(200);
    [owner, boatId] = [admin, (await insertBoat(app.database.db, { sellerId: admin.user.id })).id];
    expect((await decide(await submit())).body.message).toContain('Somebody else');
  });
});

describe('A refused photo', () => {
  it('needs a reason, which the owner reads before they try again', async () => {
    const id = await submit();
    for (const body of [{ decision: 'refuse' }, { decision: 'refuse', reason: ' ' }])
      expect((await decide(id, body)).body.message).toContain('Please say what is wrong');
    expect((await decide(id, { decision: 'refuse', reason: 'The code is unreadable.' })).status).toBe(200);
    expect(await read()).toMatchObject({
      proof: { state: 'refused', reason: 'The code is unreadable.' },
      actions: ['ask'],
    });
    expect(await newsOf(owner)).toContainEqual(
      expect.objectContaining({ body: expect.stringContaining('The code is unreadable.') }),
    );
    expect((await publicBoat()).photoProofAt).toBeNull();
    expect(await submit()).toBeGreaterThan(id);
  });

  it('that was withdrawn meanwhile cannot be decided', async () => {
    const id = await submit();
    await step('withdraw');
    expect((await decide(id)).body.message).toBe('The owner has withdrawn this photo.');
  });
});

describe('Proofs are forgotten', () => {
  const forget = () => app.dependencies.commit((work) => work.sendJob('forget-possession-proofs', {}));

  it('with their boat', async () => {
    await submit();
    await app.call('DELETE', `/api/boats/${boatId}`, { token: owner.token });
    expect((await query('select from possession_proofs where boat_id = $1', [boatId])).rowCount).toBe(0);
  });

  it('with their owner', async () => {
    await submit();
    await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } });
    expect((await query('select from possession_proofs where boat_id = $1', [boatId])).rowCount).toBe(0);
  });

  it('as photos 30 days after the decision, while the badge stays', async () => {
    await decide(await submit());
    const decidedAgo = (days: number) =>
      query(`update possession_proofs set decided_at = now() - make_interval(days => $2) where boat_id = $1`, [
        boatId,
        days,
      ]);
    await decidedAgo(29);
    await forget();
    const gone = await registerPerson(app);
    const boat = await insertBoat(app.database.db, { sellerId: gone.user.id });
    await query(
      `insert into possession_proofs (boat_id, owner_id, state, code, code_expires_at, created_at)
       values ($1, $2, 'withdrawn', 'AAA-AAA', now(), now() - interval '366 days')`,
      [boat.id, gone.user.id],
    );
    await forget();
    const left = async () => (await query('select from possession_proofs where boat_id = $1', [boat.id])).rowCount;
    await expect.poll(left).toBe(0);
    expect(await photos()).toBe(1);
    await decidedAgo(31);
    await forget();
    await expect.poll(photos).toBe(0);
    expect(await read()).toMatchObject({ proof: { state: 'approved', hasPhoto: false } });
    expect((await publicBoat()).photoProofAt).not.toBeNull();
  });

  it('but come with the owner’s data, without the reviewer', async () => {
    await decide(await submit());
    const { body } = await app.call('POST', '/api/user/export', { token: owner.token });
    expect(body.possessionProofs).toMatchObject([{ boatId, state: 'approved' }]);
    expect(JSON.stringify(body.possessionProofs)).not.toContain(admin.email);
  });
});

describe('The hull number of a boat', () => {
  it('is for its owner, admins, brokers and, once a trade is agreed, its parties', async () => {
    const traders = await registerTraders(app);
    await query(`update boats set hull_number = 'ABC12399D121' where id = $1`, [traders.osprey]);
    const broker = await registerPerson(app);
    await query('update users set is_broker = true where id = $1', [broker.user.id]);
    const readers = { owner: traders.owner, admin, broker, buyer: traders.buyer, stranger: owner };
    const outcomes = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(readers).map(async ([name, { token }]) => {
            const { status, body } = await app.call('GET', `/api/boats/${traders.osprey}/hull-number`, { token });
            return [name, status === 200 ? body.hullNumber : status];
          }),
        ),
      );
    const seen = 'ABC12399D121';
    expect(await outcomes()).toEqual({ owner: seen, admin: seen, broker: seen, buyer: 404, stranger: 404 });
    await agree(app, traders);
    expect(await outcomes()).toEqual({ owner: seen, admin: seen, broker: seen, buyer: seen, stranger: 404 });
  });
});
