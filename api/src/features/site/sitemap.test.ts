import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await registerPerson(app);
  // Disables the triggers that count each boat: only the number of boats matters here.
  await app.dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`alter table boats disable trigger user`);
    await tx.execute(sql`
      insert into boats (seller_id, title, price, year, make, model, location, listed)
      select ${owner.user.id}, 'Boat', 1000, 2020, 'Make', 'Model', 'Miami FL', true from generate_series(1, 120000) n`);
    await tx.execute(sql`alter table boats enable trigger user`);
  });
}, 120_000);

it('keeps crawlers away from the API, private screens and mailed links', async () => {
  const { body } = await app.call('GET', '/robots.txt');
  const skipped = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(skipped).toEqual(
    expect.arrayContaining([
      '/api/',
      '/trades',
      '/manage/',
      '/garage/',
      '/notifications',
      '/confirm-email',
      '/unsubscribe',
    ]),
  );
  expect(body).toMatch(/^User-agent: \*\n(Disallow: .+\n)+\nSitemap: http:\/\/tradewind\.test\/sitemap\.xml\n$/);
});

describe('The sitemap', () => {
  it('becomes an index above 50,000 URLs, whose parts contain every boat once', async () => {
    const { body: index, headers } = await app.call('GET', '/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const parts = [...index.matchAll(/<loc>http:\/\/tradewind\.test([^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(parts).toHaveLength(4);
    const ids = new Set<string>();
    let entries = 0;
    for (const path of parts) {
      const { body } = await app.call('GET', path);
      for (const [, id] of body.matchAll(/\/boats\/(\d+)<\/loc>/g)) {
        ids.add(id);
        entries++;
      }
    }
    expect(entries).toBe(120_000);
    expect(ids.size).toBe(120_000);
    const { body: people } = await app.call('GET', parts.at(-1) ?? '');
    expect(people).toContain(`<loc>http://tradewind.test/people/${owner.user.username}</loc>`);
  });

  it('names people who have listed boats or reviews, and nobody else', async () => {
    const { db } = app.dependencies;
    const [reviewed, idle, suspended] = [
      await registerPerson(app),
      await registerPerson(app),
      await registerPerson(app),
    ];
    for (const { user } of [reviewed, suspended])
      await db.execute(sql`update users set review_count = 1 where id = ${user.id}`);
    await db.execute(
      sql`update users set suspended = true, suspension_reason = 'spam' where id = ${suspended.user.id}`,
    );
    const { body } = await app.call('GET', '/sitemaps/people-after--.xml');
    const named = [...body.matchAll(/\/people\/([^<]+)<\/loc>/g)].map(([, username]) => username);
    expect(named.sort()).toEqual([owner.user.username, reviewed.user.username].sort());
    expect(named).not.toContain(idle.user.username);
    const next = await app.call('GET', `/sitemaps/people-after-${owner.user.id}.xml`);
    expect(next.status).toBe(200);
    expect(next.body).not.toContain(`/people/${owner.user.username}<`);
  });
});
