import { readFile } from 'node:fs/promises';
import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import { US_STATES } from '@tradewind/domain/geography';
import { LISTING_KEYS } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';

/** The format of conversation files, explained in README.md next to this module. */

const some = <T extends z.ZodType>(item: T) => z.array(item).min(1).optional();
const bound = z.number().optional();

const where = z.strictObject({
  type: some(z.enum(BOAT_TYPES)),
  notType: some(z.enum(BOAT_TYPES)),
  state: some(z.enum(US_STATES)),
  notState: some(z.enum(US_STATES)),
  place: some(z.string()),
  notPlace: some(z.string()),
  make: some(z.string()),
  notMake: some(z.string()),
  title: some(z.string()),
  notTitle: some(z.string()),
  condition: some(z.enum(BOAT_CONDITIONS)),
  notCondition: some(z.enum(BOAT_CONDITIONS)),
  fuel: some(z.string()),
  notFuel: some(z.string()),
  takes: some(z.enum(LISTING_KEYS)),
  notTakes: some(z.enum(LISTING_KEYS)),
  drive: some(z.enum(['outboard', 'sterndrive', 'inboard'])),
  notDrive: some(z.enum(['outboard', 'sterndrive', 'inboard'])),
  engines: bound,
  power: bound,
  owner: some(z.string()),
  own: z.boolean().optional(),
  saved: z.boolean().optional(),
  ...{ minPrice: bound, maxPrice: bound, minYear: bound, maxYear: bound },
  ...{ minLength: bound, maxLength: bound, minBeam: bound, maxBeam: bound },
  ...{ minSleeps: bound, maxSleeps: bound, minCapacity: bound, maxCapacity: bound },
  ...{ minHours: bound, maxHours: bound, minSpeed: bound, maxSpeed: bound },
});
export type Where = z.infer<typeof where>;

const FIELDS = [
  ...(['price', 'year', 'length', 'beam', 'hours', 'sleeps', 'capacity', 'speed'] as const),
  ...(['location', 'owner', 'fuel', 'engine', 'condition', 'type', 'views'] as const),
] as const;
export type Field = (typeof FIELDS)[number];
const NUMBERS = ['price', 'year', 'length', 'beam', 'hours', 'sleeps', 'capacity', 'speed', 'views'] as const;
export type NumberField = (typeof NUMBERS)[number];

const words = z.string().min(1);
/** One of several phrases. A phrase between slashes is a regular expression. */
const phrase = z.union([words, z.array(words).min(1)]);
const phrases = z.array(phrase).optional();
const selection = { where, loose: where.optional() };

const ANSWERS = ['asks', 'unsure', 'declines', 'warns', 'nothing found', 'off topic', 'waits for a click'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const proposal = z.strictObject({
  kind: z.enum(['offer', 'counter', 'message', 'preferences', 'deploy', 'recall']).optional(),
  boat: words.optional(),
  cash: z.number().optional(),
  says: phrases,
  never: phrases,
});

const outcome = z.strictObject({
  boats: z
    .strictObject({
      ...selection,
      sorted: z.string().optional(),
      first: z.int().positive().optional(),
      atLeast: z.int().min(0).optional(),
    })
    .optional(),
  shows: some(words),
  hides: some(words),
  cards: z.literal('none').optional(),
  /** The number of a card in the last answer with cards; -1 is the last one. */
  card: z.int().optional(),
  count: z.strictObject(selection).optional(),
  average: z.strictObject({ ...selection, of: z.enum(NUMBERS) }).optional(),
  fact: z.strictObject({ boat: words, field: z.enum(FIELDS) }).optional(),
  table: z.union([z.literal('none'), z.array(words)]).optional(),
  proposal: z.union([z.literal('none'), proposal]).optional(),
  pending: z.int().min(0).optional(),
  answer: z.union([z.enum(ANSWERS), z.array(z.enum(ANSWERS)).min(1)]).optional(),
  says: phrases,
  never: phrases,
  language: z.enum(LANGUAGES).optional(),
  refused: z.int().optional(),
});
export type Outcome = z.infer<typeof outcome>;

const turn = z.strictObject({
  say: words,
  expect: z.union([outcome, z.array(outcome).min(1)]).optional(),
  click: z.enum(['confirm', 'dismiss']).optional(),
});
export type Turn = z.infer<typeof turn>;

const conversation = z.strictObject({
  name: words,
  category: words.optional(),
  /** The first name of a member; without it, a visitor speaks. */
  as: words.optional(),
  attack: z.boolean().optional(),
  turns: z.array(turn).min(1),
});
export type Conversation = z.infer<typeof conversation>;

const header = z.strictObject({ world: z.union([z.literal('demo'), z.strictObject({ seed: z.int() })]) });
type World = z.infer<typeof header>['world'];

export interface ConversationFile {
  world: World;
  conversations: Conversation[];
}

/** Reads one JSON object per line. Empty lines and lines that start with # do not count. */
export async function readConversations(path: string): Promise<ConversationFile> {
  const file: ConversationFile = { world: 'demo', conversations: [] };
  for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const at = `${path}:${index + 1}`;
    const json = parsed(line, at);
    const start = header.safeParse(json);
    if (start.success) file.world = start.data.world;
    else file.conversations.push(checked(conversation, json, at));
  }
  if (file.conversations.length === 0) throw new Error(`${path} contains no conversation.`);
  return file;
}

function parsed(line: string, at: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${at} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function checked<T>(schema: z.ZodType<T>, json: unknown, at: string): T {
  const { data, error } = schema.safeParse(json);
  if (data) return data;
  throw new Error(`${at} is not a conversation: ${z.prettifyError(error as z.ZodError)}`);
}
