import { TASK_KIND_NAMES, type TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, onTask } from '../../../testing/closings.ts';
import type { Person } from '../../../testing/people.ts';
import { insertRingClosing, type RingPeople, registerRing } from '../../../testing/ring-closing.ts';

/** Before the release or after it, and what the person whose task it is and the broker may do. Nobody else may do anything. */
type Row = readonly [when: 'before' | 'after', actor: readonly string[], broker: readonly string[]];

const FACTS: Row = ['before', ['enter'], []];
const FACTS_AFTER: Row = ['after', ['enter'], []];
const SIGNED: Row = ['before', ['sign'], []];
const PAPER: Row = ['before', ['upload'], ['upload', 'waive']];
const PAPER_AFTER: Row = ['after', ['upload'], ['upload', 'waive']];
const BY_WIRE: Row = ['before', [], []];
const CHECK: Row = ['before', [], ['check']];
const WORD_AFTER: Row = ['after', ['upload', 'confirm'], ['upload', 'waive']];

const ACTIONS: Record<TaskKindName, Row> = {
  'legal-details': FACTS,
  'vessel-details': FACTS,
  identity: ['before', ['upload'], ['upload', 'check']],
  sanctions: CHECK,
  disclosures: SIGNED,
  agreement: SIGNED,
  deposit: BY_WIRE,
  'vessel-papers': PAPER,
  'title-search': ['before', ['upload'], ['upload', 'check']],
  'flag-review': CHECK,
  'source-of-funds': PAPER,
  'item-terms': PAPER,
  'outside-opened': FACTS,
  'coin-terms': FACTS,
  inspection: ['before', ['upload', 'confirm'], ['upload', 'waive']],
  acceptance: ['before', ['accept', 'reject'], []],
  payoff: ['before', ['enter', 'upload'], ['upload']],
  'tax-form': PAPER,
  'yard-letters': PAPER,
  'bill-of-sale': PAPER,
  'title-assigned': PAPER,
  'part-title': PAPER,
  'title-search-again': CHECK,
  insurance: PAPER,
  'outside-ready': PAPER,
  'coin-address': FACTS,
  'coin-address-checked': FACTS,
  'payout-account': ['before', ['upload'], ['upload', 'check']],
  statement: SIGNED,
  balance: BY_WIRE,
  'sanctions-again': CHECK,
  'keys-given': WORD_AFTER,
  'keys-received': WORD_AFTER,
  'item-transferred': WORD_AFTER,
  'outside-released': WORD_AFTER,
  'coin-test': FACTS_AFTER,
  'coin-sent': FACTS_AFTER,
  'coin-received': FACTS_AFTER,
  'outside-confirmed': WORD_AFTER,
  'lien-satisfaction': PAPER_AFTER,
  filing: PAPER_AFTER,
};

/** The call and a body for each action. */
const CALLS: readonly (readonly [action: string, what: string, body: object])[] = [
  ['enter', 'facts', { facts: {} }],
  ['sign', 'sign', { hash: 'a'.repeat(64), name: 'Olive Marie Hart', consent: true }],
  ['confirm', 'confirm', {}],
  ['accept', 'accept', { name: 'Olive Marie Hart' }],
  ['reject', 'reject', { name: 'Olive Marie Hart', reason: 'Soft decks' }],
  ['check', 'check', { result: 'passed' }],
  ['waive', 'waive', { note: 'Seen' }],
];

/** Boats are accepted once everything is signed, and the statement is signed once they are. */
const EARLIER: Readonly<Partial<Record<TaskKindName, readonly string[]>>> = {
  acceptance: ['disclosures'],
  statement: ['acceptance'],
};

/** Tasks that only the two ends of the leg and the broker see. */
const HIDDEN: readonly TaskKindName[] = ['lien-satisfaction'];

let app: TestApp;
let people: RingPeople;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  people = await registerRing(app);
});

/** A closing with one open task, of the actor or, where only the broker acts, about them. */
async function closingWith(kind: TaskKindName): Promise<{ trade: number; task: number }> {
  const { trade } = await insertRingClosing(app, people);
  const [when] = ACTIONS[kind];
  if (when === 'after') {
    await app.database.pool.query(`update closings set released_at = now() where trade_id = $1`, [trade]);
    await app.database.pool.query(`update trades set status = 'released' where id = $1`, [trade]);
  }
  const finish = 'update closing_tasks set state = $3, done_at = now() where trade_id = $1 and kind = any($2)';
  await app.database.pool.query(finish, [trade, EARLIER[kind] ?? [], 'done']);
  const isBrokers = ACTIONS[kind][2].includes('check');
  await app.database.pool.query('delete from closing_tasks where trade_id = $1 and kind = $2 and actor = 0', [
    trade,
    kind,
  ]);
  const { rows } = await app.database.pool.query(
    `insert into closing_tasks (trade_id, key, kind, actor, party, leg) values ($1, $2, $2, $3, 0, 4) returning id`,
    [trade, kind, isBrokers ? null : 0],
  );
  return { trade, task: rows[0].id };
}

describe('A task of a closing', () => {
  it.each(TASK_KIND_NAMES)('can be moved on by its actor and the broker, and by nobody else: %s', async (kind) => {
    const { trade, task } = await closingWith(kind);
    const [, actor, broker] = ACTIONS[kind];
    const offered = async (who: Person | undefined) =>
      (await closingOf(app, who as Person, trade)).tasks.find(({ id }) => id === task)?.actions.toSorted();
    expect(await offered(people.actor)).toEqual(actor.toSorted());
    expect(await offered(people.broker)).toEqual(broker.toSorted());
    const others = HIDDEN.includes(kind) ? undefined : [];
    expect(await offered(people.party)).toEqual(others);
    expect(await offered(people.partyBroker)).toEqual(others);
  });

  it.each(TASK_KIND_NAMES)('refuses every action that it does not offer: %s', async (kind) => {
    const { trade, task } = await closingWith(kind);
    const [, actor, broker] = ACTIONS[kind];
    const allowed = { actor, broker, party: [], partyBroker: [], admin: [], stranger: [], suspended: [] };
    for (const [caller, actions] of Object.entries<readonly string[]>(allowed))
      for (const [action, what, body] of CALLS) {
        if (actions.includes(action)) continue;
        const { status } = await onTask(app, people[caller as 'actor'] as Person, { trade, task }, what, body);
        expect([caller, action, [403, 404, 409].includes(status) ? 'refused' : status]).toEqual([
          caller,
          action,
          'refused',
        ]);
      }
    const { rows } = await app.database.pool.query('select state, done_by from closing_tasks where id = $1', [task]);
    expect(rows).toEqual([{ state: 'open', done_by: null }]);
  });

  it('says to an outdated screen why nothing happens', async () => {
    const { trade, task } = await closingWith('inspection');
    const confirm = () => onTask(app, people.actor as Person, { trade, task }, 'confirm', {});
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body.message).toBe('This step is done already.');
    await app.database.pool.query("update trades set status = 'disputed' where id = $1", [trade]);
    expect((await confirm()).body.message).toBe('The trade is disputed, so all steps wait.');
  });
});
