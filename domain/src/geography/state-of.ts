import { isUsState, STATE_NAMES, US_STATES, type UsState } from './us-states.ts';
import { stateOfZip } from './zip-codes.ts';

/** State codes that are also words. Anywhere but at the end of an address they count only between punctuation. */
const WORDLIKE: ReadonlySet<string> = new Set('AL CO DE HI ID IN LA MA ME MO MS OH OK OR PA'.split(' '));

const STATE_BY_NAME: ReadonlyMap<string, UsState> = new Map(
  US_STATES.map((state) => [STATE_NAMES[state].toLowerCase(), state] as const),
);

/** 'Port Washington', 'Kansas City' and 'Ohio River' do not name a state; 'New York City' does. */
const NOT_AFTER = '(?<!\\b(?:port|fort|mount|lake|point)\\s)';
const NOT_BEFORE = '(?!(?<!new york)\\s+(?:city|river|bay|canal|avenue|ave|street)\\b)';
const NAME = new RegExp(`${NOT_AFTER}\\b(?:${[...STATE_BY_NAME.keys()].join('|')})\\b${NOT_BEFORE}`, 'gi');

/** Finds the state in free text such as 'Miami FL', 'Miami, FL' or 'Tampa, Florida 33602'. The last one mentioned wins. */
export function stateOf(location: string): UsState | undefined {
  const address = tidied(location).replace(/,? ?\b(?:USA?|United States(?: of America)?),?$/i, '');
  const place = address.replace(/,? ?\b\d{5}(?:-\d{4})?$/, '');
  return stateAtEnd(place) ?? stateInZip(address) ?? codeWithin(place) ?? nameWithin(place);
}

/** Turns 'N.C.' into 'NC' and collapses runs of spaces, dots and commas. */
function tidied(location: string): string {
  return location
    .replace(/\b([A-Za-z])\.\s?([A-Za-z])\.(?!\w)/g, '$1$2')
    .replace(/[\s.,]+/g, (run) => (run.includes(',') ? ', ' : ' '))
    .replace(/,? ?$/, '')
    .trimStart();
}

function stateAtEnd(place: string): UsState | undefined {
  const match = /(^|[^A-Za-z'’-])([A-Za-z]{2})$/.exec(place);
  const code = match?.[2] ?? '';
  const afterComma = /,\s*[A-Za-z]{2}$/.test(place);
  const written = code.toUpperCase();
  if (isUsState(written) && (afterComma || code === written || !WORDLIKE.has(written))) return written;
  const last = [...place.matchAll(NAME)].at(-1);
  return last && last.index + last[0].length === place.length ? stateNamed(last[0]) : undefined;
}

function stateInZip(address: string): UsState | undefined {
  return [...address.matchAll(/(?<![\d-])\d{5}(?!\d)/g)].map(([zip]) => stateOfZip(zip)).findLast((state) => state);
}

/** Ignores two capital letters if the whole text is in capitals or if they spell a word. */
function codeWithin(place: string): UsState | undefined {
  const segments = place.split(/[,;()/|]|\s[-–—]\s/).map((segment) => segment.trim());
  const words = /[a-z]/.test(place) ? (place.match(/(?<![\w'’-])[A-Z]{2}(?![\w'’-])/g) ?? []) : [];
  const candidates = [...segments, ...words.filter((word) => !WORDLIKE.has(word))];
  return candidates.find((candidate) => isUsState(candidate)) as UsState | undefined;
}

function nameWithin(place: string): UsState | undefined {
  const last = [...place.matchAll(NAME)].at(-1);
  return last && stateNamed(last[0]);
}

function stateNamed(name: string): UsState | undefined {
  return STATE_BY_NAME.get(name.toLowerCase());
}
