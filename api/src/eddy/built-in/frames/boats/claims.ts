import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { matches } from '../../../matching.ts';
import { boatsMeant } from '../../meant.ts';
import { boatsOf, type Detailed, dollarsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import type { Field, Meaning } from '../../reading/meanings.ts';
import { ENGINE_COUNTS } from '../../reading/numbers/powers.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type Aspect, aspectText, lookUp, severalPlan } from './boat-text.ts';

const SUBJECT = "(?:(?:the |that |this |_person_ 's )?_(?:boat|make|ref|id)_|it|she|that one|this one)";
const ASKS = new RegExp(
  `^(?:(?:and|so|but|okay|wait|hey|hi|eddy|also|,) )*(?:(?:is|was|does|has|did)(?: not)? ${SUBJECT}(?! (?:or|vs|than|and|a (?:good|fair))\\b)|(?:can|could) (?:i|we|you|it|she) (?:\\w+ )?_(?:bound|quantity)_ (?:\\w+ )?(?:on|in|aboard) ${SUBJECT})`,
);
/** 'Can it do 60', 'will she sleep 8': what a boat can do at least. */
const CAN = new RegExp(
  `^(?:(?:and|so|but|okay|wait|hey|hi|eddy|also|,) )*(?:can|could|will|does) ${SUBJECT} (?:\\w+ )?(?:do|hit|reach|go|make|top|break|get(?: up)? to|run|push|sleep|seat|carry|fit|hold|take)(?: \\w+){0,2} _(?:bound|quantity)_|^(?:can|could|will) ${SUBJECT} _bound_|^(?:(?:and|so|but|okay|hey|hi|also|,) )*(?:can|could|will|would) (?:(?:i|we|you|they) (?:\\w+ )?)?_(?:bound|quantity)_ (?:\\w+ ){0,3}(?:on|in|aboard) ${SUBJECT}`,
);
const STATES = new RegExp(
  `\\b${SUBJECT}(?: (?:only|just|really|still|also|actually))* (?:is|was|has|had|costs?|asks?|sleeps?|goes|does|runs?|lies|sits|lives|lays|stays)\\b|\\b${SUBJECT}(?: (?:only|just|really))* _(?:bound|quantity)_`,
);
const TAGGED =
  /\b(?:right|correct|true|is not it|was not it|does not it|has not it|does it not|is it not|has it not|does she not|is she not|huh|yes|confirm(?: it| that)?)\b ?[?.!]*(?: |$)|\bis (?:that|it) (?:right|correct|true|so)\b/;
const HEARD =
  /\b(?:i|we) (?:have )?(?:heard|read|thought|was told|were told|understood|believed?)\b|\byou (?:said|say|told me|tell me|mentioned|claimed|wrote)\b|\b(?:someone|somebody|a friend|my friend|_person_) (?:said|says|told me|claims?)\b/;
const PROMISED =
  /\byou (?:\w+ )?(?:promised|guaranteed|agreed|confirmed|quoted|committed|assured)\b|\byou (?:said|told me) (?:that )?(?:i|we) (?:can|could|will|would|may) (?:have|get|buy)\b/;
const NO_CLAIM =
  /\b(?:who|whose|where|how|why|when|what|which|show|find|offer|message|write|tell him|tell her|ask|draft|compare|than (?:the |a |my |that )?_\w+_|would|should|any|boats|similar|cheaper|price drop|still available|the only|only (?:one|boat|_make_)|(?:close|closer|next|near(?:er|by)?) to|near|nearby|far|miles)\b|_(?:own|saved|asset|coins|sort)_/;
/** 'Is it good for going to the islands?' asks what the boat can do, not where it is. */
const BOUND_FOR =
  /\b(?:for|through|around|across|towards?|going|get|make it|trips?|passages?|travel\w*|cruis\w+|cross\w*|sail\w*|runs?|running) (?:to |the )*_place_/;
/** Words that make a number a limit. */
const LIMITED =
  /\b(?:(?:longer|shorter|bigger|larger|smaller|cheaper|pricier|faster|slower|wider|newer|older|more expensive|less expensive) than|over|under|at least|at most|more than|less than|fewer than|up to|below|above|before|after|between|older|newer|minimum|maximum|max|no more)\b/;

/** 'Why is it only 2 million?' takes something for granted. */
const PREMISE = new RegExp(
  `^(?:(?:and|so|but|okay|wait|hey|,) )*(?:(?:why|how come) (?:is|are|does|do|was|has|did) ${SUBJECT}|how come ${SUBJECT} (?:is|has|had|costs?|asks?|sleeps?|goes))(?!.*\\b(?:so|than|offer|message)\\b)`,
);

type Claim = Extract<Meaning, { is: 'bound' | 'quantity' | 'money' | 'place' | 'type' | 'fuel' | 'engine' }>;

/** 'The Gale 34 is a 2019, right?' and 'does it have 600 hours?' are checked against the listing. */
export const claimsFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const promised = line.has(PROMISED);
  const isPremise = line.has(PREMISE) && !line.has(/_(?:own|saved|asset|coins|sort|place|type)_/);
  const isAsked =
    isPremise || line.has(ASKS) || line.has(CAN) || ((line.has(TAGGED) || line.has(HEARD)) && line.has(STATES));
  if (
    (!promised && !isAsked) ||
    reading.language !== 'en' ||
    line.has(BOUND_FOR) ||
    (line.has(NO_CLAIM) && !isPremise) ||
    hasPlural(situation)
  )
    return undefined;
  const isNegative = line.has(/^(?:(?:and|so|but|okay|wait|hey|,) )*(?:is|was|does|has|did)(?: it)? not\b/);
  const telling = tellingPlace(line);
  const claims = line.chunks.flatMap(({ meaning, negated }, index) => {
    const claim = isClaim(meaning) ? meaning : priceIn(line, index);
    return claim && index !== telling && (!negated || isNegative) ? [claim] : [];
  });
  if (claims.length === 0 || claims.some((claim) => claim.is === 'place' && claim.around)) return undefined;
  // 'Is this one diesel, and is that one in Ohio?': each claim is of its own boat.
  if (line.all('boat').length > 1 && claims.length > 1 && reading.words.split(/ and |, |\? /).length > 1)
    return undefined;
  const plan = planFor(situation, claims, promised);
  return plan && { intent: 'details', weight: promised ? 1.62 : 1.5, ...EVERYTHING, whole: true, plan };
};

