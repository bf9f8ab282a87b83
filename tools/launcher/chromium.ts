import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './command.ts';
import { DEBIAN_SHELL, unpackDebianChromium } from './unpacked-chromium.ts';

class NoChromiumError extends Error {}

/** Chromium without windows: the same engine for less than half the CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Playwright finds its own browser. */
const OF_PLAYWRIGHT = '';

const SOURCES = [
  shellHere,
  downloadedByPlaywright,
  () => ofDebian(DEBIAN_SHELL),
  unpacked,
  browserHere,
  () => ofDebian('chromium'),
  ofServerless,
];

/** Finds or fetches a Chromium that starts. Returns its path, or '' for Playwright's own. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new NoChromiumError(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }
  for (const source of SOURCES) {
    for (const path of await source()) {
      if (await starts(path)) return path;
    }
  }
  throw new NoChromiumError(
    [
      'The browser tests need Chromium, and none was found or could be fetched. Either',
      '  - install Chromium or Google Chrome with the package manager of the system, or',
      '  - run `npx playwright install --with-deps chromium` where its download is reachable, or',
      '  - set CHROMIUM_PATH to an executable.',
    ].join('\n'),
  );
}

async function shellHere(): Promise<string[]> {
  return [...onThisMachine(SHELLS), OF_PLAYWRIGHT];
}

async function browserHere(): Promise<string[]> {
  return [...onThisMachine(BROWSERS), chromium.executablePath(), MAC_CHROME];
}

function onThisMachine(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function downloadedByPlaywright(): Promise<string[]> {
  console.log('Downloading Chromium for the browser tests…');
  const { code } = await runCommand({ program: 'playwright', args: ['install', 'chromium', '--only-shell'] });
  return code === 0 ? [OF_PLAYWRIGHT] : [];
}

async function ofDebian(name: string): Promise<string[]> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  console.log(`Installing Debian's ${name} for the browser tests…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand({ program: 'apt-get', args: ['update'], env });
  await runCommand({ program: 'apt-get', args: ['install', '-y', '--no-install-recommends', name], env });
  return [`/usr/bin/${name}`];
}

async function unpacked(): Promise<string[]> {
  const path = await unpackDebianChromium();
  return path === undefined ? [] : [path];
}

/** A Chromium from the npm registry: not a dependency, but used if it is installed. */
async function ofServerless(): Promise<string[]> {
  try {
    const serverless = await import(import.meta.resolve('@sparticuz/chromium'));
    return [await serverless.default.executablePath()];
  } catch {
    return [];
  }
}

async function starts(path: string): Promise<boolean> {
  if (path !== OF_PLAYWRIGHT && !existsSync(path)) return false;
  try {
    const executable = path === OF_PLAYWRIGHT ? {} : { executablePath: path };
    const browser = await chromium.launch({ ...executable, args: ['--no-sandbox'], timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
