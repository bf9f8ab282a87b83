import type { Facet } from '@tradewind/contract/eddy-tools';
import { ask, inTurn, type Plan } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import { LIMITING } from '../../reading/meanings.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';
import { isTrivia } from '../talk/trivia.ts';
import { described } from './describe.ts';
import { extremePlans } from './extremes.ts';
import { asksPerFoot, asksSeveral, averageText } from './figures-text.ts';
import { groupsPlan } from './groups.ts';
import { OWN_LISTING } from './search.ts';
import { searchPlan } from './search-plan.ts';
import { partOf, partPlan, SHARE, shareOf, shareText } from './shares.ts';

const AVERAGE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:average|mean|median|avg) (?:[a-z]+ )?(?:, |and |& |\/ )+(?:the )?(?:average|mean|avg)?.*_type_|\b(?:average|mean|median|typical|usual|avg) (?:price )?(?:of|for|on|among|across) (?:(?:all|the|your|those|these|all the) )*(?:_\w+_ )*(?:_type_|_make_|_kind_|boats)|\b(?:average|mean|median|typical|usual|avg)(?: \w+)? (?:price|cost|asks?|asking|length|size|year|age|hours|dollars?|_type_|_sort_)|\b(?:average|mean|median|typical|usual|avg|on average)\b.*\b(?:per|a|by the) (?:foot|ft)\b|\b(?:price|cost|asking|length|hours)\b.*\bon average\b|\bon average\b|\bhow (?:old|long|big|much|new) (?:is|are) (?:the|your|an?) (?:average|typical|usual|mean)\b/,
    1.1,
  ],
  [
    /\bhow much (?:do|does|are|is|would) (?!the _make_(?: (?:cost|go for|sell for|run|asking|ask|listed|listed at))?(?: [?.!]| (?:please|again|now))*$)(?:a |an |the |most )?(?:\w+ )?(?:_type_|_make_|boats?)(?: \w+)?(?: (?:cost|go for|sell for|run|usually|typically|here|_place_)| \?|$)|\bwhat (?:do|does) (?:a |an )?(?:_type_|_make_)(?: \w+)? (?:cost|go for|sell for|run)\b|\b(?:(?:price|cost) (?:range|spread)|(?:range|spread) of (?:the )?(?:prices|costs)|prices?) (?:for|of|on|in|among|between) (?:a |an |the )?(?:_type_|_make_|boats)|\bwhat (?:are|is) (?:the )?(?:going )?(?:price|prices|rate) (?:for|of) (?:a |an )?(?:_type_|_make_|boats)/,
    1.05,
  ],
];
/** The other figure of the same boats: 'and the median?'. */
const AGAIN =
  /^(?:(?:and|or|so|okay|what about|how about|what is|,) )*(?:(?:the|their|its) )?(?:(?:average|mean|median|typical|avg)|(?:price|cost) (?:range|spread)|(?:(?:price |cost )?(?:per|by the|a) (?:foot|ft)))(?: (?:one|price|on average|cost|them|those|these|it|now|again|of (?:them|those|these)|then|(?:(?:up|down|over|out) )?(?:there|here)))*[?.! ]*$/;
/** The same figure of other boats: 'and in Texas?'. */
const OTHERS =
  /^(?:(?:and|or|so|okay|what about|how about|for|of|in|the|just|only|those|them|these|ones|that|are|were|_ref_) )*(?:_(?:type|place|make|bound|kind)_(?: (?:in|and|,|only|ones|alone))? ?)+[?.! ]*$/;
const COUNT: readonly (readonly [RegExp, number])[] = [
  [
    /\bhow many (?!(?:unread|new|more) (?:messages|notifications|chats)|unread|notifications|chats|conversations|times|hours|people|miles|views|services|free|messages|trades|offers|passengers|engines|sellers|owners are|users|members|photos|does|can|could|fits?|ride)/,
    1.05,
  ],
  [/\b(?:number|count|amount) of (?:_type_|_make_|boats|listings)|\bcount (?:the |all |how |up |boats|_type_)/, 0.95],
];
const COUNTS_BOATS =
  /\b(?:boats?|yachts?|vessels?|ships?|listings)\b|\bhow many (?:are (?:there|listed|for sale)|(?:do|have) you|in (?:total|all)|altogether|of (?:them|those|these)|(?:different|results|matches|options|others|ones|more)|is (?:that|it)|then|now|left|are left|remain|\?|$)|_(?:ref|type|make|boat|kind|sort)_/;
