import { describe, expect, it } from 'vitest';
import { matches, matchOf, replacedIn } from './matching.ts';
import { alternativesOf, neededBy, SoughtText } from './needed-words.ts';

const PATTERNS: readonly RegExp[] = [
  /\bhow much(?: money)? (?:of (?:mine|ours)|is mine) (?:are|do) you (?:hold(?:ing)?|keep)\b/i,
  /^(?=.*\btax(?:es)?\b)(?!.*\bboats\b).*\b(?:trad(?:e|ing)|swap)\b/,
  /(?<=\b(?:in|near) )(?:port|fort) \p{L}{3,}/u,
  /(?<first>so|ok)\b.*\k<first>/,
  /(a|b)\1c/,
  /don['’]?t [(/.*-]?pan{2,3}ic!?/i,
  /x{0}y?[^z]|[A-Z]\d+(?:st|nd)/,
  /Straße|[ſs]o (?:K|km)/iu,
  /\u00e9t\xe9|\/\.\$/,
  /(?:nothing|anything) (?:but|except)|/,
  /👍?ok/u,
];
const TEXTS = [
  'How much of mine are you holding',
  'how much money is mine do you keep',
  'what taxes do I pay on a swap',
  'what taxes on boats for a swap',
  'a boat in fort pierce',
  'so do you think so',
  'ok then so',
  'bbc and aac',
  "DON'T PANNIC!",
  'don’t (pannnic',
  'X1st Y22nd',
  'in der STRASSE, Straße, ſo km',
  'so \u212am',
  'été /.$',
  'anything except trawlers',
  '👍ok',
  '',
];

describe('matching by needed words', () => {
  it.each(PATTERNS)('finds what %s finds', (pattern) => {
    for (const text of TEXTS) {
      expect(matches(pattern, text)).toBe(pattern.test(text));
      expect(matchOf(pattern, text)?.[0]).toBe(pattern.exec(text)?.[0]);
      expect(replacedIn(text, [[pattern, '<$&>']])).toBe(text.replace(pattern, '<$&>'));
    }
  });

  it('finds what each alternative of a long pattern finds', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}(?: (?:and|or) other${at})?`);
    const long = new RegExp(`${words.join('|')}|^last$`);
    for (const text of ['word7', 'a word59 or other59', 'last', 'at last', 'word'])
      expect(matches(long, text)).toBe(long.test(text));
    expect(matches(new RegExp(long.source, 'i'), 'LAST')).toBe(true);
  });

  it('asks for the words that every match has', () => {
    const isMet = (pattern: RegExp, text: string) => {
      const need = neededBy(pattern);
      return need === undefined || new SoughtText(text).meets(need);
    };
    expect(isMet(/\bwhy (?:is|are) .*\bcheap/, 'show me cheap boats')).toBe(false);
    expect(isMet(/\bwhy (?:is|are) .*\bcheap/, 'WHY IS THAT SO CHEAP')).toBe(true);
    expect(isMet(/(?:please )?show(?: me)?/, 'please')).toBe(false);
    expect(isMet(/(?<!no )offers?|bids?/, 'a bid')).toBe(true);
  });

  it('asks for nothing where a match has no certain words', () => {
    expect(neededBy(/\d+|boat/)).toBeUndefined();
    expect(neededBy(/(?:boat)*/)).toBeUndefined();
    expect(neededBy(/(?i:boat)s/)).toBeUndefined();
    expect(neededBy(/[[a-z]--[t]]oat/v)).toBeUndefined();
  });

  it('tells alternatives from bars within groups and classes', () => {
    expect(alternativesOf('a(?:b|c)|[|)]\\||d')).toEqual(['a(?:b|c)', '[|)]\\|', 'd']);
    expect(alternativesOf('(a)\\1|b')).toEqual([]);
  });
});
