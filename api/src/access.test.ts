import type { Access, Endpoint } from '@tradewind/contract/endpoint';
import { endpoints } from '@tradewind/contract/endpoints';
import { eventsApi } from '@tradewind/contract/events';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from './db/schema/accounts.ts';
import { newToken, tokenDigest } from './platform/tokens.ts';
import { type Json, type TestApp, testApp } from './testing/app.ts';
import { insertUser } from './testing/factories.ts';
import { GIVEN, type World } from './testing/owned-things.ts';

const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin', 'broker'] as const;
type Caller = (typeof CALLERS)[number];

const ALLOWED: Record<Access, readonly Caller[]> = {
  everyone: CALLERS,
  'signed in': ['owner', 'other', 'admin', 'broker'],
  owner: ['owner'],
  'owner and admin': ['owner', 'admin'],
  'owner and broker': ['owner', 'broker'],
  'owner and staff': ['owner', 'admin', 'broker'],
  admin: ['admin'],
  broker: ['broker'],
  staff: ['admin', 'broker'],
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
/** The stream never ends, so the tests only check who is refused. */
const isEndless = (endpoint: Endpoint) => endpoint === eventsApi.stream;

/** The calls in the OpenAPI document, which is generated from the server's routes. */
async function servedNames(): Promise<string[]> {
  const { body } = await app.call('GET', '/api/openapi.json');
  return Object.entries<Json>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

/** Signs in without a password, because hashing one for each call would take minutes. */
async function signIn(overrides = {}) {
  const user = await insertUser(app.database.db, overrides);
  const token = newToken();
  const expire = new Date(Date.now() + 60_000);
  await app.database.db.insert(sessions).values({ sid: tokenDigest(token), userId: user.id, expire });
  return { user, token };
}

async function responseTo(caller: Caller, endpoint: Endpoint) {
  const [owner, other] = [await signIn(), await signIn()];
  const world: World = { database: app.database, owner: owner.user, other: other.user };
  const { path = {}, body = {}, headers = {} } = (await GIVEN[nameOf(endpoint)]?.(world)) ?? {};
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(path[name] ?? 1));
  const token = await tokenOf(caller);
  return app.call(endpoint.method, address, {
    ...(token && { token }),
    ...(endpoint.method !== 'GET' && { body, headers }),
  });

  async function tokenOf(who: Caller): Promise<string | undefined> {
    if (who === 'visitor') return undefined;
    if (who === 'owner') return owner.token;
    if (who === 'other') return other.token;
    if (who === 'admin') return (await signIn({ isAdmin: true })).token;
    if (who === 'broker') return (await signIn({ isBroker: true })).token;
    // The session is still open, as if the sign-in and the suspension had raced.
    return (await signIn({ suspended: true, suspensionReason: 'Fraud' })).token;
  }
}

function verdict(caller: Caller, status: number, { access }: Endpoint): string | undefined {
  const fault = (expected: string) => `${caller}: ${expected}, but was answered ${status}`;
  if (status >= 500) return fault('must not break it');
  const refused = status === 401 || status === 403;
  if (!ALLOWED[access].includes(caller)) {
    if (caller === 'visitor') return status === 401 ? undefined : fault('must be asked to sign in (401)');
    // A 404 is fine for things the caller may not see.
    const hidden = access.startsWith('owner') && status === 404;
    return (refused && (caller !== 'other' || status === 403)) || hidden ? undefined : fault('must be refused');
  }
  if (refused) return fault('must get through');
  return access.startsWith('owner') && status >= 300 ? fault('must succeed') : undefined;
}

/** Only successful responses that are the same for everyone may be cached. */
function cacheFault(endpoint: Endpoint, status: number, headers: Record<string, unknown>): string | undefined {
  const cached = headers['cache-control'];
  const isPublic = endpoint.access === 'everyone' && (endpoint.method === 'GET' || !endpoint.knowsCaller);
  if (cached === 'no-store' || (cached === 'public, no-cache' && isPublic && status < 400)) return undefined;
  return `must not be cached, but ${status} says ${cached}`;
}

describe('Every call of the API', () => {
  it('has a route, and the server has no other routes', async () => {
    expect((await servedNames()).sort()).toEqual(endpoints.map(nameOf).sort());
  });

  it('requires an admin under /api/admin/', () => {
    const open = endpoints.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
    expect(open.map(nameOf)).toEqual([]);
  });

  it('requires a broker under /api/broker/', () => {
    const open = endpoints.filter(({ path, access }) => path.startsWith('/api/broker/') && access !== 'broker');
    expect(open.map(nameOf)).toEqual([]);
  });

  it('has an id in its path when only the owner may make it', () => {
    const owned = endpoints.filter(({ access }) => access.startsWith('owner')).map(nameOf);
    expect(Object.keys(GIVEN).sort()).toEqual(owned.sort());
  });

  it.each(CALLERS)('admits or refuses this kind of caller as declared: %s', async (caller) => {
    const faults: string[] = [];
    for (const endpoint of endpoints) {
      if (isEndless(endpoint) && ALLOWED[endpoint.access].includes(caller)) continue;
      const { status, headers } = await responseTo(caller, endpoint);
      for (const fault of [verdict(caller, status, endpoint), cacheFault(endpoint, status, headers)])
        if (fault) faults.push(`${nameOf(endpoint)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('is never cached when it depends on the caller, even when it rejects the input', async () => {
    const { token } = await signIn({ isAdmin: true });
    const faults: string[] = [];
    for (const endpoint of endpoints) {
      if (isEndless(endpoint)) continue;
      const path = endpoint.path.replace(/:\w+/g, 'nonsense');
      const { status, headers } = await app.call(endpoint.method, path, {
        token,
        ...(endpoint.method !== 'GET' && { body: { nonsense: [1] } }),
      });
      const fault = cacheFault(endpoint, status, headers);
      if (fault) faults.push(`${nameOf(endpoint)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
