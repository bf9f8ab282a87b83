import { exportsOf } from './exports.ts';
import { findImports } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const MODULE = /\.(ts|tsx|mts|mjs)$/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** Modules whose exports a framework or a test runner reads, or that a build puts in the place of a package. */
const READ_FROM_OUTSIDE: readonly RegExp[] = [
  /^web\/app\/(routes\/|root\.tsx$|routes\.ts$|entry\.)/,
  /\.config\.(ts|mjs)$/,
  /\.d\.m?ts$/,
  /^api\/src\/testing\/(global-setup|cheap-argon2)\.ts$/,
  /^tools\/launcher\/(vitest|playwright)-progress\.ts$/,
  /^web\/app\/(lib\/load-route-module|ui\/style-singleton)\.ts$/,
];

export function checkDeadExports(tree: SourceTree): Problem[] {
  const imported = new Set(
    findImports(tree).flatMap(({ file, target, names }) =>
      file === target ? [] : names.map((name) => `${target} ${name}`),
    ),
  );
  return modulesOf(tree)
    .filter((file) => !READ_FROM_OUTSIDE.some((pattern) => pattern.test(file)))
    .filter((file) => !imported.has(`${file} *`))
    .flatMap((file) =>
      exportsOf(tree.read(file))
        .filter(({ name }) => !imported.has(`${file} ${name}`))
        .map(({ name, line }) => ({
          rule: 'every export is imported',
          file,
          line,
          message: `Nothing imports ${name}. Remove the export, or the code if the module itself does not use it.`,
        })),
    );
}

/** Modules that may pass on names: the public face of a feature, and what the contract shows of the domain to the web. */
const MAY_FORWARD = /^api\/src\/features\/[^/]+\/service\.ts$|^contract\/src\/|^api\/src\/db\/schema\/index\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;'"]*\bfrom\s*(['"])[^'"\n]+\1;?/gm;

export function checkForwardingModules(tree: SourceTree): Problem[] {
  return modulesOf(tree)
    .filter((file) => !MAY_FORWARD.test(file) && onlyReExports(tree.read(file)))
    .map((file) => ({
      rule: 'no module only re-exports others',
      file,
      message: 'Import each name from the module that defines it.',
    }));
}

function onlyReExports(text: string): boolean {
  const code = text.replace(COMMENT, '').trim();
  return code !== '' && code.replace(RE_EXPORT, '').trim() === '';
}

/** Imports of types are erased, so only imports of values can form a cycle. */
export function checkImportCycles(tree: SourceTree): Problem[] {
  const targets = new Map<string, string[]>();
  for (const { file, target, typeOnly } of findImports(tree)) {
    if (!typeOnly && !TEST_FILE.test(file)) targets.set(file, [...(targets.get(file) ?? []), target]);
  }
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) problems.push(cycleProblem(trail.slice(start)));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return problems;
}

const cycleProblem = (cycle: readonly string[]): Problem => ({
  rule: 'modules import each other in one direction',
  file: cycle[0] ?? '',
  message: `${[...cycle, cycle[0]].join(' -> ')}. Move what both need into a module of its own, or pass it in.`,
});

const modulesOf = (tree: SourceTree) => tree.paths.filter((file) => MODULE.test(file) && !TEST_FILE.test(file));
