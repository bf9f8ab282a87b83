/** Each module measures, prints its figures beside their limits, and sets `process.exitCode` if one is missed. */
const PARTS = {
  value: './value.ts',
  negotiation: './negotiation.ts',
  eddy: './eddy.ts',
  facts: './facts.ts',
  patterns: './patterns.ts',
  mails: './mails.ts',
  trades: './trades.ts',
  ledger: './ledger.ts',
  closing: './closing.ts',
  streams: './server.ts',
  uploads: './server.ts',
  boats: './server.ts',
} as const;

const words = process.argv.slice(2);
const options = words.findIndex((word) => word.startsWith('-'));
const named = options < 0 ? words : words.slice(0, options);
const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) throw new Error(`No such benchmark: ${unknown}. There are: ${Object.keys(PARTS).join(', ')}.`);

const modules = Object.entries(PARTS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([, module]) => module);
for (const module of new Set(modules)) await import(module);
