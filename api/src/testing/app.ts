import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type Tradewind } from '../app.ts';
import { readConfig } from '../config.ts';
import type { DatabaseClient } from '../db/client.ts';
import { createLogger } from '../platform/http/logging.ts';
import { cleanUpAfterFile } from './cleanup.ts';
import { testDatabase } from './database.ts';

export interface TestApp extends Tradewind {
  database: DatabaseClient;
  /** Everything the server logged so far. */
  logged(): string;
  /** The raw mails sent so far, oldest first, without the welcome mails of registrations. */
  mails(): Promise<string[]>;
  welcomeMails(): Promise<string[]>;
  /** Calls the API with JSON and an optional token. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<TestResponse>;
}

/** Parsed JSON, untyped so that tests can read any field they expect. */
export type Json = ReturnType<JSON['parse']>;

interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  body: Json;
}

/** Runs the whole application in this process, on its own database. */
export async function testApp(
  environment: Record<string, string> = {},
  options: { database?: DatabaseClient } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-app-'));
  const database = options.database ?? (await testDatabase());
  const lines: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://tradewind.test',
    ...environment,
  });
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const tradewind = await createApp({ config, database, log, pages: false });
  cleanUpAfterFile(async () => {
    await tradewind.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ...tradewind,
    database,
    logged: () => lines.join(''),
    mails: async () => (await readMails(join(dataDir, 'mail'))).filter((mail) => !isWelcome(mail)),
    welcomeMails: async () => (await readMails(join(dataDir, 'mail'))).filter(isWelcome),
    call: caller(tradewind),
  };
}

function caller({ app }: Tradewind): TestApp['call'] {
  return async (method, path, { body, token, headers } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body };
  };
}

const isWelcome = (mail: string) => mail.includes('Subject: Welcome to Tradewind');

async function readMails(dir: string): Promise<string[]> {
  // Partial files have other names.
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readFile(join(dir, name), 'utf8')));
}
