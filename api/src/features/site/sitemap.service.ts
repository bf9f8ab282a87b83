import { paths, personPath } from '@tradewind/contract/paths';
import type { Queryable } from '../../db/client.ts';
import { publicBoatIds } from '../boats/service.ts';
import { profilesAfter } from '../people/service.ts';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

/** Comes before every id of a user. */
const FIRST_PERSON = '-';

const screens = [paths.home, paths.boats, paths.pricing, paths.eddy, paths.privacy, paths.terms, paths.contact];

const document = (root: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inside}</${root}>\n`;

/** Returns one file up to the limit, and beyond it an index of files that each continue after an id. */
export async function sitemap(db: Queryable, origin: string): Promise<string> {
  const room = MAX_URLS - screens.length;
  const boats = await publicBoatIds(db, 0, room + 1);
  const people = boats.length > room ? [] : await profilesAfter(db, FIRST_PERSON, room + 1 - boats.length);
  if (boats.length + people.length > room) return sitemapIndex(db, origin);
  const entries = screens.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return document('urlset', entries.join('') + boatEntries(origin, boats) + personEntries(origin, people));
}

export async function boatsPart(db: Queryable, origin: string, after: number): Promise<string> {
  return document('urlset', boatEntries(origin, await publicBoatIds(db, after, MAX_URLS)));
}

export async function peoplePart(db: Queryable, origin: string, after: string): Promise<string> {
  return document('urlset', personEntries(origin, await profilesAfter(db, after, MAX_URLS)));
}

async function sitemapIndex(db: Queryable, origin: string): Promise<string> {
  const boats = await startsOf(0, (after) => publicBoatIds(db, after, MAX_URLS));
  const people = await startsOf(FIRST_PERSON, (after) => profilesAfter(db, after, MAX_URLS));
  const files = [...boats.map((after) => `boats-after-${after}`), ...people.map((after) => `people-after-${after}`)];
  const parts = files.map((file) => `  <sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>\n`);
  return document('sitemapindex', parts.join(''));
}

/** Where each part of a list begins. */
async function startsOf<Id>(first: Id, read: (after: Id) => Promise<{ id: Id }[]>): Promise<Id[]> {
  const starts: Id[] = [];
  for (let after = first; ; ) {
    const last = (await read(after)).at(-1);
    if (!last) return starts;
    starts.push(after);
    after = last.id;
  }
}

const boatEntries = (origin: string, boats: { id: number; updatedAt: Date }[]) =>
  boats
    .map(
      ({ id, updatedAt }) =>
        `  <url><loc>${origin}${paths.boat(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
    )
    .join('');

const personEntries = (origin: string, people: { username: string }[]) =>
  people.map(({ username }) => `  <url><loc>${origin}${personPath(username)}</loc></url>\n`).join('');
