import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Content, ReferenceInput } from './reference.ts';

export interface References {
  raw: string;
  bare: string;
  /** Gives both servers their responses. Returns whether these are rows that a statement can fetch. */
  fill(bodies: ReadonlyMap<string, string>): Promise<boolean>;
  close(): void;
}

export async function startReferences(databaseUrl: string): Promise<References> {
  const child = fork(fileURLToPath(new URL('reference.ts', import.meta.url)));
  child.send({ databaseUrl } satisfies ReferenceInput);
  const [ports] = (await once(child, 'message')) as [{ raw: number; bare: number }];
  return {
    raw: `http://127.0.0.1:${ports.raw}`,
    bare: `http://127.0.0.1:${ports.bare}`,
    async fill(bodies) {
      const ids = Object.fromEntries([...bodies].map(([path, body]) => [path, idsIn(body)]));
      const filled = once(child, 'message');
      child.send({ bodies: Object.fromEntries(bodies), ids } satisfies Content);
      await filled;
      return Object.values(ids).every((list) => list.length > 0);
    },
    close: () => void child.kill(),
  };
}

function idsIn(body: string): number[] {
  if (!body.startsWith('[') && !body.startsWith('{"id"')) return [];
  const boats: { id: number }[] = [JSON.parse(body)].flat();
  return boats.map(({ id }) => id);
}
