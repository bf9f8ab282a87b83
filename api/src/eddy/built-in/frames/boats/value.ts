import { wholeNumber } from '@tradewind/domain/numbers';
import { boatsMeant, namedIds } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { question } from '../../phrases/questions.ts';
import { ask, countOf, errorOf, inTurn, just, type Plan, say, textOf, use, useSaying } from '../../plan.ts';
import { readWish } from '../../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { amountSaid } from '../offers/amounts-said.ts';
import { claimedName, ownMeant } from '../own/own-meant.ts';
import { severalPlan } from './boat-text.ts';
import { comparePlan } from './compare.ts';
import { stepIn } from './price-steps.ts';

const ADVICE =
  /\b(?:could|can|should|might) i (?:ask|charge|get|want|list it) (?:for )?(?:(?:a (?:bit|little) )?(?:more|less))\b|\bam i (?:asking|charging|priced|pricing|too (?:expensive|high|cheap|low)|overpriced|underpriced|listed too)\b|\b(?:did|have) i (?:price|priced|ask|asked)\b|\b(?:price|pricing) (?:advice|tips?|recommendation)\b|\b(?:is|was) my (?:asking )?price\b|\b(?:lower|raise|drop|reduce|increase|change|cut) (?:my|the) (?:asking )?price\b|\bhow (?:much )?should i (?:ask|price|charge|list)\b|\bwhat should i (?:ask|charge|list|price)\b|\bwhy (?:is|does|has|do|are|did) (?:not )?(?:_own_|nobody|no one|anyone|anybody|someone|people)\b.*\b(?:sell|selling|sold|interested|trade|want|buy|bought|buying|offer|bid|bite)\b|\bgo (?:down|up|lower|higher) (?:with|on) (?:my|the) (?:asking )?price\b|\bwhy\b.*\b(?:anyone|anybody|nobody|no one)\b.*\b(?:buy|want|offer|bid)\w*\b.*_own_/;
const CHANGES_PRICE =
  '(?:drop|lower|reduce|cut|raise|increase|bump|change|adjust|reprice|slash|come down|go down|go up)(?:p?ing|ing)?';
const ASKS_FAIR =
  '(?:what|whats|how (?:much|far|low|high|big)|by how much|where)\\b(?: \\w+){0,4} (?:fair|reasonable|realistic|right|sensible|smart|good|suggest\\w*|recommend\\w*|think|advise|should (?:i|it|we)|make sense|sell|be)';
/** Words that ask for advice on one's own boat, and for nothing else. */
const SURE_ADVICE = new RegExp(
  `_own_ (?:\\w+ ){0,3}(?:not|never) (?:\\w+ )?(?:sell\\w*|sold|mov\\w+|gett?\\w* (?:any )?(?:bites|offers|interest|views|traction))\\b.*\\b(?:tips?|advice|ideas?|help|suggest\\w*|what (?:can|should|could|do|am|now)|why|how)\\b|\\b${CHANGES_PRICE}\\b.*\\b(?:price|asking|ask|_own_)(?: |\\b).*\\b${ASKS_FAIR}\\b|${/\bwhy\b.*\b(?:anyone|anybody|nobody|no one|people|_own_)\b.*\b(?:buy|buys|bought|want|wants|sell|selling|sold|interested|bite|bites)\b|\bshould (?:i|we) (?:\w+ )?(?:go|come) (?:down|up|lower|higher)\b|\b(?:why|how come)\b.*_own_.*\b(?:so|this|too|that) long\b/.source}`,
);

const SHOULD_LIST = /\bshould i (?:re ?-?list|list|price|ask|sell)(?: (?:it|her|for|at))* _(?:money|n|bound)_/;

