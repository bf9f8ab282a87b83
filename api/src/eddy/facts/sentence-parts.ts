import { compares } from './comparisons.ts';
import type { KnownFacts } from './known-facts.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { placesIn, type SaidPlace } from './places-said.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

/** A part of a sentence that is about one boat, or about none in particular. */
export interface SentencePart {
  start: number;
  end: number;
  text: string;
  mention: Mention | undefined;
  quantities: readonly Quantity[];
  places: readonly SaidPlace[];
}

export interface ReadSentence {
  text: string;
  parts: SentencePart[];
  mentions: readonly Mention[];
  quantities: readonly Quantity[];
  places: readonly SaidPlace[];
  /** It joins the names of two boats to one that does not exist. */
  conflict: boolean;
}

const BREAK =
  /[;:()|!?]|,(?=\s)|\s-\s|(?<![\p{L}])(?:and|while|whereas|but|though|although|or|y|e|mientras|pero|o|et|tandis que|mais|ou|und|während|aber|oder|versus|vs)(?![\p{L}])/giu;
const THAN =
  /(?<!\p{L})(?:than|que|als|compared (?:to|with)|relative to|against|below|above|under|over|from)\s+(?:that of |what )?(?:the |el |la |le |l'|die |das |der |den |dem |del |du )?$/iu;

/** Divides a sentence at its breaks and where the next boat is named. */
export function readSentence(text: string, known: KnownFacts): ReadSentence {
  const { mentions, conflict } = mentionsIn(text, known);
  const named = (start: number) => mentions.some((one) => start >= one.start && start < one.end);
  const places = placesIn(text, known, named);
  const placed = (start: number) => places.some((one) => start >= one.start && start < one.end);
  const quantities = quantitiesIn(text).filter(
    ({ start }) => !named(start) && !placed(start) && !isMarker(text, start),
  );
  const spans = [...mentions, ...places, ...quantities];
  const inSpan = (at: number) => spans.some(({ start, end }) => at > start && at < end);
  const cuts = new Set<number>();
  for (const match of text.matchAll(BREAK)) {
    const at = match.index;
    if (inSpan(at) || isBetween(text.slice(0, at), match[0]) || isCityAndState(at, places)) continue;
    cuts.add(at + (/^[\p{L}]/u.test(match[0]) ? 0 : match[0].length));
  }
  mentions.forEach((mention, index) => {
    const from = Math.max(0, ...[...cuts].filter((cut) => cut <= mention.start));
    const before = text.slice(from, mention.start);
    const isSecond = index > 0 && (mentions[index - 1]?.start ?? 0) >= from;
    if (isSecond) cuts.add(conjunctionBefore(text, mentions[index - 1]?.end ?? 0, mention.start));
    else if (THAN.test(before) && (compares(before) || /\d/.test(before))) cuts.add(mention.start);
  });
  const ends = [...cuts].filter((cut) => cut > 0 && cut < text.length).sort((a, b) => a - b);
  const starts = [0, ...ends];
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const within = (span: { start: number }) => span.start >= start && span.start < end;
    return {
      start,
      end,
      text: text.slice(start, end),
      mention: mentions.find(within),
      quantities: quantities.filter(within),
      places: places.filter(within),
    };
  });
  return { text, parts: parts.filter((part) => part.text.trim() !== ''), mentions, quantities, places, conflict };
}

/** Words between a conjunction and the next name belong to that name. */
function conjunctionBefore(text: string, from: number, to: number): number {
  const match = [...text.slice(from, to).matchAll(/(?<!\p{L})(?:and|y|et|und|or|nor|o|ou|oder|ni)(?!\p{L})/giu)].at(-1);
  return match ? from + match.index : to;
}

/** The number of a list item. */
const isMarker = (text: string, start: number) =>
  /^\W*$/.test(text.slice(0, start)) && /^\d{1,2}[.)]\s/.test(text.slice(start));

/** The 'and' of 'between … and …'. */
const isBetween = (before: string, word: string) =>
  /^(?:and|y|et|und)$/i.test(word) &&
  /(?<!\p{L})(?:between|entre|zwischen)\s[^,;]*$/iu.test(before) &&
  !/(?:between|entre|zwischen).*\b(?:and|y|et|und)\b/i.test(before);

const isCityAndState = (at: number, places: readonly SaidPlace[]) =>
  places.some((one) => one.end === at) && places.some((one) => one.start > at && one.start <= at + 2);

/** A part with a name and nothing else but articles. */
export const isBare = ({ text, mention, quantities, start }: SentencePart) =>
  mention !== undefined &&
  quantities.length === 0 &&
  /^[\s\p{P}]*(?:(?:the|both|el|la|los|las|le|les|l'|der|die|das|den|dem|and|y|et|und|or|o|ou|oder|neither|nor|either|of|with|between|entre|zwischen)\s+)*$/iu.test(
    text.slice(0, mention.start - start),
  ) &&
  /^[\s\p{P}]*(?:'s)?[\s\p{P}]*$/u.test(text.slice(mention.end - start));
