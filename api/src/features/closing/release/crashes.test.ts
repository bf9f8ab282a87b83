import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { faultsIn, finishPapers } from '../../../testing/closing-world.ts';
import { fund, payAll } from '../../../testing/closings.ts';
import { crashingDatabase } from '../../../testing/crashing-database.ts';
import { testDatabase } from '../../../testing/database.ts';
import { registerBroker } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders } from '../../../testing/trades.ts';

/** More statements than any step has. */
const MOST = 300;

it('releases and settles as a whole, whichever statement the connection breaks at', async () => {
  const database = crashingDatabase(await testDatabase());
  const { pool } = database.client;
  const app = await testApp({ ROLE: 'web' }, { database: database.client });
  const brokers = [await registerBroker(app), await registerBroker(app)] as const;
  const { id } = await agree(app, await registerTraders(app));
  await finishPapers(pool, id);
  await fund(app, brokers, id);

  /** Fails at the first statement, then at the second, and so on, until nothing is left to fail at. */
  const attempt = async (step: 'release' | 'settle'): Promise<number> => {
    for (let statements = 0; statements < MOST; statements++) {
      database.crashAfter(statements);
      const { status } = await callTrades(app, brokers[0], `/${id}/${step}`, {});
      database.calm();
      expect(await faultsIn(pool)).toEqual([]);
      if (status === 200) return statements;
      expect([500, 503]).toContain(status);
    }
    return MOST;
  };

  expect(await attempt('release')).toBeGreaterThan(30);
  await payAll(app, brokers, id);
  expect(await attempt('settle')).toBeGreaterThan(15);
  const { rows } = await pool.query('select status from trades where id = $1', [id]);
  expect(rows).toEqual([{ status: 'closed' }]);
}, 180_000);
