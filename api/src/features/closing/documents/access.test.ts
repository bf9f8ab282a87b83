import { DOCUMENT_KINDS, type DocumentKind } from '@tradewind/domain/closing/documents';
import { STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf } from '../../../testing/closings.ts';
import { PDF } from '../../../testing/documents.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../../testing/people.ts';
import { insertBoatOf } from '../../../testing/trades.ts';

type Reader = 'giver' | 'receiver' | 'third' | 'broker' | 'admin' | 'stranger' | 'suspended' | 'visitor';

const EVERYONE: readonly Reader[] = ['giver', 'receiver', 'third', 'broker'];
const OF_THE_BOAT: readonly Reader[] = ['giver', 'receiver', 'broker'];
const OWN: readonly Reader[] = ['giver', 'broker'];

/** The giver's documents about their boat, and the people who may read them. Nobody else is ever told that they exist. */
const READERS: Record<DocumentKind, readonly Reader[]> = {
  agreement: EVERYONE,
  'dispute-release': EVERYONE,
  decision: EVERYONE,
  acceptance: OF_THE_BOAT,
  rejection: OF_THE_BOAT,
  'bill-of-sale-draft': OF_THE_BOAT,
  'vessel-papers': OF_THE_BOAT,
  'title-search': OF_THE_BOAT,
  'item-terms': OF_THE_BOAT,
  'yard-letters': OF_THE_BOAT,
  'bill-of-sale': OF_THE_BOAT,
  'title-assigned': OF_THE_BOAT,
  'part-title': OF_THE_BOAT,
  'outside-ready': OF_THE_BOAT,
  'keys-given': OF_THE_BOAT,
  'keys-received': OF_THE_BOAT,
  'item-transferred': OF_THE_BOAT,
  'outside-released': OF_THE_BOAT,
  'outside-confirmed': OF_THE_BOAT,
  'lien-satisfaction': OF_THE_BOAT,
  disclosures: OWN,
  statement: OWN,
  identity: OWN,
  'source-of-funds': OWN,
  'tax-form': OWN,
  'payout-account': OWN,
  payoff: OWN,
  inspection: OWN,
  insurance: OWN,
  filing: OWN,
};

let app: TestApp;
let callers: Record<Reader, Person | undefined>;
let trade: number;
const documents = new Map<DocumentKind, number>();

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

/** A ring of three, in which the first gives a boat to the second, with a document of each kind about that boat. */
beforeAll(async () => {
  app = await testApp();
  const suspended = await registerPerson(app);
  callers = {
    giver: await registerPerson(app),
    receiver: await registerPerson(app),
    third: await registerPerson(app),
    broker: await registerBroker(app),
    admin: await registerAdmin(app),
    stranger: await registerPerson(app),
    suspended,
    visitor: undefined,
  };
  trade = (await query(`insert into trades (kind, status) values ('ring', 'closing') returning id`)).rows[0].id;
  await query('insert into trade_revisions (trade_id, number) values ($1, 1)', [trade]);
  for (const [position, name] of (['giver', 'receiver', 'third', 'suspended'] as const).entries()) {
    const person = callers[name] as Person;
    await query(
      `insert into trade_parties (trade_id, position, user_id, list, listed_at) values ($1, $2, $3, 'closing', now())`,
      [trade, position, person.user.id],
    );
    await query(
      `insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
       select $1, 1, $2::int + 1, 'boat', $2::int, ($2::int + 1) % 4, id, price, title from boats where id = $3`,
      [trade, position, await insertBoatOf(app, person, `Boat ${position}`)],
    );
  }
  await query('insert into closings (trade_id, terms, agreed_at, signed_at) values ($1, $2, now(), now())', [
    trade,
    JSON.stringify(STANDARD_TERMS),
  ]);
  // Suspended while they are a party: their session must not help them.
  await query(`update users set suspended = true, suspension_reason = 'Fraud' where id = $1`, [suspended.user.id]);
  for (const kind of DOCUMENT_KINDS) documents.set(kind, await insertDocument(kind));
});

async function insertDocument(kind: DocumentKind): Promise<number> {
  const key = `closings/${trade}/${kind}.pdf`;
  await app.dependencies.storage.put(key, Buffer.from(PDF), 'application/pdf');
  const isForAll = READERS[kind] === EVERYONE;
  const { rows } = await query(
    `insert into closing_documents (trade_id, kind, party, leg, storage_key, name, type, bytes, hash, state)
     values ($1, $2, $3, $4, $5, 'a.pdf', 'application/pdf', $6, $2, 'submitted') returning id`,
    [trade, kind, isForAll ? null : 0, isForAll ? null : 1, key, PDF.length],
  );
  return rows[0].id;
}

const read = (name: Reader, id: number) =>
  app.app.inject({
    url: `/api/documents/${id}`,
    headers: callers[name] ? { authorization: `Bearer ${callers[name].token}` } : {},
  });

const REFUSED: Record<Reader, number> = {
  ...{ giver: 404, receiver: 404, third: 404, broker: 404, admin: 404, stranger: 404 },
  ...{ suspended: 403, visitor: 401 },
};

it.each(DOCUMENT_KINDS)('opens a document of this kind to those who need it, and to nobody else: %s', async (kind) => {
  const id = documents.get(kind) ?? 0;
  for (const name of Object.keys(callers) as Reader[]) {
    const answer = await read(name, id);
    const expected = READERS[kind].includes(name) ? 200 : REFUSED[name];
    expect([name, answer.statusCode]).toEqual([name, expected]);
    if (expected === 404) expect(answer.json().message).toBe('This document doesn’t exist or has been removed.');
  }
});

it.each(['giver', 'receiver', 'third', 'broker'] as const)(
  'lists the same documents in the closing: %s',
  async (name) => {
    const listed = (await closingOf(app, callers[name] as Person, trade)).documents.map(({ kind }) => kind);
    expect(listed.sort()).toEqual(DOCUMENT_KINDS.filter((kind) => READERS[kind].includes(name)).sort());
  },
);

it('lets nobody remove the document of another', async () => {
  for (const name of ['receiver', 'third', 'broker', 'admin', 'stranger'] as const) {
    const { token } = callers[name] as Person;
    const answer = await app.call('DELETE', `/api/documents/${documents.get('bill-of-sale')}`, { token });
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

it('answers about unknown ids like about forbidden ones', async () => {
  const unknown = await read('stranger', 2_000_000_000);
  const forbidden = await read('stranger', documents.get('agreement') ?? 0);
  expect([unknown.statusCode, unknown.json().message]).toEqual([forbidden.statusCode, forbidden.json().message]);
});
