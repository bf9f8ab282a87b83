import { createHash } from 'node:crypto';
import { SIGNING_CONSENT } from '@tradewind/contract/closing-documents';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  closingOf,
  enterDetails,
  LEGAL_DETAILS,
  legalName,
  onTask,
  signAs,
  taskIn,
  VESSEL_DETAILS,
} from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';

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

const people = () => [traders.buyer, traders.owner];
const taskOf = async (person: Person, kind: string, about: object) =>
  taskIn(await closingOf(app, person, trade), kind, about).id;
const formOf = async (person: Person, kind: string, position: number) => {
  const task = await taskOf(person, kind, { by: position });
  return { task, ...(await onTask(app, person, { trade, task }, 'form')) };
};
const sign = (person: Person, task: number, input: object) => onTask(app, person, { trade, task }, 'sign', input);
const read = (person: Person | undefined, id: number) =>
  app.app.inject({
    url: `/api/documents/${id}`,
    ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
  });
const verify = (hash: string, person?: Person) =>
  app.call('GET', `/api/documents/verify/${hash}`, person ? { token: person.token } : {});
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);
const told = async (person: Person) =>
  (
    await query(`select title from notifications where user_id = $1 and title like 'Please sign again%'`, [
      person.user.id,
    ])
  ).rowCount;

describe('A form', () => {
  it('waits for the facts that it quotes', async () => {
    const early = await formOf(traders.buyer, 'agreement', BUYER);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('everyone’s legal details')]);
    expect((await formOf(traders.buyer, 'disclosures', BUYER)).body.message).toBe(
      'Please enter your legal name and address first.',
    );
    expect((await formOf(traders.buyer, 'statement', BUYER)).status).toBe(409);
  });

  it('is a PDF with the hash that it says, the same for everyone who signs it', async () => {
    await enterDetails(app, people(), trade);
    const { status, body } = await formOf(traders.buyer, 'agreement', BUYER);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'agreement', name: legalName(BUYER), consent: SIGNING_CONSENT, signed: false });
    const file = await read(traders.buyer, body.documentId);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(body.hash);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Exchange Agreement/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await formOf(traders.owner, 'agreement', OWNER);
    expect([again.body.documentId, again.body.hash]).toEqual([body.documentId, body.hash]);
  });

  it('is written once, even when everyone asks at the same moment', async () => {
    await enterDetails(app, people(), trade);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => formOf(traders.buyer, 'agreement', BUYER)),
      ...[1, 2, 3].map(() => formOf(traders.owner, 'agreement', OWNER)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => `${body.documentId} ${body.hash}`)).size).toBe(1);
  });
});

