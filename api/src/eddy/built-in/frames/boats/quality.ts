import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { isQuotable } from '../../../facts/owners-words.ts';
import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { forBoatMeant, withBoat } from './boat-text.ts';
import { asksPriceReason } from './price-reasons.ts';

type Asks = 'quality' | 'cheap' | 'warranty' | 'survey';

const IT = '(?:it|she|he|that|this|that one|this one|(?:the |that |this )?_(?:boat|make|ref|id)_)';

const ASKS: readonly (readonly [Asks, RegExp])[] = [
  ['warranty', /\bwarrant(?:y|ies|ied)\b/],
  ['survey', new RegExp(`\\b(?:has|was|is|had) ${IT} (?:\\w+ )?(?:been )?surveyed\\b|\\bsurvey report\\b`)],
  [
    'cheap',
    new RegExp(
      `\\b(?:why|how come) (?:is|are|s)? ?${IT}(?: (?:down|up|over|out))?(?: _place_)?(?: is)? (?:so|that|this|priced|listed|going) ?(?:so |for so |this |that )?(?:cheap|_sort_|inexpensive|low|little|affordable|expensive|dear|pricey|high)\\b|\\b(?:what is|whats?|where is|is there) (?:the|a) catch\\b|\\btoo good to be true\\b|\\b(?:why|how come)\\b.*\\bso (?:cheap|_sort_|low|inexpensive|little)\\b|\\b(?:why|how come) (?:does |do |is )?${IT}(?: (?:down|up|over|out))?(?: _place_)? (?:costs?|costing|asks?|asking) (?:so|that|this) (?:much|little)\\b`,
    ),
  ],
  [
    'quality',
    new RegExp(
      `\\bwhat(?: all| else| work| repairs)? (?:does|do|would|will) ${IT} (?:still |all )?need\\b|\\bwhat(?: all| work| repairs)? (?:needs?|is) (?:doing|fixing|done|work|repair\\w*|replac\\w*|to be (?:done|fixed))(?: (?:on|with|to) ${IT})?[?.! ]*$|\\bhow much work (?:does|is|would) ${IT}|\\b(?:does|will|do|can) ${IT} (?:even |still |actually |really |at least |not )*(?:runs?|starts?|floats?|turn over|work|move under its own power)(?: (?:at all|okay|fine|right|well|though|or (?:not|what)))*[?.! ]*$|\\bis ${IT} (?:even |still |actually )*(?:running|sea ?worthy|drivable|in running (?:order|condition|shape)|turn ?-? ?key|water ?-? ?ready)\\b|\\b(?:is|was|are|would) ${IT} (?:\\w+ )?(?:any good|decent|reliable|solid|a lemon|a dud|junk|trustworthy|sound|well (?:kept|maintained|cared for|built)|in (?:good|decent|okay|bad|rough|great|nice) (?:shape|nick|order)|a (?:good|decent|nice|solid|bad) (?:boat|one))\\b|\\bwhat (?:is|are) (?:wrong|the matter|up|the (?:problem|issue|deal|flaws?|faults?)) with ${IT}|\\b(?:anything|something|nothing) wrong with ${IT}|\\bwhat is wrong (?:with ${IT}|there)\\b|\\b(?:any|known|hidden|have|has) (?:\\w+ )?(?:issues|problems|faults|flaws|defects|damage)\\b|\\b(?:what|which) (?:shape|state|nick) is ${IT} in\\b|\\bhow (?:good|bad|well kept) is ${IT}\\b|\\bwhat (?:should|must|do) i (?:\\w+ )?(?:know|watch out for|look out for|worry about)(?: \\w+){0,2} (?:${IT}|buying ${IT})`,
    ),
  ],
];

const BEST_SHAPE =
  /\b(?:best|better|finest|nicest|top|worst) (?:overall )?(?:shape|condition|nick|state|kept|maintained|looked after|order)\b/;

const WRITES =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:message|ask|write|text|contact|email|tell|send|draft)\b(?! (?:me|us)\b)/;

/** The quality of a boat as far as a listing shows it: condition, hours, estimate, and the owner's own sentences. */
export const qualityFrame: Frame = (situation) => {
  const { line } = situation;
  const isPriced = asksPriceReason(line);
  if (
    !isPriced &&
    line.has(/_(?:own|person|money|bound|asset)_|\b(?:site|tradewind|you offer|does the closing|my|deal|price)\b/)
  )
    return undefined;
  if (line.has(WRITES)) return undefined;
  const plan = line.has(BEST_SHAPE) ? shapePlan(situation) : onePlan(situation);
  if (isPriced) return plan && { ...OF_PRICE, plan };
  return plan && { intent: 'details', weight: 1.5, ...EVERYTHING, plan };
};

/** A year or an amount beside the question limits no search. */
const OF_PRICE: Omit<Interpretation, 'plan'> = {
  intent: 'details',
  weight: 1.7,
  ...EVERYTHING,
};

function onePlan(situation: Situation): Plan | undefined {
  const { line, reading } = situation;
  const [said] = ASKS.find(([, pattern]) => line.has(pattern) || matches(pattern, reading.words)) ?? [];
  const asks = asksPriceReason(line) ? 'cheap' : said;
  return asks && forBoatMeant(situation, (id) => about(id, asks, situation));
}

