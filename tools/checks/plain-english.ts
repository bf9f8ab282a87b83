import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const CODE = /\.(?:ts|tsx|mts|mjs|css)$/;
const TESTS = /\.(?:test|spec)\.tsx?$/;
const SQL = /^api\/src\/db\/sql\/.*\.sql$/;
const SHELL = /(?:^|\/)Dockerfile$|\.ya?ml$|^\.ci\//;
const DOCUMENT = /\.md$/;
/** The tests of the checks contain planted violations as strings. */
const PLANTED = /^tools\/checks\/.*\.test\.ts$/;

/** Comments start a line or follow a statement, as the formatter writes them; strings that look like one do neither. */
const COMMENT = /(?<=^[ \t]*\{?)\/\*[\s\S]*?\*\/|(?<=^[ \t]*|[;,{}()[\]] )\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm;
const SQL_COMMENT = /(?<=^[ \t]*)-- .*(?:\n[ \t]*-- .*)*/gm;
const SHELL_COMMENT = /(?<=^[ \t]*)# .*(?:\n[ \t]*# .*)*/gm;
const TEST_NAME =
  /(?:\b(?:describe|it|test)(?:\.\w+)*(?:\([\w.]*\))?|(?<=^[ \t]*)\]\))\(\s*(?<quote>['"`])(?<name>(?:\\.|(?!\k<quote>).)*)\k<quote>/gm;
/** A heading, a list item, a table cell or a paragraph. */
const BLOCK = /(?:[^\n|]|\n(?![ \t]*(?:\n|[-*#|]|\d+\.)))+/g;
const CODE_BLOCK = /^\n? {4}/;
const MARKS = /\*\*|\*\/|`[^`\n]*`|^[ \t]*(?:\/\*+|\/\/|\*|--?|#+|\d+\.) ?/gm;

const HEADLESS = /(?<=^\s*|[.!?]['"’”)]*\s+)(?:Who|Whom|Whose|What|Whoever|Whomever|Whatever)\b/g;
/** As in "Whatever the order, the result is the same." */
const CONCESSION = /^(?:Whoever|Whomever|Whatever) (?:the|a|an|its|their|his|her|this|that|these|those) [^,.]*,/;
const QUESTION = /^(?:[^.!?]|[.!](?!\s|$))*\?/;

/** "Who signs in late is …" hides the subject of its sentence in a clause. Questions are fine. */
export function checkSubjects(tree: SourceTree): Problem[] {
  return tree.paths.flatMap((file) => {
    const text = isRead(file) ? tree.read(file) : '';
    return proseOf(file, text).flatMap(({ prose, index }) =>
      headlessIn(prose).map((found) => ({
        rule: 'sentences name their subject',
        file,
        line: lineAt(text, index + found.index),
        message: `"${found.start}…" starts with a clause instead of a subject: write "Users who …", "The data that …", or start with a verb.`,
      })),
    );
  });
}

const isRead = (file: string) => [CODE, SQL, SHELL, DOCUMENT].some((kind) => kind.test(file)) && !PLANTED.test(file);

function proseOf(file: string, text: string): { prose: string; index: number }[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ 0: prose, index }) => ({ prose, index }));
  if (DOCUMENT.test(file)) return found(BLOCK).filter(({ prose }) => !CODE_BLOCK.test(prose));
  if (SQL.test(file)) return found(SQL_COMMENT);
  if (SHELL.test(file)) return found(SHELL_COMMENT);
  return [...found(COMMENT), ...(TESTS.test(file) ? testNamesIn(text) : [])];
}

function testNamesIn(text: string): { prose: string; index: number }[] {
  return [...text.matchAll(TEST_NAME)].map(({ 0: all, groups, index }) => {
    const name = groups?.name ?? '';
    return { prose: name.charAt(0).toUpperCase() + name.slice(1), index: index + all.length - name.length - 1 };
  });
}

function headlessIn(prose: string): { start: string; index: number }[] {
  // Blanked rather than removed to keep the positions.
  const plain = prose.replace(MARKS, (mark) => ' '.repeat(mark.length));
  return [...plain.matchAll(HEADLESS)]
    .filter(({ index }) => !QUESTION.test(plain.slice(index)) && !CONCESSION.test(plain.slice(index)))
    .map(({ index }) => ({ start: plain.slice(index).split(/\s+/).slice(0, 5).join(' '), index }));
}
