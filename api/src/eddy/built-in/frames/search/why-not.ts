import type { NamedBoat } from '../../../../platform/names.ts';
import type { KnownBoat } from '../../memory.ts';
import { LIMITS_MISSED } from '../../phrases/limits-missed.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { withBoat } from '../boats/boat-text.ts';
import { described } from './describe.ts';

const OPENS = '^(?:(?:and|so|but|okay|hm+|oh|well|wait|hey|,) )*';
const NOT = '(?:not|missing|left out|leave out|skip(?:ped)?|excluded?|drop(?:ped)?|miss(?:ed)?|ruled? out)';
/** 'Why not the Falcon?', 'how come the Falcon is missing'. */
const WHY = new RegExp(
  `${OPENS}(?:why|how come)\\b(?: \\w+){0,4}? ${NOT}\\b(?: \\w+){0,4} _(?:boat|make)_|${OPENS}(?:why|how come)(?: \\w+){0,3} _(?:boat|make)_(?: \\w+){0,2} (?:${NOT}|did it not|does it not)\\b|${OPENS}(?:why|how come) (?:not|no) (?:\\w+ ){0,2}_(?:boat|make)_`,
);
/** Words of leaving out are read into the boat behind them. */
const WHY_LEFT_OUT = new RegExp(
  `${OPENS}(?:why|how come)\\b(?: \\w+){0,4} _(?:boat|make)_(?: (?:on|in|there|here|among|the|your|list|them|it|those|these|one|ones|of|included|shown|listed|a|match|matches|results?|for|me))*[?.! ]*$`,
);
const OTHER =
  /_(?:own|person|money)_|\b(?:my|mine|sell|selling|sold|accept|accepted|reply|replied|answer|offer|cheap|cheaper|price|priced|trailer|take|takes|show up as|worth)\b/;
const MOST_LIMITS = 7;

/** Names the limits of the last search that a boat misses. */
export const whyNotFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const wish = memory.wishes.at(-1) ?? memory.search;
  if (!wish || memory.listedBy !== 'search_boats' || !asksWhyNot(line) || line.has(OTHER)) return undefined;
  const [boat, ...others] = boatsIn(line);
  if (!boat || others.length > 0) return undefined;
  const limits = limitsOf(wish);
  if (limits.length > MOST_LIMITS) return undefined;
  const plan = whyNotPlan(boat.id, limits, situation);
  return { intent: 'details', weight: 1.9, ...EVERYTHING, whole: true, plan };
};

const asksWhyNot = (line: Line): boolean =>
  line.has(WHY) || (line.has(WHY_LEFT_OUT) && line.chunks.some(({ negated }) => negated));

/** The boats named, also behind 'leave out'. */
const boatsIn = (line: Line): readonly NamedBoat[] =>
  line.chunks.flatMap(({ meaning }) =>
    (meaning?.is === 'boat' || meaning?.is === 'make') && meaning.boats.length === meaning.count ? meaning.boats : [],
  );

const ORDERS: ReadonlySet<string> = new Set(['cursor', 'limit', 'sort', 'order', 'zip']);

/** Each limit apart; a distance belongs to its town. */
function limitsOf({ near, withinMiles, tradeFor, notOnlyOpen, allTradeFor, notMine: _mine, ...wish }: Wish): Wish[] {
  const one = Object.entries(wish).filter(([name, value]) => !ORDERS.has(name) && value !== undefined);
  return [
    ...one.map(([name, value]): Wish => ({ [name]: value })),
    ...(tradeFor ? [{ tradeFor, ...(notOnlyOpen && { notOnlyOpen }), ...(allTradeFor && { allTradeFor }) }] : []),
    ...(near && withinMiles ? [{ near, withinMiles }] : []),
  ];
}

function whyNotPlan(boatId: number, limits: readonly Wish[], situation: Situation): Plan {
  const { memory, phrases, language } = situation;
  const said = LIMITS_MISSED[language];
  return withBoat(boatId, phrases, (boat, checked) => {
    const limit = limits[checked.length];
    if (limit) return use(limit.near ? 'search_boats' : 'read_boats', { ...limit, boatIds: [boatId] });
    const error = checked.map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const isShown = memory.shown.some(({ id }) => id === boatId);
    const missed = isShown ? [] : limits.filter((_limit, index) => countOf(checked[index]?.output.total) === 0);
    const pending = boat.inTrade ? phrases.tradePending([boat.title], true) : '';
    const text =
      missed.length > 0
        ? said.missed(
            boat.title,
            missed.map((one) => ({ asked: described(one, phrases), has: figureOf(boat, one, situation) })),
          )
        : isShown
          ? said.among(boat.title)
          : said.further(boat.title);
    return say([text, pending].filter(Boolean).join(' '));
  });
}

type Detailed = KnownBoat & Partial<Record<'sleeps' | 'people' | 'topSpeed' | 'engineHours', number | null>>;

/** The figure of a boat that a limit is about. */
function figureOf(boat: Detailed, limit: Wish, { phrases, language }: Situation): string | undefined {
  const { figures } = LIMITS_MISSED[language];
  const [name = ''] = Object.keys(limit);
  const counted = (key: 'sleeps' | 'people' | 'topSpeed' | 'engineHours') => {
    const value = boat[key];
    return typeof value === 'number' ? figures[key](value) : undefined;
  };
  if (/Price$/.test(name)) return boat.price;
  if (/Length$/.test(name)) return boat.length ? phrases.feet(boat.length) : undefined;
  if (/Year$/.test(name)) return figures.year(boat.year);
  if (/Sleeps$/.test(name)) return counted('sleeps');
  if (/Capacity$/.test(name)) return counted('people');
  if (/Speed$/.test(name)) return counted('topSpeed');
  if (/Hours$/.test(name)) return counted('engineHours');
  if (/^(?:type|types|notTypes)$/.test(name)) return boat.type ?? undefined;
  if (/^(?:conditions|notConditions)$/.test(name)) return boat.condition?.toLowerCase();
  if (/^tradeFor$/.test(name)) return boat.takesInTrade.join(', ') || undefined;
  return /state|location|near/i.test(name) ? boat.location : undefined;
}
