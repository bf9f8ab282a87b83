import { readFileSync } from 'node:fs';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"/g;
const MODULE_PRELOAD = '<link rel="modulepreload" ';
export const PRELOAD_LATER = `${MODULE_PRELOAD}media="not all" `;

/**
 * Inlines the styles, because separate files would cost a round trip before the first paint. Their links stay, because the router
 * and hydration look for them, but load nothing; neither do the links of scripts before `laterScript`. Returns the inlined sources
 * as `styles`.
 */
export function withStyles(html: string, clientFolder: string): { html: string; styles: string[] } {
  const sheets = [...html.matchAll(STYLESHEET)].map(([, path = '']) => sheetAt(clientFolder + path));
  if (sheets.length === 0) return { html, styles: [] };
  const style = sheets.join('\n');
  const styled = html
    .replaceAll(STYLESHEET, (link) => `${link} disabled=""`)
    .replace('<link rel="stylesheet"', (first) => `<style>${style}</style>${first}`)
    .replaceAll(MODULE_PRELOAD, PRELOAD_LATER);
  return { html: styled, styles: [style] };
}

/** Built files have content hashes in their names, so they never change. */
const read = new Map<string, string>();

function sheetAt(file: string): string {
  const sheet = read.get(file) ?? readFileSync(file, 'utf8').trim();
  read.set(file, sheet);
  return sheet;
}

const MODULES = /(<script nonce="[^"]*" type="module" async="">)([\s\S]*?)<\/script>/;

/**
 * Delays the scripts that hydrate the page until it is painted, so that images and fonts load first. A key press or a pointer
 * event starts them earlier, and a few seconds are the longest wait. Scripts that fail to load are requested again, at the latest
 * when the connection is back. `started` is the source that runs then.
 */
export function scriptsAfterPaint(html: string): { html: string; started: string | undefined } {
  const [whole, opening, started] = MODULES.exec(html) ?? [];
  if (whole === undefined || started === undefined) return { html, started: undefined };
  return { html: html.replace(whole, () => `${opening}${laterScript(started)}</script>`), started };
}

const LONGEST_WAIT_MS = 3_000;
/** Retries of scripts that fail to load while the browser is online. Each wait is twice as long as the last. */
const MOST_TRIES = 6;

const laterScript = (source: string) => `
const events = ['pointerdown', 'keydown', 'touchstart'];
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const event of events) removeEventListener(event, begin, true);
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.media = 'all';
  run();
};
let tries = 0;
const run = () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = ${JSON.stringify(source).replaceAll('<', '\\u003c')};
  script.onerror = () => {
    script.remove();
    let waits = true;
    const again = () => {
      if (waits) run();
      waits = false;
    };
    addEventListener('online', again, { once: true });
    if (navigator.onLine && tries < ${MOST_TRIES}) setTimeout(again, 1000 * 2 ** tries++);
  };
  document.head.append(script);
};
const whenSeen = () => requestAnimationFrame(() => setTimeout(begin));
for (const event of events) addEventListener(event, begin, { capture: true, passive: true });
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenSeen, { once: true });
else whenSeen();
setTimeout(begin, ${LONGEST_WAIT_MS});
`;
