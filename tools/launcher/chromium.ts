import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './command.ts';
import { unpackDebianChromium } from './unpacked-chromium.ts';

export class NoChromiumError extends Error {}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium that starts: one that is there, or else one that can be fetched. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new NoChromiumError(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }
  for (const source of [onThisMachine, ofPlaywright, downloadedByPlaywright, ofDebian, unpacked, ofServerless]) {
    for (const path of await source()) {
      if (existsSync(path) && (await starts(path))) return path;
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

async function onThisMachine(): Promise<string[]> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC_CHROME];
}

async function ofPlaywright(): Promise<string[]> {
  return [chromium.executablePath()];
}

async function downloadedByPlaywright(): Promise<string[]> {
  console.log('Downloading Chromium for the browser tests…');
  const { code } = await runCommand({ program: 'playwright', args: ['install', 'chromium', '--no-shell'] });
  return code === 0 ? ofPlaywright() : [];
}

async function ofDebian(): Promise<string[]> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  console.log("Installing Debian's Chromium for the browser tests…");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand({ program: 'apt-get', args: ['update'], env });
  await runCommand({ program: 'apt-get', args: ['install', '-y', '--no-install-recommends', 'chromium'], env });
  return ['/usr/bin/chromium'];
}

async function unpacked(): Promise<string[]> {
  const path = await unpackDebianChromium();
  return path === undefined ? [] : [path];
}

/** A Chromium that comes from the npm registry: not a dependency, but used where somebody has put it. */
async function ofServerless(): Promise<string[]> {
  try {
    const serverless = await import(import.meta.resolve('@sparticuz/chromium'));
    return [await serverless.default.executablePath()];
  } catch {
    return [];
  }
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
