import type { Plugin } from 'vite';
import { parseSync } from 'vite';

const CALLS = '?calls';
const IMPORT_OF_CALLS = /import \{([^}]*\b\w+Api\b[^}]*)\} from ["'](@tradewind\/contract\/[a-z-]+)["'];?/g;
/** The properties of a call that the browser needs; the others are for the server. */
const NEEDED = new Set(['method', 'path', 'invalidates']);

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

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
        const code = await this.fs.readFile(file, { encoding: 'utf8' });
        const calls = callsOf(file, code);
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

/** A module of the contract as far as making its calls needs it. */
export const callsOf = (file: string, code: string): string =>
  callsIn(parseSync(file, code).program.body as unknown as Node[], code);

/** The exported groups of calls, with what they need, and the imports and constants that this refers to. */
function callsIn(body: Node[], code: string): string {
  const text = ({ start, end }: Node) => code.slice(start, end);
  const groups = body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .flatMap(({ declaration }) => ((declaration as Node).declarations as Node[] | undefined) ?? [])
    .filter(({ id }) => /Api$/.test(String((id as Node).name)))
    .map(({ id, init }) => `export const ${(id as Node).name} = {\n${entriesOf(init as Node, text).join(',\n')}\n};`)
    .join('\n');
  const imports = body.filter(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' &&
      (specifiers as Node[]).some(({ local }) => new RegExp(`\\b${(local as Node).name}\\b`).test(groups)),
  );
  const constants = constantsIn(body, groups).map(({ id, init }) => `const ${text(id)} = ${text(init)};`);
  return groups && `${[...imports.map(text), ...constants].join('\n')}\n${groups}\n`;
}

/** Module-level constants that the calls refer to, such as a list of what several of them invalidate. */
function constantsIn(body: Node[], groups: string): { id: Node; init: Node }[] {
  return body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { id: Node; init: Node }[])
    .filter(({ id }) => new RegExp(`: ${id.name}\\b`).test(groups))
    .map(({ id, init }) => ({ id, init: init.type === 'TSAsExpression' ? (init.expression as Node) : init }));
}

function entriesOf(group: Node, text: (node: Node) => string): string[] {
  return (group.properties as Node[]).map((entry) => {
    const [definition] = ((entry.value as Node).arguments as Node[]) ?? [];
    const needed = ((definition?.properties as Node[]) ?? []).filter(({ key }) =>
      NEEDED.has(String((key as Node).name)),
    );
    return `  ${text(entry.key as Node)}: { ${needed.map(text).join(', ')} }`;
  });
}
