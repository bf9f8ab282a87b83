import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { insertBoat, insertUser } from '../testing/factories.ts';
import { type Person, registerPerson } from '../testing/people.ts';
import type { DomainEvents, Reactions } from './domain-events.ts';
import { createCommit, type Work } from './work.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  person = await registerPerson(app);
  await app.database.pool.query('truncate events, notifications');
  await app.database.pool.query('delete from pgboss.job');
});

const commit: TestApp['dependencies']['commit'] = (body) => app.dependencies.commit(body);
const title = (text: string) => ({ userId: person.user.id, kind: 'match' as const, title: text, body: '', path: '/' });
const count = async (table: string, where = 'true') => {
  const { rows } = await app.database.pool.query(`select count(*)::int as count from ${table} where ${where}`);
  return rows[0].count as number;
};

/** Causes every kind of effect, each marked with this text. */
async function doEverything(work: Work, text: string, effect = () => {}): Promise<void> {
  await insertBoat(work.tx, { title: text, sellerId: person.user.id });
  await work.logActivity(person.user, 'boat.post', {}, { title: text });
  await work.sendJob('idle-uploads', { text });
  work.notify({ ...title(text), groupKey: text });
  work.publish(person.user.id, 'messages.read', { subjectId: 1, otherId: text });
  work.publicReadsChanged();
  work.viewsChanged([1]);
  work.afterCommit(effect);
}

/** Counts the effects marked with this text. */
const outcome = async (text: string) => ({
  boats: await count('boats', `title = '${text}'`),
  log: await count('activity_log', `details->>'title' = '${text}'`),
  jobs: await count('pgboss.job', `data->>'text' = '${text}'`),
  notifications: await count('notifications', `title = '${text}'`),
  events: await count('events', `data->>'otherId' = '${text}' or data->'notification'->>'title' = '${text}'`),
});
const ALL = { boats: 1, log: 1, jobs: 1, notifications: 1, events: 2 };
const NOTHING = { boats: 0, log: 0, jobs: 0, notifications: 0, events: 0 };

/** Creates units of work with these outlets; the others do nothing. */
const commitWith = (outlets: Partial<Parameters<typeof createCommit>[0]>) =>
  createCommit({
    db: app.database.db,
    jobs: { send: async () => {} },
    publicReads: { changed: () => {}, onChange: () => {}, onViews: () => {} },
    reactions: [],
    writeActivities: async () => {},
    writeNotification: async () => {},
    onError: () => {},
    ...outlets,
  });

/** Creates units of work that count how often they invalidate this process's response cache. */
function countingInvalidations() {
  const changed = vi.fn();
  return { changed, commit: commitWith({ publicReads: { changed, onChange: () => {}, onViews: () => {} } }) };
}

