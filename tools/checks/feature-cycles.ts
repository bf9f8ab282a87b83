import { findImports } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const FEATURE = /^api\/src\/features\/(?<name>[^/]+)\//;

export function checkFeatureCycles(tree: SourceTree): Problem[] {
  const uses = featureUses(tree);
  const cycles = new Map<string, string[]>();
  for (const feature of uses.keys()) {
    const cycle = findCycle(uses, feature);
    if (cycle) cycles.set(cycle.toSorted().join(), cycle);
  }
  return [...cycles.values()].map((cycle) => ({
    rule: 'features have no cycles',
    file: `api/src/features/${cycle[0]}/service.ts`,
    message: `${[...cycle, cycle[0]].join(' -> ')}. Let one of them publish an event the other reacts to, or move what both need into a feature below both.`,
  }));
}

function featureUses(tree: SourceTree): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { file, target } of findImports(tree)) {
    const from = file.match(FEATURE)?.groups?.name;
    const to = target.match(FEATURE)?.groups?.name;
    if (!from || !to || from === to || file.endsWith('.test.ts')) continue;
    uses.set(from, (uses.get(from) ?? new Set()).add(to));
  }
  return uses;
}

/** The shortest way from a feature back to itself, as the features passed. */
function findCycle(uses: Map<string, Set<string>>, start: string): string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of uses.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
