import { posix } from 'node:path';
import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const LINK = /\]\(\s*<?(?<target>[^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(?<reference>\S+)|\b(?:src|href)="(?<html>[^"]+)"/gm;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i;

export function checkLinks(tree: SourceTree): Problem[] {
  return tree.paths.filter((file) => file.endsWith('.md')).flatMap((file) => brokenLinks(tree, file));
}

function brokenLinks(tree: SourceTree, file: string): Problem[] {
  // Blanked rather than removed to keep the line numbers.
  const text = tree.read(file).replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
  return [...text.matchAll(LINK)].flatMap((match) => {
    const link = match.groups?.target ?? match.groups?.reference ?? match.groups?.html ?? '';
    if (ELSEWHERE.test(link) || tree.has(pathOf(file, link))) return [];
    return [
      { rule: 'links lead somewhere', file, line: lineAt(text, match.index), message: `${link} does not exist.` },
    ];
  });
}

function pathOf(file: string, link: string): string {
  const path = decodeURIComponent(link.replace(/[?#].*$/, ''));
  const joined = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  return joined.replace(/\/$/, '').replace(/^\.$/, '');
}

const CONFIG = 'api/src/config.ts';
const README = 'README.md';
const VARIABLE = /^\s+(?<name>[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*):/gm;

/** Every environment variable of the server has a row in the configuration table. */
export function checkConfigurationTable(tree: SourceTree): Problem[] {
  if (!tree.has(CONFIG)) return [];
  const rows = tree.has(README)
    ? tree
        .read(README)
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .join('\n')
    : '';
  const text = tree.read(CONFIG);
  return [...text.matchAll(VARIABLE)]
    .filter((match) => !rows.includes(`\`${match.groups?.name}\``))
    .map((match) => ({
      rule: 'every variable is documented',
      file: CONFIG,
      line: lineAt(text, match.index + match[0].search(/\S/)),
      message: `\`${match.groups?.name}\` has no row in the configuration table of ${README}.`,
    }));
}
