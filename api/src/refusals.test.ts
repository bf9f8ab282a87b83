import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from './db/schema/accounts.ts';
import { newToken, tokenDigest } from './platform/tokens.ts';
import { type Json, type TestApp, testApp } from './testing/app.ts';
import { insertUser } from './testing/factories.ts';

/** Words that describe validation instead of telling the user what to do. */
const JARGON =
  /expected|received|\bNaN\b|invalid input|undefined|\b(object|null|string|boolean|array|integer|enum|regex|schema|pattern|zod|ajv)\b|too (small|big)|[<>]=|\[object|must match|FST_ERR/i;
const SENTENCE = /^["A-Z\d].*\w+ \w+/;
const WRONG_VALUES = [
  undefined,
  null,
  7.5,
  -1,
  99_999_999_999,
  true,
  'nonsense',
  '',
  '9'.repeat(6_000),
  [],
  [7],
  [99_999_999_999],
  [{}],
  {},
  { a: { b: 1 } },
];
const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

interface Operation {
  method: (typeof METHODS)[number];
  path: string;
  parameters: { name: string; in: string }[];
  fields: string[];
}

let app: TestApp;
let operations: Operation[];
beforeAll(async () => {
  app = await testApp();
  const { body } = await app.call('GET', '/api/openapi.json');
  operations = operationsOf(body);
});

function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] && path !== '/api/events').map((method) => ({
      method,
      path,
      parameters: item[method].parameters ?? [],
      fields: fieldsOf(item[method].requestBody?.content['application/json']?.schema ?? {}, document),
    })),
  );
}

function fieldsOf(schema: Json, document: Json): string[] {
  const target = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
  const members = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  return [...Object.keys(target.properties ?? {}), ...members.flatMap((member: Json) => fieldsOf(member, document))];
}

/** A new admin each time, because some calls end the session or delete the account. */
async function adminToken(): Promise<string> {
  const { id: userId } = await insertUser(app.database.db, { isAdmin: true });
  const token = newToken();
  const expire = new Date(Date.now() + 600_000);
  await app.database.db.insert(sessions).values({ sid: tokenDigest(token), userId, expire });
  return token;
}

const PATIENCE_MS = 180_000;
const faults = new Set<string>();
const seen = new Set<string>();

interface Call {
  address: string;
  body?: string | undefined;
  contentType?: string;
}

async function judge({ method, path }: Operation, calls: Call[]): Promise<void> {
  const authorization = `Bearer ${await adminToken()}`;
  const judged = calls.map(async ({ address: url, body: payload, contentType = 'application/json' }) => {
    const headers = { authorization, ...(payload !== undefined && { 'content-type': contentType }) };
    const response = await app.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    if (response.statusCode < 400) return;
    const { message, fields = {} } = response.json();
    for (const text of [message, ...Object.values<string>(fields)]) {
      seen.add(text);
      if (response.statusCode >= 500 || JARGON.test(text) || !SENTENCE.test(text))
        faults.add(`${method.toUpperCase()} ${path}: ${response.statusCode} ${text}`);
    }
  });
  await Promise.all(judged);
}

const addressOf = ({ path }: Operation, value = '999999') => path.replace(/\{\w+\}/g, encodeURIComponent(value));
const emptyBody = ({ method }: Operation) => (method === 'get' ? undefined : '{}');

describe('Every refusal is a sentence that says what to do', () => {
  beforeEach(() => faults.clear());

  it('for a missing body, a wrong one, and a wrong content type', { timeout: PATIENCE_MS }, async () => {
    for (const operation of operations.filter(({ method }) => method !== 'get')) {
      const address = addressOf(operation);
      await judge(operation, [
        { address },
        ...['', '{', '[]', 'null', '7', '"text"', '{"a":'].map((body) => ({ address, body })),
        { address, body: 'a=1', contentType: 'application/x-www-form-urlencoded' },
        { address, body: '<a/>', contentType: 'text/xml' },
      ]);
      await judge(operation, [{ address, body: '{}' }]);
    }
    expect([...faults]).toEqual([]);
  });

  it('for every field of every body with a wrong type', { timeout: PATIENCE_MS }, async () => {
    for (const operation of operations) {
      const bodies = operation.fields.flatMap((field) =>
        WRONG_VALUES.map((value) => JSON.stringify({ [field]: value })),
      );
      await judge(
        operation,
        bodies.map((body) => ({ address: addressOf(operation), body })),
      );
    }
    expect([...faults]).toEqual([]);
    expect(seen.size).toBeGreaterThan(80);
  });

  it('for every parameter in a URL', { timeout: PATIENCE_MS }, async () => {
    const values = ['abc', 'NaN', '-1', '1.5', '99999999999', 'x'.repeat(150)];
    for (const operation of operations) {
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
      const queries = inQuery.flatMap(({ name }) =>
        values.flatMap((value) => [`${name}=${value}`, `${name}=${value}&${name}=${value}`, `${name}[a]=${value}`]),
      );
      const addresses = [
        ...(operation.path.includes('{') ? [...values, '%00'].map((value) => addressOf(operation, value)) : []),
        ...queries.map((query) => `${addressOf(operation)}?${query}`),
      ];
      await judge(
        operation,
        addresses.map((address) => ({ address, body: emptyBody(operation) })),
      );
    }
    const search: Operation = { method: 'get', path: '/api/boats', parameters: [], fields: [] };
    const crossed = [
      'minPrice=9&maxPrice=1',
      'minYear=2020&maxYear=1990',
      'minLength=90&maxLength=10',
      'minBeam=9&maxBeam=8',
    ];
    await judge(
      search,
      crossed.map((query) => ({ address: `/api/boats?${query}` })),
    );
    expect([...faults]).toEqual([]);
  });
});