const LEAST_PRICE = 10;
const THOUSANDS = 1_000;

/** 'Still at 450?' means thousands of dollars. */
function priceIn({ chunks }: Line, index: number): Claim | undefined {
  const number = chunks[index]?.meaning;
  const before = chunks[index - 1]?.text ?? '';
  if (number?.is !== 'n' || number.value < LEAST_PRICE || !/^(?:at|for|asking|asks?|costs?|priced)$/.test(before))
    return undefined;
  return { is: 'money', value: number.value < THOUSANDS ? number.value * THOUSANDS : number.value };
}

/** A limit that only says the least. */
const isAbility = (claim: Claim): boolean =>
  claim.is === 'bound' && /^(?:speed|people|sleeps)$/.test(claim.field) && claim.max === undefined;

/** 'Does the Gale in Ohio have a tower' asks about the Gale that is there; 'is the Gale in Ohio?' asks where it is. */
function tellingPlace({ chunks }: Line): number {
  const index = chunks.findIndex(
    ({ meaning }, at) =>
      meaning?.is === 'place' &&
      !meaning.around &&
      /^(?:boat|make)$/.test(chunks[at - 1]?.meaning?.is ?? '') &&
      chunks.slice(0, at).every((chunk) => chunk === chunks[at - 1] || !isClaim(chunk.meaning)),
  );
  const behind = chunks
    .slice(index + 1)
    .filter(({ text }) => !/^(?:[?.!,]|right|now|currently|today|still)$/.test(text));
  return behind.length > 0 && !/^(?:or|and|not)$/.test(behind[0]?.text ?? '') ? index : -1;
}

