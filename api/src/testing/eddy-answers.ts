import type { EddyPart } from '@tradewind/contract/eddy';
import type { BoatType } from '@tradewind/domain/boat-types';
import { boats } from '../db/schema/boats.ts';
import { testApp } from './app.ts';
import { examinedThrough } from './eddy-client.ts';
import { makeEddyWorld } from './eddy-world.ts';
import { boatDraft } from './factories.ts';

interface LastAnswer {
  text: string;
  tools: string[];
  /** The input of the last tool. */
  input: Record<string, unknown>;
  /** The boat that the last tool was about, without its year. */
  boat: string | undefined;
  shows: EddyPart['type'][];
}

export type Converse = (as: 'Pat' | 'Fay' | 'Noa', ...turns: string[]) => Promise<LastAnswer>;

interface Given {
  owner: string;
  year: number;
  make: string;
  model: string;
  price: string;
  location: string;
  type?: BoatType;
  engineType?: string;
  features?: string[];
  description?: string;
  createdAt?: Date;
  status?: 'pending';
  length?: number;
}

/** Talks with Eddy in the market of the evals and returns the last answer. */
export async function eddyInMarket(more: readonly Given[] = []): Promise<Converse> {
  const app = await testApp();
  const { db } = app.database;
  const world = await makeEddyWorld(db);
  const titles = new Map<unknown, string>([...world.boats].map(([title, id]) => [id, title]));
  for (const { owner, ...given } of more) {
    const draft = boatDraft({ sellerId: world.ids.get(owner) ?? '', type: 'Express Cruiser', length: 31, ...given });
    const [boat] = await db.insert(boats).values(draft).returning();
    if (boat) titles.set(boat.id, boat.title);
  }
  const examined = examinedThrough(
    async (path, token, body) => {
      const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
      return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
    db,
    world,
  );
  return async (as, ...turns) => {
    let chatId: number | undefined;
    let last: Pick<LastAnswer, 'text' | 'shows'> = { text: '', shows: [] };
    for (const message of turns) {
      const answer = await examined.ask(world.tokens[as] ?? '', { ...(chatId !== undefined && { chatId }), message });
      chatId = answer.chatId;
      last = { text: answer.text, shows: answer.parts.map(({ type }) => type) };
    }
    const used = await examined.used(chatId ?? 0);
    // Boats that were only read for a figure are none that the answer shows.
    const shown = used.findLast(({ name }) => name !== 'read_boats') ?? used.at(-1);
    const input: Record<string, unknown> = shown?.input ?? {};
    const [id] = Array.isArray(input.boatIds) ? input.boatIds : [input.boatId];
    return { ...last, tools: used.map(({ name }) => name), input, boat: titles.get(id)?.replace(/^\d+ /, '') };
  };
}
