import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Person, registerAdmin, registerPerson } from '../testing/people.ts';
import { MOST_STREAMS } from './event-stream.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});

/** Opens the event stream as a browser would and collects the text that arrives. */
async function openStream(person: Person, lastEventId?: string) {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${person.token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  const stream = {
    status: response.status,
    type: response.headers.get('content-type'),
    text: '',
    ended: false,
    close: () => controller.abort(),
  };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk as Uint8Array);
  })()
    .catch(() => {})
    .finally(() => {
      stream.ended = true;
    });
  await expect.poll(() => stream.text).toContain('event: stream.opened');
  return stream;
}

const publish = (userId: string | null) =>
  app.dependencies.commit(async (work) => work.publish(userId, 'session.ended', { reason: 'deleted' }));

const suspend = (admin: Person, person: Person) =>
  app.call('POST', `/api/admin/users/${person.user.id}/suspend`, { token: admin.token, body: { reason: 'Testing' } });

describe('The event stream', () => {
  it('requires a signed-in user', async () => {
    expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  });

  it('tells suspended users at once and ends', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPerson(app);
    const stream = await openStream(person);
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    await suspend(admin, person);
    await expect.poll(() => stream.text).toMatch(/id: \d+\nevent: session\.ended\ndata: {"reason":"suspended"}\n\n/);
    await expect.poll(() => stream.ended).toBe(true);
  });

  it('does not end for other users or for sessions that are still open', async () => {
    const admin = await registerAdmin(app);
    const [suspended, bystander, changer] = await Promise.all([
      registerPerson(app),
      registerPerson(app),
      registerPerson(app),
    ]);
    const quiet = await openStream(bystander);
    const { body } = await app.call('POST', '/api/auth/password', {
      token: changer.token,
      body: { currentPassword: changer.password, newPassword: 'another one' },
    });
    const afterChange = await openStream({ ...changer, token: body.token }, '0');
    await suspend(admin, suspended);
    // Events arrive in order: once this one is here, no earlier one is still in flight.
    const toldLast = await registerPerson(app);
    const marker = await openStream(toldLast);
    await publish(bystander.user.id);
    await suspend(admin, toldLast);
    await expect.poll(() => marker.ended).toBe(true);
    expect(quiet.text).not.toContain('session.ended');
    expect(afterChange.text).not.toContain('session.ended');
    quiet.close();
    afterChange.close();
  });

  it('sends nothing about a rolled-back transaction', async () => {
    const person = await registerPerson(app);
    const stream = await openStream(person);
    await expect(
      app.dependencies.commit(async (work) => {
        await work.tx.execute('delete from sessions');
        work.publish(person.user.id, 'session.ended', { reason: 'deleted' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await suspend(await registerAdmin(app), person);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.text.match(/event: session/g)).toHaveLength(1);
    expect(stream.text).toContain('"suspended"');
  });

  it('ends when the user signs out', async () => {
    const person = await registerPerson(app);
    const stream = await openStream(person);
    await app.call('POST', '/api/auth/logout', { token: person.token });
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.text).toContain('"logout"');
  });

  it('delivers in commit order, so that no event is skipped', async () => {
    const person = await registerPerson(app);
    const received: number[] = [];
    const stop = app.dependencies.events.subscribe(person.user.id, ({ id }) => received.push(id));
    const [locked, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = app.dependencies.commit(async (work) =>
      work.publishFresh(person.user.id, 'session.ended', async () => {
        locked.resolve();
        await slow.promise;
        return { reason: 'deleted' };
      }),
    );
    await locked.promise;
    const second = publish(person.user.id);
    slow.resolve();
    await Promise.all([first, second]);
    await expect.poll(() => received.length).toBe(2);
    expect(received).toEqual(received.toSorted((a, b) => a - b));
    stop();
  });

  it('releases its resources when the browser disconnects', async () => {
    const person = await registerPerson(app);
    const before = app.dependencies.events.subscribers;
    const stream = await openStream(person);
    expect(app.dependencies.events.subscribers).toBe(before + 1);
    stream.close();
    await expect.poll(() => app.dependencies.events.subscribers).toBe(before);
  });
});

describe('Too many streams of one user', () => {
  it('end the oldest with an explanation and leave other users alone', async () => {
    const [person, bystander] = await Promise.all([registerPerson(app), registerPerson(app)]);
    const other = await openStream(bystander);
    const streams = [];
    for (let i = 0; i <= MOST_STREAMS; i++) streams.push(await openStream(person));
    const [oldest, ...rest] = streams;
    await expect.poll(() => oldest?.ended).toBe(true);
    expect(oldest?.text).toContain('event: stream.displaced');
    expect(rest.filter(({ ended }) => ended)).toEqual([]);
    expect(other.ended).toBe(false);
    for (const stream of [...rest, other]) stream.close();
  });
});

describe('Missed events', () => {
  const opened = (id: number | string, missed: boolean) =>
    `id: ${id}\nevent: stream.opened\ndata: {"missed":${missed}}`;
  const lastId = async () => {
    const { rows } = await app.database.pool.query<{ id: string }>('select max(id) as id from events');
    return Number(rows[0]?.id);
  };

  it('do not exist for a new stream, which starts with its current position', async () => {
    await publish((await registerPerson(app)).user.id);
    await expect.poll(() => app.dependencies.events.lastId).toBe(await lastId());
    const stream = await openStream(await registerPerson(app));
    await expect.poll(() => stream.text).toContain(opened(await lastId(), false));
    stream.close();
  });

  it('are sent once when the stream resumes after the last id', async () => {
    const person = await registerPerson(app);
    await publish(person.user.id);
    const from = await lastId();
    await app.dependencies.commit(async (work) => {
      for (const unread of [1, 2]) work.publish(person.user.id, 'notification.changed', { unread, notification: null });
    });
    const stream = await openStream(person, String(from));
    await expect.poll(() => stream.text).toContain('"unread":2');
    expect(stream.text).toContain(opened(from, false));
    expect(stream.text.match(/event: notification\.changed/g)).toHaveLength(2);
    stream.close();
  });

  it('are reported as missed when they are no longer stored or the id is unknown', async () => {
    const person = await registerPerson(app);
    await publish(person.user.id);
    const future = await openStream(person, String((await lastId()) + 1_000));
    await expect.poll(() => future.text).toContain('{"missed":true}');
    await app.database.pool.query('delete from events where id < $1', [await lastId()]);
    const past = await openStream(person, '0');
    await expect.poll(() => past.text).toContain(opened(await lastId(), true));
    future.close();
    past.close();
  });

  it('are sent in order, once, to a browser that returns with its last id', async () => {
    const person = await registerPerson(app);
    for (let i = 0; i < 3; i++) await publish(person.user.id);
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from events where user_id = $1 order by id',
      [person.user.id],
    );
    const missed = await app.dependencies.events.since(person.user.id, Number(rows[0]?.id));
    expect(missed.map(({ id }) => String(id))).toEqual(rows.slice(1).map(({ id }) => id));
  });

  it('are fetched by the server after its own connection was cut', async () => {
    const person = await registerPerson(app);
    const received: number[] = [];
    const stop = app.dependencies.events.subscribe(person.user.id, ({ id }) => received.push(id));
    await publish(person.user.id);
    await expect.poll(() => received.length).toBe(1);
    await app.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tradewind-listen' and datname = current_database()",
    );
    await publish(person.user.id);
    await publish(person.user.id);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
    stop();
  });
});
