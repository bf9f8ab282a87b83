import { categoryLabel } from '@tradewind/contract/trade-words';
import type { WantRules } from '@tradewind/contract/wants';
import { displayMoney, dollars } from '@tradewind/domain/money';
import { namedIds } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { withOwnSaid } from '../../own-said.ts';
import { question } from '../../phrases/questions.ts';
import { ask, countOf, errorOf, type Plan, say, use, useSaying } from '../../plan.ts';
import { assetKeyOf } from '../../reading/assets.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { beyondOwn } from '../search/comparatives.ts';
import { described } from '../search/describe.ts';
import { assetsIn } from './offered-things.ts';

const REACH: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:so|and|okay|hey|,) )*(?:with|for) _own_ (?:and|plus|\+|,) (?:another |an extra |about )?_(?:money|bound)_.*\b(?:in|within) reach\b/,
    1.9,
  ],
  [
    /\b(?:what|which|any) (?:(?:_(?:bound|type|make|kind|place|condition)_|boats?|else|other|or|longer|bigger|newer) )*(?:could|can|would|might|will) (?:i|we) (?:get|buy|trade|have|afford|swap)\b|\bwhat (?:i|we) (?:could|can|would|might) (?:get|buy|afford|trade for)\b|\bwhat (?:could|can|would|does|do) _own_ .*\b(?:get|buy)\b|\b(?:what|which)(?: boats?| ones?| yachts?)? (?:could|can|would|might|will) (?:i|we) (?:get|buy|trade|have|afford|swap)\b|\bwhat (?:i|we) (?:could|can|would|might) (?:get|buy|afford|trade for)\b|\bwhat (?:could|can|would|does|do) _own_ .*\b(?:get|buy)\b/,
    1.4,
  ],
  [
    /\bwhat (?:are|would be|were) (?:my|our|the) options\b|\btrade up\b|\bin reach\b|\bwithin reach\b|\bwhat is possible\b|\bupgrade\b|\bstep up\b/,
    1.1,
  ],
  [
    /\b(?:who|owners?|anyone|anybody|someone|somebody|nobody|people)\b.*\b(?:takes?|wants?|accepts?|trades?|swaps?|interested in|for)\b(?: \w+)? _own_ (?:(?:plus|and|with|\+) )?_(?:money|bound|n)_/,
    1.3,
  ],
  [
    /\b(?:who|owners?|anyone|anybody|someone|somebody|trades?|trading|swaps?|swapping|exchange)\b.*_own_.*\b(?:i|we|can|could|would|will|might|may|able to|willing to|happy to|ready to|and|also) (?:\w+ ){0,2}?(?:throw in|throw|add|put in|put up|put|kick in|chip in|pay|toss in|give|cough up|come up with|top (?:it|that) up with)(?: \w+){0,2} _(?:money|bound|n)_/,
    1.3,
  ],
  [
    /\b(?:trades?|swaps?)(?: (?:ideas?|options?|suggestions?|candidates?))? (?:for|with) _own_ (?:(?:plus|and|with|\+) )?_(?:money|bound)_/,
    1.35,
  ],
  [
    /\b(?:trade|swap|exchange)(?: in)? _own_ (?:(?:plus|and|with|\+) )?_(?:money|bound)_ (?:for|against|into) (?:something|anything|an?|some|any)\b/,
    1.3,
  ],
  [
    /_own_ (?:(?:plus|and|with|\+) )?_(?:money|bound|n)_.*\b(?:what|which)\b.*\b(?:buys?|get|reach|afford|options|in range)\b/,
    1.35,
  ],
  [
    /_own_ (?:(?:plus|and|with|\+) )?_(?:money|bound)_(?=.*\b(?:what|which|anything|show|find|boats|options|out there|available|get|see|looking)\b)|\b(?:show|find|which|what|anything|boats|looking)\b.*_own_ (?:(?:plus|and|with|\+) )?_(?:money|bound)_/,
    1.25,
  ],
  [/^_own_ (?:(?:plus|and|with|\+) )?_(?:money|bound)_[?.! ]*$/, 1.2],
  [/^_own_ (?:plus|and|with|\+) _|\b(?:with|for) _own_ (?:plus|and|\+|with) _/, 0.9],
];

/** The boats within the value of one's own boat and some cash. */
export const reachFrame: Frame = (heard) => {
  const situation = withOwnSaid(heard);
  const { line } = situation;
  const weight = strongest(line, REACH);
  const own = ownIn(situation);
  const thing = thingIn(situation);
  const cash = cashIn(situation) ?? (thing === undefined ? undefined : 0);
  if (weight === 0 || !own || cash === undefined) return undefined;
  if (line.has(/\b(?:offer|bid|worth)\b|\bfor (?:the |that |this )_(?:boat|ref|make|id)_/)) return undefined;
  return {
    intent: 'reach',
    weight: thing ? WITH_THING : weight,
    ...(thing && { whole: true }),
    uses: [
      'own',
      'boat',
      'make',
      'money',
      'bound',
      'n',
      'type',
      'place',
      'quantity',
      'fuel',
      'engine',
      'condition',
      'feature',
    ],
    words: thing ? /.*/ : WORDS,
    plan: reachPlan(situation, own.id, cash, thing),
  };
};

