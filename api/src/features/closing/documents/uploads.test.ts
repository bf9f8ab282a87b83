import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, onTask, taskIn } from '../../../testing/closings.ts';
import { PDF, pdf } from '../../../testing/documents.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { type FormFile, formOf, photo } from '../../../testing/photos.ts';
import { agree, registerTraders, type Traders } from '../../../testing/trades.ts';

const [BUYER, OWNER] = [0, 1];

let app: TestApp;
let broker: Person;
let traders: Traders;
let trade: number;

beforeAll(async () => {
  app = await testApp();
  broker = await registerBroker(app);
});
beforeEach(async () => {
  traders = await registerTraders(app);
  trade = (await agree(app, traders)).id;
});

const closing = (person: Person) => closingOf(app, person, trade);
const taskOf = async (kind: string, about: object = {}) => taskIn(await closing(broker), kind, about).id;

async function send(
  person: Person,
  task: number | string,
  file: FormFile = { name: 'paper.pdf', content: PDF },
  fields: Record<string, string> = {},
) {
  const { body, type } = await formOf([file], CLOSING_UPLOAD.field, { task: String(task), ...fields });
  return app.call('POST', `/api/trades/${trade}/documents`, {
    ...{ token: person.token, body, headers: { 'content-type': type } },
  });
}
const remove = (person: Person, id: number) => app.call('DELETE', `/api/documents/${id}`, { token: person.token });
const read = (person: Person, id: number) =>
  app.app.inject({ url: `/api/documents/${id}`, headers: { authorization: `Bearer ${person.token}` } });
const check = (task: number, body: object) => onTask(app, broker, { trade, task }, 'check', body);
const rowsLeft = async () =>
  (await app.database.pool.query('select storage_key from closing_documents where trade_id = $1', [trade])).rows;

describe('A document', () => {
  it('is submitted for its task, listed, and read as a download', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const { status, body } = await send(traders.buyer, task, { name: '..\\W-9 Ünal.PDF', content: PDF });
    expect([status, body.name]).toEqual([201, 'W-9 Ünal.pdf']);
    expect(body).toMatchObject({ kind: 'tax-form', by: BUYER, task, state: 'submitted', size: PDF.length });
    expect(body.actions).toEqual(['read', 'replace', 'remove']);
    expect((await closing(traders.buyer)).documents).toEqual([body]);
    expect(taskIn(await closing(broker), 'tax-form', { party: BUYER })).toMatchObject({
      state: 'submitted',
      actions: expect.arrayContaining(['check', 'waive']),
    });
    const file = await read(traders.buyer, body.id);
    expect(file.payload).toBe(PDF);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('may be a picture with any name', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const webp = await sharp(await photo())
      .webp()
      .toBuffer();
    expect((await send(traders.buyer, task, { name: 'scan.html', content: webp })).body).toMatchObject({
      ...{ name: 'scan.html.webp', type: 'image/webp' },
    });
    expect((await send(traders.buyer, task, { name: 'w9.svg', content: await photo() })).body.type).toBe('image/jpeg');
  });

  it.each<[string, string | Uint8Array]>([
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page before a PDF', `<html>${PDF}`],
    ['a cut PDF', PDF.slice(0, 20)],
    ['an empty file', ''],
    ['a sound', Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ')],
    ['an archive', Buffer.from('PK\x03\x04')],
  ])('cannot be %s', async (_what, content) => {
    const { status, body } = await send(traders.buyer, await taskOf('tax-form', { party: BUYER }), {
      ...{ name: 'w9.pdf', content },
    });
    expect([status, body.code]).toEqual([415, 'wrong_kind_of_file']);
    expect(await rowsLeft()).toEqual([]);
  });

  it('may have 20 MB, and no more', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const filled = (bytes: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(bytes - PDF.length, 0x20)]);
    expect(
      (await send(traders.buyer, task, { name: 'a.pdf', content: filled(CLOSING_UPLOAD.maxBytes + 1) })).status,
    ).toBe(413);
    expect(await rowsLeft()).toEqual([]);
  });

  it('needs a task of the trade that takes documents and waits for the caller', async () => {
    const others = (await agree(app, await registerTraders(app))).id;
    const foreign = taskIn(await closingOf(app, broker, others), 'tax-form').id;
    const status = async (person: Person, task: number | string) => (await send(person, task)).status;
    expect(await status(traders.buyer, foreign)).toBe(404);
    expect(await status(traders.buyer, '1e3')).toBe(400);
    expect(await status(traders.buyer, await taskOf('agreement', { party: BUYER }))).toBe(409);
    expect(await status(traders.owner, await taskOf('tax-form', { party: BUYER }))).toBe(403);
    expect(await status(await registerPerson(app), await taskOf('tax-form', { party: BUYER }))).toBe(404);
    expect(await status(traders.buyer, await taskOf('identity', { party: BUYER }))).toBe(201);
    expect(await status(traders.owner, await taskOf('identity', { party: BUYER }))).toBe(403);
  });

  it('is kept once, even if the same file arrives three times at once', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const answers = await Promise.all([1, 2, 3].map(() => send(traders.buyer, task)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await expect.poll(async () => (await rowsLeft()).length).toBe(1);
  });

  it('is one of at most ten for a task', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    for (let number = 0; number < CLOSING_UPLOAD.maxPerTask; number++)
      expect((await send(traders.buyer, task, { name: 'a.pdf', content: pdf(number) })).status).toBe(201);
    const refused = await send(traders.buyer, task, { name: 'a.pdf', content: pdf(99) });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('up to 10 documents')]);
  });
});

