import { examine, type Verdict } from './examine.ts';
import { type ConversationFile, readConversations } from './format.ts';
import { generate } from './generate.ts';
import { readMarket } from './market.ts';
import type { Product, Server } from './product.ts';
import { fillDemo } from './world/demo.ts';
import { fillWorld } from './world/fill.ts';
import { type InventedWorld, inventWorld } from './world/invent.ts';

/** Runs the conversations of a file in the world that it names. */
export async function runFile(server: Server, path: string): Promise<Verdict[]> {
  const file = await readConversations(path);
  return inProduct(server, async (product) => {
    await fillFor(product, file.world);
    return examineAll(product, file.conversations);
  });
}

const fillFor = (product: Product, world: ConversationFile['world']) =>
  world === 'demo' ? fillDemo(product) : fillWorld(product, inventWorld(world.seed));

interface Generated {
  world: InventedWorld;
  verdicts: Verdict[];
}

/** Invents a world and conversations about it. */
export function runGenerated(server: Server, seed: number, perCategory: number, only?: string): Promise<Generated> {
  return inProduct(server, async (product) => {
    const world = inventWorld(seed);
    await fillWorld(product, world);
    return {
      world,
      verdicts: await examineAll(product, generate(world, await readMarket(product), perCategory, only)),
    };
  });
}

async function examineAll(product: Product, conversations: ConversationFile['conversations']): Promise<Verdict[]> {
  let market = await readMarket(product);
  const verdicts: Verdict[] = [];
  for (const conversation of conversations) {
    verdicts.push(await examine(product, market, conversation));
    if (conversation.turns.some(({ click }) => click === 'confirm')) market = await readMarket(product);
  }
  return verdicts;
}

async function inProduct<T>(server: Server, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await server.open();
  try {
    return await work(product);
  } finally {
    await product.close();
  }
}
