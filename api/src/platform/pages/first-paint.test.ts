import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptsAfterPaint, withStyles } from './first-paint.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-paint-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/root-Ab_1.css'), 'a{color:red}\n');
  await writeFile(join(folder, 'assets/boats-x.css'), "b::before{content:'$&'}");
});
afterAll(() => rm(folder, { recursive: true }));

describe('The styles of a page', () => {
  it('are inlined before their links, which stay but load nothing', () => {
    const html =
      '<head><link rel="stylesheet" href="/assets/root-Ab_1.css#"/><link rel="stylesheet" href="/assets/boats-x.css"/></head>';
    const style = `a{color:red}\nb::before{content:'$&'}`;
    expect(withStyles(html, folder)).toEqual({
      html:
        `<head><style>${style}</style>` +
        '<link rel="stylesheet" href="/assets/root-Ab_1.css#" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/boats-x.css" disabled=""/></head>',
      styles: [style],
    });
  });

  it('are left alone when none are ours', () => {
    const html = '<head><link rel="stylesheet" href="https://elsewhere.example/a.css"/></head>';
    expect(withStyles(html, folder)).toEqual({ html, styles: [] });
  });
});

describe('The scripts of a page', () => {
  it('are wrapped in a script that runs them later, and are returned for the policy', () => {
    const source = 'import "/assets/a.js";\nconst text = "</not-yet>";';
    const { html, started } = scriptsAfterPaint(`<p></p><script nonce="n" type="module" async="">${source}</script>`);
    expect(started).toBe(source);
    expect(html).toMatch(/^<p><\/p><script nonce="n" type="module" async="">[\s\S]*<\/script>$/);
    expect(html.match(/<\//g)).toHaveLength(2);
    const held = /textContent = (".*");/.exec(html)?.[1] ?? '""';
    expect(JSON.parse(held)).toBe(source);
  });

  it('are left alone without a nonce', () => {
    const html = '<script type="module" async="">theirs()</script>';
    expect(scriptsAfterPaint(html)).toEqual({ html, started: undefined });
  });
});
