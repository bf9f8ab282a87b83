import { bankLinesApi } from '@tradewind/contract/bank-lines';
import { closingApi } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import type { Endpoint } from '@tradewind/contract/endpoint';
import { ledgerApi } from '@tradewind/contract/ledger';
import { releaseApi } from '@tradewind/contract/release';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, LEGAL_DETAILS } from '../../../testing/closings.ts';
import { PDF } from '../../../testing/documents.ts';
import type { Person } from '../../../testing/people.ts';
import { formOf } from '../../../testing/photos.ts';
import {
  insertRingClosing,
  RING_CALLERS,
  type RingCaller,
  type RingPeople,
  type RingThings,
  registerRing,
} from '../../../testing/ring-closing.ts';

interface Row {
  /** Everybody else is refused, and nothing changes. */
  readonly may: readonly RingCaller[];
  readonly task?: string;
  readonly body?: (things: RingThings) => unknown;
  readonly query?: (things: RingThings) => string;
  /** Makes the call sensible; refused callers are tried with it as well. */
  readonly given?: string;
}

const OWN: readonly RingCaller[] = ['actor'];
const OWN_OR_BROKER: readonly RingCaller[] = ['actor', 'broker'];
const PARTIES: readonly RingCaller[] = ['actor', 'party', 'partyBroker'];
const EVERYONE_IN_IT: readonly RingCaller[] = [...PARTIES, 'broker'];
/** A broker who is a party to the trade is only that. */
const BROKER: readonly RingCaller[] = ['broker'];
/** Things of the desk that are of no single trade. */
const BROKERS: readonly RingCaller[] = ['broker', 'partyBroker'];

const name = LEGAL_DETAILS.legalName;
const wireFacts = { trust: 'trust_other', amount: '10.00', counterparty: 'Robin', callBackNote: 'Called' };
let references = 0;
const bankReference = () => `R-${++references}`;
const today = brokerageDay(new Date());

