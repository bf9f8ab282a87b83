import { checkCallers } from './callers.ts';
import { checkConfigurationTable, checkLinks } from './docs.ts';
import { checkEvaluations } from './evaluations.ts';
import { checkFeatureCycles, checkNounCycles } from './feature-cycles.ts';
import { checkFeatureList } from './feature-list.ts';
import {
  checkApiAddresses,
  checkBrowserDialogs,
  checkEveryTestRuns,
  checkFileLength,
  checkSqlText,
} from './file-contents.ts';
import { checkFileNames, checkFolders } from './file-names.ts';
import { checkImportDirection } from './import-direction.ts';
import { checkLockfile } from './lockfile.ts';
import { checkDeadExports, checkForwardingModules, checkImportCycles } from './module-graph.ts';
import { checkSubjects } from './plain-english.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';
import { checkUnitsOfWork } from './units-of-work.ts';

interface TreeCheck {
  readonly name: string;
  readonly find: (tree: SourceTree) => Problem[];
}

export const TREE_CHECKS: readonly TreeCheck[] = [
  { name: 'import direction', find: checkImportDirection },
  { name: 'callers', find: checkCallers },
  { name: 'import cycles', find: checkImportCycles },
  { name: 'dead exports', find: checkDeadExports },
  { name: 'forwarding modules', find: checkForwardingModules },
  { name: 'feature cycles', find: checkFeatureCycles },
  { name: 'feature list', find: checkFeatureList },
  { name: 'units of work', find: checkUnitsOfWork },
  { name: 'noun cycles', find: checkNounCycles },
  { name: 'file names', find: checkFileNames },
  { name: 'folders of features', find: checkFolders },
  { name: 'file length', find: checkFileLength },
  { name: 'dialogs of the browser', find: checkBrowserDialogs },
  { name: 'SQL in stores', find: checkSqlText },
  { name: 'addresses of the API', find: checkApiAddresses },
  { name: 'evaluations', find: checkEvaluations },
  { name: 'every test runs', find: checkEveryTestRuns },
  { name: 'subjects of sentences', find: checkSubjects },
  { name: 'links in documents', find: checkLinks },
  { name: 'configuration table', find: checkConfigurationTable },
  { name: 'lockfile', find: checkLockfile },
];

export function findProblems(tree: SourceTree): Problem[] {
  return TREE_CHECKS.flatMap(({ find }) => find(tree));
}
