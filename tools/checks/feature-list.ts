import { findImports } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const LIST = 'api/src/features.ts';
const OFFERED =
  /^(?<feature>api\/src\/features\/[^/]+)\/(?:index|(?:[a-z0-9-]+\/)?(?:[a-z0-9-]+\.)?(?:routes|jobs|reactions))\.ts$/;

/** Routes, jobs and reactions work only if the feature's index.ts exports them and features.ts lists the feature. */
export function checkFeatureList(tree: SourceTree): Problem[] {
  const imports = new Set(findImports(tree).map(({ file, target }) => `${file} -> ${target}`));
  return tree.paths.flatMap((file) => {
    const feature = file.match(OFFERED)?.groups?.feature;
    if (!feature) return [];
    const index = `${feature}/index.ts`;
    const by = file === index ? LIST : index;
    if (imports.has(`${by} -> ${file}`)) return [];
    return [{ rule: 'every feature is listed', file, message: `Nothing calls it: import it in ${by}.` }];
  });
}
