import { drawStaticArt } from './static-art.ts';

/** The program behind the build's pictures: `node draw-static-art.ts <folder>`. */
await drawStaticArt(process.argv[2] ?? '.');