describe('The broker', () => {
  it('approves a document, which then stays', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const { id } = (await send(traders.buyer, task)).body;
    const { body } = await check(task, { result: 'passed' });
    expect(taskIn(body, 'tax-form', { party: BUYER }).state).toBe('done');
    expect((await closing(traders.buyer)).documents).toMatchObject([{ id, state: 'approved', actions: ['read'] }]);
    expect((await remove(traders.buyer, id)).status).toBe(409);
    expect((await send(traders.buyer, task, { name: 'b.pdf', content: pdf(2) })).status).toBe(409);
  });

  it('returns one with a reason, and its uploader replaces it', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const { id } = (await send(traders.buyer, task)).body;
    expect((await check(task, { result: 'failed' })).status).toBe(400);
    await check(task, { result: 'failed', note: 'The second page is missing.' });
    const seen = await closing(traders.buyer);
    expect(taskIn(seen, 'tax-form', { party: BUYER })).toMatchObject({
      ...{ state: 'open', note: 'The second page is missing.', actions: ['upload'] },
    });
    expect(seen.documents).toMatchObject([{ id, state: 'returned' }]);
    const notices = await app.database.pool.query('select body from notifications where user_id = $1', [
      traders.buyer.user.id,
    ]);
    expect(notices.rows.map(({ body }) => body)).toContain('The second page is missing.');
    const next = await send(traders.buyer, task, { name: 'both.pdf', content: pdf(2) }, { replaces: String(id) });
    expect(next.status).toBe(201);
    expect((await closing(traders.buyer)).documents.map((one) => one.id)).toEqual([next.body.id]);
    expect((await read(traders.buyer, id)).statusCode).toBe(404);
  });

  it('approves only what they have read, and nothing that they returned', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const forged = (await send(traders.buyer, task)).body.id;
    await check(task, { result: 'failed', note: 'This is forged.' });
    const seen = (await send(traders.buyer, task, { name: 'b.pdf', content: pdf(2) })).body.id;
    const swapped = await send(traders.buyer, task, { name: 'c.pdf', content: pdf(3) }, { replaces: String(seen) });
    const early = await check(task, { result: 'passed', documents: [seen] });
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Other papers arrived')]);
    expect((await check(task, { result: 'passed', documents: [swapped.body.id] })).status).toBe(200);
    expect((await closing(broker)).documents.map(({ id, state }) => [id, state])).toEqual([
      [forged, 'returned'],
      [swapped.body.id, 'approved'],
    ]);
  });

  it('cannot check what nobody submitted', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    expect((await check(task, { result: 'passed' })).status).toBe(409);
  });
});

describe('Removing a document', () => {
  it('is refused while the trade is in dispute', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const { id } = (await send(traders.buyer, task)).body;
    await app.database.pool.query("update trades set status = 'disputed' where id = $1", [trade]);
    const refused = await remove(traders.buyer, id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('stay on record')]);
  });

  it('opens its task again and deletes the file', async () => {
    const task = await taskOf('tax-form', { party: BUYER });
    const { id } = (await send(traders.buyer, task)).body;
    const [{ storage_key: key }] = await rowsLeft();
    expect(await app.dependencies.storage.exists(key)).toBe(true);
    for (const person of [traders.owner, broker]) expect((await remove(person, id)).status).toBe(404);
    expect((await remove(traders.buyer, id)).status).toBe(200);
    expect(taskIn(await closing(traders.buyer), 'tax-form', { party: BUYER }).state).toBe('open');
    await expect.poll(() => app.dependencies.storage.exists(key)).toBe(false);
    await expect.poll(rowsLeft).toEqual([]);
    expect((await remove(traders.buyer, id)).status).toBe(404);
  });
});

it('keeps boat papers between its giver and its receiver, and money matters to oneself', async () => {
  const papers = await taskOf('vessel-papers', { title: 'Osprey' });
  const funds = await taskOf('source-of-funds');
  const shown = (await send(traders.owner, papers)).body.id;
  const hidden = (await send(traders.buyer, funds)).body.id;
  const ids = async (person: Person) => (await closing(person)).documents.map(({ id }) => id);
  expect(await ids(traders.buyer)).toEqual([shown, hidden]);
  expect(await ids(traders.owner)).toEqual([shown]);
  expect(await ids(broker)).toEqual([shown, hidden]);
  expect((await read(traders.owner, hidden)).statusCode).toBe(404);
  expect(taskIn(await closing(broker), 'vessel-papers', { title: 'Osprey' }).by).toBe(OWNER);
});
