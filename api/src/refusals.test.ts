import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from './db/schema/accounts.ts';
import { newToken, tokenDigest } from './platform/tokens.ts';
import { type Json, type TestApp, testApp } from './testing/app.ts';
import { insertUser } from './testing/factories.ts';

/** Words that say how the request was checked instead of what to do. */
const JARGON =
  /expected|received|\bNaN\b|invalid input|undefined|\b(object|null|string|boolean|array|integer|enum|regex|schema|pattern|zod|ajv)\b|too (small|big)|[<>]=|\[object|must match|FST_ERR/i;
const WRONG_VALUES = [
  undefined,
  null,
  7.5,
  -1,
  true,
  'nonsense',
  '',
  '9'.repeat(6_000),
  [],
  [7],
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

/** A new one each time: some calls end the session, or the account. */
async function adminToken(): Promise<string> {
  const { id: userId } = await insertUser(app.database.db, { isAdmin: true });
  const token = newToken();
  const expire = new Date(Date.now() + 600_000);
  await app.database.db.insert(sessions).values({ sid: tokenDigest(token), userId, expire });
  return token;
}

const faults = new Set<string>();
const seen = new Set<string>();
let token = '';

async function call({ method, path }: Operation, address: string, payload?: string, contentType = 'application/json') {
  const answer = await app.app.inject({
    method: method.toUpperCase() as 'GET',
    url: address,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });
  if (answer.statusCode < 400) return;
  const { message, fields = {} } = answer.json();
  for (const text of [message, ...Object.values<string>(fields)]) {
    seen.add(text);
    if (answer.statusCode >= 500 || JARGON.test(text) || !/^["A-Z\d].*\w+ \w+/.test(text))
      faults.add(`${method.toUpperCase()} ${path}: ${answer.statusCode} ${text}`);
  }
}

const addressOf = ({ path }: Operation, value = '999999') => path.replace(/\{\w+\}/g, encodeURIComponent(value));

describe('Every refusal is a sentence that says what to do', () => {
  it('for a missing body, a wrong one, and a wrong content type', async () => {
    faults.clear();
    for (const operation of operations.filter(({ method }) => method !== 'get')) {
      token = await adminToken();
      const address = addressOf(operation);
      await call(operation, address);
      for (const body of ['', '{', '{}', '[]', 'null', '7', '"text"', '[{}]', '{"a":'])
        await call(operation, address, body);
      await call(operation, address, 'a=1', 'application/x-www-form-urlencoded');
      await call(operation, address, '<a/>', 'text/xml');
    }
    expect([...faults]).toEqual([]);
  });

  it('for every field of every body with a wrong type', async () => {
    faults.clear();
    for (const operation of operations) {
      token = await adminToken();
      for (const field of operation.fields)
        for (const value of WRONG_VALUES)
          await call(operation, addressOf(operation), JSON.stringify({ [field]: value }));
    }
    expect([...faults]).toEqual([]);
    expect(seen.size).toBeGreaterThan(80);
  }, 120_000);

  it('for every parameter of an address', async () => {
    faults.clear();
    for (const operation of operations) {
      token = await adminToken();
      for (const value of ['abc', 'NaN', '-1', '1.5', '99999999999', '%00', 'x'.repeat(150)])
        await call(operation, addressOf(operation, value), operation.method === 'get' ? undefined : '{}');
      for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'query'))
        for (const value of ['abc', 'NaN', '-1', '1.5', '', '9'.repeat(2_000)])
          for (const query of [`${name}=${value}`, `${name}=${value}&${name}=${value}`, `${name}[a]=${value}`])
            await call(operation, `${addressOf(operation)}?${query}`, operation.method === 'get' ? undefined : '{}');
    }
    for (const query of ['minPrice=9&maxPrice=1', 'minYear=2020&maxYear=1990', 'minLength=90&maxLength=10'])
      await call({ method: 'get', path: '/api/boats', parameters: [], fields: [] }, `/api/boats?${query}`);
    expect([...faults]).toEqual([]);
  }, 120_000);
});