/** 'How many are left', after a search. */
const LEFT = /\bhow many (?:are |is |do i have |does that leave |remain)*(?:left|remaining|remain|now|then)?[?.! ]*$/;
/** 'How many boats do I have' counts the user's own. */
const COUNTS_OWN = /\bhow many (?:\w+ )?(?:boats?|listings?|ads?|yachts?) (?:do|have|did|am|are) (?:i|we)\b/;
const EACH = '(?:by|per|in each|in every|in any|for each|of each|of every|from each|each|every|across (?:the|all))';
const NAMED: Record<'type' | 'state' | 'make', string> = {
  type: 'types?|kinds?|categor(?:y|ies)',
  state: 'states?|locations?',
  make: 'makes?|brands?|builders?|manufacturers?|makers?',
};
const ranks =
  '(?:most|fewest|least|popular|common|cheapest|priciest|_sort_|more|average|represented|biggest selection)';
const asksFor = (names: string) =>
  new RegExp(
    `\\b${EACH} (?:${names})\\b|\\b(?:what|which|whose) (?:_n_ |top _n_ |boat )*(?:${names})\\b.*\\b${ranks}|\\b(?:top|first|biggest|leading) (?:_n_ )?(?:boat )?(?:${names})\\b|_ref_ (?:${names})\\b|\\b${ranks} (?:listed |offered |advertised |numerous )?(?:boat )?(?:${names})\\b|\\b(?:what|which|any|are there|is there)\\b.*\\b(?:${names}) (?:that |which )?(?:have|has|with|having|got)\\b.*\\b(?:boats?|listings?)\\b|\\bhow many (?:different )?(?:boat )?(?:${names})\\b|\\b(?:rank|sort|order|list|show|count|give|all|every)\\b.*\\b(?:${names})\\b.*\\b(?:by (?:the )?(?:number|count|how many|amount)|how many|number of|counts?)\\b|\\b(?:boats|listings|number of boats|count) (?:by|per) (?:${names})\\b`,
  );
