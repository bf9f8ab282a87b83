import sharp from 'sharp';
import { loadDemoWorld } from '../../../tools/demo/load-demo-world.ts';
import type { Product } from '../product.ts';

const picture = () => sharp({ create: { width: 48, height: 32, channels: 3, background: '#3a6ea5' } });

/** Loads the world of the demo, with plain pictures. */
export async function fillDemo({ dependencies }: Product): Promise<void> {
  await loadDemoWorld(dependencies, () => {}, {
    boat: () => picture().png().toBuffer(),
    feedBoat: () => picture().webp().toBuffer(),
    avatar: () => picture().png().toBuffer(),
  });
}
