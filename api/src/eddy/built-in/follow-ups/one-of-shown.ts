import { matchOf } from '../../matching.ts';
import { dollarsOf, type KnownBoat, type Memory } from '../memory.ts';

const OPENS =
  '(?:(?:and|so|ok(?:ay)?|now|then|but|well|hm+|please|eddy|what about|how about|as for|for|about)[\\s,]+)*';
const RANK = '(?<rank>second|2nd|third|3rd|fourth|4th|fifth|5th|next(?: to| most)?|second to) (?:to )?(?:the )?';
const END =
  '(?<end>(?:most |least )(?:expensive|hours)|cheapest|priciest|dearest|longest|biggest|largest|shortest|smallest|newest|youngest|latest|oldest|fastest|quickest|slowest)';
const SHAPE =
  '(?<shape>new|brand new|mint|excellent|perfect|great|top|very good|good|decent|fair|so-?so|rough|project|poor|bad)';
const STATE = '(?:shape|condition|nick|order|state)';
const ONE = '(?: (?:one|boat|yacht))';
const SELECTED = [
  `(?:the )?${RANK}${END}${ONE}?(?: of (?:them|those|these))?`,
  `(?:the|that) (?:one|boat)(?: that| which)?(?:['’]s| is)? (?:in|with) (?:the |an? )?${SHAPE} ${STATE}`,
  `(?:the|that) ${SHAPE}(?: ${STATE})?${ONE}`,
  `(?:the|that) (?:one|boat) (?:from|of|built in|made in|from the year) (?<year>(?:19|20)\\d\\d)`,
  `(?:the|that) (?<compared>newer|older|cheaper|pricier|dearer|more expensive|less expensive|bigger|larger|longer|smaller|shorter|faster|slower)${ONE}`,
];
/** 'The fourth fastest, is it wide?' */
const FIRST = SELECTED.map(
  (one) =>
    new RegExp(
      `^\\s*${OPENS}${one}(?:['’]s|s)?(?:\\s*[,:;–—-]+\\s*(?:and |so )?| (?=(?:how|what|who|where|when|which|is|does|did|has|would|will|can|could|whose|do)\\b))(?<question>\\p{L}.{3,120})$`,
      'iu',
    ),
);
/** 'How wide is the fourth newest one?' */
const LAST = SELECTED.slice(0, 2).map(
  (one) =>
    new RegExp(
      `^(?<question>\\s*${OPENS}\\p{L}[^,.?!]{3,60}? )${one}(?<tail> (?:have|has|take|cost|sleep|do|run|come with|located|built|listed))?[\\s?.!]*$`,
      'iu',
    ),
);
const ASKS =
  /^\s*(?:(?:and|so|please|ok(?:ay)?|then|tell me|can you tell me|do you know)[\s,]+)*(?:how|what|who|where|when|is|does|do|has|did|would|will|can|could|whose|price|hours|engine hours|year|length|beam|top speed|owner|location)\b/iu;
/** Lists and orders are made by other means: only a question is about one boat. */
const OF_MORE =
  /\b(?:than|offer|message|tell|write|compare[ds]?|difference|versus|vs|both|ones|boats|them|those|these|their boats|my boat)\b/iu;

const RANKS: Readonly<Record<string, number>> = {
  second: 1,
  '2nd': 1,
  next: 1,
  'next to': 1,
  'next most': 1,
  'second to': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
};

type Measure = readonly [of: (boat: KnownBoat) => number | null | undefined, sign: 1 | -1];
const price = ({ price: asked }: KnownBoat) => dollarsOf(asked);
const MEASURES: readonly [RegExp, Measure][] = [
  [/^(?:cheap|least expensive|less expensive)/i, [price, 1]],
  [/^(?:pric|dear|most expensive|more expensive)/i, [price, -1]],
  [/^(?:long|big|larg)/i, [({ length }) => length, -1]],
  [/^(?:short|small)/i, [({ length }) => length, 1]],
  [/^(?:new|young|lat)/i, [({ year }) => year, -1]],
  [/^old/i, [({ year }) => year, 1]],
  [/^(?:fast|quick)/i, [({ topSpeed }) => topSpeed, -1]],
  [/^slow/i, [({ topSpeed }) => topSpeed, 1]],
  [/^most hours/i, [({ engineHours }) => engineHours, -1]],
  [/^least hours/i, [({ engineHours }) => engineHours, 1]],
];
const CONDITIONS: readonly [RegExp, string][] = [
  [/^(?:brand )?new$|^mint$/i, 'New'],
  [/^(?:excellent|perfect|great|top|very good)$/i, 'Excellent'],
  [/^(?:good|decent)$/i, 'Good'],
  [/^(?:fair|so-?so)$/i, 'Fair'],
  [/^(?:project|rough|poor|bad)$/i, 'Project'],
];