const VALUE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:what|how much) (?:is|are|was|would|could|might|do|does|can|should) .*\b(?:worth|valued|go for|sell for|fetch|bring|get for)\b|\bworth (?:it|the (?:money|price))\b|\b(?:value|valuation|appraise|appraisal|market value|market price) (?:of|for|on)\b|\bwhat is .* worth\b|\bworth\b.*\?|\bis (?:it|_ref_|_boat_|_own_|that|_money_) worth\b/,
    1,
  ],
  [
    /\b(?:fair(?:ly)? pric(?:e|ed)|good (?:deal|price|value|buy)|overpriced|underpriced|over priced|priced (?:right|fairly|well|high|low|okay)|reasonabl[ey](?: pric(?:e|ed))?|priced reasonably|price (?:fair|reasonable|okay|good)|rip ?off|too much for|comparables?|comps|going rate|market (?:value|price)|fair)\b/,
    0.95,
  ],
  [
    /\bwhat (?:should|could|can|would|do) i (?:ask|charge|list|price|sell|get|want)\b.*(?:_own_|\bfor it\b)|\bhow (?:much )?should i (?:ask|price|charge|list)\b|\bprice my\b/,
    1,
  ],
  [ADVICE, 1.1],
  [
    /^(?!.*\b(?:offer|bid|counter|from|him|her|them)\b).*\b(?:what|how much|which)(?: (?:kind of )?(?:a )?(?:asking )?(?:price|number|figure|amount|money))?(?: (?:is|are|was))? (?:should|could|would|can|must|shall|do|did|ought) (?:i|we) (?:\w+ )?(?:be |to |to be )*(?:ask(?:ing)?|charg(?:e|ing)|list(?:ing)?|pric(?:e|ing)|put|set|want)\b.*_(?:own|make|boat)_/,
    1.74,
  ],
  [SURE_ADVICE, 1.66],
  [
    /\b(?:what|how much) (?:would|could|can|will|might) (?:i|we) (?:\w+ )?get for _own_(?!.*_(?:money|bound|coins|asset|n)_).*\b(?:sell|sold|sale|cash)\b/,
    1.5,
  ],
  [
    /\b(?:is|are|was|would|be|at|asking)\b.*\b(?:too (?:much|high|low|steep|cheap|expensive|little)|overpriced|a fair price|fair|reasonable|realistic|priced (?:too )?(?:high|low|right))\b.*_(?:make|boat|own)_|_(?:make|boat|own)_.*\b(?:too (?:much|high|low|steep|cheap|expensive|little)|overpriced|priced|fair|reasonable|realistic)\b/,
    1.1,
  ],
  [
    /\bprice check\b.*_(?:own|boat|make|ref|id)_|_(?:own|boat|make)_.*\btoo (?:high|low|much|cheap|expensive) or (?:too )?(?:high|low|little|cheap|expensive)\b/,
    1.6,
  ],
  [
    /\bcompare\w*\b.*\bprice(?:d|s|wise)?\b.*\b(?:similar|comparable|like it|others?)\b|\bprice\b.*\b(?:compare\w*|next to|against|vs|versus|relative to|stack\w*)\b.*\b(?:similar|comparable|like it|others like)\b/,
    1.6,
  ],
  [
    /\bwould _(?:money|n|bound)_ be (?:\w+ )?(?:okay|fair|good|enough|reasonable|too (?:high|low|much|little))\b.*_own_/,
    1.6,
  ],
  [
    /_own_(?: \w+){0,2} pric(?:ed|ing|e) (?:right|fair(?:ly)?|well|okay|correctly|competitive\w*|reasonabl\w+|sensibl\w+)\b/,
    1.95,
  ],
  [SHOULD_LIST, 1.7],
  [
    /\b(?:what|how much)(?: (?:price|money|kind of \w+))? (?:would|could|might|will|can|do|should) (?:someone|somebody|anyone|anybody|people|folks|buyers?|a buyer|others|the market|one) (?:\w+ ){0,2}(?:pay|give|offer|shell out|spend|bid|part with|cough up)(?: me)? for _own_/,
    1.75,
  ],
  [/\bshould i (?:lower|raise|drop|reduce|increase|change|cut)\b.*\bprice\b/, 1.6],
  [/\bshould i (?:lower|raise|drop|reduce|increase|change|cut) (?:the|my) (?:asking )?price (?:of|on|for) _own_/, 1.95],
  [/\bvaluation\b.*(?:_|\bmy\b)|^(?:value|valuation|appraise|price check)\b.*_/, 1.1],
  // 'A 2018 center console, 30 ft, cost roughly'.
  [
    /(?:_bound_|_quantity_).*_type_.*\b(?<!\b(?:that|which) )(?:costs?|go(?:es)? for|run|runs|price[ds]?|ballpark|roughly|worth)\b|\b(?:ballpark|rough(?:ly)?|going rate|how much|what)\b.*(?:(?:_bound_|_quantity_).*_type_|_type_.*_bound_).*\b(?:costs?|go(?:es)? for|run|price|be)\b/,
    1.15,
  ],
  [/\bworth\b/, 0.55],
];