type Detailed = KnownBoat & { description?: string | null; features?: string[]; engineHours?: number | null };

function about(boatId: number, asks: Asks, { phrases, thisYear }: Situation): Plan {
  const { quality } = phrases;
  return withBoat(boatId, phrases, (boat: Detailed, [value]) => {
    if (asks === 'warranty' || asks === 'survey') {
      const written = writtenIn(boat, TELLS[asks]);
      return say([...(written.length > 0 ? written.map(quality.says) : [quality.silent[asks]]), quality.ask].join(' '));
    }
    if (!value) return use('market_value', { boatId });
    const written = writtenIn(boat, TELLS[asks]).slice(0, MOST_QUOTED);
    return say(
      [
        quality.condition(boat.title, boat.condition ?? undefined, boat.year),
        hoursText(boat, thisYear, phrases),
        priceText(value.output, phrases),
        ...(written.length > 0 ? written.map(quality.says) : [quality.silent[asks]]),
        quality.survey,
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
}

const MOST_QUOTED = 2;
const WORK =
  /\b(?:new|newer|rebuil\w+|replaced?|servic\w+|maintain\w+|kept|survey\w*|repower\w*|soft|leak\w*|crack\w*|needs?|tired|worn|rough|project|stains?|faults?|issues?|problems?|rust\w*|corro\w+|honest\w*|wrong|broken|fix\w*|repair\w*|scratch\w*|faded|refit\w*|restor\w+|garaged|covered|cover|trailer(?:ed|s)?|fresh\w*|warranty|bottom|gelcoat|paint\w*|rings?|gaskets?|hours|original|ready|clean|smells?|cosmetic\w*|patina|weekends?)\b/i;
/** Words about the trade that the owner would like say nothing about the boat. */
const WANTS = /\b(?:trade|swap|let (?:her|it|him) go|looking for|we want|i want|in exchange|would take|prefer)\b/i;
const TELLS: Readonly<Record<Asks, RegExp>> = {
  quality: WORK,
  cheap: new RegExp(
    `${WORK.source}|\\b(?:moving|quick|soon|must go|no longer|never use|selling because|reason)\\b`,
    'i',
  ),
  warranty: /\bwarrant(?:y|ies|ied)\b/i,
  survey: /\bsurvey\w*\b/i,
};

/** The owner's sentences and features that tell something about it. */
function writtenIn({ description, features = [] }: Detailed, tells: RegExp): string[] {
  const sentences = textOf(description).split(/(?<=[.!?])\s+|\n+/);
  return [...sentences, ...features.filter((one) => !textOf(description).toLowerCase().includes(one.toLowerCase()))]
    .filter((one) => tells.test(one) && !WANTS.test(one) && isQuotable(one))
    .map((one) => one.trim().replace(/[.!?\s]+$/, ''))
    .slice(0, MOST_QUOTED + 1);
}

function hoursText(
  { engineHours, year }: Detailed,
  thisYear: number,
  { quality, notMentioned, names }: Situation['phrases'],
) {
  if (typeof engineHours !== 'number') return notMentioned(names.hours);
  return quality.hours(engineHours, Math.max(thisYear - year, 1));
}

function priceText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  if (errorOf(output) || !output.average) return '';
  const position = textOf(output.position) as keyof Situation['phrases']['position'];
  return phrases.position[position]?.(textOf(output.difference)) ?? '';
}

/** The boats on screen whose owners give the best condition, and the one of them with the fewest hours. */
function shapePlan({ memory, phrases, line }: Situation): Plan | undefined {
  const ids = memory.shown.map(({ id }) => id);
  if (ids.length < 2 || line.has(/_(?:type|place)_/)) return undefined;
  const pages = [ids.slice(0, MOST_BOATS_AT_ONCE), ids.slice(MOST_BOATS_AT_ONCE, 2 * MOST_BOATS_AT_ONCE)].filter(
    (page) => page.length > 0,
  );
  const isWorst = line.has(/\bworst\b/);
  return (done) => {
    const page = pages[done.length];
    if (page) return use('boat_details', { boatIds: page });
    const boats = done.flatMap(({ output }) => boatsOf(output)) as Detailed[];
    const ranked = BOAT_CONDITIONS.filter((condition) => boats.some((boat) => boat.condition === condition));
    const end = isWorst ? ranked.at(-1) : ranked[0];
    if (!end) return say(done.map(({ output }) => errorOf(output)).find(Boolean) ?? phrases.quality.noCondition);
    const best = boats.filter(({ condition }) => condition === end);
    const [fewest, next] = best
      .filter(({ engineHours }) => typeof engineHours === 'number')
      .sort((a, b) => (a.engineHours ?? 0) - (b.engineHours ?? 0));
    const names = best.map(({ title }) => title);
    return say(
      [
        phrases.quality.shape(end, names),
        fewest && next && !isWorst ? phrases.quality.fewest(fewest.title, fewest.engineHours ?? 0) : '',
        phrases.quality.survey,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}
