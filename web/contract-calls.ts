import type { Plugin } from 'vite';

const CALLS = '?calls';
const IMPORT_OF_CALLS = /import \{([^}]*\b\w+Api\b[^}]*)\} from ["'](@tradewind\/contract\/[a-z-]+)["'];?/g;
/** The properties of a call that the browser needs; the others are for the server. */
const NEEDED = new Set(['method', 'path', 'invalidates']);

/**
 * Separates the API calls of a contract module from its schemas, so that a screen that only makes a call loads neither zod
 * nor the schemas.
 */
export function contractCalls(): Plugin {
  return {
    name: 'tradewind:contract-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]web[\\/]app[\\/].*\.tsx?$/, code: /\w+Api\b/ },
      handler: (code) => ({ code: code.replace(IMPORT_OF_CALLS, separately), map: null }),
    },
    resolveId: {
      filter: { id: /\?calls$/ },
      async handler(id, importer) {
        const module = await this.resolve(id.slice(0, -CALLS.length), importer);
        return module && module.id + CALLS;
      },
    },
    load: {
      filter: { id: /\?calls$/ },
      async handler(id) {
        const file = id.slice(0, -CALLS.length);
        const calls = await callsOf(file);
        if (calls === '') this.error(`${file} exports no calls: see contract-calls.ts.`);
        return { code: calls, moduleType: 'js' };
      },
    },
    generateBundle(_options, bundle) {
      const frame = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'frame');
      const ids = frame?.type === 'chunk' ? frame.moduleIds : [];
      if (!ids.some((id) => id.endsWith(CALLS))) this.error('No call was taken apart: see contract-calls.ts.');
      const schemas = ids.find((id) => /[\\/]zod[\\/]/.test(id));
      if (schemas) this.error(`Every screen would load ${schemas}`);
    },
  };
}

/** `import { accountsApi, loginInput } from 'x'` becomes two imports, one of them from `x?calls`. */
function separately(_: string, names: string, module: string): string {
  const all = names.split(',').map((name) => name.trim());
  const importing = (some: string[], from: string) =>
    some.length > 0 ? `import { ${some.join(', ')} } from '${from}';` : '';
  const isCalls = (name: string) => /Api$/.test(name.split(' ')[0] ?? '');
  return (
    importing(all.filter(isCalls), module + CALLS) +
    importing(
      all.filter((name) => !isCalls(name)),
      module,
    )
  );
}

/** A module of the contract as far as making its calls needs it. Calls are data, however the module puts them together. */
export async function callsOf(file: string): Promise<string> {
  const module: Record<string, unknown> = await import(new URL(encodeURI(file), 'file:///').href);
  return Object.entries(module)
    .filter(([name]) => /Api$/.test(name))
    .map(([name, group]) => `export const ${name} = ${JSON.stringify(group, onlyNeeded)};\n`)
    .join('');
}

/** Keeps the names of the calls, and of each call what the browser needs. */
function onlyNeeded(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('method' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => NEEDED.has(name)));
}