describe('A signature', () => {
  beforeEach(() => enterDetails(app, people(), trade));

  it('completes the task and keeps name, consent, time and hash', async () => {
    const { task, body: form } = await formOf(traders.buyer, 'agreement', BUYER);
    const { status, body } = await sign(traders.buyer, task, {
      hash: form.hash,
      name: ' benjamin  reyes',
      consent: true,
    });
    expect(status).toBe(200);
    expect(taskIn(body, 'agreement', { by: BUYER })).toMatchObject({ state: 'done', actions: [] });
    const { rows } = await query('select * from closing_signatures where trade_id = $1', [trade]);
    expect(rows).toMatchObject([
      { position: BUYER, name: 'benjamin  reyes', consent: SIGNING_CONSENT, hash: form.hash, voided_at: null },
    ]);
    expect((await formOf(traders.owner, 'agreement', OWNER)).body.signatures).toMatchObject([{ position: BUYER }]);
  });

  it.each([
    ['another name', { name: 'Ben Reyes' }, 'Please type your name as the document has it: Benjamin Reyes'],
    ['a name with invisible characters', { name: 'Benjamin\u200b Reyes' }, 'invisible characters'],
    ['look-alike letters', { name: 'Вenjamin Reyes' }, 'as the document has it'],
    ['no consent', { consent: false }, 'agree to sign electronically'],
    ['no hash', { hash: 'abc' }, 'fingerprint'],
  ])('needs more than %s', async (_what, change, message) => {
    const { task, body: form } = await formOf(traders.buyer, 'agreement', BUYER);
    const answer = await sign(traders.buyer, task, { hash: form.hash, name: form.name, consent: true, ...change });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
    expect(taskIn(await closingOf(app, traders.buyer, trade), 'agreement', { by: BUYER }).state).toBe('open');
  });

  it('is one’s own', async () => {
    const { task, body: form } = await formOf(traders.buyer, 'agreement', BUYER);
    const input = { hash: form.hash, name: form.name, consent: true };
    for (const person of [traders.owner, broker]) expect((await sign(person, task, input)).status).toBe(403);
    expect((await sign(await registerPerson(app), task, input)).status).toBe(404);
    const facts = await taskOf(traders.buyer, 'legal-details', { by: BUYER });
    expect((await sign(traders.buyer, facts, input)).status).toBe(409);
  });

  it('counts once, even from two tabs at the same moment', async () => {
    const { task, body: form } = await formOf(traders.buyer, 'agreement', BUYER);
    const input = { hash: form.hash, name: form.name, consent: true };
    const answers = await Promise.all([1, 2, 3].map(() => sign(traders.buyer, task, input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rowCount } = await query('select from closing_signatures where trade_id = $1', [trade]);
    expect(rowCount).toBe(1);
  });

  it('is refused on an outdated form, with the new form', async () => {
    const { task, body: old } = await formOf(traders.buyer, 'agreement', BUYER);
    const facts = await taskOf(traders.owner, 'legal-details', { by: OWNER });
    const moved = { ...LEGAL_DETAILS, legalName: legalName(OWNER), city: 'Naples' };
    await onTask(app, traders.owner, { trade, task: facts }, 'facts', { facts: moved });
    const input = { name: old.name, consent: true };
    const refused = await sign(traders.buyer, task, { ...input, hash: old.hash });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('has changed since you opened it'),
    ]);
    expect(refused.body.form.hash).not.toBe(old.hash);
    expect((await sign(traders.buyer, task, { ...input, hash: refused.body.form.hash })).status).toBe(200);
  });

  it('is void once the facts change before everyone has signed, and its signer is told', async () => {
    expect((await signAs(app, traders.buyer, trade, 'agreement', BUYER)).status).toBe(200);
    expect((await signAs(app, traders.buyer, trade, 'disclosures', BUYER)).status).toBe(200);
    const vessel = await taskOf(traders.owner, 'vessel-details', { by: OWNER });
    const changed = await onTask(app, traders.owner, { trade, task: vessel }, 'facts', {
      facts: { ...VESSEL_DETAILS, parts: [{ name: 'Tender', number: 'FL 1', value: '4000' }] },
    });
    expect(changed.status).toBe(200);
    const after = await closingOf(app, traders.buyer, trade);
    expect(taskIn(after, 'agreement', { by: BUYER })).toMatchObject({ state: 'open', actions: ['sign'] });
    expect(taskIn(after, 'disclosures', { by: BUYER }).state).toBe('done');
    expect(await told(traders.buyer)).toBe(1);
    expect(await told(traders.owner)).toBe(0);
    expect((await signAs(app, traders.buyer, trade, 'agreement', BUYER)).status).toBe(200);
  });

  it('of everyone begins the closing, and no fact changes after it', async () => {
    for (const [position, person] of people().entries())
      for (const kind of ['disclosures', 'agreement'])
        expect((await signAs(app, person, trade, kind, position)).status).toBe(200);
    expect(await closingOf(app, traders.buyer, trade)).toMatchObject({ status: 'closing' });
    const facts = await taskOf(traders.owner, 'legal-details', { by: OWNER });
    expect((await onTask(app, traders.owner, { trade, task: facts }, 'facts', { facts: LEGAL_DETAILS })).status).toBe(
      409,
    );
  });
});

it('is too late after 72 hours, also before the clock has noticed', async () => {
  await enterDetails(app, people(), trade);
  await query("update closings set agreed_at = agreed_at - interval '80 hours' where trade_id = $1", [trade]);
  expect((await signAs(app, traders.buyer, trade, 'disclosures', BUYER)).status).toBe(409);
});

