import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** One way in which somebody asks for a meaning, with {boat}, {person}, {place} and {type} in the places of names. */
export interface Phrasing {
  meaning: string;
  text: string;
}

const FOLDER = new URL('./phrasings/', import.meta.url);

const filesOf = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/** Everything that `npm run eddy:learn` learns from: a line holds a meaning, a tab and a phrasing. */
export const readPhrasings = (): Phrasing[] =>
  filesOf()
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      const [meaning, text] = line.split('\t');
      return meaning && text ? [{ meaning, text }] : [];
    });

/** Changes with the phrasings, so that a network that has not learned them is noticed. */
export const digestOfPhrasings = (): string => hash('sha256', filesOf().join('\n'));