const VIEWS = /\b(?:views|clicks|hits)\b/;
/** Views and price of one's own boat: the estimate tells both. */
const asksBoth = (line: Situation['line']) =>
  line.has(/_own_/) && line.has(/\b(?:is|was) my (?:asking )?price\b|\bpriced? too\b|\bprice too\b/);

const USES = [
  'ref',
  'boat',
  'make',
  'id',
  'own',
  'type',
  'bound',
  'person',
  'quantity',
  'place',
  'money',
  'service',
] as const;

/** The value of a boat: one's own, a listed one, or a described one. */
export const valueFrame: Frame = (situation) => {
  const { line } = situation;
  const isValuation = line.first('service')?.about === 'valuation' && line.has(/_(?:own|boat|make|ref|id)_/);
  const isBoth = line.has(VIEWS) && asksBoth(line);
  const weight = Math.max(strongest(line, VALUE), isValuation ? 1.3 : 0, isBoth ? 1.7 : 0);
  // 'A boat worth 60k at most' looks for boats, too.
  if (line.has(/^(?:(?:an?|any|some|and|the) )*(?:boats?|yachts?|ones?|something|anything) worth _(?:money|bound)_/))
    return undefined;
  // 'What can I get for 100k' looks for boats.
  if (
    !line.first('own') &&
    line.has(
      /\bi (?:can |could |would |might )?(?:get|buy|afford|find)(?: \w+)? (?:for|with) (?:about |around |up to |under )?_(?:money|bound)_/,
    )
  )
    return undefined;
  if (line.has(/^(?:(?:please|can you|could you|okay|hey|,) )*(?:tell|message|text|write|ask|inform)(?: to)? _person_/))
    return undefined;
  if (weight === 0 || line.has(/_(?:asset|coins)_.*\bworth\b/) || (line.has(VIEWS) && !isBoth)) return undefined;
  if (
    line.has(
      /^(?:\w+ ,? ?)?(?:how|where) (?:do|can|could|to|would) (?:i |we )?(?:change|edit|update|lower|raise|reduce|drop|adjust)/,
    )
  )
    return undefined;
  return {
    intent: 'value',
    weight,
    uses: [
      ...USES,
      ...(line.has(SHOULD_LIST) ? (['n', 'strange'] as const) : []),
      ...((line.has(/_own_/) || namedOwn(situation).length > 0) && amountSaid(situation) ? (['n'] as const) : []),
    ],
    ...((isBoth || line.has(SURE_ADVICE)) && { whole: true }),
    words:
      /\b(?:many|views|clicks|hits|did|too|high|low|what|how|much|is|are|a|the|worth|value|valued|fair|price|priced|good|deal|it|boat|my|of|should|ask|for|i|market|could|get|would|do|you|think|in|this|that|reasonable|overpriced)\b/,
    plan: unlessClaimed(situation, planFor(situation)),
  };
};

