import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { CLOSING_UPLOAD } from '@tradewind/contract/closing-documents';
import type { Wire } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { PDF } from './documents.ts';
import type { Person } from './people.ts';
import { formOf } from './photos.ts';

export const LEGAL_DETAILS = {
  legalName: 'Olive Marie Hart',
  capacity: 'individual',
  street: '12 Harbor Way',
  city: 'Sarasota',
  state: 'FL',
  zip: '34236',
};

export const VESSEL_DETAILS = {
  regime: 'documented',
  number: '1234567',
  hullNumber: 'TWD12345H819',
  hasLoan: false,
  parts: [],
};

export async function closingOf(app: TestApp, person: Person, tradeId: number): Promise<Closing> {
  const answer = await app.call('GET', `/api/trades/${tradeId}/closing`, { token: person.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Finds a task by its kind and the party or leg it is about. */
export function taskIn({ tasks }: Closing, kind: string, about: Partial<ClosingTask> = {}): ClosingTask {
  const found = tasks.find(
    (task) => task.kind === kind && Object.entries(about).every(([name, value]) => task[name as 'leg'] === value),
  );
  if (!found) throw new Error(`No task ${kind} with ${JSON.stringify(about)}.`);
  return found;
}

/** Everyone enters their legal names and signs, and the closing takes note with the next step. */
export async function signAll(app: TestApp, person: Person, tradeId: number): Promise<Closing> {
  const { position, parties } = await closingOf(app, person, tradeId);
  const { pool } = app.database;
  for (const party of parties)
    await pool.query(
      `update closing_tasks set state = 'done', done_at = now(), facts = $3
       where trade_id = $1 and kind = 'legal-details' and party = $2`,
      [tradeId, party.position, { ...legalDetails(party.position), coOwners: null }],
    );
  await pool.query(
    `update closing_tasks set state = 'done', done_at = now()
     where trade_id = $1 and kind in ('agreement', 'disclosures')`,
    [tradeId],
  );
  const task = taskIn(await closingOf(app, person, tradeId), 'legal-details', { by: position });
  const facts = legalDetails(position ?? 0);
  const answer = await onTask(app, person, { trade: tradeId, task: task.id }, 'facts', { facts });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return closingOf(app, person, tradeId);
}

let references = 0;

/** The broker records a wire of a party's deposit, and the bank has it. */
export async function depositOf(app: TestApp, broker: Person, tradeId: number, position: number, amount: number) {
  const bankReference = `DEP${++references}`;
  const wire = await app.call('POST', '/api/broker/wires/in', {
    token: broker.token,
    body: {
      ...{ purpose: 'deposit', trust: 'trust_other', tradeId, position, amount, bankReference },
      counterparty: 'Robin',
    },
  });
  expect(wire.status, JSON.stringify(wire.body)).toBe(201);
  const bankDate = brokerageDay(new Date());
  const answer = await app.call('POST', `/api/broker/wires/${wire.body.id}/collect`, {
    token: broker.token,
    body: { bankDate },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The broker pays somebody out of a trade. */
export const payOut = (app: TestApp, broker: Person, tradeId: number, payee: object, amount: number) =>
  app.call('POST', '/api/broker/wires/out', {
    token: broker.token,
    body: {
      ...{ trust: 'trust_other', tradeId, payee, amount, bankReference: `OUT${++references}` },
      ...{ counterparty: 'Robin', callBackNote: 'Called Robin on the known number' },
    },
  });

/** Calls something on a task. */
export const onTask = (
  app: TestApp,
  person: Person,
  { trade, task }: { trade: number; task: number },
  what: string,
  body?: unknown,
) =>
  app.call(what === 'facts' ? 'PUT' : 'POST', `/api/trades/${trade}/closing/tasks/${task}/${what}`, {
    token: person.token,
    body: body ?? {},
  });

/** Enters the details that documents quote, for everyone in order of their positions. */
export async function enterDetails(app: TestApp, people: readonly Person[], trade: number): Promise<void> {
  for (const [position, person] of people.entries()) {
    const { tasks } = await closingOf(app, person, trade);
    for (const { id, kind } of tasks.filter(({ by, state }) => by === position && state === 'open')) {
      const facts =
        kind === 'legal-details' ? legalDetails(position) : kind === 'vessel-details' ? VESSEL_DETAILS : null;
      if (facts) expect((await onTask(app, person, { trade, task: id }, 'facts', { facts })).status).toBe(200);
    }
  }
}

const NAMES = ['Benjamin Reyes', 'Olive Marie Hart', 'Cleo Nguyễn', 'Dmitri Żółć'];
export const legalName = (position: number) => NAMES[position] ?? `Party ${position}`;
const legalDetails = (position: number) => ({ ...LEGAL_DETAILS, legalName: legalName(position) });

/** Opens the document of a task and signs it. */
export async function signAs(app: TestApp, person: Person, trade: number, kind: string, position: number) {
  const task = taskIn(await closingOf(app, person, trade), kind, { by: position }).id;
  const { body: form } = await onTask(app, person, { trade, task }, 'form');
  return onTask(app, person, { trade, task }, 'sign', { hash: form.hash, name: form.name, consent: true });
}

const TODAY = brokerageDay(new Date());

interface TestWire {
  position: number;
  amount: string;
  trust?: string;
  purpose?: string;
}

/** Records a wire, confirms it by the second broker where that is needed, and collects it. */
export async function wireIn(
  app: TestApp,
  [broker, second]: readonly [Person, Person],
  tradeId: number,
  { position, amount, trust = 'trust_other', purpose = 'funds' }: TestWire,
): Promise<number> {
  const { body } = await desk(app, broker, 'in', {
    ...{ purpose, trust, tradeId, position, amount, bankReference: `IN-${++references}`, counterparty: 'Robin' },
  });
  await carry(app, [broker, second], body);
  return body.id;
}

/** The same for money that goes out. */
export async function wireOut(
  app: TestApp,
  [broker, second]: readonly [Person, Person],
  tradeId: number,
  { payee, amount, trust = 'trust_other' }: { payee: object; amount: string; trust?: string },
): Promise<number> {
  const { body } = await desk(app, broker, 'out', {
    ...{ payee, trust, tradeId, amount, bankReference: `OUT-${++references}`, counterparty: 'Robin' },
    callBackNote: 'Called on the known number',
  });
  await carry(app, [broker, second], body);
  return body.id;
}

async function desk(app: TestApp, { token }: Person, path: string, body: unknown) {
  const answer = await app.call('POST', `/api/broker/wires/${path}`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer;
}

async function carry(app: TestApp, [broker, second]: readonly [Person, Person], wire: Wire): Promise<void> {
  const path = `/api/broker/wires/${wire.id}`;
  if (wire.needsSecond) await app.call('POST', `${path}/confirm`, { token: second.token, body: {} });
  const { status, body } = await app.call('POST', `${path}/collect`, {
    token: broker.token,
    body: { bankDate: TODAY },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Wires in everything that the parties owe, and nothing more. */
export async function fund(app: TestApp, brokers: readonly [Person, Person], tradeId: number): Promise<void> {
  for (const what of ['deposit', 'balance'] as const) {
    const { money } = await closingOf(app, brokers[0], tradeId);
    for (const { position, [what]: owed } of money.parties)
      for (const { trust, missing } of owed.accounts)
        if (Number(missing) > 0)
          await wireIn(app, brokers, tradeId, {
            ...{ position, amount: missing, trust, purpose: what === 'deposit' ? 'deposit' : 'funds' },
          });
  }
}

/** Pays everyone in order, as far as the trade holds money for them. */
export async function payAll(app: TestApp, brokers: readonly [Person, Person], tradeId: number): Promise<void> {
  const { body } = await app.call('GET', `/api/broker/money?trade=${tradeId}`, { token: brokers[0].token });
  const rank = (account: string) => PAYEES.findIndex(([start]) => account.startsWith(start));
  const open = (body.balances as { account: string; book: string; amount: string }[])
    .filter(({ account }) => rank(account) >= 0)
    .sort((one, other) => rank(one.account) - rank(other.account));
  for (const { account, book, amount } of open) {
    const payee = PAYEES[rank(account)]?.[1](account.split(':').at(-1) ?? '') ?? {};
    await wireOut(app, brokers, tradeId, { payee, amount: amount.slice(1), trust: book });
  }
}

/** In the order of payments. */
const PAYEES: readonly (readonly [string, (name: string) => object])[] = [
  ['payable:lender', (name) => ({ kind: 'lender', lien: Number(name) })],
  ['payable:vendor', () => ({ kind: 'vendor' })],
  ['payable:tax', (state) => ({ kind: 'tax', state })],
  ['client', (name) => ({ kind: 'payout', position: Number(name) })],
  ['due:broker', () => ({ kind: 'broker' })],
];

/** The broker uploads an award or a court order. */
export const uploadDecision = (app: TestApp, person: Person, tradeId: number) =>
  uploadPaper(app, person, tradeId, { kind: 'decision' });

/** Uploads a paper for a task, or a decision. */
export async function uploadPaper(app: TestApp, person: Person, tradeId: number, fields: Record<string, string>) {
  const { body, type } = await formOf([{ name: 'paper.pdf', content: PDF }], CLOSING_UPLOAD.field, fields);
  return app.call('POST', `/api/trades/${tradeId}/documents`, {
    ...{ token: person.token, body, headers: { 'content-type': type } },
  });
}
