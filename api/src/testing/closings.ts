import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

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

/** Everyone signs the agreement and the disclosures, and the closing takes note with the next step. */
export async function signAll(app: TestApp, person: Person, tradeId: number): Promise<Closing> {
  await app.database.pool.query(
    `update closing_tasks set state = 'done', done_at = now()
     where trade_id = $1 and kind in ('agreement', 'disclosures')`,
    [tradeId],
  );
  const closing = await closingOf(app, person, tradeId);
  const task = taskIn(closing, 'legal-details', { by: closing.position });
  const answer = await app.call('PUT', `/api/trades/${tradeId}/closing/tasks/${task.id}/facts`, {
    token: person.token,
    body: { facts: LEGAL_DETAILS },
  });
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
  const bankDate = new Date().toISOString().slice(0, 10);
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
