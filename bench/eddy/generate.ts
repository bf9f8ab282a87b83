import { chance as chanceOf } from '../random.ts';
import { CATEGORIES } from './categories/index.ts';
import type { Conversation } from './format.ts';
import { type Category, NO_SUCH_PHRASE, type Scene } from './grammar/scene.ts';
import type { Market } from './market.ts';
import type { InventedWorld } from './world/invent.ts';

const TRIES = 60;

/** Invents conversations about an invented world, the same number in each category. */
export function generate(world: InventedWorld, market: Market, perCategory: number, only?: string): Conversation[] {
  const chosen = CATEGORIES.filter(({ name }) => only === undefined || name.includes(only));
  return chosen.flatMap((category, index) => {
    const said = new Set<string>();
    const chance = chanceOf(world.seed * 7_919 + index * 104_729);
    return Array.from({ length: perCategory }, (_, number) => {
      const turns = turnsOf(category, { world, market, chance }, said);
      const as = world.cast[category.as ?? 'solo'];
      return {
        name: `${category.name} ${number + 1}`,
        category: category.name,
        as,
        turns,
        ...(category.attack && { attack: true }),
      };
    });
  });
}

function turnsOf(
  category: Category,
  { world, market, chance }: Pick<Scene, 'world' | 'market' | 'chance'>,
  said: Set<string>,
) {
  const viewer = market.members.get(world.cast[category.as ?? 'solo'].toLowerCase());
  if (!viewer) throw new Error('The speaker is not a member.');
  const foreign = market.boats.filter(({ ownerId, title }) => ownerId !== viewer.id && title !== world.trap);
  for (let tries = 0; tries < TRIES; tries++) {
    const target = foreign[Math.floor(chance.next() * foreign.length)];
    if (!target) break;
    const turns = category.make({ world, market, viewer, target, chance, where: {}, loose: {}, notes: {} });
    const key = turns?.map(({ say }) => say).join('\n') ?? '';
    if (!turns || key.includes(NO_SUCH_PHRASE) || (said.has(key) && tries < TRIES - 1)) continue;
    said.add(key);
    return turns;
  }
  throw new Error(`No scene suits the category “${category.name}”.`);
}
