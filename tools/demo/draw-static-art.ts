import { drawStaticArt } from './static-art.ts';

/** Draws the static pictures for the build: `node draw-static-art.ts <folder>`. */
await drawStaticArt(process.argv[2] ?? '.');
