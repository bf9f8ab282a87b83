import { readFile } from 'node:fs/promises';
import { type FeedBoat, feedBoat, inventoryFeed, inventoryLimits } from '@tradewind/contract/inventory';
import type { z } from 'zod';

const SAMPLE_FEED = new URL('./sample-feed.json', import.meta.url);
const TIMEOUT_MS = 20_000;

export interface FeedLimits {
  timeoutMs: number;
  bytes: number;
}

/** A feed's boats, each validated on its own. */
export interface ReadFeed {
  boats: FeedBoat[];
  errors: string[];
  /** The ids of all boats in the feed, valid or not. */
  ids: string[];
  /** Whether every entry has a readable id: only then is a missing boat known to be gone. */
  complete: boolean;
}

type FeedResult = { ok: true; feed: ReadFeed } | { ok: false; reason: string };

const defaultLimits: FeedLimits = { timeoutMs: TIMEOUT_MS, bytes: inventoryLimits.bytes };

/** Reads the feed at this URL, or the built-in one. */
export async function readFeed(url: string | undefined, limits: FeedLimits = defaultLimits): Promise<FeedResult> {
  const text = url ? await download(url, limits) : { ok: true as const, body: await readFile(SAMPLE_FEED, 'utf8') };
  if (!text.ok) return text;
  const parsed = inventoryFeed.safeParse(parseJson(text.body));
  if (!parsed.success) return refused('it is not a list of boats');
  return { ok: true, feed: judge(parsed.data.boats) };
}

function judge(entries: readonly unknown[]): ReadFeed {
  const feed: ReadFeed = { boats: [], errors: [], ids: [], complete: true };
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const id = idOf(entry);
    const parsed = feedBoat.safeParse(entry);
    if (id === undefined) feed.complete = false;
    else if (!seen.has(id)) feed.ids.push(id);
    if (id !== undefined && seen.has(id)) feed.errors.push(`${id}: appears twice in the feed`);
    else if (parsed.success) feed.boats.push(parsed.data);
    else feed.errors.push(`${id ?? `Boat ${index + 1}`}: ${faults(parsed.error)}`);
    if (id !== undefined) seen.add(id);
  }
  return feed;
}

function idOf(entry: unknown): string | undefined {
  const parsed = feedBoat.pick({ externalId: true }).safeParse(entry);
  return parsed.success ? parsed.data.externalId : undefined;
}

const faults = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'boat'}: ${issue.message}`).join('; ');

type Download = { ok: true; body: string } | { ok: false; reason: string };

async function download(url: string, { timeoutMs, bytes }: FeedLimits): Promise<Download> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return refused(`it answered with status ${answer.status}`);
    const body = await bodyUpTo(bytes, answer);
    return body === undefined ? refused('it is too large') : { ok: true, body };
  } catch (error) {
    return refused(
      error instanceof Error && error.name === 'TimeoutError' ? 'it didn’t respond in time' : 'it can’t be reached',
    );
  }
}

async function bodyUpTo(bytes: number, answer: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });
