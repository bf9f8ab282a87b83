import { describe, expect, it } from 'vitest';
import { Shutdown } from './shutdown.ts';

describe('Shutdown', () => {
  it('runs every step, last opened first, even after one that fails and one that hangs', async () => {
    const ran: string[] = [];
    const shutdown = new Shutdown();
    const add = (name: string, outcome: () => Promise<void>) =>
      shutdown.add({
        name,
        withinMs: 20,
        close: () => {
          ran.push(name);
          return outcome();
        },
      });
    add('database', async () => {});
    add('jobs', () => new Promise(() => {}));
    add('http', async () => {
      throw new Error('it broke');
    });
    await expect(shutdown.close()).rejects.toThrow('closing http: it broke; closing jobs: did not end in time');
    expect(ran).toEqual(['http', 'jobs', 'database']);
  });

  it('runs each step once and makes a second call wait for the first', async () => {
    let started = 0;
    const slow = Promise.withResolvers<void>();
    const ended: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add({
      name: 'database',
      withinMs: 5_000,
      close: () => {
        started++;
        return slow.promise;
      },
    });
    const both = ['first', 'second'].map((name) => shutdown.close().then(() => ended.push(name)));
    await Promise.resolve();
    slow.resolve();
    await Promise.all(both);
    expect(started).toBe(1);
    expect(ended).toEqual(['first', 'second']);
  });
});
