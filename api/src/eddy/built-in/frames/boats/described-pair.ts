import type { ToolRecord } from '../../../turns.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import { cityText } from '../../reading/places/wished-places.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { distancesText } from '../search/nearest.ts';
import { pointsIn } from './points.ts';

/** A boat by its name, or by words that a search finds it with. */
type Description = { id: number; isPlaced: boolean } | { wish: Wish; label: string };

const SEPARATES = /^(?:[,.;:?!]|and|or|vs|versus|but)$/;
const ARTICLE = /^(?:the|that|this)$/;
const NOUN = /^(?:one|boat|yacht|vessel|guy)$/;
const CLOSER = /\b(?:closer|nearer|closest|nearest|farther|further)\b/;
const TOGETHER =
  /\b(?:together|combined|altogether|total|sum|in all|all told|add up|adds up|for (?:both|the two|the pair)|both cost)\b/;
const OTHER = /_(?:own|saved|make|person|money|asset|coins|sort|id)_|\b(?:offer|swap|trade|message|tell)\b/;

/** 'She likes the one in Miami, I like the cruiser in Tampa, what do both cost': two boats that only words tell, and a question about them. */
export const describedPairFrame: Frame = (situation) => {
  const { line, reading, phrases } = situation;
  if (line.has(OTHER)) return undefined;
  const segments = segmentsOf(line.chunks);
  const described = segments.flatMap((chunks) => descriptionIn(chunks, line.message) ?? []);
  if (described.length !== 2 || described.every((one) => 'id' in one && !one.isPlaced)) return undefined;
  const isNear = line.has(CLOSER);
  const isPoint = pointsIn([], reading.words, phrases).length > 0 || COMPARES.test(reading.words);
  if (!isNear && !isPoint && !line.has(TOGETHER)) return undefined;
  return { intent: 'compare', weight: 1.75, ...EVERYTHING, whole: true, plan: planFor(described, situation) };
};

const COMPARES =
  /\b(?:which|what)\b.*\b(?:cheaper|pricier|more expensive|newer|older|bigger|smaller|longer|shorter|faster|slower|wider|fewer|more|less)\b/;

function segmentsOf(chunks: readonly Chunk[]): Chunk[][] {
  const segments: Chunk[][] = [[]];
  for (const chunk of chunks) {
    if (!chunk.meaning && SEPARATES.test(chunk.text)) segments.push([]);
    else segments.at(-1)?.push(chunk);
  }
  return segments;
}

/** 'The cruiser down in Miami': an article, a noun or a type, and a place; or a name. */
function descriptionIn(chunks: readonly Chunk[], message: string): Description | undefined {
  const words = chunks.map(({ text }) => text).join(' ');
  if (CLOSER.test(words) || !chunks.some(({ text }) => ARTICLE.test(text))) return undefined;
  const named = chunks.flatMap(({ meaning, written }) =>
    meaning?.is === 'boat' && meaning.count === 1 ? meaning.boats.map((boat) => ({ boat, written })) : [],
  );
  const [only] = named;
  if (named.length === 1 && only) return { id: only.boat.id, isPlaced: !isNamed(only) };
  const place = chunks.find(({ meaning, negated }) => meaning?.is === 'place' && !negated);
  const isBoat = chunks.some(({ meaning, text }) => meaning?.is === 'type' || NOUN.test(text));
  if (!place || !isBoat) return undefined;
  const { wish } = readWish(new Line(message, [...chunks]));
  return {
    wish: without(wish, ['sort', 'order', 'limit']),
    label: place.written.replace(/^(?:in|at|from|near)\s+/i, ''),
  };
}

/** 'The cruiser in Miami' stands for a boat without its name. */
const isNamed = ({ boat, written }: { boat: { make: string; model: string }; written: string }) =>
  `${boat.make} ${boat.model}`
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) =>
      written
        .toLowerCase()
        .split(/[\s-]+/)
        .includes(word),
    );

/** The town behind 'nearer to'. */
function townIn({ line: { chunks } }: Situation): string | undefined {
  const at = chunks.findIndex(({ text }) => CLOSER.test(text));
  const place = chunks.slice(at).find(({ meaning }) => meaning?.is === 'place')?.meaning;
  return at >= 0 && place?.is === 'place' ? (place.zip ?? cityText(place)) : undefined;
}

function planFor(described: readonly Description[], situation: Situation): Plan {
  const { line, phrases, language } = situation;
  const wishes = described.flatMap((one) => ('wish' in one ? [one] : []));
  const isNear = line.has(CLOSER);
  const from = townIn(situation);
  return (done) => {
    const next = wishes[done.length];
    if (next) return use('search_boats', next.wish);
    const open = wishes.find((_wish, index) => countOf(done[index]?.output.total) !== 1);
    if (open) return say(unclearText(open.label, done[wishes.indexOf(open)], situation));
    const found = wishes.map((_wish, index) => boatsOf(done[index]?.output ?? {})[0]?.id ?? 0);
    const ids = described.map((one) => ('id' in one ? one.id : (found[wishes.indexOf(one)] ?? 0)));
    const [details, far] = done.slice(wishes.length);
    if (!details) return use('boat_details', { boatIds: ids });
    if (isNear && from !== undefined && !far) return use('how_far', { boatIds: ids, from });
    const error = errorOf(details.output) ?? (far && errorOf(far.output));
    const distances = far && from !== undefined ? distancesText(far.output, from, situation) : '';
    return say(
      error ??
        [
          figuresText(boatsOf(details.output), situation),
          distances,
          isNear && from === undefined ? question('fromWhere', language) : '',
        ]
          .filter(Boolean)
          .join(' '),
    );
  };

  function unclearText(label: string, search: ToolRecord | undefined, { phrases: said }: Situation): string {
    const output = search?.output ?? {};
    const total = countOf(output.total);
    const told = total > 0 ? said.severalNamed(label, total, boatsOf(output)) : said.noneNamed(label);
    return errorOf(output) ?? `${told} ${phrases.compareWhich}`;
  }
}

function figuresText(boats: readonly KnownBoat[], { line, reading, phrases }: Situation): string {
  const sum = boats.reduce((total, { price }) => total + dollarsOf(price), 0);
  return [
    ...boats.map(({ title, price, location }) => `${title}: ${price}, ${location}.`),
    line.has(TOGETHER)
      ? phrases.parts(
          boats.map(({ title }) => title),
          sum,
        )
      : '',
    ...pointsIn(boats, reading.words, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}
