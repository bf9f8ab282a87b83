import { boatsOf, type KnownBoat } from '../memory.ts';
import { countOf, errorOf, just, listed, type Plan, plural, type Skill, say, textOf, use } from '../plan.ts';
import { readReference } from '../reading/references.ts';
import { Text } from '../reading/text.ts';

export const WHICH_BOAT = 'Which boat do you mean? Tell me its number or its place in the list.';

const COMPARE =
  /\b(?:compare|comparison|versus|vs\.?|side by side|difference between|differ|which (?:one )?is better|against)\b/;
const ABOUT =
  /\b(?:tell me|more (?:about|on|info|information|details?)|details?|about|describe|open|info(?:rmation)?|specs?|specifications?|show(?: me)?|see|look at|interested in|like|what (?:is|does|kind|engine|condition|year)|how (?:old|long|wide|big|many|much)|where is|who (?:owns|is selling|sells)|engine|hours|sleeps?|beam|condition|features?|price of|cost|description|take in trade|accept|owner|does (?:the owner|he|she|it)|is (?:it|she)|available)\b/;
const ONLY_REFERENCE =
  /^(?:and |ok |okay |yes |please |what about |how about |the |that |this |number |no\.? |option |boat |listing |show me |#)*(?:first|second|third|fourth|fifth|sixth|last|cheapest|most expensive|priciest|newest|oldest|longest|biggest|largest|smallest|shortest|\d{1,9}(?:st|nd|rd|th)?)(?: one| boat| option| listing)?[?.!]*$/;
const MINE =
  /\b(?:my|our) (?:boats?|listings?|yachts?|vessels?)\b|\bwhat (?:boats )?(?:do|have) i (?:have |own )?(?:listed|posted)\b|\b(?:boats? )?i (?:have )?(?:listed|posted)\b/;

export const compareSkill: Skill = ({ question, memory }) => {
  const { lower } = new Text(question);
  if (!COMPARE.test(lower)) return undefined;
  const reference = readReference(lower, memory);
  const ids = reference && reference !== 'which one?' ? [...new Set(reference.ids)] : [];
  const chosen =
    ids.length > 1 ? ids.slice(0, 4) : ids.length === 0 ? memory.shown.slice(0, 3).map(({ id }) => id) : ids;
  if (chosen.length < 2)
    return just('Which boats should I compare? Search first, then say something like “compare the first two.”');
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('boat_details', { boatIds: chosen });
    return say(errorOf(last.output) ?? comparison(boatsOf(last.output)));
  };
};

function comparison(boats: readonly KnownBoat[]): string {
  const by = (value: (boat: KnownBoat) => number) => [...boats].sort((a, b) => value(a) - value(b));
  const amount = ({ price }: KnownBoat) => Number(price.replace(/\D/g, ''));
  const cheapest = by(amount)[0];
  const newest = by(({ year }) => -year)[0];
  const longest = by(({ length }) => -(length ?? 0))[0];
  if (!cheapest || !newest || !longest) return 'There’s nothing to compare.';
  const lengthText = longest.length ? ` The longest is the ${longest.title} at ${longest.length} ft.` : '';
  return `Here they are side by side. The ${cheapest.title} has the lowest price, ${cheapest.price}. The newest is the ${newest.title}, built in ${newest.year}.${lengthText}`;
}

export const detailsSkill: Skill = ({ question, memory }) => {
  const { lower } = new Text(question);
  const reference = readReference(lower, memory);
  if (!reference || !(ABOUT.test(lower) || ONLY_REFERENCE.test(lower))) return undefined;
  if (reference === 'which one?') return memory.shown.length > 0 ? just(WHICH_BOAT) : undefined;
  return detailsPlan(reference.ids.slice(0, 4), lower);
};

/** Handles references to a boat when none was discussed. */
export const pointlessSkill: Skill = ({ question, memory }) => {
  const { lower } = new Text(question);
  const points =
    readReference(lower, memory) === 'which one?' &&
    (ONLY_REFERENCE.test(lower) || (ABOUT.test(lower) && lower.split(' ').length <= 8));
  return points ? just('Which boat do you mean? Search for one first, or tell me its number.') : undefined;
};

function detailsPlan(boatIds: number[], lower: string): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('boat_details', { boatIds });
    const error = errorOf(last.output);
    if (error) return say(error);
    const boats = boatsOf(last.output);
    const [boat] = boats;
    return say(boat && boats.length === 1 ? detailText(boat, lower) : (mostText(boats, lower) ?? comparison(boats)));
  };
}

