import { beforeAll, expect, it } from 'vitest';
import { connect, type DatabaseClient } from '../../db/client.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cleanUpAfterFile } from '../../testing/cleanup.ts';
import { testDatabase } from '../../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../../testing/database-proxy.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import { makeEddyWorld } from '../../testing/eddy-world.ts';

let direct: DatabaseClient;
let proxy: DatabaseProxy;
let app: TestApp;
let token: string;

beforeAll(async () => {
  direct = await testDatabase();
  proxy = await databaseProxy(direct.url);
  const database = connect(proxy.url, { size: 5 });
  cleanUpAfterFile(() => database.close());
  app = await testApp({ ROLE: 'web', RATE_LIMITS: 'on' }, { database });
  token = (await makeEddyWorld(direct.db)).tokens.Pat ?? '';
});

async function ask(message: string, chatId?: number) {
  const { body } = await app.call('POST', '/api/ai-agent/chat', { token, body: { message, chatId } });
  return readAnswer(body);
}
const messages = async () => (await direct.pool.query('select from messages')).rowCount;

it.each([
  ['while it is carried out', /insert into "messages"/],
  ['before its decision is saved', /update "eddy_proposals"/],
  ['at commit', /commit/],
])('carries out a proposal once, with the next click, if the database fails %s', async (_moment, statement) => {
  const before = (await messages()) ?? 0;
  const { chatId } = await ask('boats in Seattle');
  const { parts } = await ask('draft a message to the owner', chatId);
  const { id } = parts.find((part) => part.type === 'data-proposal')?.data ?? { id: '' };
  const click = () => app.call('POST', `/api/ai-agent/proposals/${id}/confirm`, { token });
  const statusOf = async () =>
    (await direct.pool.query('select status, result from eddy_proposals where id = $1', [id])).rows[0];

  proxy.cutAt(statement);
  expect((await click()).status).toBe(503);
  proxy.behave();
  expect(await statusOf()).toEqual({ status: 'pending', result: null });
  expect(await messages()).toBe(before);

  expect(await click()).toMatchObject({ status: 200, body: { status: 'confirmed', outcome: 'Sent to Mei.' } });
  expect(await statusOf()).toMatchObject({ status: 'confirmed', result: { outcome: 'Sent to Mei.' } });
  expect(await messages()).toBe(before + 1);
});