const isClaim = (meaning: Meaning | undefined): meaning is Claim =>
  meaning !== undefined && ['bound', 'quantity', 'money', 'place', 'type', 'fuel', 'engine'].includes(meaning.is);

/** 'Are the Dorados under 50k' looks for boats. */
const hasPlural = ({ line }: Situation) =>
  line.chunks.some(
    ({ meaning, written }) => meaning?.is === 'make' && written.toLowerCase() === `${meaning.make.toLowerCase()}s`,
  );

function planFor(situation: Situation, claims: readonly Claim[], promised: boolean): Plan | undefined {
  const { memory, phrases, language } = situation;
  // The claim tells no boats of one name apart.
  const telling = tellingPlace(situation.line);
  const names = situation.line.chunks
    .filter(({ meaning }, index) => !isClaim(meaning) || index === telling)
    .map(({ negated: _negated, ...chunk }) => chunk);
  // 'Is the Gale in Ohio?' may be any of them.
  const deals = claims.some(({ is }) => is === 'place') ? [] : situation.deals;
  const named = { ...situation, deals, line: new Line(situation.message, names) };
  const meant = boatsMeant(named) ?? (memory.focusId === undefined ? undefined : { ids: [memory.focusId] });
  if (typeof meant !== 'object') return undefined;
  const told = promised ? phrases.noPromises : '';
  if ('ids' in meant) return checkPlan(meant.ids.slice(0, MOST_BOATS_AT_ONCE), situation, claims, told);
  const { several } = meant;
  const asks = severalPlan(several, phrases, question('whichBoat', language), ({ id }) =>
    checkPlan([id], situation, claims, told),
  );
  return (done) => {
    const [found, ...rest] = done;
    if (!found) return lookUp(several);
    const boats = boatsOf(found.output);
    const isWhole =
      boats.length > 1 && boats.length <= MOST_BOATS_AT_ONCE && boats.length === (found.output.total ?? boats.length);
    return isWhole
      ? checkPlan(
          boats.map(({ id }) => id),
          situation,
          claims,
          told,
        )(rest)
      : asks(done);
  };
}

function checkPlan(
  boatIds: readonly number[],
  { phrases, message, line }: Situation,
  claims: readonly Claim[],
  told: string,
): Plan {
  return ([details]) => {
    if (!details) return use('boat_details', { boatIds });
    const error = errorOf(details.output);
    if (error) return say(error);
    const boats = boatsOf(details.output) as Detailed[];
    const isLimit = matches(LIMITED, message.toLowerCase()) || (line.has(CAN) && claims.every(isAbility));
    // 'Diesel or gas' is no question for yes or no.
    const isEither = claims.length > 1 && /\bor\b/i.test(message) && new Set(claims.map(({ is }) => is)).size === 1;
    const texts = boats.map((boat) => {
      const all = claims.map((claim) => {
        const verdict = boats.length > 1 || told || isEither ? undefined : judged(boat, claim, isLimit);
        const fact = factText(boat, claim, phrases);
        return verdict === undefined ? fact : `${verdict ? phrases.claims.yes : phrases.claims.no} ${fact}`;
      });
      const facts = [...new Set(all)];
      return boats.length > 1
        ? `${boat.title}: ${facts.join(' ')}`
        : [...facts, phrases.claims.of(boat.title)].join(' ');
    });
    const verdicts = told ? [] : boats.map((boat) => claims.every((claim) => judged(boat, claim, isLimit)));
    const isNo = claims.every((claim) => boats.every((boat) => judged(boat, claim, isLimit) !== undefined));
    const common =
      boats.length > 1 && isNo && !isEither && new Set(verdicts).size === 1
        ? verdicts[0]
          ? phrases.claims.yes
          : phrases.claims.no
        : '';
    return say([told || common, ...texts].filter(Boolean).join(boats.length > 1 ? '\n\n' : ' '));
  };
}