const WITH_THING = 1.7;
const WORDS =
  /\b(?:what|could|can|would|i|we|get|for|my|boat|plus|and|with|cash|on|top|trade|up|buy|another|in|a|of|dollars|if|add|put|only|owners?|who|takes?|boats)\b/;

/** 'It plus my pasture': something from the garage beside the boat. */
const BESIDE = /\b(?:plus|and|with|\+|along with|together with|on top of|as well as) my\b/;
/** 'It plus the heifers'. */
const NAMED_BESIDE =
  /_own_ (?:, )?(?:plus|and|with|\+|along with|together with|as well as) (?:the|those|some|all my|our)(?: \w+)? _asset_/;

function thingIn(situation: Situation): string | undefined {
  const { line } = situation;
  if (line.has(BESIDE)) return assetsIn(situation).find((words) => words.startsWith('my '));
  const asset = line.has(NAMED_BESIDE)
    ? line.chunks.find(({ meaning, negated }) => meaning?.is === 'asset' && !negated)
    : undefined;
  return asset && `my ${asset.written}`;
}

/** One's own boat, by 'my boat' or by its name. */
function ownIn({ line, own }: Situation): { id: number | undefined } | undefined {
  const said = line.first('own');
  if (said) return { id: said.named && said.boats.length === 1 ? said.boats[0]?.id : undefined };
  const named = namedIds(line);
  const mine = own.filter(({ id }) => named.includes(id));
  return mine.length === 1 && line.has(/\bmy _(?:boat|make)_/) ? { id: mine[0]?.id } : undefined;
}

function cashIn({ line }: Situation): number | undefined {
  const bound = line.all('bound').find(({ field }) => field === 'price');
  const near =
    bound?.about && bound.min !== undefined && bound.max !== undefined ? (bound.min + bound.max) / 2 : undefined;
  const amount = line.first('money')?.value ?? near ?? bound?.min ?? bound?.max ?? line.first('n')?.value;
  if (amount === undefined || amount < 5) return undefined;
  return amount < 1_000 ? amount * 1_000 : amount;
}

interface KnownWant {
  boatId?: number;
  suggested: boolean;
  rules: WantRules;
}

