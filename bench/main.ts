/** Each is a module that measures, prints its tables beside their limits and, where one is missed, sets `process.exitCode`. */
const PARTS = {
  value: './value.ts',
  negotiation: './negotiation.ts',
  eddy: './eddy.ts',
  mails: './mails.ts',
  streams: './server.ts',
  uploads: './server.ts',
  boats: './server.ts',
} as const;

const words = process.argv.slice(2);
const options = words.findIndex((word) => word.startsWith('-'));
const named = options < 0 ? words : words.slice(0, options);
const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) throw new Error(`There is no benchmark ${unknown}; there are ${Object.keys(PARTS).join(', ')}.`);

const modules = Object.entries(PARTS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([, module]) => module);
for (const module of new Set(modules)) await import(module);
