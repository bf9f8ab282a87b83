/** Each part is a module that measures, prints its tables and leaves `process.exitCode` at 1 when a limit is missed. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  eddy: () => import('./eddy.ts'),
  boats: () => import('./server.ts'),
  streams: () => import('./server.ts'),
};

const named = process.argv.slice(2).filter((word) => Object.hasOwn(PARTS, word));
const [first] = process.argv.slice(2);
if (first !== undefined && !first.startsWith('-') && named.length === 0)
  throw new Error(`There is no benchmark "${first}". There are: ${Object.keys(PARTS).join(', ')}.`);

for (const name of named.length > 0 ? named : Object.keys(PARTS)) await PARTS[name]?.();
