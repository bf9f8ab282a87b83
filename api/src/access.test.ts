import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from './db/schema/accounts.ts';
import { newToken, tokenDigest } from './platform/tokens.ts';
import { ACCESS_MATRIX, type Access, type AccessRow, type World } from './testing/access-matrix.ts';
import { type Json, type TestApp, testApp } from './testing/app.ts';
import { insertUser } from './testing/factories.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
const CALLERS = ['visitor', 'owner', 'other', 'suspended', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

interface Route {
  name: string;
  method: (typeof METHODS)[number];
  path: string;
  asksForToken: boolean;
}

const ALLOWED: Record<Access, readonly Caller[]> = {
  everyone: CALLERS,
  'signed in': ['owner', 'other', 'admin'],
  owner: ['owner'],
  'owner and admin': ['owner', 'admin'],
  admin: ['admin'],
};

let app: TestApp;
let routes: Route[];
beforeAll(async () => {
  app = await testApp();
  routes = routesOf((await app.call('GET', '/api/openapi.json')).body);
});

function routesOf(document: Json): Route[] {
  return Object.entries<Json>(document.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => method.toLowerCase() in operations).map((method) => ({
      name: `${method} ${path}`,
      method,
      path,
      asksForToken: operations[method.toLowerCase()].security !== undefined,
    })),
  );
}

/** The row of a route, or what is safe to assume; undefined when somebody has to say it. */
function rowOf({ name, path, asksForToken }: Route): AccessRow | undefined {
  const row = ACCESS_MATRIX[name];
  if (row) return row;
  if (!asksForToken) return undefined;
  if (path.startsWith('/api/admin/')) return { allows: 'admin' };
  return path.includes('{') ? undefined : { allows: 'signed in' };
}

/** People who are signed in without ever having had a password: hashing one for each call would take minutes. */
async function signIn(overrides = {}) {
  const user = await insertUser(app.database.db, overrides);
  const token = newToken();
  const expire = new Date(Date.now() + 60_000);
  await app.database.db.insert(sessions).values({ sid: tokenDigest(token), userId: user.id, expire });
  return { user, token };
}

async function answerFor(caller: Caller, route: Route, row: AccessRow) {
  const [owner, other] = [await signIn(), await signIn()];
  const world: World = { database: app.database, owner: owner.user, other: other.user };
  const { path = {}, body = {} } = (await row.given?.(world)) ?? {};
  const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name] ?? 1));
  const token = await tokenOf(caller);
  return app.call(route.method, address, {
    ...(token && { token }),
    ...(route.method !== 'GET' && { body }),
  });

  async function tokenOf(who: Caller): Promise<string | undefined> {
    if (who === 'visitor') return undefined;
    if (who === 'owner') return owner.token;
    if (who === 'other') return other.token;
    if (who === 'admin') return (await signIn({ isAdmin: true })).token;
    // The session outlives the suspension here, as if the two had crossed.
    return (await signIn({ suspended: true, suspensionReason: 'Fraud' })).token;
  }
}

function verdict(caller: Caller, status: number, { allows }: AccessRow): string | undefined {
  const fault = (expected: string) => `${caller}: ${expected}, but was answered ${status}`;
  if (status >= 500) return fault('must not break it');
  const refused = status === 401 || status === 403;
  if (!ALLOWED[allows].includes(caller)) {
    if (caller === 'visitor') return status === 401 ? undefined : fault('must be asked to sign in (401)');
    // Whoever may not see a thing may as well be told that there is none.
    const hidden = allows.startsWith('owner') && status === 404;
    return (refused && (caller !== 'other' || status === 403)) || hidden ? undefined : fault('must be refused');
  }
  if (refused) return fault('must get through');
  return allows.startsWith('owner') && status >= 300 ? fault('must succeed') : undefined;
}

/** Only successful answers that are the same for everyone may be cached. */
function cacheFault(route: Route, status: number, headers: Record<string, unknown>): string | undefined {
  const cached = headers['cache-control'];
  const isPublic = (!route.asksForToken || rowOf(route)?.mostlyPublic === true) && status < 400;
  if (cached === 'no-store' || (cached === 'public, no-cache' && isPublic)) return undefined;
  return `must not be cached, but ${status} says ${cached}`;
}

describe('Every route of the API', () => {
  it('is in the matrix, or is safe to judge by default', () => {
    const unknown = routes.filter((route) => !rowOf(route)).map(({ name }) => name);
    expect(unknown, 'add a row to api/src/testing/access-matrix.ts').toEqual([]);
  });

  it('is still there when the matrix names it', () => {
    const names = new Set(routes.map(({ name }) => name));
    expect(Object.keys(ACCESS_MATRIX).filter((name) => !names.has(name))).toEqual([]);
  });

  it('under /api/admin/ is for admins', () => {
    const open = routes.filter((route) => route.path.startsWith('/api/admin/') && rowOf(route)?.allows !== 'admin');
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it.each(CALLERS)('lets a caller through or not, as it should: %s', async (caller) => {
    const faults: string[] = [];
    for (const route of routes) {
      const row = rowOf(route);
      if (!row || (row.endless && ALLOWED[row.allows].includes(caller))) continue;
      const { status, headers } = await answerFor(caller, route, row);
      for (const fault of [verdict(caller, status, row), cacheFault(route, status, headers)])
        if (fault) faults.push(`${route.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('is never cached when it depends on the caller, also where it refuses what was sent', async () => {
    const { token } = await signIn({ isAdmin: true });
    const faults: string[] = [];
    for (const route of routes) {
      if (rowOf(route)?.endless) continue;
      const path = route.path.replace(/\{\w+\}/g, 'nonsense');
      const { status, headers } = await app.call(route.method, path, {
        token,
        ...(route.method !== 'GET' && { body: { nonsense: [1] } }),
      });
      const fault = cacheFault(route, status, headers);
      if (fault) faults.push(`${route.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
