import { alternativesOf, type Need, neededBy, SoughtText } from './needed-words.ts';

/**
 * Matches patterns without compiling those that cannot match. Node compiles a pattern when it is first used, most of ours to several
 * kilobytes; the text must have certain words for almost all of them, and a message has the words of few. Patterns without state only.
 */
export function matches(pattern: RegExp, text: string): boolean {
  const { need, parts } = knownOf(pattern);
  if (!need && !parts) return pattern.test(text);
  const sought = soughtIn(text);
  if (need && !sought.meets(need)) return false;
  return parts
    ? parts.some((part) => (!part.need || sought.meets(part.need)) && part.pattern.test(text))
    : pattern.test(text);
}

/** The same as `pattern.exec(text)`. */
export const matchOf = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null;

/** A pattern, and what stands for its matches. */
export type Replacement = readonly [RegExp, string | ((...found: string[]) => string)];

/** The text after one replacement after the other. */
export const replacedIn = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (said, [pattern, by]) => (mayMatch(pattern, said) ? said.replace(pattern, by as string) : said),
    text,
  );

/** Whether a text has the words that a pattern needs. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const { need } = knownOf(pattern);
  return !need || soughtIn(text).meets(need);
}

interface Known {
  flags?: string;
  need?: Need | undefined;
  /** The alternatives of a long pattern, each of which compiles to little. */
  parts?: readonly { pattern: RegExp; need: Need | undefined }[] | undefined;
}

/** More than there are in the code: patterns with names of the catalog must not fill the memory. */
const MOST_PATTERNS = 6000;
const LONG = 300;
const NOTHING: Known = {};
/** By source: literals within functions are other objects each time. */
const patterns = new Map<string, Known>();

function knownOf(pattern: RegExp): Known {
  const known = patterns.get(pattern.source);
  if (known) return known.parts && known.flags !== pattern.flags ? NOTHING : known;
  return patterns.size < MOST_PATTERNS ? learn(pattern) : NOTHING;
}

function learn(pattern: RegExp): Known {
  const { source, flags } = pattern;
  const parts = source.length < LONG || /[gyv]/.test(flags) ? [] : alternativesOf(source);
  const known = {
    flags,
    need: neededBy(pattern),
    ...(parts.length > 1 && {
      parts: parts.map((part) => new RegExp(part, flags)).map((part) => ({ pattern: part, need: neededBy(part) })),
    }),
  };
  patterns.set(source, known);
  return known;
}

const MOST_TEXTS = 30;
const texts = new Map<string, SoughtText>();

/** Many patterns look at one text after the other. */
function soughtIn(text: string): SoughtText {
  const known = texts.get(text);
  if (known) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  const sought = new SoughtText(text);
  texts.set(text, sought);
  return sought;
}

/** A text as an expression that matches nothing else. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
