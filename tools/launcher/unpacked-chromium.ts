import { existsSync } from 'node:fs';
import { chmod, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runCommand } from './command.ts';

export const DEBIAN_SHELL = 'chromium-headless-shell';

/**
 * Installs Debian's Chromium without root: apt keeps its lists and downloads in our own folder, and missing packages are unpacked
 * there instead of installed. Returns the path of a script that starts it, or undefined.
 */
export async function unpackDebianChromium(folder = join(ROOT, '.cache', DEBIAN_SHELL)): Promise<string | undefined> {
  const script = join(folder, 'start');
  if (existsSync(script)) return script;
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg')) return undefined;
  console.log("Fetching Debian's Chromium for the browser tests…");
  await rm(folder, { recursive: true, force: true });
  const packages = await download(folder);
  const root = join(folder, 'root');
  for (const file of packages) {
    if ((await runCommand({ program: 'dpkg', args: ['-x', file, root] })).code !== 0) return undefined;
  }
  const program = join(root, 'usr/lib/chromium', DEBIAN_SHELL);
  if (!existsSync(program)) return undefined;
  const libraries = await Array.fromAsync(glob('{usr/,}lib/*-linux-gnu', { cwd: root }));
  const path = libraries.map((library) => join(root, library)).join(':');
  await writeFile(script, `#!/bin/sh\nLD_LIBRARY_PATH="${path}:$LD_LIBRARY_PATH" exec "${program}" "$@"\n`);
  await chmod(script, 0o755);
  return script;
}

async function download(folder: string): Promise<string[]> {
  const archives = join(folder, 'cache/archives');
  await mkdir(join(archives, 'partial'), { recursive: true });
  await mkdir(join(folder, 'state/lists/partial'), { recursive: true });
  const settings = {
    'Dir::State': join(folder, 'state'),
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::Cache': join(folder, 'cache'),
    'Debug::NoLocking': 'true',
    'APT::Sandbox::User': '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await runCommand({ program: 'apt-get', args: [...options, 'update'] });
  // Files next to the program must be unpacked next to it, even if they are installed.
  const wanted = ['--reinstall', 'install', DEBIAN_SHELL, 'chromium-common'];
  const install = ['-y', '--no-install-recommends', '--download-only', ...wanted];
  await runCommand({ program: 'apt-get', args: [...options, ...install] });
  return Array.fromAsync(glob(join(archives, '*.deb')));
}
