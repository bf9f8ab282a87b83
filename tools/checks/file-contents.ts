import { SQL_FILES } from './import-rules.ts';
import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const MAX_LINES = 400;
const WRITTEN_BY_HAND = /\.(ts|tsx|mts|mjs|js|jsx|css|md|sql|html|yml|yaml)$/;
const DATA = /\/(migrations|data)\//;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const BROWSER_DIALOG = /\bbeforeunload\b|(?<![.\w])(?:window\.)?(?:alert|confirm|prompt)\(/g;
/** An SQL statement in a string, or a call that runs one. */
const SQL_TEXT =
  /[`'"]\s*\(?(?:select\s[^`]*?\sfrom|with\s\w+\sas|insert\sinto|update\s\w+\sset|delete\sfrom)\s|\$client\b|\.execute(?:<[^>]*>)?\(/g;
const NAMES_CALLS = /^(web\/app\/.*\.tsx?|api\/src\/features\/.*routes\.ts)$/;
const API_ADDRESS = /(?<=['"`<])\/api\/[\w:$-]+/g;
const UNRUN_TEST = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/g;

export function checkFileLength(tree: SourceTree): Problem[] {
  return tree.paths
    .filter((file) => WRITTEN_BY_HAND.test(file) && !DATA.test(file))
    .map((file) => ({ file, lines: tree.read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => ({
      rule: `no file over ${MAX_LINES} lines`,
      file,
      message: `${lines} lines. Split it by what it does, not by size.`,
    }));
}

export function checkBrowserDialogs(tree: SourceTree): Problem[] {
  return tree.paths
    .filter((file) => /^web\/app\/.*\.tsx?$/.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(BROWSER_DIALOG)].map((match) => ({
        rule: 'web asks in its own dialogs',
        file,
        line: lineAt(text, match.index),
        message: `${match[0]} opens a browser dialog. Save drafts (lib/drafts.ts) and ask with ui/confirm-dialog.tsx or ui/leave-guard.tsx.`,
      }));
    });
}

export function checkSqlText(tree: SourceTree): Problem[] {
  const mayHoldSql = (file: string) =>
    SQL_FILES.some((known) => (known instanceof RegExp ? known.test(file) : known === file));
  return tree.paths
    .filter((file) => /^api\/src\/(features|eddy)\/.*\.ts$/.test(file) && !mayHoldSql(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(SQL_TEXT)].map((match) => ({
        rule: 'SQL is written in stores',
        file,
        line: lineAt(text, match.index),
        message: `${match[0].trim()}: put the statement into a named function of a store (store.ts, pages.store.ts), and call that.`,
      }));
    });
}

/** API paths are written only in the contract. */
export function checkApiAddresses(tree: SourceTree): Problem[] {
  return tree.paths
    .filter((file) => NAMES_CALLS.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(API_ADDRESS)].map((match) => ({
        rule: 'calls of the API are in the contract',
        file,
        line: lineAt(text, match.index),
        message: `${match[0]} is an API path. Define its endpoint in contract/src/<feature>.ts: serve(app, endpoint, …) serves it, call(endpoint, …) and read(endpoint, …) call it.`,
      }));
    });
}

export function checkEveryTestRuns(tree: SourceTree): Problem[] {
  return tree.paths
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(UNRUN_TEST)].map((match) => ({
        rule: 'every test runs',
        file,
        line: lineAt(text, match.index),
        message: `${match[0]} skips tests. Fix the test or delete it.`,
      }));
    });
}
