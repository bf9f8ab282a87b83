import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { MAIL } from './job-policy.ts';

const HOURS = 6;

it('retries every mail for hours', async () => {
  const { database } = await testApp();
  const { rows } = await database.pool.query<{ name: string; retry_limit: number; retry_delay_max: number }>(
    "select name, retry_limit, retry_delay_max from pgboss.queue where name like '%mail'",
  );
  expect(rows.map(({ name }) => name)).toContain('gathered-mail');
  for (const { name, ...tries } of rows)
    expect({ name, ...tries }).toEqual({ name, retry_limit: MAIL.retries, retry_delay_max: MAIL.longestPauseSeconds });
  const pauses = Array.from({ length: MAIL.retries }, (_, i) =>
    Math.min(MAIL.longestPauseSeconds, MAIL.firstPauseSeconds * 2 ** i),
  );
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(HOURS * 3_600);
});
