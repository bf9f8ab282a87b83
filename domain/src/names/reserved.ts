import { skeletonOf } from './look-alikes.ts';

/** Words that suggest the name's owner speaks for the marketplace. */
const WORDS = [
  'admin',
  'administrator',
  'administration',
  'broker',
  'brokerage',
  'escrow',
  'helpdesk',
  'moderation',
  'moderator',
  'official',
  'security',
  'staff',
  'support',
  'sysadmin',
  'verification',
  'verified',
  'webmaster',
].map(skeletonOf);
/** Reserved also as part of a longer word. */
const PARTS = ['tradewind', 'administrator', 'moderator', 'helpdesk'].map(skeletonOf);
const STARTS = ['support', 'brokerage', 'admin'].map(skeletonOf);
const ENDS = ['support', 'brokerage'].map(skeletonOf);
const PHRASES = ['eddy ai', 'eddie ai', 'eddy bot', 'eddy assistant'];
const phrases = PHRASES.map((phrase) => skeletonOf(phrase).split(' '));
/** Reserved only as a whole name, since each can be part of a real one. */
const ALONE = ['billing', 'help', 'payments', 'safety', 'team'];
const wholeNames = new Set([...phrases.map((words) => words.join('')), ...ALONE.map(skeletonOf)]);

/** Any two of these together sound like a department: "Help Center", "Trust & Safety". */
const DEPARTMENT_WORDS = [
  'accounts?',
  'alerts?',
  'assistance',
  'billing',
  'buyers?',
  'care',
  'center',
  'centre',
  'clients?',
  'compliance',
  'contact',
  'customers?',
  'department',
  'desk',
  'fraud',
  'help',
  'info',
  'members?',
  'office',
  'payments?',
  'protection',
  'refunds?',
  'safety',
  'sales',
  'sellers?',
  'services?',
  'team',
  'trust',
  'users?',
].map(skeletonOf);
const DEPARTMENT_WORD = `(?:${DEPARTMENT_WORDS.join('|')})`;
const AND = `(?:${['and', 'n', 'of', 'the'].map(skeletonOf).join('|')})`;
const department = new RegExp(`(?<=^| )${DEPARTMENT_WORD}(?: ${AND})* ${DEPARTMENT_WORD}(?= |$)`);
const compactDepartment = new RegExp(`^${AND}?${DEPARTMENT_WORD}(?:${AND}?${DEPARTMENT_WORD})+$`);

/** Usernames that mail and web servers use as well. */
const USERNAMES = new Set(['root', 'system', 'security', 'billing', 'abuse', 'postmaster', 'noreply', 'help', 'info']);

export function isReservedUsername(username: string): boolean {
  return USERNAMES.has(username.replace(/[\d._]+$/, '')) || isReservedName(username);
}

/** Whether a name impersonates the marketplace, its assistant or its staff, even in look-alike letters. */
export function isReservedName(name: string): boolean {
  const words = wordsOf(name);
  // Checked with and without trailing numbers: "support24" is "support".
  const bare = wordsOf(name.replace(/(\p{L})\d+/gu, '$1'));
  return [words, bare].some((list) => {
    const compact = list.join('');
    if (WORDS.includes(compact) || wholeNames.has(compact)) return true;
    if (compactDepartment.test(compact) || department.test(list.join(' '))) return true;
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
