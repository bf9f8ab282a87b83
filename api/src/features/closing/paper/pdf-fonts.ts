import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;

interface Fonts {
  readonly regular: Font;
  readonly bold: Font;
}

let loaded: Fonts | undefined;

/** The parsed fonts stay in memory once a document was written: parsing them takes longer than most documents. */
export function fonts(): Fonts {
  loaded ??= { regular: load('400Regular'), bold: load('600SemiBold') };
  return loaded;
}

const load = (name: string): Font =>
  remembering(create(readFileSync(resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`))) as Font);

type Run = ReturnType<Font['layout']>;

/** Words of our own texts; names and amounts come and go. */
const MOST_WORDS = 4_000;

/** A font that shapes each piece of text once: our documents repeat most of their words. */
function remembering(font: Font): Font {
  const known = new Map<string, Run>();
  const layout: Font['layout'] = (text, ...how) => {
    const key = JSON.stringify([text, ...how]);
    const run = known.get(key) ?? font.layout(text, ...how);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(key, run);
    return copyOf(run);
  };
  return Object.assign(Object.create(font) as Font, { layout });
}

/** The writer of PDFs scales the positions in place. */
const copyOf = (run: Run): Run =>
  Object.assign(Object.create(Object.getPrototypeOf(run)) as Run, run, {
    positions: run.positions.map((position) => ({ ...position })),
  });
