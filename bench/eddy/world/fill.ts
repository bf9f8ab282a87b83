import { agentMatches, assets, boats, favorites, messages, users } from '../../../api/src/db/schema/index.ts';
import { proposeIn } from '../../../api/src/features/trades/service.ts';
import type { Caller } from '../../../api/src/platform/auth.ts';
import { assetDraft, boatDraft, userDraft } from '../../../api/src/testing/factories.ts';
import type { Product } from '../product.ts';
import type { InventedBoat, InventedWorld } from './invent.ts';

const idOf = (name: string) => `member-${name.toLowerCase()}`;
const MINUTE_MS = 60_000;

/** Writes an invented world into an empty database. */
export async function fillWorld({ db, dependencies }: Product, world: InventedWorld): Promise<void> {
  await db.insert(users).values(
    world.people.map(({ name, lastName, email, phone, town }) =>
      userDraft({
        id: idOf(name),
        firstName: name,
        lastName,
        email,
        username: name.toLowerCase(),
        phone,
        location: town,
      }),
    ),
  );
  const start = Date.now() - world.boats.length * MINUTE_MS;
  const rows = await db
    .insert(boats)
    .values(world.boats.map((boat, index) => listing(boat, new Date(start + index * MINUTE_MS))))
    .returning({ id: boats.id, title: boats.title });
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  const boatId = (title: string) => ids.get(title) ?? 0;
  await db
    .insert(favorites)
    .values(
      Object.entries(world.saved).flatMap(([name, titles]) =>
        titles.map((title) => ({ userId: idOf(name), boatId: boatId(title) })),
      ),
    );
  await db.insert(messages).values(
    world.talks.map(({ about, from, to, text, unread }, index) => ({
      ...{ boatId: boatId(about), subjectId: boatId(about), boatTitle: about },
      ...{ senderId: idOf(from), receiverId: idOf(to), content: text, read: !unread },
      createdAt: new Date(start + index * MINUTE_MS),
    })),
  );
  await db.insert(assets).values(
    world.assets.map(({ owner, category, title, value }) =>
      assetDraft({
        ownerId: idOf(owner),
        category,
        title,
        value: `${value}.00`,
        ...(category === 'jewelry' && { details: {} }),
      }),
    ),
  );
  await db.insert(agentMatches).values(
    world.matches.map(({ user, boat }) => ({
      userId: idOf(user),
      boatId: boatId(boat),
      score: 0.8,
      reason: 'The owner takes boats.',
    })),
  );
  for (const { by, boat, cash } of world.offers)
    await dependencies.commit((work) =>
      proposeIn(
        work,
        callerOf(by, world),
        { gives: [{ kind: 'cash', amount: `${cash}.00` }], gets: [{ kind: 'boat', boatId: boatId(boat) }] },
        {},
      ),
    );
}

const listing = (boat: InventedBoat, createdAt: Date) =>
  boatDraft({
    ...{
      sellerId: idOf(boat.owner),
      title: boat.title,
      description: boat.description,
      price: boat.price.toFixed(2),
      createdAt,
    },
    ...{ year: boat.year, make: boat.make, model: boat.model, length: boat.length, beam: boat.beam, type: boat.type },
    ...{
      condition: boat.condition,
      location: `${boat.town}, ${boat.state}`,
      tradeCategories: [...boat.takes],
      fuel: boat.fuel,
    },
    ...{ engineType: boat.engine, engineHours: boat.hours, maxSpeed: boat.speed, capacity: boat.capacity },
    ...{ sleeps: boat.sleeps || null, views: boat.views },
  });

const callerOf = (name: string, { people }: InventedWorld): Caller => ({
  ...{
    id: idOf(name),
    email: people.find((person) => person.name === name)?.email ?? '',
    isAdmin: false,
    isBroker: false,
  },
  ...{ sid: Buffer.alloc(0), signedInAt: new Date(), expire: new Date() },
});
