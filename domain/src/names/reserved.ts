import { hasMixedWord, skeletonOf } from './look-alikes.ts';

/** Words that make somebody look as if they spoke for the marketplace. */
const WORDS = [
  'admin',
  'administrator',
  'administration',
  'broker',
  'brokerage',
  'helpdesk',
  'moderator',
  'official',
  'staff',
  'support',
  'sysadmin',
  'webmaster',
].map(skeletonOf);
/** The same, also as a part of a longer word. */
const PARTS = ['tradewind', 'administrator', 'moderator', 'helpdesk'].map(skeletonOf);
const STARTS = ['support', 'brokerage', 'admin'].map(skeletonOf);
const ENDS = ['support', 'brokerage'].map(skeletonOf);
const PHRASES = ['eddy ai', 'eddie ai', 'customer service', 'customer care', 'help desk', 'trust and safety'];
const phrases = PHRASES.map((phrase) => skeletonOf(phrase).split(' '));
const compactPhrases = new Set(phrases.map((words) => words.join('')));

/** Nobody needs these as a username: mail and web servers have them, too. */
const USERNAMES = new Set(['root', 'system', 'security', 'billing', 'abuse', 'postmaster', 'noreply', 'help', 'info']);

/** Whether a name passes its bearer off as the marketplace, its assistant or its staff, also in look-alike letters. */
export function isReservedName(name: string): boolean {
  return hasMixedWord(name) || speaksForUs(name);
}

export function isReservedUsername(username: string): boolean {
  return USERNAMES.has(username.replace(/[\d._]+$/, '')) || speaksForUs(username);
}

function speaksForUs(name: string): boolean {
  const words = wordsOf(name);
  // With the numbers at its end and without: "support24" is "support".
  const bare = wordsOf(name.replace(/(\p{L})\d+/gu, '$1'));
  return [words, bare].some((list) => {
    const compact = list.join('');
    if (WORDS.includes(compact) || compactPhrases.has(compact)) return true;
    if (PARTS.some((part) => compact.includes(part))) return true;
    if (phrases.some((phrase) => contains(list, phrase))) return true;
    return list.some(
      (word) =>
        WORDS.includes(word) ||
        STARTS.some((start) => word.startsWith(start)) ||
        ENDS.some((end) => word.endsWith(end)),
    );
  });
}

const wordsOf = (name: string) =>
  skeletonOf(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const contains = (list: readonly string[], phrase: readonly string[]) =>
  list.some((_, at) => phrase.every((word, offset) => list[at + offset] === word));
