import sharp from 'sharp';
import { formOf } from '../api/src/testing/photos.ts';
import { decoderOf } from '../api/src/testing/processes.ts';
import { startServerProcess } from '../api/src/testing/server-process.ts';
import { memoryOf } from './measure.ts';
import { fillPeople } from './people.ts';
import { mark, table } from './report.ts';

const LIMITS = { server: 300, decoder: 512 } as const;
const SENDERS = 4;
/** One upload in this many is a PNG of 250 kB with 59 megapixels. */
const BOMB_EVERY = 25;
const LOOK_EVERY_MS = 250;

/** Uploads photos, four at a time, and records the memory of the server and its decoder. */
export async function measureUploads(environment: Record<string, string>, url: string, uploads: number): Promise<void> {
  console.log(`\nUploading ${uploads} photos…`);
  const [person] = await fillPeople(url, 1);
  const photos = await drawPhotos();
  const bomb = await sharp({ create: { width: 7_680, height: 7_680, channels: 4, background: '#1f4e7980' } })
    .png({ compressionLevel: 9, progressive: true })
    .toBuffer();
  const server = await startServerProcess({ ...environment, ROLE: 'all' }, { built: true });
  const most = { server: 0, decoder: 0 };
  const timer = setInterval(() => {
    most.server = Math.max(most.server, memoryOf(server.pid));
    most.decoder = Math.max(most.decoder, Math.round((decoderOf(server.pid)?.resident ?? 0) / 1_048_576));
  }, LOOK_EVERY_MS);
  try {
    const before = memoryOf(server.pid);
    const start = performance.now();
    const refused = await send(uploads, async (number) => {
      const content = number % BOMB_EVERY === 0 ? bomb : (photos[number % photos.length] ?? bomb);
      const { body, type } = await formOf([{ name: 'boat.jpg', content }]);
      const headers = { 'content-type': type, authorization: `Bearer ${person?.token}` };
      const answer = await fetch(`${server.url}/api/upload`, { method: 'POST', headers, body: Uint8Array.from(body) });
      await answer.arrayBuffer();
      return answer.ok;
    });
    const seconds = (performance.now() - start) / 1_000;
    const after = memoryOf(server.pid);
    console.log(
      `\n${table(
        [`${uploads} uploads of up to 12 megapixels, one in ${BOMB_EVERY} of 59`, 'measured', 'limit', ''],
        [
          ['refused', String(refused), '= 0', mark(refused === 0)],
          ['memory of the server before, MB', String(before), '', ''],
          ['… at most', String(most.server), `≤ ${LIMITS.server}`, mark(most.server <= LIMITS.server)],
          ['… afterwards', String(after), `≤ ${LIMITS.server}`, mark(after <= LIMITS.server)],
          [
            'memory of the decoder at most, MB',
            String(most.decoder),
            `≤ ${LIMITS.decoder}`,
            mark(most.decoder <= LIMITS.decoder),
          ],
          ['uploads a second', (uploads / seconds).toFixed(1), '', ''],
        ],
      )}`,
    );
  } finally {
    clearInterval(timer);
    await server.end('SIGTERM');
  }
}

/** Photos like those of phones and cameras: half a megabyte to six. */
async function drawPhotos(): Promise<Buffer[]> {
  const sizes = [
    [1_200, 800],
    [1_600, 1_200],
    [2_000, 1_500],
    [2_400, 1_600],
    [3_000, 2_000],
    [4_000, 3_000],
  ] as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  return Promise.all(
    sizes.map(([width, height]) =>
      sharp({ create: { width, height, channels: 3, background: '#345', noise } })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );
}

/** Returns how many uploads were refused. */
async function send(uploads: number, upload: (number: number) => Promise<boolean>): Promise<number> {
  let next = 1;
  let refused = 0;
  const sendOn = async () => {
    while (next <= uploads) if (!(await upload(next++))) refused++;
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  return refused;
}