/** Says first that no listing of the user is such a boat. */
function unlessClaimed(situation: Situation, plan: Plan): Plan {
  const claimed = claimedName(situation);
  const told = claimed && situation.phrases.noneListed(claimed);
  return told
    ? (done) => {
        const move = plan(done);
        return 'say' in move ? say(`${told} ${move.say}`) : move;
      }
    : plan;
}

function planFor(situation: Situation): Plan {
  const { line, memory, phrases, language } = situation;
  const own = line.first('own');
  const mine = ownMeant(situation);
  const named = namedOwn(situation);
  const beside = besideIn(situation);
  if (beside && mine.length === 1 && mine[0] !== undefined)
    return inTurn([ownValue(mine[0], situation), comparePlan([mine[0], beside], [], situation, false)]);
  if (named.length > 1)
    return inTurn(
      named.map((id) => ownValue(id, situation)),
      () => false,
    );
  if (named.length === 1) return ownValue(named[0], situation);
  if (own && mine.length === 0 && situation.own.length > 1 && situation.own.length <= 3 && line.has(ALL_OWN))
    return inTurn(
      situation.own.map(({ id }) => ownValue(id, situation)),
      () => false,
    );
  if (own || line.has(ADVICE) || line.has(SHOULD_LIST))
    return ownValue(mine.length === 1 ? mine[0] : own ? undefined : toldOwn(situation), situation);
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'ids' in meant && meant.ids[0] !== undefined)
    return valueOfBoat(meant.ids[0], phrases);
  const described = descriptionIn(situation);
  if (described) return describedValue(described, phrases);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) => valueOfBoat(id, phrases));
  if (memory.focus) return valueOfBoat(memory.focus.id, phrases);
  return just(memory.shown.length > 0 ? question('whichBoat', language) : phrases.valueOfWhich);
}

/** 'Are my two boats priced right'. */
const ALL_OWN = /\b(?:both|all)\b|\b(?:are|were) (?:both |all )?(?:of )?_own_|_own_ (?:both|each)\b/;

/** The user's own boat that was told of last. */
const toldOwn = ({ own, memory: { focus } }: Situation) => own.find(({ id }) => id === focus?.id)?.id;

const BESIDE =
  /_own_.*\b(?:next to|beside|against|compared|versus|vs|relative to|than|alongside|like|given|with|when)\b.*_(?:boat|make)_|_(?:boat|make)_.*_own_/;

/** The only boat of somebody else's beside one's own: 'is mine priced right next to the Gale'. */
function besideIn({ line, own }: Situation): number | undefined {
  if (!line.has(BESIDE)) return undefined;
  const [other, ...more] = [...line.all('boat'), ...line.all('make')]
    .flatMap(({ boats, count }) => (count === 1 ? boats : []))
    .filter(({ id }) => !own.some((boat) => boat.id === id));
  return more.length > 0 ? undefined : other?.id;
}

/** The user's boats that are named without 'my', unless another boat of that name is discussed. */
function namedOwn({ line, own, memory }: Situation): number[] {
  const named = namedIds(line);
  const mine = own.filter(({ id }) => named.includes(id)).map(({ id }) => id);
  const isOther = memory.focusId !== undefined && named.includes(memory.focusId) && !mine.includes(memory.focusId);
  return isOther ? [] : mine;
}

function descriptionIn({ line }: Situation) {
  const { wish } = readWish(line);
  const make = line.first('make')?.make ?? line.first('boat')?.name;
  if (!wish.type && !make) return undefined;
  return {
    ...(wish.type && { type: wish.type }),
    ...(make && { make }),
    ...middle('year', wish.minYear, wish.maxYear),
    ...middle('length', wish.minLength, wish.maxLength),
  };
}

const middle = (name: string, min: number | undefined, max: number | undefined) =>
  min === undefined && max === undefined ? {} : { [name]: Math.round(((min ?? max ?? 0) + (max ?? min ?? 0)) / 2) };

const valueOfBoat = (boatId: number, phrases: Phrases): Plan =>
  ask('market_value', { boatId }, (output) => listedValueText(output, phrases), phrases.comparing);

