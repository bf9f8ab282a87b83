// Loaded by `node --import` in production: reads our modules without their types from api/build, so that Node does not load its compiler.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { builtName } from './built-file.mjs';

const OURS = new URL('../../', import.meta.url).href;
const BUILD = new URL('../build/', import.meta.url);

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith(OURS) && url.endsWith('.ts') ? readBuilt(new URL(url)) : undefined;
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

function readBuilt(url) {
  try {
    return readFileSync(new URL(builtName(readFileSync(url)), BUILD), 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    warnOnce(url);
    return undefined;
  }
}

let hasWarned = false;

function warnOnce({ pathname }) {
  if (hasWarned) return;
  hasWarned = true;
  process.emitWarning(`${pathname} is not built, which takes memory. Run: node tools/launcher/build.ts`);
}
