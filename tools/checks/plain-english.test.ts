import { expect, test } from 'vitest';
import { checkSubjects } from './plain-english.ts';
import { plantTree } from './source-tree.ts';

const linesIn = (file: string, text: string) => checkSubjects(plantTree({ [file]: text })).map(({ line }) => line);

test.each([
  ['a block comment', 'a.ts', '/** Who asks is told. */'],
  ['a later sentence', 'a.ts', '// It is sold. Whoever\n// bought it pays.'],
  ['a comment after a statement', 'a.ts', 'sell(); // What is left stays.'],
  ['a comment in JSX', 'a.tsx', '<p>\n  {/* Whatever fits is shown. */}\n</p>'],
  ['a style sheet', 'a.css', '/* What hovers is raised. */'],
  ['a database function', 'api/src/db/sql/a.sql', '-- What was counted.'],
  ['a container', 'Dockerfile', '# What production needs.'],
  ['a test name', 'a.test.ts', "it('who is blocked hears nothing', () => {});"],
  ['a table of tests', 'a.test.ts', "it.each([\n  1,\n])('what costs %d is sold', () => {});"],
  ['a heading', 'a.md', '# What we sell'],
  ['a list item', 'a.md', '- **What it costs** is fixed.'],
  ['a wrapped list item', 'a.md', '- It is\n  sold. What it costs is fixed.'],
  ['a cell', 'a.md', '| fees | Who sells pays. |'],
])('finds a missing subject in %s', (_place, file, text) => {
  expect(linesIn(file, text)).toHaveLength(1);
});

test.each([
  ['a question', 'a.ts', '/** Who sold `a.b`? What is it worth? */'],
  ['a concession', 'a.ts', '// Whatever the order, the sum is the same.'],
  ['a quotation', 'a.ts', "/** 'What it costs' is a heading. */"],
  ['a clause after its subject', 'a.ts', '/** Users who ask get what they need. */'],
  ['a text on the screen', 'a.tsx', "const text = 'What you see is old.';\n<p>What you see is old.</p>"],
  ['a text in a test', 'a.test.ts', "expect(text).toBe('What you see is old.');"],
  ['code in a document', 'a.md', 'Call `What.is()`.\n\n    What is this'],
  ['a column name', 'a.md', '| part | what it does |'],
])('accepts %s', (_kind, file, text) => {
  expect(linesIn(file, text)).toEqual([]);
});

test('reports the line of the sentence', () => {
  expect(linesIn('a.ts', 'sell();\n/**\n * Sells it.\n * What is left stays.\n */')).toEqual([4]);
});