function reachPlan(situation: Situation, wanted: number | undefined, cash: number, thing?: string): Plan {
  const { phrases, language, line, own } = situation;
  const limits = saidIn(line);
  const isClear = own.length === 1 || own.some(({ id }) => id === wanted);
  return (done) => {
    const garage = done.find(({ name }) => name === 'my_garage');
    const [mine, wants, kept, free] = done.filter((call) => call !== garage);
    if (!mine) return use('my_boats', isClear ? { quietly: true } : {});
    const active = (boatsOf(mine.output) as (KnownBoat & { status: string })[]).filter(
      ({ status }) => status === 'active',
    );
    const boat = active.length === 1 ? active[0] : active.find(({ id }) => id === wanted);
    if (active.length === 0) return say(phrases.noActive);
    if (!boat) return say(question('whichOwnBoat', language));
    if (!wants) return use('my_wants', { quietly: true });
    if (thing && !garage) return use('my_garage');
    const added = thing && garage ? inGarage(garage.output, thing) : undefined;
    if (thing && !added) return say(phrases.notInGarage);
    const sum = dollarsOf(boat.price) + cash + (added ? dollarsOf(added.value) : 0);
    const rules = ((wants.output.wants ?? []) as KnownWant[]).find(
      ({ boatId, suggested }) => boatId === boat.id && !suggested,
    )?.rules;
    const wishWith = (own: Wish): Wish => ({
      ...refined(own, limits),
      maxPrice: sum,
      tradeFor: ['boats'],
      notMine: true,
      notInTrade: true,
      sort: 'price-high',
    });
    const wish = wishWith(wishFrom(rules));
    if (!kept && Object.keys(limits).length > 0)
      return useSaying(phrases.lookingFor(described(limits, phrases)), 'search_boats', wish);
    if (!kept) return use('search_boats', wish);
    const isEmpty = !errorOf(kept.output) && countOf(kept.output.total) === 0;
    if (rules && isEmpty && !free) return use('search_boats', wishWith({}));
    const found = free ?? kept;
    const total = countOf(found.output.total);
    const [first] = boatsOf(found.output);
    const start = phrases.reach(boat.title, boat.price, extraText(cash, added), moneyText(sum));
    if (errorOf(found.output) || !first) return say(`${start} ${errorOf(found.output) ?? phrases.reachNothing}`);
    return say(
      [
        start,
        free ? phrases.reachWithoutRules : '',
        phrases.reachFound(total, Boolean(found.output.andMore)),
        rules && !free ? phrases.reachRules : '',
        phrases.leads(first.title, first.price),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}

interface Thing {
  name: string;
  value: string;
  kind: string;
}

/** The thing in the garage by a word of its name, or the only one of its kind. */
export function inGarage({ things }: Record<string, unknown>, words: string): Thing | undefined {
  const all = (things ?? []) as Thing[];
  const said = words.toLowerCase().split(/\s+/).slice(1);
  const named = all.filter(({ name }) => said.some((word) => word.length > 2 && name.toLowerCase().includes(word)));
  const key = assetKeyOf(words);
  const alike = named.length > 0 || !key ? named : all.filter(({ kind }) => kind === categoryLabel(key));
  return alike.length === 1 ? alike[0] : undefined;
}

const extraText = (cash: number, thing: Thing | undefined): string =>
  [...(thing ? [`${thing.name} (${thing.value})`] : []), ...(cash > 0 ? [moneyText(cash)] : [])].join(' + ');

const moneyText = (amount: number) => displayMoney(dollars(Math.round(amount)));

/** Limits of the boats to be had, also those that the user excludes. Names and amounts are of what they give. */
export const saidIn = (line: Situation['line']): Wish =>
  without(beyondOwn(line, readWish(line)).wish, [
    'query',
    'makes',
    'minPrice',
    'maxPrice',
    'tradeFor',
    'notTradeFor',
    'allTradeFor',
    'sort',
    'order',
  ]);

/** The rules that a search can follow. Prices follow from the boat and the cash. */
function wishFrom(rules: WantRules | undefined): Wish {
  if (!rules) return {};
  const { boatTypes, minLength, maxLength, minYear, maxYear } = rules;
  return {
    ...(boatTypes.length > 0 && { types: boatTypes }),
    ...(minLength !== null && { minLength }),
    ...(maxLength !== null && { maxLength }),
    ...(minYear !== null && { minYear }),
    ...(maxYear !== null && { maxYear }),
  };
}

const WANTS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:what|which) (?:are|were) my (?:wants|rules|trade (?:wants|rules|wishes))\b|\b(?:show|list|see)(?: me)? my (?:wants|(?:trade )?rules)\b|\bmy wants\b/,
    1.2,
  ],
  [
    /\bwhat (?:would|do|did|will) i (?:take|accept|want|say i (?:would )?(?:take|want))(?: in (?:trade|exchange))?(?: for (?:_own_|it|my \w+|cash))?(?: \?)?$|\bwhat am i (?:willing to (?:take|accept)|looking to get)\b/,
    1.15,
  ],
  // 'Remind me what I said I'd take for the Gale, and the least cash.'
  [
    /\bwhat (?:would|did|do|will) i (?:say i (?:would |will )?)?(?:take|accept|want)(?: in (?:trade|exchange|return))? for (?:_own_|(?:my |the )?_(?:make|boat)_)|\bwhat i (?:said|told you|wrote|entered|set)(?: that)? i (?:would |will |want to )?(?:take|accept|want)|\b(?:minimum|min|least|lowest|smallest) (?:amount of )?cash (?:that )?i (?:want|wanted|asked|set|said|entered|need)\b/,
    1.85,
  ],
];

/** The user's own rules about what they would take. */
export const wantsFrame: Frame = ({ line, phrases, owned }) => {
  const weight = strongest(line, WANTS);
  if (weight === 0) return undefined;
  const named = [...line.all('own'), ...line.all('make'), ...line.all('boat')].flatMap(({ boats }) => boats);
  const titles = owned.filter(({ id }) => named.some((boat) => boat.id === id)).map(({ title }) => title);
  if (named.length > 0 && titles.length === 0) return undefined;
  return {
    intent: 'wants',
    weight,
    uses: ['own', 'asset', 'make', 'boat', 'bound'],
    words:
      /\b(?:what|would|do|did|i|take|accept|want|wanted|my|wants|rules|are|for|boat|in|trade|exchange|show|me|list|remind|said|say|told|you|and|the|minimum|min|least|cash|on|top)\b/,
    plan: ask('my_wants', {}, (output) => {
      const all = (output.wants ?? []) as { give: string; wouldTake: string }[];
      const meant = all.filter(({ give }) => titles.includes(give));
      const lines = (meant.length > 0 ? meant : all).slice(0, 3);
      return `${phrases.wants(lines.map(({ give, wouldTake }) => phrases.wantLine(give, wouldTake)))} ${phrases.wantsAdvice}`;
    }),
  };
};
