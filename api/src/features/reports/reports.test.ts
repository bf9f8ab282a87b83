import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
let trader: Person;
let stranger: Person;
let boatId: number;
let messageId: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [owner, trader, stranger] = await Promise.all([registerPerson(app), registerPerson(app), registerPerson(app)]);
  boatId = (await insertBoat(app.database.db, { sellerId: owner.user.id, title: 'Sea Otter' })).id;
  const sent = await app.call('POST', '/api/messages', {
    token: trader.token,
    body: { boatId, receiverId: owner.user.id, content: 'Pay me by wire first.' },
  });
  messageId = sent.body.id;
});

const report = (person: Person, body: object) => app.call('POST', '/api/reports', { token: person.token, body });
const aboutMessage = (more: object = {}) => ({ subject: 'message', subjectId: messageId, reason: 'scam', ...more });
const aboutBoat = (more: object = {}) => ({ subject: 'boat', subjectId: boatId, reason: 'misleading', ...more });
const rows = async () =>
  (await app.database.pool.query('select * from reports where subject_id in ($1, $2) order by id', [boatId, messageId]))
    .rows;

describe('A report', () => {
  it('of a message keeps its text, author and reason after it is deleted', async () => {
    expect(await report(owner, aboutMessage({ note: '  Twice now. ' }))).toMatchObject({ status: 200 });
    await app.call('DELETE', `/api/messages/${messageId}`, { token: trader.token });
    expect(await rows()).toMatchObject([
      {
        subject: 'message',
        subject_id: messageId,
        reporter_id: owner.user.id,
        reported_user_id: trader.user.id,
        excerpt: 'Pay me by wire first.',
        reason: 'scam',
        note: 'Twice now.',
        status: 'open',
      },
    ]);
  });

  it('of a listing keeps its title', async () => {
    await report(trader, aboutBoat());
    const [row] = await rows();
    expect(row).toMatchObject({ subject: 'boat', reported_user_id: owner.user.id, note: null });
    expect(row.excerpt).toContain('Sea Otter');
  });

  it('is logged', async () => {
    await report(trader, aboutBoat());
    const { rows: log } = await app.database.pool.query(
      "select details from activity_log where action = 'report.create' and user_id = $1",
      [trader.user.id],
    );
    expect(log).toMatchObject([{ details: { subject: 'boat', subjectId: boatId, reason: 'misleading' } }]);
  });

  it('notifies the admins', async () => {
    const admin = await registerAdmin(app);
    await report(trader, aboutBoat());
    const { body } = await app.call('GET', '/api/notifications', { token: admin.token });
    expect(body.items).toMatchObject([{ kind: 'report', title: 'A listing was reported', path: '/admin?tab=reports' }]);
  });

  it('counts once per person while it is open, even when sent twice at once', async () => {
    const answers = await Promise.all([report(trader, aboutBoat()), report(trader, aboutBoat({ reason: 'spam' }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await report(stranger, aboutBoat())).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it('can be repeated once the first one is decided', async () => {
    await report(trader, aboutBoat());
    await app.database.pool.query("update reports set status = 'dismissed'");
    expect((await report(trader, aboutBoat())).status).toBe(200);
  });
});

describe('The API refuses', () => {
  it('reports of your own message or listing', async () => {
    expect((await report(trader, aboutMessage())).status).toBe(400);
    expect((await report(owner, aboutBoat())).status).toBe(400);
  });

  it('reports of messages between others, which do not exist for a stranger', async () => {
    expect((await report(stranger, aboutMessage())).status).toBe(404);
  });

  it('reports of unknown subjects', async () => {
    expect((await report(trader, aboutBoat({ subjectId: 999_999 }))).status).toBe(404);
    expect((await report(trader, aboutMessage({ subjectId: 999_999 }))).status).toBe(404);
  });

  it.each([
    ['an unknown subject', { subject: 'user' }, 'subject'],
    ['an unknown reason', { reason: 'dislike' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['a note that is too long', { note: 'x'.repeat(1_001) }, 'note'],
    ['an invalid id', { subjectId: 'x' }, 'subjectId'],
  ])('%s', async (_name, more, field) => {
    const { status, body } = await report(trader, aboutBoat(more));
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  it('visitors', async () => {
    expect((await app.call('POST', '/api/reports', { body: aboutBoat() })).status).toBe(401);
  });

  it('more than 30 reports an hour', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const person = await registerPerson(limited);
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const body = { subject: 'boat', subjectId: 1_000 + i, reason: 'spam' };
      statuses.push((await limited.call('POST', '/api/reports', { token: person.token, body })).status);
    }
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});
