import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Events } from '../events.ts';
import type { HelpTopic } from '../help.ts';
import type { Idempotency } from '../idempotency.ts';
import type { ImagePipeline } from '../images/pipeline.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NameSource } from '../names.ts';
import type { RateLimiter } from '../rate-limit.ts';
import type { ResponseCache } from '../response-cache.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { AnyTool } from '../tool.ts';
import type { Commit } from '../work.ts';

/** Fastify with the contract's zod schemas as its types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Everything that a feature's routes and jobs may use. */
export interface Dependencies {
  config: Config;
  /** The public URL of the site, without a trailing slash. */
  publicUrl: () => string;
  /** For reads, and for writes of a single statement. */
  db: Database;
  /** For all other writes. */
  commit: Commit;
  limits: RateLimiter;
  idempotency: Idempotency;
  events: Events;
  responseCache: ResponseCache;
  storage: FileStorage;
  images: ImagePipeline;
  mailer: Mailer;
  /** The tools that all features offer to Eddy. */
  tools: readonly AnyTool[];
  /** Their sources of names, and their help. */
  names: readonly NameSource[];
  help: readonly HelpTopic[];
}
