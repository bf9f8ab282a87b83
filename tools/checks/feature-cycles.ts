import { findImports } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

interface Neighborhood {
  readonly rule: string;
  /** Extracts the neighbor that a file belongs to. */
  readonly neighbor: RegExp;
  readonly advice: string;
}

const FEATURES: Neighborhood = {
  rule: 'features have no cycles',
  neighbor: /^api\/src\/features\/(?<name>[^/]+)\//,
  advice: 'Let one of them publish an event the other reacts to, or move what both need into a feature below both.',
};

const NOUNS: Neighborhood = {
  rule: 'nouns have no cycles',
  neighbor: /^web\/app\/nouns\/(?<name>[^/]+)\//,
  advice: 'Hand one of them in as a property, or compose both in a feature.',
};

export const checkFeatureCycles = (tree: SourceTree): Problem[] => cyclesIn(tree, FEATURES);
export const checkNounCycles = (tree: SourceTree): Problem[] => cyclesIn(tree, NOUNS);

function cyclesIn(tree: SourceTree, { rule, neighbor, advice }: Neighborhood): Problem[] {
  const uses = usesIn(tree, neighbor);
  const cycles = new Map<string, string[]>();
  for (const name of uses.keys()) {
    const cycle = findCycle(uses, name);
    if (cycle) cycles.set(cycle.toSorted().join(), cycle);
  }
  return [...cycles.values()].map((cycle) => ({
    rule,
    file: uses.get(cycle[0] ?? '')?.get(cycle[1] ?? '') ?? '',
    message: `${[...cycle, cycle[0]].join(' -> ')}. ${advice}`,
  }));
}

/** The neighbors that each neighbor uses, with a file that does. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, string>>;

function usesIn(tree: SourceTree, neighbor: RegExp): Uses {
  const uses = new Map<string, Map<string, string>>();
  for (const { file, target } of findImports(tree)) {
    const from = file.match(neighbor)?.groups?.name;
    const to = target.match(neighbor)?.groups?.name;
    if (!from || !to || from === to || file.endsWith('.test.ts')) continue;
    uses.set(from, (uses.get(from) ?? new Map<string, string>()).set(to, file));
  }
  return uses;
}

/** The shortest path from a neighbor back to itself. */
function findCycle(uses: Uses, start: string): string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of uses.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
