import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const targets = (text: string) => importsOf('api/src/features/boats/service.ts', text).map(({ target }) => target);

test('finds every kind of import', () => {
  expect(
    targets(`
import plain from './store.ts';
import * as all from "../accounts/service.ts";
import { one, two as three } from '@tradewind/domain/money';
import type { Boat } from '@tradewind/contract/boats';
import first, { second } from 'zod';
import {
  long,
  list,
} from 'node:fs';
import './side-effect.ts?url';
export * from './policy.ts';
export { present } from './present.ts';
const later = await import('pg');
`),
  ).toEqual([
    'api/src/features/boats/store.ts',
    'api/src/features/accounts/service.ts',
    'domain/src/money.ts',
    'contract/src/boats.ts',
    'npm:zod',
    'node:fs',
    'api/src/features/boats/policy.ts',
    'api/src/features/boats/present.ts',
    'api/src/features/boats/side-effect.ts',
    'npm:pg',
  ]);
});

test('ignores comments and ordinary code', () => {
  expect(
    targets(`
// import old from './old.ts';
/* import older from './older.ts'; */
export const from = 'harbor';
export function sail(from: string) { return 'from ' + from; }
const url = new URL('./chart.ts', import.meta.url);
`),
  ).toEqual([]);
});

test('distinguishes type-only imports from value imports', () => {
  const kinds = importsOf(
    'api/src/app.ts',
    "import type { A } from 'a';\nimport { type B, type C } from 'b';\nimport { type D, e } from 'c';\n",
  );
  expect(kinds.map(({ typeOnly }) => typeOnly)).toEqual([true, true, false]);
});

test('reports the line on which an import starts', () => {
  expect(importsOf('api/src/app.ts', "\n\nimport {\n  a,\n} from 'a';\n").map(({ line }) => line)).toEqual([3]);
});

test('knows the names that an import takes', () => {
  const names = (text: string) => importsOf('api/src/app.ts', text).flatMap((found) => found.names);
  expect(names("import first, { type Second, third as other } from 'a';")).toEqual(['Second', 'third', 'default']);
  expect(names("import * as all from 'a';")).toEqual(['*']);
  expect(names("export * from './a.ts';")).toEqual(['*']);
  expect(names("const later = await import('./a.ts');")).toEqual(['*']);
  expect(names("import './a.css';")).toEqual([]);
});
