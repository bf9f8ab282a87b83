import { paths } from '@tradewind/contract/paths';
import type { Queryable } from '../../db/client.ts';
import { publicBoatIds } from '../boats/service.ts';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

const screens = [paths.home, paths.boats, paths.pricing, paths.eddy, paths.privacy, paths.terms, paths.contact];

const document = (root: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inside}</${root}>\n`;

/** Returns one file up to the limit, and beyond it an index of files that each continue after a boat's id. */
export async function sitemap(db: Queryable, origin: string): Promise<string> {
  const room = MAX_URLS - screens.length;
  const boats = await publicBoatIds(db, 0, room + 1);
  if (boats.length > room) return sitemapIndex(db, origin);
  const entries = screens.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return document('urlset', entries.join('') + boatEntries(origin, boats));
}

export async function sitemapPart(db: Queryable, origin: string, after: number): Promise<string> {
  const boats = await publicBoatIds(db, after, MAX_URLS);
  return document('urlset', boatEntries(origin, boats));
}

async function sitemapIndex(db: Queryable, origin: string): Promise<string> {
  const parts: string[] = [];
  for (let after = 0; ; ) {
    const boats = await publicBoatIds(db, after, MAX_URLS);
    const last = boats.at(-1);
    if (!last) break;
    parts.push(`  <sitemap><loc>${origin}/sitemaps/boats-after-${after}.xml</loc></sitemap>\n`);
    after = last.id;
  }
  return document('sitemapindex', parts.join(''));
}

const boatEntries = (origin: string, boats: { id: number; updatedAt: Date }[]) =>
  boats
    .map(
      ({ id, updatedAt }) =>
        `  <url><loc>${origin}${paths.boat(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
    )
    .join('');