const BY: readonly [RegExp, Facet][] = [
  [
    new RegExp(`${asksFor(NAMED.type).source}|\\bhow many (?:boats )?of each(?! (?:${NAMED.state}|${NAMED.make})\\b)`),
    'type',
  ],
  [
    new RegExp(
      `${asksFor(NAMED.state).source}|\\bwhere are most\\b|\\bhow many\\b.*\\b(?:in|from|across) (?:what|which) states?\\b|\\b(?:what|which) states?\\b.*\\bhow many\\b`,
    ),
    'state',
  ],
  [new RegExp(`${asksFor(NAMED.make).source}|\\b(?:what|which) (?:makes|brands|builders|manufacturers)\\b`), 'make'],
  [
    /\b(?:who|which (?:owner|seller|member|person)|what (?:owner|seller|member))\b.*\b(?:most|biggest|largest|fewest)\b(?: number of)?(?: \w+)? (?:boats|listings|ads|_type_|yachts)|(?:\b(?:biggest|largest|top|most active)|_sort_) (?:owner|seller|lister)s?\b|\b(?:by|per|each) (?:owner|seller)\b|\bwho (?:has|lists|owns|offers|sells) (?:the )?most\b|\b(?:anyone|anybody|someone|somebody|who)\b.*\bmore (?:boats|listings) than _person_|\bhow many (?:(?:different |private )?(?:owners|sellers|members|people|folks|listers)|_lister_) (?:have|has|own|list|sell|are there|do you have|with|on|do you)\b(?!.*\b(?:verified|take|accept|want)\b)/,
    'owner',
  ],
  [/\b(?:by|per|each) condition\b/, 'condition'],
  [/\b(?:by|per|each) fuel(?: type)?\b/, 'fuel'],
  [/\b(?:by|per|each) (?:model )?year\b|\b(?:what|which) (?:model )?years?\b.*\bmost\b/, 'year'],
];
/** 'More boats in Texas or Florida', 'how many bowriders and how many dual consoles', 'what share'. */
const AGAINST: readonly [RegExp, Facet][] = [
  [
    /\b(?:average|mean|median|typical|avg)\b.*_type_ (?:or|than|vs|versus|and|against|compared (?:to|with)) (?:the |a )?_type_/,
    'type',
  ],
  [
    /_type_ (?:or|than|vs|versus|and) (?:the |a )?_type_.*\b(?:average|mean|typical|avg|costs? (?:more|less)|more expensive|cheaper|pricier)\b/,
    'type',
  ],
  [/\b(?:average|mean|typical|avg)\b.*_place_ (?:or|than|vs|versus|and|against|compared (?:to|with)) _place_/, 'state'],
  [
    /\bmore (?:\w+ )?_type_ (?:\w+ )?(?:or|than|vs|versus) (?:more |the |a )?_type_|\bhow many _type_ and (?:how many )?_type_/,
    'type',
  ],
  [
    /\bmore .*_place_ (?:or|than|vs|versus) (?:more )?(?:in )?_place_|\bhow many .*_place_ and (?:how many )?_place_/,
    'state',
  ],
  [
    /_fuel_ (?:\w+ ){0,2}(?:more expensive |cheaper |pricier |cost more |costs more )?(?:or|than|vs|versus) (?:the |a )?_fuel_.*\b(?:average|avg|mean)\b|\b(?:average|avg|mean)\b.*_fuel_.*_fuel_/,
    'fuel',
  ],
  [
    /\bmore (?:\w+ )?_fuel_ (?:\w+ )?(?:or|than|vs|versus) (?:more |are there more |the |a )?_fuel_|\bhow many _fuel_ and (?:how many )?_fuel_/,
    'fuel',
  ],
  [/\bmore _make_ (?:or|than|vs|versus) (?:more )?_make_|\bhow many _make_ and (?:how many )?_make_/, 'make'],
];
/** 'Are yachts pricier on average than cruisers'. */
const AVERAGED: readonly [RegExp, Facet][] = (['fuel', 'place', 'type', 'make'] as const).map((kind) => [
  new RegExp(
    `_${kind}_ (?:[a-z]+ ){0,6}(?:or|than|vs|versus) (?:[a-z]+ ){0,3}_${kind}_(?=.*\\b(?:average|mean|avg|median|typical)\\b|(?<=\\b(?:average|mean|avg|typical)\\b.*))|\\b(?:average|mean|avg|median|typical)\\b.*_${kind}_ (?:[a-z]+ ){0,6}(?:or|than|vs|versus) (?:[a-z]+ ){0,3}_${kind}_`,
  ),
  kind === 'place' ? 'state' : kind,
]);

/** 'New York or California, who has more', 'the ratio of diesel to gas'. */
const BOTH_NAMED: readonly [RegExp, Facet][] = (['fuel', 'place', 'type', 'make'] as const).map((kind) => [
  new RegExp(
    `_${kind}_ (?:\\w+ )?(?:vs|versus|or|,|against) (?:the |in |a )?_${kind}_.*\\b(?:more|most|fewer|fewest|ratio|split)\\b(?! expensive)|\\b(?:which|who|what)\\b.*\\b(?:more|most|fewer|fewest)\\b.*_${kind}_ (?:\\w+ )?(?:or|vs|versus) (?:in )?_${kind}_|\\b(?:ratio|split|mix|breakdown|balance|proportion)\\b.*_${kind}_ (?:\\w+ )?(?:to|vs|versus|or|and|against) (?:the |in |a )?_${kind}_|\\bmore (?:boats|listings)\\b.*_${kind}_ (?:[a-z]+ ){0,2}(?:or|than|vs|versus) (?:[a-z]+ )?_${kind}_|_${kind}_ (?:to|vs|versus|or|and|\\/) _${kind}_ (?:ratio|split|mix|breakdown)\\b`,
  ),
  kind === 'place' ? 'state' : kind,
]);

const USES: Interpretation['uses'] = [...LIMITING, 'make', 'boat', 'sort', 'ref', 'age'];
const WORDS =
  /\b(?:how|many|much|average|price|of|the|a|do|you|have|there|are|is|boats?|in|on|what|which|cost|number|count|listed|for|sale|site|here|by|type|state|make|brands?|each|typical|most|range|go|take|takes|accept|owners?|sellers?|who|listings?|median|market|cheapest|name|fewest|common|popular|percentage|percent|share|ratio|split|mix|breakdown|balance|rank|states?|types?|makes?|builders?|different|carry|has|more|than|usually|typically)\b/;

