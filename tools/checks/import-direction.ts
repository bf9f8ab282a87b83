import { IMPORT_RULES, type ImportRule } from './import-rules.ts';
import { findImports, type Import } from './imports.ts';
import type { Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

export function checkImportDirection(tree: SourceTree): Problem[] {
  return findImports(tree).flatMap((found) =>
    IMPORT_RULES.filter((rule) => breaks(rule, found)).map(({ rule, belongs }) => ({
      rule,
      file: found.file,
      line: found.line,
      message: `imports ${found.target}. ${belongs}`,
    })),
  );
}

function breaks(rule: ImportRule, { file, target, typeOnly }: Import): boolean {
  const arrow = `${file} -> ${target}`;
  if (rule.valuesOnly && typeOnly) return false;
  if (rule.exceptFiles?.some((pattern) => (pattern instanceof RegExp ? pattern.test(file) : pattern === file)))
    return false;
  return rule.forbids.test(arrow) && !rule.except?.test(arrow);
}
