import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, inTurn, just, type Plan, say, use } from '../../plan.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { aspectIn } from '../boats/boat-text.ts';
import { endsText } from '../lists/ends-of-list.ts';
import { type By, ENDS, extremeText } from '../search/extremes.ts';
import { chosenOwner } from './owner-meant.ts';
import { unknownOwner } from './unknown-owner.ts';

const WHO =
  '(?:_person_|_ref_|he|she|they|this (?:owner|seller|guy|person)|the same (?:owner|seller|person|guy)|(?:the |that )?(?:owner|seller) of (?:the |that )?_(?:boat|make|ref|id)_)';
const HAS =
  '(?:have|has|own|owns|sell|sells|selling|list|lists|listed|listing|offer|offers|offering|offered|got|post|posted|posting|advertise|advertises|up|available)';
const BOATS = '(?:boats?|listings?|yachts?|vessels?|ads?|fleet|inventory|others?|stuff|offerings|_type_)';

const OWNERS: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\b(?:everything|anything|all|whatever|stuff|things)(?: that)? ${WHO} (?:is|are|has|have|got)(?: \\w+){0,2} (?:offering|selling|listing|listed|up|on offer|for sale)\\b(?! (?:me|us|for _own_))|\\bwhat (?:is|are) ${WHO} (?:offering|selling|listing) (?:for sale|these days|(?:right )?now|at the moment|currently|on here|here|today)`,
    ),
    1.5,
  ],
  [
    new RegExp(
      `\\b(?:what|which)(?: \\w+){0,3} (?:does|do|has|have|is|are|did|else) ${WHO}(?: \\w+){0,2} ${HAS}\\b|\\b(?:does|do|has|have|is|did) ${WHO} (?:\\w+ ){0,2}${HAS} (?:(?:any|some|something|anything|more|other|another|else|up|for sale|a|an|also|listed|\\d+|many)\\b|_|${BOATS})|\\b(?:what|anything|something|everything|which) else (?:from|by|of|does|has|is|do|did|are)\\b.*${WHO}|\\bwhat(?: all)? (?:_person_|he|she|they) (?:has|have|sells?|lists?|owns?|offers?|got|is selling|are selling)\\b|\\bwhat (?:else )?(?:has|is|does|did) ${WHO} (?:got |has |have )?${HAS}`,
    ),
    1.25,
  ],
  [
    new RegExp(
      `_(?:person|ref)_ (?:'s )?(?:other |whole |entire |remaining |_sort_ |_type_ |cheapest )*${BOATS}\\b|\\b(?:his|her|their) (?:other |others|whole |entire |remaining |further )(?:${BOATS})?|\\b(?:hers|theirs)\\b|\\b(?:something|anything|more|others?|else) (?:else )?of (?:his|her|their)\\b|\\b${BOATS} (?:that (?:are )?)?(?:(?:owned|listed|sold|offered|posted|put up|advertised) )?(?:by|from|of|belonging to) (?:the )?(?:same )?(?:seller |owner )?(?:${WHO}|same)`,
    ),
    1.2,
  ],
  [
    new RegExp(
      `\\b(?:everything|anything|something|all|boats|more|else) (?:from|by|of) ${WHO}|\\b(?:same|this|that|her|his) (?:owner|seller|person|guy)\\b.*\\b(?:other|others|else|more|boats|also)\\b|\\b(?:other|others|else|more|another)\\b.*\\b(?:same|this|that) (?:owner|seller|person|guy)\\b|\\b(?:other|else|more|another)\\b.*_ref_`,
    ),
    1.05,
  ],
  [
    /^(?!.*(?:_(?:boat|make|own)_|\b(?:repl\w+|answer\w*|wrote|sent|met|call|block|report|review\w*|trust|offer\w*|want|pay|price)\b))(?=.*_person_)(?=.*\b(?:boats?|everything|fleet|listings?|rest|others?|selling|listed|inventory|owns?|belong\w*)\b)/,
    1.05,
  ],
  [/^(?:and |so )*who (?:is|was) _person_[?.! ]*$/, 1],
  [new RegExp(`\\bhow many (?:boats|listings|yachts) (?:does|do|has|have|is|are) ${WHO}`), 1.5],
];

/** A boat is a 'she', too: 'does she have a head'. */
const HAS_IT = /\b(?:does|do|has) (?:he|she|it|they) (?:\w+ )?(?:have|has|got)\b/;

/** '240k for Ruth's boat' is an offer. */
const IS_OFFERED =
  /^(?:(?:please|can you|could you|okay|hey|eddy|just|i (?:want|would like) to|let us|,) )*(?:offer|bid|propose|lowball|submit|place|put in)\b|_(?:money|n|own|asset|coins)_ (?:(?:cash|dollars|bucks) )?(?:for|on) _person_ 's (?:\w+ )?(?:boat|yacht)\b/;

