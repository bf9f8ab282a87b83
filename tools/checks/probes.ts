import { GUARDS } from './callers.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { CALLER_PROBES } from './probes/caller-probes.ts';
import { CONTENT_PROBES } from './probes/content-probes.ts';
import { IMPORT_PROBES } from './probes/import-probes.ts';
import type { Probe } from './probes/probe.ts';
import { SOUND_TREE } from './probes/sound-tree.ts';
import { STRUCTURE_PROBES } from './probes/structure-probes.ts';
import { describeProblem } from './problem.ts';
import { plantTree } from './source-tree.ts';
import { findProblems } from './tree-checks.ts';

export const PROBES: readonly Probe[] = [...IMPORT_PROBES, ...CALLER_PROBES, ...STRUCTURE_PROBES, ...CONTENT_PROBES];

/** Describes how a probe failed, or returns undefined if exactly its rule reports it. */
export function tryProbe({ rule, plant }: Probe): string | undefined {
  const problems = findProblems(plantTree({ ...SOUND_TREE, ...plant }));
  if (problems.length === 0) return `nothing was found; expected: ${rule}`;
  const others = problems.filter((problem) => problem.rule !== rule || !(problem.file in { ...SOUND_TREE, ...plant }));
  return others.length === 0
    ? undefined
    : `expected only: ${rule}; found also:\n${others.map(describeProblem).join('\n')}`;
}

/** The sound tree must have no problems: a rule that forbids good code is as wrong as one that never fires. */
export function trySoundTree(): string | undefined {
  const problems = findProblems(plantTree(SOUND_TREE));
  return problems.length === 0 ? undefined : problems.map(describeProblem).join('\n');
}

export function rulesWithoutProbe(): string[] {
  const probed = new Set(PROBES.map((probe) => probe.rule));
  return [...IMPORT_RULES, ...GUARDS].map(({ rule }) => rule).filter((rule) => !probed.has(rule));
}
