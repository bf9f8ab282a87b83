import { ROOT } from '../launcher/command.ts';
import { COMMAND_CHECKS } from './command-checks.ts';
import { PROBES, rulesWithoutProbe, tryProbe, trySoundTree } from './probes.ts';
import { describeProblem } from './problem.ts';
import { readTree } from './source-tree.ts';
import { TREE_CHECKS } from './tree-checks.ts';

interface CheckResult {
  readonly name: string;
  /** Undefined if the check passed. */
  readonly problem: string | undefined;
}

type Check = { readonly name: string; readonly run: () => Promise<string | undefined> | string | undefined };

/** Runs every check and every probe, reports each result, and then prints all problems in full. */
export async function runChecks(root: string = ROOT): Promise<CheckResult[]> {
  const commands = Promise.all(COMMAND_CHECKS.map((check) => report({ name: check.name, run: () => check.run(root) })));
  const structure = await Promise.all(structureChecks(root).map(report));
  const probes = await runProbes();
  const results = [...(await commands), ...structure, ...probes];
  for (const { name, problem } of results) {
    if (problem) console.log(`\n✗ ${name}\n${problem}`);
  }
  return results;
}

function structureChecks(root: string): Check[] {
  const tree = readTree(root);
  return TREE_CHECKS.map(({ name, find }) => ({
    name,
    run: () => find(tree).map(describeProblem).join('\n') || undefined,
  }));
}

async function runProbes(): Promise<CheckResult[]> {
  const startedAt = performance.now();
  const results = [
    { name: 'probe: a sound tree passes', problem: trySoundTree() },
    {
      name: 'probe: every rule about imports and calls has one',
      problem: rulesWithoutProbe().join(', ') || undefined,
    },
    ...PROBES.map((probe) => ({ name: `probe: ${probe.name}`, problem: tryProbe(probe) })),
  ];
  const failed = results.filter((result) => result.problem).length;
  say(failed === 0, `${results.length} probes of the checks`, startedAt);
  return results;
}

async function report({ name, run }: Check): Promise<CheckResult> {
  const startedAt = performance.now();
  const problem = await run();
  say(!problem, name, startedAt);
  return { name, problem };
}

function say(ok: boolean, name: string, startedAt: number): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
