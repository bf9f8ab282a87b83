import { execFileSync } from 'node:child_process';
import { type Latency, latency, throughput } from './load.ts';
import type { Read } from './reads.ts';
import type { References } from './references.ts';

export interface Figures {
  name: string;
  cold: Latency;
  warm: Latency;
  /** Requests per second over 50 connections. */
  coldRate: number;
  warmRate: number;
  rawRate: number;
  bareRate: number | undefined;
}

interface Servers {
  cold: string;
  warm: string;
  references: References;
}

const LATENCY_REQUESTS = 300;
const SECONDS = 2;

export async function measureRead({ name, paths }: Read, { cold, warm, references }: Servers): Promise<Figures> {
  const bodies = await contentOf(warm, paths);
  const hasBare = await references.fill(bodies);
  const figures = {
    name,
    cold: await latency(cold, paths, LATENCY_REQUESTS),
    warm: await latency(warm, paths, LATENCY_REQUESTS),
  };
  // Each measurement starts with a warm-up. Ours and the reference alternate, so other load on the machine affects both.
  const rate = async (base: string) => {
    await throughput(base, paths, 0.5);
    return throughput(base, paths, SECONDS);
  };
  return {
    ...figures,
    coldRate: await rate(cold),
    bareRate: hasBare ? await rate(references.bare) : undefined,
    warmRate: await rate(warm),
    rawRate: await rate(references.raw),
  };
}

async function contentOf(base: string, paths: readonly string[]): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(base + path, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    bodies.set(path, await answer.text());
  }
  return bodies;
}

/** Reads a whole response, discards it, and returns the server's peak memory in the meantime. */
export async function memoryDuring(base: string, path: string, pid: number) {
  const start = performance.now();
  let most = memoryOf(pid);
  let bytes = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 200);
  const answer = await fetch(base + path);
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  clearInterval(timer);
  return { most, bytes, seconds: (performance.now() - start) / 1_000 };
}

/** Resident memory in megabytes. */
export const memoryOf = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024);