/** A question about one boat of the list, told by its rank or its condition, with the name of that boat. */
export function withOneOfShown(message: string, memory: Memory): string | undefined {
  const { shown, found, listedBy, asked, cardIsLast } = memory;
  if (shown.length < 2 || asked || cardIsLast || listedBy === 'my_boats' || OF_MORE.test(message)) return undefined;
  const first = FIRST.map((pattern) => matchOf(pattern, message)?.groups).find(Boolean);
  const last = first ? undefined : LAST.map((pattern) => matchOf(pattern, message)?.groups).find(Boolean);
  const said = first ?? last;
  if (!said || !ASKS.test(said.question ?? '')) return undefined;
  // 'The newer one, where does it lie?' has an answer that tells the figure, too.
  if (said.compared && !TAKES.test(said.question ?? '')) return undefined;
  // Of a list that goes on, the boats beyond may be meant.
  const isWhole = listedBy !== 'search_boats' || found <= shown.length;
  const boat = isWhole || !said.rank ? memberSaid(said, shown) : undefined;
  if (!boat) return undefined;
  const name = `the ${boat.year} ${boat.make} ${boat.model}`;
  return first ? aboutNamed(said.question ?? '', name) : `${said.question}${name}${said.tail ?? ''}?`;
}

function memberSaid(said: Record<string, string | undefined>, shown: readonly KnownBoat[]): KnownBoat | undefined {
  const { rank, end, shape, year: built, compared } = said;
  if (built) return only(shown.filter(({ year }) => year === Number(built)));
  if (shape) return only(shown.filter(({ condition }) => condition === conditionOf(shape)));
  if (compared) return shown.length === 2 ? ranked(compared, 0, shown) : undefined;
  return end ? ranked(end, RANKS[rank?.toLowerCase() ?? ''] ?? 0, shown) : undefined;
}

const conditionOf = (shape: string) => CONDITIONS.find(([pattern]) => pattern.test(shape))?.[1];
const only = (boats: readonly KnownBoat[]) => (boats.length === 1 ? boats[0] : undefined);

/** None if two boats share the rank, or if a listing lacks the figure. */
function ranked(end: string, rank: number, shown: readonly KnownBoat[]): KnownBoat | undefined {
  const [figureOf, sign] = MEASURES.find(([pattern]) => pattern.test(end))?.[1] ?? [];
  if (!figureOf || !sign) return undefined;
  const figures = shown.flatMap((boat) => {
    const figure = figureOf(boat);
    return typeof figure === 'number' ? [{ boat, figure }] : [];
  });
  if (figures.length < shown.length) return undefined;
  const sorted = figures.toSorted((a, b) => sign * (a.figure - b.figure));
  const meant = sorted[rank];
  return meant && only(sorted.filter(({ figure }) => figure === meant.figure).map(({ boat }) => boat));
}

const TAKES = /\b(?:would|will|does|do|could|might|can)\b.*\b(?:take|accept|want|consider|pay with)\b/iu;
const OWNER =
  /\b(?:its|his|her|the|their) (owner|seller)\b|\b(?<=(?:would|will|does|do|could|might|can) )(?:they|he|she)\b/iu;
const TAKES_WHAT =
  /^(?:and |so )*what(?:['’]s| does| do| would| will| is)? (?:it|they|he|she|(?:the|its|his|her) (?:owner|seller)) (?:take|takes|accept|want|wants|looking for|after)(?: for (?:it|her|that))?(?: in (?:trade|exchange|return))?$/iu;
const PRONOUN = /\b(?:it|she|that one|this one|that boat|the boat)\b/iu;
const ITS = /\bits (?=\p{L})/iu;

/** The question with the name in place of its pronoun, or in front of it. */
function aboutNamed(question: string, name: string): string {
  const asks = question.replace(/[\s?.!]+$/u, '');
  if (TAKES_WHAT.test(asks)) return `what does ${name} take in trade?`;
  if (OWNER.test(asks)) return `${asks.replace(OWNER, `the owner of ${name}`)}?`;
  if (PRONOUN.test(asks)) return `${asks.replace(PRONOUN, name)}?`;
  if (ITS.test(asks)) return `${asks.replace(ITS, 'the ')} of ${name}?`;
  return `${name}, ${asks}?`;
}
