// A process that uses the server as the app does: `node app-process.ts <data folder>`. A line on its input stops it.
import { startEmbeddedPostgres } from '../index.ts';
import { QUICK } from './quick.ts';

const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, settings: QUICK, log: (line) => console.log(line) });
console.log(server.url);
process.stdin.once('data', async () => {
  await server.stop();
  process.exit();
});