/** Counts, averages and counts by type, state or make. */
export const figuresFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  if (line.has(COUNTS_OWN) || isOfUnknownRest(situation)) return undefined;
  if (line.has(/\byour (?:percentage|percent|cut|commission|fee|share)\b/) || line.has(OWN_LISTING)) return undefined;
  const against = [...AGAINST, ...AVERAGED, ...BOTH_NAMED].find(([pattern]) => line.has(pattern))?.[1];
  // A share of a price is none of the boats.
  if (line.has(SHARE) && line.has(APART)) return undefined;
  if (
    line.has(SHARE) &&
    line.has(/\b(?:offer\w*|asking|bid|price|difference|under|below|above|down|compared?)\b/) &&
    line.has(/_(?:boat|own|make|money|person)_/)
  )
    return undefined;
  const share = line.has(SHARE) ? shareOf(situation) : undefined;
  const call = memory.last?.calls.at(-1);
  const before = call?.name === 'boat_statistics' && line.has(OTHERS) ? call.input : undefined;
  const facet =
    share?.facet ??
    against ??
    BY.find(([pattern, by]) => line.has(pattern) && !(by === 'year' && isAge(line)))?.[1] ??
    (before?.by as Facet | undefined);
  const isAgain = (wishOfList(memory) !== undefined && line.has(AGAIN)) || (before && before.by === undefined);
  const average = isAgain ? 1.15 : strongest(line, AVERAGE);
  const count = strongest(line, COUNT);
  const isShare =
    line.has(SHARE) &&
    line.has(/\b(?:is|are) (?:that|it|they)\b|_(?:type|make|place|bound|money|asset|feature|condition|fuel)_/);
  if (
    (!facet && average === 0 && count === 0 && !isShare && !line.has(ELSEWHERE)) ||
    (isTrivia(line) && !isShare && !line.first('lister') && !(memory.search && line.has(LEFT)))
  )
    return undefined;
  // 'How many cars' are no boats that are taken for cars.
  if (
    !facet &&
    line.first('asset') &&
    !line.has(/\b(?:boats?|listings?|owners?|sellers?|take|takes|accept\w*|want|wants)\b|_type_|_make_/)
  )
    return undefined;
  const ofThese =
    line.has(/\b(?:these|those|them|they|that)\b/) ||
    (!line.has(/\bboats?\b|_type_|_make_|_kind_|\blistings?\b/) && wishOfList(memory) !== undefined);
  const { wish: said, loosely } = readWish(line);
  const listed = countsOn(situation) ? memory.searchBefore : wishOfList(memory);
  const base = ofThese && listed ? without(listed, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]) : {};
  const mine = line.has(OWN_AVERAGE) ? { boatIds: situation.own.map(({ id }) => id) } : {};
  if (mine.boatIds?.length === 0) return undefined;
  const wish = { ...without(refined(base, said), ['sort', 'order', 'limit', 'notMine']), ...mine };
  // 'The average price of those' keeps their limits; of a type alone it is that of all of them.
  const general =
    line.has(/\b(?:these|those|them|they)\b/) || !line.has(/_(?:type|make|kind|boat)_|\b(?:boats?|listings?)\b/)
      ? wish
      : without(wish, ['minPrice', 'maxPrice'].filter((name) => !(name in said)) as (keyof Wish)[]);
  // 'How many pictures can I add' counts no boats.
  if (!facet && average === 0 && !isShare && Object.keys(wish).length === 0 && !line.has(COUNTS_BOATS))
    return undefined;
  const remark = loosely.map(({ word, types }) => phrases.looselyListed(word, types)).join(' ');
  const apart = elsewhereOf(line, wish);
  const isOfThat = line.has(
    /^(?:(?:and|so) )*(?:what|how (?:big|much)) (?:\w+ )?(?:percentage|percent|share|fraction|proportion|%)(?: of (?:all|the total|the market|all boats))? (?:is|are|would) (?:that|it|they|those)/,
  );
  const part = line.has(SHARE) ? (isOfThat && memory.search ? {} : partOf(situation, wish)) : undefined;
  const kinds = [
    ...(wish.types ?? []).map((type): Wish => ({ ...without(wish, ['types']), type })),
    ...(wish.states ?? []).map((state): Wish => ({ ...without(wish, ['states']), state })),
  ];
  const plan: Plan = apart
    ? inTurn([wish, apart].map((one) => statisticsPlan(one, situation)))
    : part
      ? partPlan(part, wish, phrases)
      : share
        ? ask('boat_statistics', { ...without(wish, share.keys), by: share.facet }, (output) =>
            shareText(output, share.name, phrases),
          )
        : facet && kinds.length > 1 && (line.has(NOT_BY_GROUP) || asksPerFoot(situation))
          ? inTurn(kinds.map((kind) => statisticsPlan(kind, situation, true)))
          : facet
            ? groupsPlan({ ...(facet === 'fuel' ? without(wish, ['fuel', 'notFuel']) : wish), by: facet }, situation)
            : average > 0
              ? inTurn([
                  ask(
                    'boat_statistics',
                    general,
                    (output) => [averageText(output, general, situation), remark].filter(Boolean).join(' '),
                    phrases.lookingFor(described(general, phrases)),
                  ),
                  ...(asksPerFoot(situation) ? [] : extremePlans(line, general, phrases)),
                ])
              : inTurn([
                  searchPlan({ wish, counting: true, remarks: remark }, phrases),
                  ...(line.all('sort').some(({ count: number }) => number) ? [] : extremePlans(line, wish, phrases)),
                ]);
  const weight = Math.max(average, count, share || part || apart ? 1.3 : facet ? 1.1 : 0);
  return {
    intent: 'figures',
    weight,
    uses: [...USES, ...(facet ? (['n', 'lister', 'person', 'strange'] as const) : [])],
    words: WORDS,
    ...((average > 0 && facet === undefined && kindsSaid(line) < 2 && asksSeveral(situation)) ||
    (facet && average > 0 && line.has(COUNTS_TOO))
      ? { whole: true, tells: FIGURES_TOLD }
      : {}),
    plan,
  };
};