/** As many letters tell the question from others. */
const WHOSE_LETTERS = 12;

/** All boats of one person: somebody named, or whoever lists the boat discussed. */
export const ownerBoatsFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const again =
    (memory.last?.calls.some(({ name, input }) => name === 'search_boats' && 'seller' in input) ||
      memory.last?.text.startsWith(situation.phrases.whoseOfThese([]).slice(0, WHOSE_LETTERS))) &&
    line.has(/^(?:and |what about |how about |or |okay )*_person_(?: (?:'s|too|\?))*$/);
  const cue = again ? 1.2 : isFactOfBoat(situation) ? 0 : strongest(line, OWNERS);
  const unknown = cue === 0 ? unknownOwner(situation) : undefined;
  if (
    (cue === 0 && !unknown) ||
    (!unknown &&
      line.has(
        /\b(?:trade|message|write|tell(?! me (?:\w+ )?about _person_)|ask|draft|summar\w+|said|say|told|in common)\b/,
      ))
  )
    return undefined;
  if (isOfList(situation)) return undefined;
  if (line.has(IS_OFFERED) || (line.has(HAS_IT) && line.first('feature'))) return undefined;
  const person = line.first('person');
  if (
    !person &&
    cue > 0 &&
    !memory.focus &&
    !memory.shown[0] &&
    !toldOwner(situation) &&
    !line.has(/_(?:boat|make|id)_/)
  )
    return undefined;
  return {
    intent: 'owner',
    weight: unknown ? 1.6 : cue,
    uses: ['person', 'ref', 'sort', 'type', 'bound', 'money', 'place', 'boat', 'make', 'id', 'strange', 'fuel', 'n'],
    words: unknown
      ? /.*/
      : /\b(?:what|which|else|other|others|more|boats?|listings?|does|do|has|have|is|are|the|owner|seller|same|this|that|of|by|from|sell|selling|list|listed|offer|offering|got|own|owned|show|me|all|everything|anything|how|many|he|she|they|his|her|their|him|them|up|for|sale|met|at|i|rest|fleet|belong\w*|inventory)\b/,
    plan: unknown ? just(situation.phrases.noSuchOwner(unknown)) : ownerPlan(situation, person),
  };
};

/** 'Are any of these not cruisers' asks about the list, and about nobody. */
const isOfList = ({ line }: Situation): boolean =>
  !line.first('person') &&
  line.all('ref').some(({ ref }) => ref.by === 'all') &&
  line.all('ref').every(({ ref }) => ref.by === 'all') &&
  !line.has(/\b(?:he|she|they|his|her|hers|their|theirs|owners?|sellers?|guy|person|whose|who|else|others?)\b/);

/** 'What engine does the bigger one have': a boat has it, not its owner. */
const isFactOfBoat = ({ line }: Situation): boolean => {
  const isBoat = line.all('ref').some(({ ref }) => ref.by !== 'owner');
  const fact = aspectIn(line.text);
  return (
    !line.first('person') &&
    (isBoat || line.has(/\b(?:it|she|he|they)\b/)) &&
    fact !== undefined &&
    OF_BOATS.has(fact) &&
    !line.has(/\b(?:boats|listings|yachts|else|others?|owners?|sellers?)\b/)
  );
};

const OF_BOATS: ReadonlySet<string> = new Set([
  'hours',
  'sleeps',
  'people',
  'beam',
  'speed',
  'engine',
  'condition',
  'length',
  'features',
]);

function ownerPlan(situation: Situation, person: Extract<Meaning, { is: 'person' }> | undefined): Plan {
  const { phrases, memory } = situation;
  const wish = wishIn(situation);
  const people = situation.line.all('person').filter(({ ids }) => ids.length > 0);
  if (people.length > 1)
    return inTurn(people.slice(0, 3).map(({ ids, name }) => sellersPlan(ids.slice(0, 1), name, wish, situation)));
  if (person && person.ids.length > 0) return sellersPlan(person.ids.slice(0, 3), person.name, wish, situation);
  if (person) return just(phrases.noSuchOwner(person.name));
  const told = situation.line.has(/_(?:boat|make|id|ref)_/) ? undefined : toldOwner(situation);
  if (told) return sellersPlan([told.userId], told.name, wish, situation);
  const boat = chosenOwner(situation) ?? memory.focus ?? memory.shown[0];
  const sellers = new Set(memory.shown.map(({ ownerId }) => ownerId));
  if (boat === undefined || (!chosenOwner(situation) && !memory.focus && sellers.size > 1))
    return just(whoseText(situation));
  if (typeof boat === 'object' && boat.ownerId) return sellersPlan([boat.ownerId], boat.owner ?? '', wish, situation);
  const boatId = typeof boat === 'object' ? boat.id : boat;
  return (done) => {
    const [details, ...rest] = done;
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [found] = boatsOf(details.output);
    if (!found?.ownerId) return say(errorOf(details.output) ?? phrases.noOwner);
    return sellersPlan([found.ownerId], found.owner ?? '', wish, situation)(rest);
  };
}

/** 'What else does he have' after a trade or a conversation with one person. */
function toldOwner({ line, memory }: Situation) {
  const [told, ...others] = memory.told;
  const isOne = told && others.every(({ userId }) => userId === told.userId);
  return isOne && line.has(/\b(?:he|she|they|his|her|their|him|them)\b/) ? told : undefined;
}

/** Names the owners of the list if they are few. */
function whoseText({ memory: { shown }, phrases }: Situation): string {
  const names = [...new Set(shown.flatMap(({ owner }) => owner ?? []))];
  return names.length > 1 && names.length <= 4 ? phrases.whoseOfThese(names) : phrases.whoseBoats;
}

/** Limits and orders; the boat by which its owner is known is no limit. */
function wishIn({ line }: Situation): Wish {
  const { query: _query, makes: _makes, notMakes: _notMakes, ...wish } = readWish(line).wish;
  const sort = line.first('sort');
  return sort && !wish.sort ? { ...wish, ...ENDS[sort.by]?.[1] } : wish;
}

/** Boats that the message leaves out: 'besides the Gale'. */
const leftOutBy = ({ line, memory }: Situation): ReadonlySet<number> => {
  const isOther = line.has(/\b(?:his|her|their|'s) others?\b|\bwhat else\b/) && memory.focusId !== undefined;
  const owned = line.all('person').flatMap(({ boats }) => boats);
  return new Set([
    ...(isOther && memory.focusId !== undefined ? [memory.focusId] : []),
    ...line.chunks.flatMap(({ meaning, negated }, index) => {
      const before = line.chunks.slice(Math.max(index - 3, 0), index).map(({ text }) => text);
      const isOut =
        negated ||
        /\b(?:besides|except|apart from|aside from|other than|not)(?: (?:for|the|his|her|their))*$/.test(
          before.join(' '),
        );
      if (!isOut) return [];
      if (meaning?.is === 'boat' || meaning?.is === 'make') return meaning.boats.map(({ id }) => id);
      return owned.filter((boat) => meaning && fits(boat, meaning) === true).map(({ id }) => id);
    }),
  ]);
};

function sellersPlan(sellers: readonly string[], name: string, wish: Wish, situation: Situation): Plan {
  const { phrases, memory, line } = situation;
  const sort = line.first('sort');
  const by = sort && !sort.count ? sort.by : undefined;
  const leftOut = leftOutBy(situation);
  const ends = [...new Set(line.all('sort').map((one) => one.by))].filter((end) => ENDS[end]);
  const [only, ...others] = sellers;
  if (ends.length > 1 && only !== undefined && others.length === 0) return endsPlan(only, ends, situation);
  return (done) => {
    const next = sellers[done.length];
    if (next !== undefined) return use('search_boats', { ...wish, seller: next });
    const texts = done.map(({ output }) => {
      const error = errorOf(output);
      if (error) return error;
      const found = boatsOf(output);
      const boats = found.filter(({ id }) => !leftOut.has(id));
      const [first] = boats;
      if (!first) return phrases.noOwnersBoats(name);
      const end = boats.length > 1 && by ? extremeText(by, boats, phrases) : undefined;
      const told = end ? `${end} ` : '';
      const pending = boats.filter(({ inTrade }) => inTrade).map(({ title }) => title);
      const taken = pending.length > 0 ? ` ${phrases.tradePending(pending, boats.length === 1)}` : '';
      return boats.length === 1 && memory.focus?.id === first.id && Object.keys(wish).length === 0
        ? phrases.onlyBoat(name, first.title)
        : told +
            phrases.ownersBoats(
              name,
              Number(output.total) - (found.length - boats.length),
              boats as KnownBoat[],
              leftOut.size > 0 || Object.keys(wish).some((key) => key !== 'sort' && key !== 'order'),
            ) +
            taken;
    });
    return say(texts.join(' '));
  };
}

/** 'Which of hers is the fastest, and which sleeps most'. */
const endsPlan =
  (seller: string, ends: readonly By[], { phrases }: Situation): Plan =>
  ([read, found]) => {
    if (!read) return use('read_boats', { seller });
    if (!found) return use('search_boats', { seller });
    return say(errorOf(read.output) ?? (endsText(boatsOf(read.output), ends, phrases) || phrases.nothing));
  };