/** 'Which of these sleeps the most?' */
function mostText(boats: readonly (KnownBoat & Record<string, unknown>)[], lower: string): string | undefined {
  const most = MOST.find(([pattern]) => pattern.test(lower));
  if (!most) return undefined;
  const [, name, direction, text] = most;
  const known = boats.filter((boat) => typeof boat[name] === 'number');
  const [best] = known.sort((a, b) => direction * (countOf(a[name]) - countOf(b[name])));
  return best ? `That would be the ${best.title}, with ${text(countOf(best[name]))}.` : 'Their listings don’t say.';
}

const MOST: readonly [RegExp, 'sleeps' | 'people' | 'engineHours', 1 | -1, (value: number) => string][] = [
  [/\bsleeps? (?:the )?most\b|\bmost (?:berths|beds|people overnight)\b/, 'sleeps', -1, (n) => `berths for ${n}`],
  [/\b(?:fewest|least|lowest) (?:engine )?hours\b/, 'engineHours', 1, (n) => plural(n, 'engine hour')],
  [/\bmost (?:people|passengers|guests)\b/, 'people', -1, (n) => `room for ${n} people`],
];

/** Puts the detail in question first. */
function detailText(boat: KnownBoat & Record<string, unknown>, lower: string): string {
  const about = (name: string, value: unknown, text = `${name}: ${value}.`) =>
    value ? text : `The listing doesn’t mention ${name.toLowerCase()}.`;
  const answers: [RegExp, () => string][] = [
    [/\bbeam\b|\bwide\b|\bwidth\b/, () => about('The beam', boat.beam, `Its beam is ${boat.beam} ft.`)],
    [/\bsleeps?\b|\bberths?\b/, () => about('Berths', boat.sleeps, `It sleeps ${boat.sleeps}.`)],
    [
      /\bengine hours\b|\bhours\b/,
      () => about('Engine hours', boat.engineHours, `It has ${plural(countOf(boat.engineHours), 'engine hour')}.`),
    ],
    [/\bengine\b|\bmotor\b|\bfuel\b/, () => about('An engine', [boat.engine, boat.fuel].filter(Boolean).join(', '))],
    [
      /\bcondition\b/,
      () => about('Its condition', boat.condition, `It’s in ${boat.condition?.toLowerCase()} condition.`),
    ],
    [/\bfeatures?\b|\bequipment\b/, () => about('Features', (boat.features as string[] | undefined)?.join(', '))],
    [/\bwhere\b|\blocat/, () => about('A location', boat.location, `It’s in ${boat.location}.`)],
    [/\bwho\b|\bowner\b|\bseller\b/, () => ownerText(boat)],
    [
      /\bdescri|\bowner (?:say|write)/,
      () => (boat.description ? `The owner writes: “${boat.description}”` : 'The owner hasn’t written a description.'),
    ],
    [/\bviews?\b/, () => `It has ${plural(countOf(boat.views), 'view')} so far.`],
  ];
  const point = answers.find(([pattern]) => pattern.test(lower))?.[1]();
  return [headline(boat), point ?? ownerText(boat), tradeText(boat)].join(' ');
}

function headline(boat: KnownBoat & Record<string, unknown>): string {
  const type = boat.type?.endsWith('Fishing') ? `${boat.type} boat` : boat.type;
  const kind = [boat.length && `${boat.length} ft`, type].filter(Boolean).join(' ');
  const facts = [kind, boat.condition && `${boat.condition.toLowerCase()} condition`, `in ${boat.location}`].filter(
    Boolean,
  );
  return `The ${boat.title} is listed at ${boat.price}: ${facts.join(', ')}. Closing through the app would cost ${textOf(boat.closingCost)}.`;
}

function ownerText(boat: KnownBoat & Record<string, unknown>): string {
  if (!boat.owner) return 'The listing doesn’t show an owner.';
  const trades = boat.ownerTransactions
    ? plural(countOf(boat.ownerTransactions), 'completed trade')
    : 'no completed trades yet';
  const verified = boat.ownerVerified ? ', a verified member' : '';
  return `The owner is ${boat.owner}${verified}, with ${trades}.`;
}

const tradeText = ({ takesInTrade }: KnownBoat) =>
  takesInTrade.length > 0
    ? `The owner takes ${listed(takesInTrade, 'or')} in trade.`
    : 'The listing doesn’t say what the owner would take in trade.';

export const mineSkill: Skill = ({ question }) => {
  const { lower } = new Text(question);
  if (!MINE.test(lower) || /\b(?:trade|swap|worth|value|offer|message|for my)\b/.test(lower)) return undefined;
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('my_boats');
    const boats = boatsOf(last.output) as (KnownBoat & { status: string; views: number })[];
    if (boats.length === 0) return say('You don’t have any listings yet. To add one, open List Your Boat.');
    const lines = boats.map(
      ({ title, price, status, views }) => `${title} at ${price}, ${status}, ${plural(views, 'view')}`,
    );
    return say(`You have ${plural(countOf(last.output.total), 'listing')}: ${lines.join('; ')}.`);
  };
};
