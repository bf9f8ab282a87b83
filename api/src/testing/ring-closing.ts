import { STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import type { TestApp } from './app.ts';
import { LEGAL_DETAILS } from './closings.ts';
import { PDF } from './documents.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from './people.ts';
import { insertBoatOf } from './trades.ts';

/** Everybody who may come across a closing. The first four are its parties, in this order. */
export const RING_CALLERS = [
  ...(['actor', 'party', 'partyBroker', 'suspended'] as const),
  ...(['broker', 'admin', 'stranger', 'visitor'] as const),
];
export type RingCaller = (typeof RING_CALLERS)[number];
export type RingPeople = Record<RingCaller, Person | undefined> & { boats: number[] };

const PARTIES = RING_CALLERS.slice(0, 4);

/** One person of each kind; the parties own a boat each. */
export async function registerRing(app: TestApp): Promise<RingPeople> {
  const people: RingPeople = {
    actor: await registerPerson(app),
    party: await registerPerson(app),
    partyBroker: await registerBroker(app),
    // Suspended while they are a party: their session must not help them.
    suspended: await registerPerson(app),
    broker: await registerBroker(app),
    admin: await registerAdmin(app),
    stranger: await registerPerson(app),
    visitor: undefined,
    boats: [],
  };
  for (const name of PARTIES) people.boats.push(await insertBoatOf(app, people[name] as Person, `Boat of ${name}`));
  const suspend = `update users set suspended = true, suspension_reason = 'Fraud' where id = $1`;
  await app.database.pool.query(suspend, [people.suspended?.user.id]);
  return people;
}

/** The ids of one of everything in a closing, all of the actor where it is somebody's. */
export interface RingThings {
  trade: number;
  tasks: Readonly<Record<string, number>>;
  proposal: number;
  order: number;
  document: number;
  wire: number;
}

/** Tasks of the actor, who gets the boat of the fourth leg, and one of the broker. */
const TASKS: readonly (readonly [kind: string, actor: number | null, leg: number | null])[] = [
  ['legal-details', 0, null],
  ['disclosures', 0, null],
  ['tax-form', 0, null],
  ['inspection', 0, 4],
  ['acceptance', 0, 4],
  ['identity', null, null],
];

/** A signed closing: each party's boat goes to the next one. */
export async function insertRingClosing(app: TestApp, people: RingPeople): Promise<RingThings> {
  const insert = async (text: string, values: unknown[]): Promise<number> =>
    (await app.database.pool.query(`insert into ${text} returning *`, values)).rows[0]?.id;
  await app.database.pool.query(`update boats set status = 'pending' where id = any($1)`, [people.boats]);
  const trade = await insert(`trades (kind, status) values ('ring', 'closing')`, []);
  await insert('trade_revisions (trade_id, number) values ($1, 1)', [trade]);
  const closing = 'closings (trade_id, terms, agreed_at, signed_at) values ($1, $2, now(), now())';
  await insert(closing, [trade, STANDARD_TERMS]);
  for (const [position, name] of PARTIES.entries()) {
    const userId = people[name]?.user.id;
    const party = `trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'closing', now())`;
    await insert(party, [trade, position, userId]);
    const leg = `trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
      select $1, 1, $2::int + 1, 'boat', $2::int, ($2::int + 1) % 4, id, price, title from boats where id = $3`;
    await insert(leg, [trade, position, people.boats[position]]);
    const details = `closing_tasks (trade_id, key, kind, actor, party, state, done_at, facts)
      values ($1, 'legal-details:party-' || $2::int, 'legal-details', $2, $2, 'done', now(), $3)`;
    if (position > 0) await insert(details, [trade, position, { ...LEGAL_DETAILS, coOwners: null }]);
  }
  const tasks: Record<string, number> = {};
  for (const [kind, actor, leg] of TASKS)
    tasks[kind] = await insert(
      `closing_tasks (trade_id, key, kind, actor, party, leg, state, done_at, facts) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[trade, leg === null ? `${kind}:party-0` : `${kind}:leg-${leg}`, kind, actor, leg === null ? 0 : null, leg],
        ...(kind === 'legal-details'
          ? ['done', new Date(), { ...LEGAL_DETAILS, coOwners: null }]
          : ['open', null, null]),
      ],
    );
  return { trade, tasks, ...(await insertThings(app, people, trade, insert)) };
}

async function insertThings(
  app: TestApp,
  people: RingPeople,
  trade: number,
  insert: (text: string, values: unknown[]) => Promise<number>,
): Promise<Omit<RingThings, 'trade' | 'tasks'>> {
  const storageKey = `closings/${trade}/w9.pdf`;
  await app.dependencies.storage.put(storageKey, Buffer.from(PDF), 'application/pdf');
  return {
    proposal: await insert(
      `closing_proposals (trade_id, kind, terms, proposed_at) values ($1, 'extension', '{"kind":"extension","days":5}', now())`,
      [trade],
    ),
    order: await insert(
      'service_orders (trade_id, service_id, position, authorized, ordered_at) values ($1, 4, 0, 22500, now())',
      [trade],
    ),
    document: await insert(
      `closing_documents (trade_id, kind, task_key, party, uploaded_by, storage_key, name, type, bytes, hash, state)
       values ($1, 'tax-form', 'tax-form:party-0', 0, $2, $3, 'w9.pdf', 'application/pdf', $4, $5, 'submitted')`,
      [trade, people.actor?.user.id, storageKey, PDF.length, String(trade).padStart(64, '0')],
    ),
    wire: await insert(
      `wires (direction, book, purpose, trade_id, account, amount, bank_reference, counterparty, needs_second, recorded_by)
       values ('in', 'trust_other', 'deposit', $1, 'client:0', 6000000, 'RING-' || $1::int, 'Robin', true, 'somebody')`,
      [trade],
    ),
  };
}
