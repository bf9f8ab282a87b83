import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type DatabaseClient } from '../../../db/client.ts';
import { registerAuth } from '../../../platform/auth.ts';
import { registerEventStream } from '../../../platform/event-stream.ts';
import type { App } from '../../../platform/http/app.ts';
import { SESSION_CHECK_MS } from '../../../platform/session-watch.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { cleanUpAfterFile } from '../../../testing/cleanup.ts';
import { testDatabase } from '../../../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../../../testing/database-proxy.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { openSessions, tokenReader } from '../service.ts';

let direct: DatabaseClient;
let proxy: DatabaseProxy;
let app: TestApp;
let origin: string;
let person: Person;
/** Runs after the token is checked and before the stream opens. */
let afterSignIn = async () => {};

beforeAll(async () => {
  direct = await testDatabase();
  proxy = await databaseProxy(direct.url);
  const database = connect(proxy.url, { size: 3 });
  cleanUpAfterFile(() => database.close());
  app = await testApp({ ROLE: 'web' }, { database });
  // Tests trigger the periodic session check by hand.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { events } = app.dependencies;
  const server: App = Fastify().withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  registerAuth(server, tokenReader(database.db));
  server.addHook('preHandler', () => afterSignIn());
  registerEventStream(server, {
    events,
    openSessions: (sids) => openSessions(database.db, sids),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  cleanUpAfterFile(async () => {
    server.server.closeAllConnections();
    await server.close();
    vi.useRealTimers();
  });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  person = await registerPerson(app);
});
afterEach(() => {
  proxy.behave();
  afterSignIn = async () => {};
});

async function openStream(lastEventId?: number) {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: controller.signal,
  });
  const stream = { text: '', ended: false, close: () => controller.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk as Uint8Array);
  })()
    .catch(() => {})
    .finally(() => {
      stream.ended = true;
    });
  return stream;
}
const opened = async () => {
  const stream = await openStream();
  await expect.poll(() => stream.text).toContain('stream.opened');
  return stream;
};
const deleteSession = () => direct.pool.query('delete from sessions where user_id = $1', [person.user.id]);
const logOut = () => app.call('POST', '/api/auth/logout', { token: person.token });
const lookAtSessions = () => vi.advanceTimersByTime(SESSION_CHECK_MS);

describe('The stream of a revoked session', () => {
  it('ends even if no event announced the revocation', async () => {
    const [revoked, other] = [await opened(), { person: await registerPerson(app) }];
    const first = person;
    person = other.person;
    const unaffected = await opened();
    person = first;
    await deleteSession();
    lookAtSessions();
    await expect.poll(() => revoked.ended).toBe(true);
    expect(unaffected.ended).toBe(false);
    unaffected.close();
  });

  it('ends at the next check if the database was down during one', async () => {
    const stream = await opened();
    await deleteSession();
    proxy.goAway();
    lookAtSessions();
    await expect.poll(() => app.call('GET', '/healthz').then(({ status }) => status)).toBe(503);
    proxy.behave();
    await expect
      .poll(() => {
        lookAtSessions();
        return stream.ended;
      })
      .toBe(true);
  });

  it('ends if the database is down when its end is announced', async () => {
    const stream = await opened();
    proxy.cutAt(/from "sessions"/);
    await app.dependencies.commit(async (work) => work.publish(person.user.id, 'session.ended', { reason: 'deleted' }));
    await expect.poll(() => stream.ended).toBe(true);
  });

  it.each([
    ['opens', undefined],
    ['resumes', 0],
  ])('ends if the session was revoked while the stream %s', async (_moment, lastEventId) => {
    const { events } = app.dependencies;
    afterSignIn = async () => {
      const before = events.lastId;
      await logOut();
      // The event passes before the stream subscribes.
      await expect.poll(() => events.lastId).toBeGreaterThan(before);
    };
    const stream = await openStream(lastEventId);
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.text).not.toContain('stream.opened');
  });
});
