import { lineAt } from './problem.ts';

interface Export {
  readonly name: string;
  readonly line: number;
}

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(?<name>[\w$]+)/gm;
const DESTRUCTURED = /^export\s+const\s+[{[](?<list>[^}\]]*)[}\]]\s*=/gm;
const LIST = /^export\s+(?:type\s+)?\{(?<list>[^}]*)\}/gm;
const DEFAULT = /^export\s+(?<name>default)\b/gm;

/** Everything that a module exports by name; `export *` passes on the names of another module. */
export function exportsOf(text: string): Export[] {
  return [DECLARATION, DESTRUCTURED, LIST, DEFAULT].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, groups }) =>
      (groups?.name ? [groups.name] : namesIn(groups?.list ?? '')).map((name) => ({ name, line: lineAt(text, index) })),
    ),
  );
}

/** The names under which a list exports: `type A, b as c, d: e` exports A, c and e. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((item) => item.split(/\s+as\s+|\s*:\s*/).at(-1) ?? item);
}
