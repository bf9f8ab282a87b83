import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { createApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { connect } from '../api/src/db/client.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { startEmbeddedPostgres } from '../api/src/db/embedded/index.ts';
import { migrateDatabase } from '../api/src/db/migrate.ts';
import { DIGEST_MAIL } from '../api/src/features/notifications/digest.service.ts';
import { createLogger } from '../api/src/platform/http/logging.ts';
import { table } from './report.ts';

const MAILS = 1_000;
const LIMIT_SECONDS = 30;
/** How long the mail server takes per email: as on the same machine, and as a remote relay. */
const SERVER_MS = [0, 150];

const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(embedded.url);
const database = connect(embedded.url, { size: 10 });
const rows: string[][] = [];
try {
  for (const delay of SERVER_MS) rows.push(await sendBacklog(delay));
} finally {
  await database.close();
  await embedded.stop();
  await eraseEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  `\n${table([`${MAILS.toLocaleString('en-US')} queued mails`, 'received', 'twice', 'seconds', 'limit'], rows)}\n`,
);

/** Queues emails while no worker runs, then starts one and waits until the server has all of them. */
async function sendBacklog(delayMs: number): Promise<string[]> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', async () => {
        await sleep(delayMs);
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const open = (role: 'web' | 'all') =>
    createApp({
      config: readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        ROLE: role,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      }),
      database,
      log: createLogger('error'),
      pages: false,
    });

  const web = await open('web');
  await database.pool.query('delete from users');
  await database.pool.query(
    `insert into users (id, email, email_verified, username, first_name, password)
     select 'u' || n, 'u' || n || '@example.com', true, 'u' || n, 'Pat', '!' from generate_series(1, $1) n`,
    [MAILS],
  );
  const { rows: news } = await database.pool.query<{ id: string; user_id: string }>(
    `insert into notifications (user_id, kind, title, body, path, group_key)
     select id, 'message', 'A message', 'Hello', '/account', 'g' from users returning id, user_id`,
  );
  await database.pool.query('insert into notification_recipients (user_id) select id from users');
  await web.dependencies.commit(async (work) => {
    for (const { id, user_id } of news) await work.sendJob(DIGEST_MAIL, { userId: user_id, ids: [Number(id)] });
  });
  await web.close();

  const worker = await open('all');
  const start = performance.now();
  while (received.length < MAILS && performance.now() - start < 10 * LIMIT_SECONDS * 1_000) await sleep(20);
  const seconds = (performance.now() - start) / 1_000;
  await worker.close();
  server.close();
  const twice = received.length - new Set(received).size;
  if (seconds > LIMIT_SECONDS || twice > 0 || received.length < MAILS) process.exitCode = 1;
  const name = delayMs === 0 ? 'local mail server' : `mail server that takes ${delayMs} ms a mail`;
  return [name, String(received.length), String(twice), seconds.toFixed(1), `≤ ${LIMIT_SECONDS}`];
}