const FIELDS: Readonly<Record<Field, Aspect>> = {
  ...{ price: 'price', length: 'length', beam: 'beam', year: 'year', hours: 'hours' },
  ...{ sleeps: 'sleeps', people: 'people', speed: 'speed' },
};

const ASPECTS = { place: 'location', money: 'price', fuel: 'engine', engine: 'engine' } as const;

const aspectOf = (claim: Exclude<Claim, { is: 'type' }>): Aspect =>
  claim.is === 'bound' || claim.is === 'quantity' ? FIELDS[claim.field] : ASPECTS[claim.is];

const factText = (boat: Detailed, claim: Claim, phrases: Situation['phrases']): string =>
  claim.is === 'type' ? phrases.claims.type(boat.type ?? '') : (aspectText(boat, aspectOf(claim), phrases) ?? '');

/** Undefined if the listing does not name the fuel. */
function isFueled({ fuel, engine }: Detailed, word: string): boolean | undefined {
  const said = `${fuel ?? ''} ${engine ?? ''}`.toLowerCase();
  if (said.includes(word)) return true;
  return /\b(?:diesels?|gas|gasoline|electric|hybrid)\b/.test(said) ? false : undefined;
}

/** Undefined if the listing does not tell the number or the drive of its engines. */
function isPowered({ engine }: Detailed, words: readonly string[]): boolean | undefined {
  const said = typeof engine === 'string' ? engine.toLowerCase() : '';
  const verdicts = words.map((word) => {
    if (said.includes(word)) return true;
    const others = [ENGINE_COUNTS, DRIVES].find((all) => all.includes(word)) ?? [];
    return others.some((other) => said.includes(other)) ? false : undefined;
  });
  return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : verdicts.length > 0 || undefined;
}

const DRIVES: readonly string[] = ['outboard', 'sterndrive', 'pod', 'jet', 'inboard'];

const VALUES: Readonly<Record<Field, (boat: Detailed) => unknown>> = {
  price: ({ price }) => dollarsOf(price),
  length: ({ length }) => length,
  beam: ({ beam }) => beam,
  year: ({ year }) => year,
  hours: ({ engineHours }) => engineHours,
  sleeps: ({ sleeps }) => sleeps,
  people: ({ people }) => people,
  speed: ({ topSpeed }) => topSpeed,
};
/** A number that comes this close is neither confirmed nor denied. */
const NEAR = 0.05;

/** Whether the listing confirms a claim. Undefined if it does not say so, or nearly does. */
function judged(boat: Detailed, claim: Claim, isLimit: boolean): boolean | undefined {
  if (claim.is === 'type') return boat.type === null ? undefined : boat.type === claim.type;
  if (claim.is === 'place') return isPlaced(boat.location, claim);
  if (claim.is === 'fuel') return isFueled(boat, claim.word);
  if (claim.is === 'engine') return isPowered(boat, claim.words);
  const field = claim.is === 'money' ? 'price' : claim.field;
  const value = VALUES[field](boat);
  if (typeof value !== 'number') return undefined;
  const { min, max } = claim.is === 'bound' ? claim : { min: claim.value, max: claim.value };
  if (isLimit) return (min ?? value) <= value && value <= (max ?? value);
  const said = claim.is === 'bound' && claim.about ? ((min ?? 0) + (max ?? 0)) / 2 : (max ?? min ?? value);
  if (value === said) return true;
  return field !== 'year' && Math.abs(value - said) <= said * NEAR ? undefined : false;
}

/** Whether a location is in a place. Undefined if the place is no state or town. */
export function isPlaced(
  location: string,
  { states, location: town }: Extract<Meaning, { is: 'place' }>,
): boolean | undefined {
  if (town) return location.toLowerCase().includes(town.toLowerCase());
  return states ? states.some((state) => location.endsWith(`, ${state}`)) : undefined;
}