/** Every call about closings and money. A new one must be added here before it passes. */
const CALLS: Record<string, Row> = {
  'GET /api/trades/:id/closing': { may: EVERYONE_IN_IT },
  'PUT /api/trades/:id/closing/tasks/:task/facts': {
    ...{ may: OWN, task: 'legal-details', body: () => ({ facts: LEGAL_DETAILS }) },
  },
  'POST /api/trades/:id/closing/tasks/:task/confirm': { may: OWN, task: 'inspection' },
  'POST /api/trades/:id/closing/tasks/:task/check': {
    may: BROKER,
    task: 'identity',
    body: () => ({ result: 'passed' }),
  },
  'POST /api/trades/:id/closing/tasks/:task/waive': { may: BROKER, task: 'tax-form', body: () => ({ note: 'Seen' }) },
  'POST /api/trades/:id/closing/proposals': {
    may: EVERYONE_IN_IT,
    body: () => ({ terms: { kind: 'cancellation' }, name }),
  },
  'POST /api/trades/:id/closing/proposals/:proposal/form': { may: PARTIES },
  'POST /api/trades/:id/closing/proposals/:proposal/consent': { may: PARTIES, body: () => ({ name }) },
  'POST /api/trades/:id/closing/proposals/:proposal/decline': { may: EVERYONE_IN_IT },
  'POST /api/trades/:id/closing/tasks/:task/accept': { may: OWN, task: 'acceptance', body: () => ({ name }) },
  'POST /api/trades/:id/closing/tasks/:task/reject': {
    ...{ may: OWN, task: 'acceptance', body: () => ({ name, reason: 'Soft decks' }) },
  },
  'POST /api/trades/:id/closing/cancel': {
    may: EVERYONE_IN_IT,
    body: () => ({ cause: 'giver-default', reason: 'The boat is gone' }),
  },
  'POST /api/trades/:id/closing/legs/:leg/fail': {
    may: OWN_OR_BROKER,
    body: () => ({ reason: 'The exchange froze the account' }),
    given: `update trade_legs set kind = 'bitcoin', boat_id = null, coins = 1, coin_price = 5 where trade_id = $1 and number = 1`,
  },
  'POST /api/trades/:id/closing/dispute': { may: EVERYONE_IN_IT, body: () => ({ reason: 'The engine was swapped' }) },
  'POST /api/trades/:id/closing/dispute/resolve': {
    may: BROKER,
    body: ({ document }) => ({ basis: 'award', reference: '1', document, outcome: 'resume', shares: [] }),
  },
  'PUT /api/trades/:id/closing/taxes/:leg': {
    may: BROKER,
    body: () => ({ state: 'FL', amount: '6.00', note: 'By the rate of the state' }),
  },
  'DELETE /api/trades/:id/closing/taxes/:leg': { may: BROKER },
  'POST /api/trades/:id/closing/tasks/:task/orders': { may: OWN, task: 'inspection', body: () => ({ serviceId: 4 }) },
  'POST /api/trades/:id/closing/orders/:order/schedule': { may: BROKER, body: () => ({ vendor: 'Survey Co.' }) },
  'POST /api/trades/:id/closing/orders/:order/complete': { may: BROKER, body: () => ({ amount: '100.00' }) },
  'POST /api/trades/:id/closing/orders/:order/cancel': { may: OWN_OR_BROKER },
  'POST /api/trades/:id/closing/tasks/:task/form': { may: OWN, task: 'disclosures' },
  'POST /api/trades/:id/closing/tasks/:task/sign': {
    ...{ may: OWN, task: 'disclosures', body: () => ({ hash: 'a'.repeat(64), name, consent: true }) },
  },
  'GET /api/trades/:id/statement': { may: OWN_OR_BROKER, query: () => 'party=0' },
  'GET /api/trades/:id/statement.pdf': { may: OWN_OR_BROKER, query: () => 'party=0' },
  'POST /api/trades/:id/documents': { may: OWN_OR_BROKER, task: 'tax-form' },
  'DELETE /api/documents/:id': { may: OWN },
  'GET /api/documents/:id': { may: OWN_OR_BROKER },
  'GET /api/documents/verify/:hash': { may: RING_CALLERS },
  'POST /api/trades/:id/release': { may: BROKER },
  'POST /api/trades/:id/settle': { may: BROKER },
  'POST /api/trades/:id/holdbacks/:leg': {
    may: BROKER,
    body: ({ document }) => ({ to: 'giver', basis: 'award', reference: '1', document }),
  },
  'GET /api/broker/closings': { may: BROKERS },
  'GET /api/broker/wires': { may: BROKERS },
  'POST /api/broker/wires/in': {
    may: BROKER,
    body: ({ trade }) => ({
      ...wireFacts,
      purpose: 'deposit',
      tradeId: trade,
      position: 0,
      bankReference: bankReference(),
    }),
  },
  'POST /api/broker/wires/out': {
    may: BROKER,
    body: ({ trade }) => ({
      ...{ ...wireFacts, payee: { kind: 'payout', position: 0 }, tradeId: trade, bankReference: bankReference() },
    }),
  },
  'POST /api/broker/wires/:id/confirm': { may: BROKER },
  'POST /api/broker/wires/:id/collect': { may: BROKER, body: () => ({ bankDate: today }) },
  'POST /api/broker/wires/:id/void': { may: BROKER, body: () => ({ reason: 'Twice' }) },
  'POST /api/broker/wires/:id/reverse': { may: BROKER, body: () => ({ reason: 'Came back' }) },
  'POST /api/broker/wires/:id/assign': { may: BROKER, body: ({ trade }) => ({ tradeId: trade, position: 0 }) },
  'POST /api/broker/wires/:id/return': {
    may: BROKER,
    body: () => ({ bankReference: bankReference(), counterparty: 'Robin', callBackNote: 'Called' }),
  },
  'POST /api/broker/wires/:id/withdraw': { may: BROKER },
  'GET /api/broker/trust': { may: BROKERS },
  'GET /api/broker/money': { may: BROKER, query: ({ trade }) => `trade=${trade}` },
  'POST /api/broker/statements': { may: BROKERS, body: () => ({ trust: 'trust_other', csv: 'nothing' }) },
  'POST /api/broker/statements/remove': {
    may: BROKERS,
    body: () => ({ trust: 'trust_other', lastLine: 1, reason: 'Another bank’s file' }),
  },
  'GET /api/broker/bank-lines': { may: BROKERS },
  'POST /api/broker/bank-lines/:id/explain': { may: BROKERS, body: () => ({ kind: 'fee', note: 'Page 2' }) },
  'POST /api/broker/bank-lines/:id/confirm': { may: BROKERS, body: () => ({ explanation: 1 }) },
  'POST /api/broker/bank-lines/:id/withdraw': { may: BROKERS, body: () => ({ explanation: 1 }) },
  'GET /api/broker/proofs': { may: BROKERS },
  'POST /api/broker/proofs': { may: BROKERS },
  'GET /api/broker/ledger.csv': { may: BROKERS, query: () => `from=${today}&to=${today}` },
};