describe('Anybody', () => {
  it('can check a document by its hash or its code, and learns no names', async () => {
    await enterDetails(app, people(), trade);
    await signAs(app, traders.buyer, trade, 'agreement', BUYER);
    const { hash } = (await formOf(traders.owner, 'agreement', OWNER)).body;
    const { rows } = await query('select code from closing_documents where hash = $1', [hash]);
    const seen = (await verify(hash)).body;
    expect(seen).toMatchObject({ kind: 'agreement', matches: 'file', current: true, tradeId: null });
    expect(seen.signatures).toEqual([{ signedAt: expect.any(String), name: null }]);
    expect((await verify(rows[0].code.replace(/(.{4})/g, '$1-'))).body).toMatchObject({
      matches: 'code',
      tradeId: null,
    });
    expect((await verify(hash, await registerPerson(app))).body).toEqual(seen);
    for (const person of [traders.owner, broker])
      expect((await verify(hash, person)).body).toMatchObject({
        tradeId: trade,
        signatures: [{ name: legalName(BUYER) }],
      });
  });

  it('learns that an agreement was replaced when the amounts changed', async () => {
    await enterDetails(app, people(), trade);
    const { hash } = (await formOf(traders.buyer, 'agreement', BUYER)).body;
    for (const [position, person] of people().entries())
      for (const kind of ['disclosures', 'agreement']) await signAs(app, person, trade, kind, position);
    expect((await verify(hash)).body).toMatchObject({ current: true, signatures: [{}, {}] });
    const terms = { kind: 'amendment', changes: [], cash: [{ from: OWNER, to: BUYER, amount: 900 }] };
    const on = `/${trade}/closing/proposals`;
    const { body } = await callTrades(app, traders.buyer, on, { terms, name: legalName(BUYER) });
    await callTrades(app, traders.owner, `${on}/${body.proposals[0].id}/consent`, { name: legalName(OWNER) });
    expect((await verify(hash)).body).toMatchObject({ current: false, signatures: [] });
  });

  it('learns that a void document is no longer current', async () => {
    await enterDetails(app, people(), trade);
    const { hash } = (await formOf(traders.buyer, 'agreement', BUYER)).body;
    await signAs(app, traders.buyer, trade, 'agreement', BUYER);
    await enterDetailsAgain();
    expect((await verify(hash)).body).toMatchObject({ current: false, signatures: [] });
  });

  it('is told plainly about an unknown document and an unreadable code', async () => {
    expect((await verify('0'.repeat(64))).status).toBe(404);
    expect((await verify('0'.repeat(16))).status).toBe(404);
    expect((await verify('xyz')).status).toBe(400);
  });

  const enterDetailsAgain = async () => {
    const facts = await taskOf(traders.owner, 'legal-details', { by: OWNER });
    const moved = { ...LEGAL_DETAILS, legalName: legalName(OWNER), city: 'Naples' };
    await onTask(app, traders.owner, { trade, task: facts }, 'facts', { facts: moved });
  };
});

it('lets only entitled people read a form', async () => {
  await enterDetails(app, people(), trade);
  const agreement = (await formOf(traders.buyer, 'agreement', BUYER)).body.documentId;
  const disclosures = (await formOf(traders.buyer, 'disclosures', BUYER)).body.documentId;
  const readers = async (id: number) => {
    const all = {
      buyer: traders.buyer,
      owner: traders.owner,
      broker,
      stranger: await registerPerson(app),
      visitor: undefined,
    };
    const entries = Object.entries(all).map(async ([name, person]) => [name, (await read(person, id)).statusCode]);
    return Object.fromEntries(await Promise.all(entries));
  };
  expect(await readers(agreement)).toEqual({ buyer: 200, owner: 200, broker: 200, stranger: 404, visitor: 401 });
  expect(await readers(disclosures)).toEqual({ buyer: 200, owner: 404, broker: 200, stranger: 404, visitor: 401 });
});
