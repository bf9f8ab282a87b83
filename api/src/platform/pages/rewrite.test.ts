import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewritePage } from './rewrite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-rewrite-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/root.css'), 'a{color:red}');
});
afterAll(() => rm(folder, { recursive: true }));

const PAGE =
  '<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link nonce="n" rel="stylesheet" href="/assets/root.css"/>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js";</script>';
const missingIn = (page: string) => rewritePage(page, 'n', folder).missing;

it('rewrites a page from the current build', () => {
  const { html, sources, missing } = rewritePage(PAGE, 'n', folder);
  expect(missing).toEqual([]);
  expect(sources.styles).toEqual(['a{color:red}']);
  expect(sources.scripts).toContain('import "/assets/a.js";');
  expect(html).not.toContain('nonce="n"');
});

it('lists what it does not find in a page with another structure', () => {
  expect(missingIn(PAGE.replace('"modulepreload"', '"preload"'))).toEqual(['preloaded modules']);
  expect(missingIn(PAGE.replace('"stylesheet"', '"stylesheet" data-x=""'))).toContain('style sheets');
  expect(missingIn(PAGE.replace(' async=""', ''))).toEqual(['script that starts them']);
});