describe('A unit of work', () => {
  it('commits rows, log, jobs, notifications and events together', async () => {
    const effect = vi.fn();
    await commit((work) => doEverything(work, 'together', effect));
    expect(await outcome('together')).toEqual(ALL);
    expect(effect).toHaveBeenCalledOnce();
  });

  it('causes nothing when it is rolled back', async () => {
    const effect = vi.fn();
    const attempt = commit(async (work) => {
      await doEverything(work, 'rolled back', effect);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await outcome('rolled back')).toEqual(NOTHING);
    expect(effect).not.toHaveBeenCalled();
  });

  it('flushes nested work once, at the end of the outermost', async () => {
    const effect = vi.fn();
    const seen: unknown[] = [];
    await commit(async (work) => {
      await work.commit(async (part) => {
        await doEverything(part, 'nested', effect);
        await part.commit((inner) => doEverything(inner, 'inner', effect));
      });
      const { rows } = await work.tx.execute('select count(*)::int as events from events');
      seen.push(rows[0], effect.mock.calls.length);
    });
    expect(seen).toEqual([{ events: 0 }, 0]);
    expect(await outcome('nested')).toEqual(ALL);
    expect(await outcome('inner')).toEqual(ALL);
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('drops the effects of nested work that fails, and keeps its own', async () => {
    const [own, failed] = [vi.fn(), vi.fn()];
    await commit(async (work) => {
      await doEverything(work, 'whole', own);
      const part = work.commit(async (inner) => {
        await doEverything(inner, 'failed part', failed);
        throw new Error('part');
      });
      await expect(part).rejects.toThrow('part');
    });
    expect(await outcome('whole')).toEqual(ALL);
    expect(await outcome('failed part')).toEqual(NOTHING);
    expect([own.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  });

  it('invalidates once, however often nested work asks for it', async () => {
    const counting = countingInvalidations();
    await counting.commit(async (work) => {
      work.publicReadsChanged();
      await work.commit(async (part) => part.publicReadsChanged());
      expect(counting.changed).not.toHaveBeenCalled();
    });
    expect(counting.changed.mock.calls).toEqual([['everything']]);
  });

  it('invalidates nothing when it, or the nested work that asked for it, is rolled back', async () => {
    const counting = countingInvalidations();
    const fail = async (work: Work) => {
      work.publicReadsChanged();
      work.viewsChanged([1]);
      throw new Error('no');
    };
    await expect(counting.commit(fail)).rejects.toThrow('no');
    await counting.commit((work) => work.commit(fail).catch(() => {}));
    expect(counting.changed).not.toHaveBeenCalled();
  });

  it('invalidates after the commit, when readers see the new row', async () => {
    const { pool } = app.database;
    // Slows the commit down, so that a reader who comes too early would miss the row.
    await pool.query(`
      create function slow_commit() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return null; end';
      create constraint trigger slow_commit after insert on boats deferrable initially deferred
        for each row execute function slow_commit()`);
    const reads: Promise<number>[] = [];
    const clear = vi.spyOn(app.dependencies.responseCache, 'clear').mockImplementation(() => {
      reads.push(count('boats', `title = 'Seen at once'`));
    });
    try {
      await commit(async (work) => {
        await insertBoat(work.tx, { title: 'Seen at once', sellerId: person.user.id });
        work.publicReadsChanged();
      });
      expect(reads.length).toBeGreaterThan(0);
      expect(new Set(await Promise.all(reads))).toEqual(new Set([1]));
    } finally {
      clear.mockRestore();
      await pool.query('drop trigger slow_commit on boats; drop function slow_commit');
    }
  });

  it('succeeds when an effect after its commit fails, and runs the other effects', async () => {
    const effect = vi.fn();
    const result = await commit(async (work) => {
      work.afterCommit(() => {
        throw new Error('the effect failed');
      });
      work.afterCommit(effect);
      return 'committed';
    });
    expect(result).toBe('committed');
    expect(effect).toHaveBeenCalledOnce();
    expect(app.logged()).toContain('the effect failed');
  });

  it('refuses effects once it is over', async () => {
    const { work } = await commit(async (open) => ({ work: open }));
    expect(() => work.publicReadsChanged()).toThrow('This unit of work is over');
  });
});

describe('A process that dies right after the commit', () => {
  it('leaves no stale responses, because the notice to other processes is in the transaction', async () => {
    const dying = commitWith({});
    const clear = vi.spyOn(app.dependencies.responseCache, 'clear');
    await dying(async (work) => work.publicReadsChanged());
    await expect.poll(() => clear.mock.calls.length).toBeGreaterThan(0);
    clear.mockRestore();
  });
});

describe('Events', () => {
  it('do not wait for a unit of work that has events but has not finished', async () => {
    const release = Promise.withResolvers<void>();
    const slow = commit(async (work) => {
      work.publish(person.user.id, 'account.changed', {});
      await release.promise;
    });
    await commit(async (work) => work.publish(person.user.id, 'account.changed', {}));
    expect(await count('events')).toBe(1);
    release.resolve();
    await slow;
    expect(await count('events')).toBe(2);
  });

  it('do not deadlock with a user who marks notifications read while another unit deletes them', async () => {
    await commit(async (work) => work.notify({ ...title('Doomed'), groupKey: 'doomed' }));
    const [deleted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deleting = commit(async (work) => {
      await work.tx.execute('delete from notifications');
      deleted.resolve();
      await release.promise;
      work.publish(person.user.id, 'account.changed', {});
    });
    await deleted.promise;
    const reading = app.call('POST', '/api/notifications/read', { token: person.token, body: { all: true } });
    await expect
      .poll(() => count('pg_stat_activity', `wait_event_type = 'Lock' and datname = current_database()`))
      .toBe(1);
    release.resolve();
    await deleting;
    expect((await reading).body).toEqual({ unread: 0 });
  });

  it('do not deadlock when several units notify the same users in different orders', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => insertUser(app.database.db)));
    const notifyAll = (ids: readonly string[]) =>
      commit(async (work) => {
        for (const userId of ids) {
          work.notify({ ...title('Again'), userId, groupKey: 'same' });
          await sleep(1);
        }
      });
    const ids = people.map(({ id }) => id);
    await Promise.all(Array.from({ length: 8 }, (_, n) => notifyAll(n % 2 ? ids : ids.toReversed())));
    expect(await count('notifications', 'count = 8')).toBe(4);
  });
});

describe('Reactions', () => {
  const leaving: DomainEvents['boats.leaving'] = { how: 'retired', boats: [] };
  const reactingBy = (reactions: Reactions) => commitWith({ reactions: [reactions] });

  it('run in the transaction, before the call returns', async () => {
    const react = reactingBy({
      'boats.leaving': async ({ tx }) => void (await insertUser(tx, { firstName: 'Reacted' })),
    });
    await react(async (work) => {
      await work.happened('boats.leaving', leaving);
      const { rows } = await work.tx.execute(`select from users where first_name = 'Reacted'`);
      expect(rows).toHaveLength(1);
      expect(await count('users', `first_name = 'Reacted'`)).toBe(0);
    });
    expect(await count('users', `first_name = 'Reacted'`)).toBe(1);
  });

  it('roll everything back when one of them fails', async () => {
    const react = reactingBy({
      'boats.leaving': () => {
        throw new Error('reaction');
      },
    });
    const attempt = react(async (work) => {
      await insertUser(work.tx, { firstName: 'Undone' });
      await work.happened('boats.leaving', leaving);
    });
    await expect(attempt).rejects.toThrow('reaction');
    expect(await count('users', `first_name = 'Undone'`)).toBe(0);
  });
});
