import { connect, type Socket } from 'node:net';

export interface Latency {
  p50: number;
  p99: number;
}

interface Answer {
  status: number;
  bytes: number;
}

/** One keep-alive connection that sends the next request after each response. Lean, so that it measures the server and not itself. */
class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #chunks: Buffer[] = [];
  #missing = 0;
  #status = 0;
  #bytes = 0;
  #done: ((answer: Answer) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  constructor({ hostname, port }: URL) {
    this.#host = hostname;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('The server closed the connection.')));
  }

  get(path: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#done = resolve;
    this.#failed = reject;
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n\r\n`);
    return promise;
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#missing > 0) this.#take(chunk.length);
    else this.#readHead(chunk);
  }

  #readHead(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const text = Buffer.concat(this.#chunks);
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.#chunks = [];
    const head = text.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`Cannot measure a response without a length:\n${head}`);
    this.#status = Number(head.slice(9, 12));
    this.#bytes = Number(length);
    this.#missing = this.#bytes + 1;
    this.#take(text.length - end - 4 + 1);
  }

  #take(bytes: number): void {
    this.#missing -= bytes;
    if (this.#missing <= 0) this.#done?.({ status: this.#status, bytes: this.#bytes });
  }
}

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

async function ask(connection: Connection, path: string): Promise<void> {
  const { status } = await connection.get(path);
  if (status !== 200) throw new Error(`${path} returned ${status}.`);
}

/** One request at a time. The first round is not measured: it warms up plans, connections and code. */
export async function latency(base: string, paths: readonly string[], requests: number): Promise<Latency> {
  const connection = new Connection(new URL(base));
  const times: number[] = [];
  for (let n = -Math.max(20, paths.length); n < requests; n++) {
    const start = performance.now();
    await ask(connection, at(paths, n + 1_000 * paths.length));
    if (n >= 0) times.push(performance.now() - start);
  }
  connection.close();
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Requests per second over this many connections. */
export async function throughput(base: string, paths: readonly string[], seconds: number, connections = 50) {
  const open = Array.from({ length: connections }, () => new Connection(new URL(base)));
  let answered = 0;
  const start = performance.now();
  const until = start + seconds * 1_000;
  await Promise.all(
    open.map(async (connection, offset) => {
      for (let n = offset; performance.now() < until; n++) {
        await ask(connection, at(paths, n));
        answered++;
      }
    }),
  );
  for (const connection of open) connection.close();
  return (answered * 1_000) / (performance.now() - start);
}
