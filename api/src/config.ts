import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const text = z.string().trim().min(1);
const proxyAddresses = text.refine((list) =>
  list.split(',').every((entry) => isIP(entry.trim().split('/')[0] ?? '') > 0),
);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(10),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO_DATA: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text.default('Tradewind <hello@tradewind.example.com>'),
  MAIL_DIR: text.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_ID: text.optional(),
  STRIPE_API_URL: webAddress.optional(),
  BROKERAGE_NAME: text.default('Tradewind Yacht Brokerage'),
  BROKERAGE_PHONE: text.default('(305) 555-0142'),
  BROKERAGE_EMAIL: z.email().default('brokers@tradewind.example.com'),
  BROKERAGE_CHAT_URL: webAddress.default('https://chat.example.com/tradewind'),
  BROKERAGE_LICENCE: text.default('Florida Yacht & Ship Broker #0000 (sample)'),
  BROKERAGE_ADDRESS: text.default('100 Harbor Walk, Miami, FL 33100'),
  BITCOIN_CONFIRMATIONS: z.coerce.number().int().min(1).max(100).default(6),
  EDDY_ENABLED: flag.default(true),
  EDDY_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  EDDY_MODEL: text.optional(),
  EDDY_BASE_URL: webAddress.optional(),
  EDDY_API_KEY: text.optional(),
  EDDY_SILENCE_SECONDS: z.coerce.number().min(0.1).max(300).default(8),
  CLOUD_YACHTS_FEED_URL: webAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: z
    .union([flag, z.coerce.number().int().min(0), proxyAddresses], {
      error: 'must be on, off, a number of proxies, or their addresses',
    })
    .default(false),
  RATE_LIMITS: flag.default(true),
  LOAD_SHEDDING: flag.default(true),
  READ_CACHE: flag.default(true),
  API_DOCS: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

type Environment = z.infer<typeof environment>;

/** Checks variables that depend on each other or on production. Each fault starts with its variable. */
function combinedFaults(env: Environment): string[] {
  const faults: string[] = [];
  const together = (names: (keyof Environment)[]) => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      faults.push(
        `${missing.join(', ')}: required because ${names.filter((n) => !missing.includes(n)).join(', ')} is set`,
      );
    }
  };
  together(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']);
  together(['EDDY_PROVIDER', 'EDDY_MODEL']);
  if (env.EDDY_PROVIDER === 'openai-compatible' && !env.EDDY_BASE_URL)
    faults.push('EDDY_BASE_URL: required because EDDY_PROVIDER is openai-compatible');
  if (env.EDDY_PROVIDER === 'anthropic' && !env.EDDY_API_KEY)
    faults.push('EDDY_API_KEY: required because EDDY_PROVIDER is anthropic');
  together(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (env.NODE_ENV !== 'production') return faults;
  if (!env.PUBLIC_URL) faults.push('PUBLIC_URL: required in production, e.g. https://tradewind.example.com');
  else if (isUnencrypted(env.PUBLIC_URL))
    faults.push('PUBLIC_URL: must be an https address in production (http only for localhost, to try it out)');
  if (env.DEMO_DATA) faults.push('DEMO_DATA: the demo world and its accounts are not for production');
  if (!env.RATE_LIMITS) faults.push('RATE_LIMITS: can’t be turned off in production');
  if (!env.LOAD_SHEDDING) faults.push('LOAD_SHEDDING: can’t be turned off in production');
  if (env.ADMIN_PASSWORD && isWellKnown(env.ADMIN_PASSWORD))
    faults.push('ADMIN_PASSWORD: must not be the demo password');
  if (env.ADMIN_EMAIL?.endsWith('.example.com')) faults.push('ADMIN_EMAIL: must not be a demo account');
  return faults;
}

/** Plain http sends passwords and tokens in the clear, unless it never leaves the machine. */
function isUnencrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

export const DEMO_PASSWORD = 'tradewind-demo';
const isWellKnown = (secret: string) => [DEMO_PASSWORD, 'password1234', 'changeme1234'].includes(secret);

export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'an error' : `${faults.length} errors`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

export type Config = ReturnType<typeof readConfig>;

/** Parses the whole environment once and lists every fault at once. An empty value counts as not set. */
export function readConfig(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const wrong = parsed.error?.issues ?? [];
  // Leaves out the unreadable variables, so that the combined checks still run on the rest.
  const readable =
    parsed.data ??
    environment.parse(
      omit(
        given,
        wrong.map((issue) => String(issue.path[0])),
      ),
    );
  const unreadable = new Set(wrong.map((issue) => String(issue.path[0])));
  const combined = combinedFaults(readable).filter((fault) => !unreadable.has(fault.split(':')[0] ?? ''));
  const faults = [...wrong.map((issue) => `${issue.path.join('.')}: ${issue.message}`), ...combined];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return shape(readable);
}

const omit = (values: Record<string, string | undefined>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const proxyTrust = (value: Environment['TRUST_PROXY']) =>
  typeof value === 'number' ? (_address: string, hop: number) => hop < value : value;

function shape(env: Environment) {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  return {
    production,
    role: env.ROLE,
    server: {
      port: env.PORT,
      host: env.HOST ?? (production ? '::' : 'localhost'),
      /** Without it, the URL is known once the server listens: the system chooses the port for PORT=0. */
      publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
      /** A number counts the proxies in front of the server; a string lists their addresses. */
      trustProxy: proxyTrust(env.TRUST_PROXY),
      logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
      metricsToken: env.METRICS_TOKEN,
      apiDocs: env.API_DOCS ?? !production,
    },
    dataDir,
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    demoData: env.DEMO_DATA ?? !production,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    mail: env.SMTP_URL
      ? { from: env.MAIL_FROM, smtpUrl: env.SMTP_URL }
      : { from: env.MAIL_FROM, dir: resolve(env.MAIL_DIR ?? `${dataDir}/mail`) },
    storage:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            kind: 's3' as const,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
          }
        : { kind: 'folder' as const, dir: `${dataDir}/files` },
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : undefined,
    /** Without it nobody can pay, so everybody may post. */
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PRICE_ID
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            priceId: env.STRIPE_PRICE_ID,
            apiUrl: env.STRIPE_API_URL,
          }
        : undefined,
    brokerage: {
      name: env.BROKERAGE_NAME,
      phone: env.BROKERAGE_PHONE,
      email: env.BROKERAGE_EMAIL,
      chatUrl: env.BROKERAGE_CHAT_URL,
      licence: env.BROKERAGE_LICENCE,
      address: env.BROKERAGE_ADDRESS,
    },
    /** How deep a Bitcoin transaction must be before its receiver can say that it arrived. */
    bitcoinConfirmations: env.BITCOIN_CONFIRMATIONS,
    eddy: {
      enabled: env.EDDY_ENABLED,
      /** Without it, Eddy uses the built-in model. */
      remote:
        env.EDDY_PROVIDER && env.EDDY_MODEL
          ? {
              provider: env.EDDY_PROVIDER,
              model: env.EDDY_MODEL,
              baseUrl: env.EDDY_BASE_URL,
              apiKey: env.EDDY_API_KEY,
              silenceMs: env.EDDY_SILENCE_SECONDS * 1_000,
            }
          : undefined,
    },
    feedUrl: env.CLOUD_YACHTS_FEED_URL,
    rateLimits: env.RATE_LIMITS,
    loadShedding: env.LOAD_SHEDDING,
    readCache: env.READ_CACHE,
  };
}
