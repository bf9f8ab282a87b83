import { createHash } from 'node:crypto';
import type { Closing } from '@tradewind/contract/closing';
import type { ClosingStatement } from '@tradewind/contract/release';
import type { Trade } from '@tradewind/contract/trades';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../api/src/config.ts';
import { proveLedger } from '../../api/src/features/ledger/proof/proof.service.ts';
import { type TestApp, testApp } from '../../api/src/testing/app.ts';
import { legalNameOf, personDraft } from './drafts.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import { makeClosings } from './make-closings.ts';
import type { PictureMaker } from './pictures.ts';
import { DISPUTE, IN_PROGRESS, RING } from './world/closings.ts';
import { EVERYBODY } from './world/people.ts';

const picture = () => sharp({ create: { width: 48, height: 32, channels: 3, background: '#3a6ea5' } });
const pictures: PictureMaker = {
  boat: () => picture().png().toBuffer(),
  feedBoat: () => picture().webp().toBuffer(),
  avatar: () => picture().png().toBuffer(),
};

let app: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  await loadDemoWorld(app.dependencies, () => {}, pictures);
  await makeClosings(app.dependencies);
}, 180_000);

async function read<T>(name: string, path: string): Promise<T> {
  const body = { email: `${name}@demo.example.com`, password: DEMO_PASSWORD };
  const token = tokens.get(name) ?? (await app.call('POST', '/api/auth/login', { body })).body.token;
  tokens.set(name, token);
  const answer = await app.call('GET', path, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

async function tradeOf(name: string, state: string): Promise<Trade> {
  const [trade, ...others] = await read<Trade[]>(name, `/api/trades?state=${state}`);
  expect(others).toEqual([]);
  if (!trade) throw new Error(`${name} has no ${state} trade.`);
  return trade;
}

const rows = async (text: string) => (await app.database.pool.query(text)).rows;

it('leaves a ledger that proves itself', async () => {
  const proof = await proveLedger(app.dependencies);
  expect(proof.problems).toEqual([]);
  expect(proof.trades).toBe(3);
  expect(proof.journals).toBeGreaterThan(10);
});

it('lets the newcomer find a closing with tasks of their own', async () => {
  const { id } = await tradeOf('demo', 'closing');
  const { position, tasks, money, orders, step } = await read<Closing>('demo', `/api/trades/${id}/closing`);
  expect(step).toBe('inspection');
  const own = tasks.filter(({ by, state }) => by === position && state === 'open');
  expect(own.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['source-of-funds', 'inspection', 'acceptance', 'tax-form', 'insurance', 'balance']),
  );
  expect(own.every(({ dueAt }) => dueAt === null || new Date(dueAt) > new Date())).toBe(true);
  expect(own.find(({ kind }) => kind === 'source-of-funds')?.note).toBe(IN_PROGRESS.returned);
  expect(money.parties.map(({ deposit }) => deposit.missing)).toEqual(['0.00']);
  expect(orders).toMatchObject([{ vendor: IN_PROGRESS.survey.vendor, state: 'scheduled' }]);
});

it('settles the ring to the cent, with a statement for everyone', async () => {
  const { id } = await tradeOf('demo', 'closed');
  for (const name of RING.people) {
    const statement = await read<ClosingStatement>(name, `/api/trades/${id}/statement`);
    expect(statement).toMatchObject({ isFinal: true, balance: '0.00', legalName: legalNameOf(name) });
  }
  const { lines } = await read<ClosingStatement>('callum', `/api/trades/${id}/statement`);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['cash_received', '38900.00'],
      ['payoff', '-9214.37'],
    ]),
  );
  expect(await rows(`select * from ledger_balances where trade_id = ${id} and amount <> 0`)).toEqual([]);
});

it('shows the reviews of the ring on the profiles, but none that waits for the other person', async () => {
  const shown = { demo: [5, 5], tobias: [5], callum: [4] };
  for (const [name, stars] of Object.entries(shown)) {
    const person = EVERYBODY.find((one) => one.name === name);
    const { username } = personDraft(person as (typeof EVERYBODY)[number], '', null, new Date());
    const profile = await read<{ reviewCount: number; rating: string }>('walter', `/api/people/${username}`);
    const average = stars.reduce((sum, one) => sum + one, 0) / stars.length;
    expect(profile, name).toMatchObject({ reviewCount: stars.length });
    expect(Number(profile.rating), name).toBe(average);
  }
});

it('freezes the deposit of the person who does not pay', async () => {
  const { id, status } = await tradeOf(DISPUTE.buyer, 'closing');
  expect(status).toBe('disputed');
  const { disputes } = await read<Closing>('broker', `/api/trades/${id}/closing`);
  expect(disputes).toMatchObject([{ reason: DISPUTE.reason, cause: 'receiver-default', resolution: null }]);
  expect(disputes[0]?.frozen).toEqual([{ trust: 'trust_other', amount: '4150.00' }]);
});

it('stores every document as a readable PDF with its hash', async () => {
  const documents = await rows(
    "select kind, storage_key, hash, state from closing_documents where state <> 'returned'",
  );
  expect(documents.length).toBeGreaterThan(20);
  for (const { kind, storage_key, hash } of documents) {
    const content = Buffer.concat((await (await app.dependencies.storage.get(storage_key))?.toArray()) ?? []);
    expect(createHash('sha256').update(content).digest('hex'), kind).toBe(hash);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
    expect(text.length, kind).toBeGreaterThan(40);
  }
});

it('counts each completed trade of a person once, and mails nobody', async () => {
  const trades = `(select count(distinct coalesce(t.trade_id, -t.id)) from transactions t where users.id in (t.buyer_id, t.seller_id))`;
  expect(await rows(`select username from users where total_transactions <> ${trades}`)).toEqual([]);
  expect(await rows('select title from notifications where mailed_at is null')).toEqual([]);
});