type OwnBoat = KnownBoat & { status: string; views: number };

export function ownValue(wanted: number | undefined, situation: Situation): Plan {
  const { phrases, language } = situation;
  return (done) => {
    const [mine, value] = done;
    if (!mine) return use('my_boats');
    const boats = (boatsOf(mine.output) as OwnBoat[]).filter(({ status }) => status === 'active');
    const [only, ...others] = boats;
    if (!only) return say(phrases.noActive);
    const chosen = wanted === undefined && others.length === 0 ? only : boats.find(({ id }) => id === wanted);
    if (!chosen)
      return say(`${phrases.yourBoats(boats.map(({ title }) => title))} ${question('whichOwnBoat', language)}`);
    if (!value) return useSaying(phrases.comparing, 'market_value', { boatId: chosen.id, ...stepIn(situation) });
    const text = errorOf(value.output) ?? listedValueText(value.output, phrases);
    return say([text, ...askedPrice(situation, value.output), ...reasonsFor(chosen, value.output, phrases)].join(' '));
  };
}

/** How a price in question, other than the one asked now, stands to comparable boats. */
function askedPrice(situation: Situation, output: Record<string, unknown>): string[] {
  const said = amountSaid(situation);
  const average = dollarsOf(textOf(output.average));
  const changed = output.changedTo ? dollarsOf(textOf(output.changedTo)) : undefined;
  const price = changed ?? (said && 'cash' in said ? said.cash : undefined);
  if (price === undefined || countOf(output.comparables) === 0) return [];
  if (price === dollarsOf(textOf(output.asking)) || !average) return [];
  const words = situation.phrases.priceAgainst;
  const amount = `$${wholeNumber(price)}`;
  return [price === average ? words.same(amount) : words[price > average ? 'above' : 'below'](amount)];
}

/** Why the estimate is what it is, and what follows from it for the asking price. */
function reasonsFor(boat: OwnBoat, output: Record<string, unknown>, phrases: Phrases): string[] {
  const views = phrases.viewsSoFar(countOf(boat.views));
  if (errorOf(output) || countOf(output.comparables) === 0) return [views];
  const advice = phrases.advice[output.position as keyof Phrases['advice']] ?? phrases.advice.about;
  const howSure = output.howSure ? [phrases.howSure(textOf(output.howSure))] : [];
  return [...howSure, views, advice(textOf(output.average))];
}

function listedValueText(output: Record<string, unknown>, phrases: Phrases): string {
  const [boat] = boatsOf(output);
  const count = countOf(output.comparables);
  if (!boat) return phrases.nothing;
  if (count === 0) return phrases.noComparables(boat.title, boat.price);
  const place = output.position as keyof Phrases['position'];
  const position = (phrases.position[place] ?? phrases.position.about)(textOf(output.difference));
  const text = phrases.valued(
    boat.title,
    textOf(output.asking),
    position,
    count,
    textOf(output.average),
    textOf(output.lowest),
    textOf(output.highest),
  );
  return [text, count < 5 ? phrases.smallSample : '', boat.inTrade ? phrases.tradePending([boat.title], true) : '']
    .filter(Boolean)
    .join(' ');
}

type Three = [string, string, string];

const describedValue = (input: Record<string, unknown>, phrases: Phrases): Plan =>
  ask(
    'market_value',
    input,
    (output) => {
      const count = countOf(output.comparables);
      if (count === 0) return phrases.noDescribed;
      const [average, lowest, highest] = [output.average, output.lowest, output.highest].map(textOf) as Three;
      // An appraisal is an estimate; without one, these are the figures of the listings.
      const text = output.howSure
        ? phrases.sumAdvice.estimate(average, lowest, highest, count)
        : phrases.described(count, average, lowest, highest);
      return count < 5 ? `${text} ${phrases.smallSample}` : text;
    },
    phrases.comparing,
  );
