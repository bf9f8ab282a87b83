import pg from 'pg';
import { newToken, tokenDigest } from '../api/src/platform/tokens.ts';

export interface Person {
  id: string;
  token: string;
  /** The boat of this person's pair. */
  boatId: number;
}

/** Pairs of people with a session each. The first of a pair sells a boat. */
export async function fillPeople(url: string, count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const people = Array.from({ length: count }, (_, n) => ({ id: `person-${n}`, token: newToken() }));
    await client.query(
      `insert into users (id, email, email_verified, username, first_name, password)
       select id, id || '@example.com', true, id, 'Robin', '!' from unnest($1::text[]) id on conflict do nothing`,
      [people.map(({ id }) => id)],
    );
    await client.query(
      `insert into sessions (sid, user_id, expire) select sid, id, now() + interval '1 day' from unnest($1::bytea[], $2::text[]) as s(sid, id)`,
      [people.map(({ token }) => tokenDigest(token)), people.map(({ id }) => id)],
    );
    const { rows } = await client.query<{ id: number; seller_id: string }>(
      `insert into boats (seller_id, title, price, make, model, year, length, location)
       select id, 'Sea Otter', 90000, 'Larkwell', 'Tern', 2020, 30, 'Miami, FL' from unnest($1::text[]) id returning id, seller_id`,
      [people.filter((_, n) => n % 2 === 0).map(({ id }) => id)],
    );
    const boats = new Map(rows.map((row) => [row.seller_id, row.id]));
    return people.map((person, n) => ({ ...person, boatId: boats.get(people[n - (n % 2)]?.id ?? '') ?? 0 }));
  } finally {
    await client.end();
  }
}