const kindsSaid = (line: Line) => new Set(line.all('type').map(({ type }) => type)).size;

const FIGURES_TOLD = /\b(?:more|most|fewer|how many|average|avg|each|long|old|hours|length|year|price)\b/i;

/** Behind the average prices of groups: 'and which has more boats'. */
const COUNTS_TOO = /\b(?:more|most|fewer|fewest) (?:(?:\w+ )?_(?:fuel|type|place|make)_|boats|listings)|\bhow many\b/;

/** The difference of two boats in percent: 'between the two cheapest cruisers'. */
const APART = /\b(?:difference|gap|spread|apart|between)\b.*_sort_|_sort_.*\b(?:apart|difference|gap|than)\b/;

/** 'The average of the others' needs to know which boats are left out. */
const isOfUnknownRest = ({ line, memory }: Situation) =>
  line.has(/\b(?:of|for) the (?:others?|rest|remaining)\b/) &&
  !Object.keys(memory.search ?? {}).some((name) => name.startsWith('not'));

/** 'How many of them are bowriders?', then 'and how many are in Ohio?': both count the same list. */
const countsOn = ({ line, memory }: Situation) =>
  line.has(/^(?:and|or|also|what about|,)(?: also)? how many\b/) &&
  /\bhow many of (?:them|those|these)\b/i.test(memory.last?.question ?? '');

/** 'The newest boat? By year, I mean' asks for one boat. */
const isAge = (line: Line) => line.all('sort').some(({ by }) => /^(?:newest|oldest)/.test(by));

const ELSEWHERE =
  /\b(?:how much (?:more|less)|(?:more|less) expensive|cheaper|pricier)\b.*_place_ than (?:in )?(?:elsewhere|anywhere else|everywhere else|other (?:states|places)|the rest)\b/;

/** The same boats in all other states: 'how much more expensive are they in Florida than elsewhere'. */
const elsewhereOf = (line: Line, { state, ...others }: Wish): Wish | undefined =>
  state && line.has(ELSEWHERE) ? { ...others, notStates: [state] } : undefined;

const OWN_AVERAGE =
  /\b(?:my|our) (?:average|avg|mean|median|typical)\b|\b(?:average|avg|mean|median)\b.* (?:of|for|on|across) _own_/;

/** Figures that groups do not have. */
const NOT_BY_GROUP =
  /\bmedian\b|\b(?:average|mean|avg|typical)\b.*\b(?:length|size|year|age|hours)\b|\bhow (?:old|long)\b/;

const statisticsPlan = (wish: Wish, situation: Situation, isNamed = false): Plan =>
  ask('boat_statistics', wish, (output) => {
    const text = averageText(output, wish, situation);
    const kind = described(wish, situation.phrases);
    return isNamed && !text.includes(kind) ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${text}` : text;
  });