const apis = [closingApi, closingCourseApi, closingDocumentsApi, releaseApi, ledgerApi, bankLinesApi];
const endpoints: readonly Endpoint[] = apis.flatMap((api) => Object.values<Endpoint>(api));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let app: TestApp;
let people: RingPeople;
let bankLine: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  people = await registerRing(app);
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into bank_statement_lines (book, booked_on, reference, description, amount, balance, imported_by)
     values ('trust_yacht', '2026-03-02', 'FEE', 'Service charge', -1500, 0, 'x') returning id`,
  );
  bankLine = rows[0]?.id ?? 0;
});

async function closingFor({ given }: Row): Promise<RingThings> {
  const things = await insertRingClosing(app, people);
  if (given) await app.database.pool.query(given, [things.trade]);
  return things;
}

async function call(caller: RingCaller, endpoint: Endpoint, row: Row, things: RingThings): Promise<number> {
  const ids: Record<string, string | number> = {
    ...{ id: things.trade, task: things.tasks[row.task ?? ''] ?? 1, leg: 1, hash: 'f'.repeat(64) },
    ...{ proposal: things.proposal, order: things.order },
    ...(endpoint.path.startsWith('/api/documents/') && { id: things.document }),
    ...(endpoint.path.startsWith('/api/broker/wires/') && { id: things.wire }),
    ...(endpoint.path.startsWith('/api/broker/bank-lines/') && { id: bankLine }),
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => String(ids[part]));
  const url = row.query ? `${path}?${row.query(things)}` : path;
  const token = people[caller]?.token;
  const upload = endpoint.files ? await paperFor(row, things) : undefined;
  const body = upload?.body ?? (endpoint.method === 'GET' ? undefined : (row.body?.(things) ?? {}));
  const { status } = await app.call(endpoint.method, url, {
    ...(token && { token }),
    ...(body !== undefined && { body }),
    ...(upload && { headers: { 'content-type': upload.type } }),
  });
  return status;
}

const paperFor = ({ task = '' }: Row, { tasks }: RingThings) =>
  formOf([{ name: 'w9.pdf', content: `${PDF}% ${++references}\n%%EOF\n` }], 'document', { task: String(tasks[task]) });

/** Everything that a refused call must not have touched. */
async function stateOf(): Promise<unknown> {
  const tables = ['closings', 'closing_tasks', 'closing_proposals', 'closing_disputes', 'closing_documents'];
  const all = [
    ...tables,
    'service_orders',
    'wires',
    'wire_requests',
    'bank_statement_lines',
    'bank_line_explanations',
    'ledger_journals',
    'trades',
    'activity_log',
  ];
  const digests = all.map(
    (table) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t)`,
  );
  return (await app.database.pool.query(`select ${digests.map((one, n) => `${one} as d${n}`).join(', ')}`)).rows[0];
}

const isRefusal = (status: number) => status === 401 || status === 403 || status === 404;

describe('A call about a closing or its money', () => {
  it('has a row in this table', () => {
    expect(Object.keys(CALLS).sort()).toEqual(endpoints.map(nameOf).sort());
  });

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is answered for those who may make it, and changes nothing for the others: %s',
    async (title, endpoint) => {
      const row = CALLS[title];
      if (!row) throw new Error('There is no row.');
      const things = await closingFor(row);
      const before = await stateOf();
      for (const caller of RING_CALLERS.filter((one) => !row.may.includes(one))) {
        const status = await call(caller, endpoint, row, things);
        expect([caller, status, isRefusal(status)]).toEqual([caller, status, true]);
        if (caller === 'visitor') expect(status).toBe(401);
        if (caller === 'suspended') expect(status).toBe(403);
      }
      expect(await stateOf()).toEqual(before);
      for (const caller of row.may) {
        const status = await call(caller, endpoint, row, await closingFor(row));
        const isAnswered = status < 500 && (!isRefusal(status) || title.includes('verify'));
        expect([caller, status, isAnswered]).toEqual([caller, status, true]);
      }
    },
  );
});

describe('A closing', () => {
  it('shows each caller only their own money, facts and actions', async () => {
    const { trade } = await insertRingClosing(app, people);
    for (const [position, caller] of PARTIES.entries()) {
      const { money, tasks, obstacles } = await closingOf(app, people[caller] as Person, trade);
      expect(money.parties.map((party) => party.position)).toEqual([position]);
      expect(obstacles).toBeNull();
      const foreign = tasks.filter(({ by, party }) => by !== position && party !== position);
      expect(foreign.flatMap(({ actions }) => actions)).toEqual([]);
      expect(foreign.filter(({ kind, facts }) => kind === 'legal-details' && facts !== null)).toEqual([]);
    }
    expect((await closingOf(app, people.broker as Person, trade)).money.parties).toHaveLength(4);
  });

  it('hides that it exists from people who have no part in it', async () => {
    const { trade } = await insertRingClosing(app, people);
    for (const caller of ['stranger', 'admin'] as const) {
      const { token } = people[caller] as Person;
      const [known, unknown] = await Promise.all(
        [trade, 2_000_000_000].map((id) => app.call('GET', `/api/trades/${id}/closing`, { token })),
      );
      expect([known?.status, known?.body.message]).toEqual([404, unknown?.body.message]);
    }
  });
});
