import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { lineAt } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

export interface Import {
  readonly file: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** `export … from`: hands the names on without calling them. */
  readonly isExport: boolean;
  /** The names it takes from the target; `*` stands for all of them. */
  readonly names: readonly string[];
  /** A path from the root (`api/src/app.ts`), `node:fs`, or `npm:zod`. */
  readonly target: string;
}

// The formatter puts every import at the start of a line, so regular expressions can replace a parser here.
const STATEMENT =
  /^[ \t]*(?<keyword>import|export)\s+(?<type>type\s+)?(?<names>[\w$*{}\s,]*?)\s*\bfrom\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm;
const SIDE_EFFECT = /^[ \t]*import\s*(['"])(?<specifier>[^'"\n]+)\1/gm;
const CALL = /\b(?:import|require)\(\s*(['"`])(?<specifier>[^'"`$\n]+)\1/g;

const SOURCE_FILE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

const known = new WeakMap<SourceTree, readonly Import[]>();

/** Reads each tree once, however many checks ask. */
export function findImports(tree: SourceTree): readonly Import[] {
  const sources = tree.paths.filter((path) => SOURCE_FILE.test(path));
  const imports = known.get(tree) ?? sources.flatMap((path) => importsOf(path, tree.read(path)));
  known.set(tree, imports);
  return imports;
}

export function importsOf(file: string, text: string): Import[] {
  return [STATEMENT, SIDE_EFFECT, CALL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: lineAt(text, match.index + match[0].search(/\S/)),
      typeOnly: Boolean(match.groups?.type) || namesOnlyTypes(match.groups?.names),
      isExport: match.groups?.keyword === 'export',
      names: pattern === CALL ? ['*'] : namesOf(match.groups?.names ?? ''),
      target: targetOf(file, match.groups?.specifier ?? ''),
    })),
  );
}

/** `{ type A, type B }` imports nothing at run time. */
function namesOnlyTypes(names: string | undefined): boolean {
  const listed = names?.match(/^\{(?<inside>[^}]*)\}$/)?.groups?.inside;
  const items =
    listed
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean) ?? [];
  return items.length > 0 && items.every((item) => item.startsWith('type '));
}

/** `first, { type A, b as c }` takes default, A and b. */
function namesOf(written: string): string[] {
  const listed = written.match(/\{(?<inside>[^}]*)\}/)?.groups?.inside ?? '';
  const outside = written.replace(/\{[^}]*\}/, '');
  const named = listed
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((item) => item.split(/\s+as\s+/)[0] ?? item);
  if (outside.includes('*')) return [...named, '*'];
  return /\w/.test(outside) ? [...named, 'default'] : named;
}

function targetOf(file: string, written: string): string {
  const specifier = written.replace(/[?#].*$/, '');
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const own = specifier.match(/^@tradewind\/(?<workspace>[^/]+)\/?(?<module>.*)$/)?.groups;
  if (own) return own.module ? `${own.workspace}/src/${own.module}.ts` : `${own.workspace}/`;
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  return `npm:${specifier}`;
}
