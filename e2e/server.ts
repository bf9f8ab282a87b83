import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { readConfig } from '../api/src/config.ts';
import { eraseEmbeddedPostgres } from '../api/src/db/embedded/erase.ts';
import { start } from '../api/src/start.ts';
import { startOpenIdProvider } from '../api/src/testing/openid-provider.ts';
import { loadDemoWorld } from '../tools/demo/load-demo-world.ts';
import { makeClosings } from '../tools/demo/make-closings.ts';

/** The real server with the sample world. Its pictures are plain, since drawing them would take longer than the tests. */
const { E2E_PORT: PORT = '', E2E_DATA_DIR: DATA_DIR = '', E2E_MAIL_DIR: MAIL_DIR = '' } = process.env;
const plain = (width: number, height: number, blue = 95) =>
  sharp({ create: { width, height, channels: 3, background: { r: 29, g: 58, b: blue } } });
const plainPictures = {
  // Each view has a different blue, since equal pictures would share a name.
  boat: (_subject: unknown, view: number) =>
    plain(90, 60, 95 + 20 * view)
      .png()
      .toBuffer(),
  feedBoat: () => plain(90, 60).webp().toBuffer(),
  avatar: () => plain(96, 96).png().toBuffer(),
};

await mkdir(DATA_DIR, { recursive: true });
const google = await startOpenIdProvider(`http://localhost:${PORT}/api/auth/google/callback`);
const config = readConfig({
  PORT,
  DATA_DIR,
  MAIL_DIR,
  RATE_LIMITS: 'off',
  LOAD_SHEDDING: 'off',
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
});
const server = await start(config, {
  beforeServing: async (dependencies) => {
    await loadDemoWorld(dependencies, () => {}, plainPictures);
    await makeClosings(dependencies);
  },
});

process.on('SIGTERM', async () => {
  await server.close();
  await google.close();
  await eraseEmbeddedPostgres(DATA_DIR);
  process.exit(0);
});
