import { boats } from '../db/schema/boats.ts';
import type { CaseBoat, Catalog } from '../eddy/evals/facts/random-catalog.ts';
import type { TestApp } from './app.ts';
import { readAnswer } from './eddy-client.ts';
import { boatDraft, insertUser } from './factories.ts';
import type { ModelStandIn } from './model-stand-in.ts';
import { registerPerson } from './people.ts';

export interface FactWorld {
  /** The ids of the catalog's boats, in its order. */
  ids: readonly number[];
  /** Lets the model look at all boats and then give these replies. */
  ask(
    question: string,
    ...replies: ModelStandIn['replies']
  ): Promise<ReturnType<typeof readAnswer> & { notes: string[] }>;
}

/** A market with the boats of a random catalog, and a user who asks a remote model about them. */
export async function makeFactWorld(app: TestApp, model: ModelStandIn, { boats: rows }: Catalog): Promise<FactWorld> {
  const { token } = await registerPerson(app);
  const ids: number[] = [];
  for (const row of rows) {
    const { id: sellerId } = await insertUser(app.database.db, { firstName: row.owner });
    const [boat] = await app.database.db.insert(boats).values(draftOf(row, sellerId)).returning();
    if (boat) ids.push(boat.id);
  }
  const look = {
    tools: [
      { tool: 'search_boats', input: '{"sort":"price-low"}' },
      { tool: 'boat_details', input: JSON.stringify({ boatIds: ids }) },
    ],
  };
  return {
    ids,
    async ask(message, ...replies) {
      model.replies = [look, ...replies];
      const { body } = await app.call('POST', '/api/ai-agent/chat', { token, body: { message } });
      const answer = readAnswer(body);
      const notes = answer.parts.flatMap((part) => (part.type === 'data-note' ? [part.data.text] : []));
      return { ...answer, notes };
    },
  };
}

const draftOf = (row: CaseBoat, sellerId: string) =>
  boatDraft({
    sellerId,
    price: row.price.toFixed(2),
    ...{ year: row.year, make: row.make, model: row.model, length: row.length, beam: row.beam, type: row.type },
    ...{ condition: row.condition, location: `${row.city}, ${row.code}`, tradeCategories: [row.takesKey] },
    ...{ engineType: row.engine, engineHours: row.hours, fuel: row.fuel, capacity: row.people, maxSpeed: row.speed },
    ...{ sleeps: row.sleeps, features: [...row.features], description: row.description },
  });
