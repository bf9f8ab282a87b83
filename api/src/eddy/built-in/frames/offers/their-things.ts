import { matches, matchOf } from '../../../matching.ts';
import type { Situation } from '../../situation.ts';

const ASKED =
  /\b(?:plus|and|with|want|need|add|adds|include|includes|including|throw in|throws in|get|take|for|also)\s+(?<whose>his|her|their|the)\s+(?<thing>\p{L}[^,.;:!?\d$]*?)(?=\s+(?:for|and|plus|on top|too|as well|or|in|to|into|instead|thrown)\b|\s*(?:[,.;:!?]|$))/giu;
const NO_THING =
  /^(?:cash|money|boat|yacht|rest|difference|balance|same|deal|trade|offer|bid|counter|price|asking|ask|fees?|closing|costs?|survey|title|trailer|delivery|shipping|one|other|owner|seller|buyer|note|message|number|amount|way|end)\b/i;
const BOATS: ReadonlySet<string> = new Set(['boat', 'make', 'own', 'person', 'ref', 'id', 'type']);
const NAMED: ReadonlySet<string> = new Set(['asset', 'strange']);

/** Things of the other side that a counteroffer asks for, in the user's words: 'his 150 plus the wagon for my boat'. */
export function theirThings({ message, line }: Situation): string[] {
  return [...message.matchAll(ASKED)].flatMap(({ index, 0: whole, groups }) => {
    const thing = groups?.thing?.trim() ?? '';
    const at = index + whole.length - (groups?.thing?.length ?? 0);
    const chunks = line.chunks.filter((chunk) => chunk.end > at && chunk.at < at + thing.length);
    const kinds = chunks.map(({ meaning }) => meaning?.is ?? '');
    if (matches(NO_THING, thing) || kinds.some((kind) => BOATS.has(kind))) return [];
    return groups?.whose?.toLowerCase() !== 'the' || kinds.some((kind) => NAMED.has(kind)) ? [thing] : [];
  });
}

const ALTERNATIVE =
  /[\s,]+(?:or(?: else)?|alternatively)\s+(?!(?:so|no|nothing|not|less|more|better|best|forget|never|else|thereabouts|around|about)\b)(?:(?:with|at|for|rather)\s+)?(?<other>(?:my|the|his|her|their|\$)?\s?[^,.;!?]*\d[^.;!?]*|(?:my|the|his|her|their)\s[^.;!?]+)$/iu;

/** The second of two sets of terms: 'at 380, or the wagon plus 350'. */
export function alternativeIn(message: string): { at: number; words: string } | undefined {
  const found = matchOf(ALTERNATIVE, message.trimEnd());
  return found?.groups?.other ? { at: found.index, words: found.groups.other.trim() } : undefined;
}
