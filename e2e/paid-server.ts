import { FREE_LIMIT } from '@tradewind/domain/free-tier';
import { readConfig } from '../api/src/config.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { start } from '../api/src/start.ts';
import { insertBoat, insertUser } from '../api/src/testing/factories.ts';

/** The real server with all free spots taken. Its environment configures the payment provider. */
const config = readConfig(process.env);
const server = await start(config, {
  beforeServing: async ({ db }) => {
    const { id: sellerId } = await insertUser(db);
    for (let taken = 0; taken < FREE_LIMIT; taken++) await insertBoat(db, { sellerId });
  },
});
console.log(`Tradewind is ready at ${server.url}`);

process.on('SIGTERM', async () => {
  await server.close();
  await eraseEmbeddedPostgres(config.dataDir);
  process.exit(0);
});
