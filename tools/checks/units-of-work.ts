import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const SERVER_CODE = /^(api\/src|tools|bench)\/.*\.ts$/;
const TESTS = /\.test\.ts$|^api\/src\/testing\//;
const TRANSACTION_OWNERS = [/^api\/src\/db\//, /^api\/src\/platform\/work\.ts$/];
const EFFECT_OWNERS = [/^api\/src\/db\//, /^api\/src\/platform\/(work|effects|events|public-reads)\.ts$/];

const TRANSACTION = /\.transaction\(/g;
/** Calls that write a single effect. Only a unit of work knows when that is safe. */
const EFFECT =
  /(?<!function )\b(?:writeEvents|lockEvents|announceChange|writeActivities|writeNotification|pg_notify)\(|\b(?:jobs|queue)\.send\(|\bpublicReads\.changed\(/g;

export function checkUnitsOfWork(tree: SourceTree): Problem[] {
  const files = tree.paths.filter((file) => SERVER_CODE.test(file) && !TESTS.test(file) && !isProbe(file));
  return [
    ...matches(tree, files, TRANSACTION, TRANSACTION_OWNERS).map((found) => ({
      ...found,
      rule: 'writes are units of work',
      message:
        'opens a transaction by hand. Call commit(async (work) => …), or work.commit inside another: effects then follow the commit. A store without effects may use inTransaction() of db/client.ts.',
    })),
    ...matches(tree, files, EFFECT, EFFECT_OWNERS).map((found) => ({
      ...found,
      rule: 'effects go through the unit of work',
      message: `${found.text} is not tied to the commit. Use the methods of Work: publish, notify, sendJob, logActivity, happened, publicReadsChanged.`,
    })),
  ];
}

/** These files contain planted violations as strings. */
const isProbe = (file: string) => file.startsWith('tools/checks/');

function matches(tree: SourceTree, files: readonly string[], pattern: RegExp, owners: readonly RegExp[]) {
  return files
    .filter((file) => !owners.some((owner) => owner.test(file)))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), text: match[0] }));
    });
}
