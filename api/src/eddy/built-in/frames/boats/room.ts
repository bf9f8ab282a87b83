import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { boatsMeant } from '../../meant.ts';
import { boatsOf, type Detailed } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { ownMeant } from '../own/own-meant.ts';
import { askedOf, askedText } from './boat-questions.ts';
import { aspectIn, aspectsText, detailsPlan } from './boat-text.ts';

const ENOUGH =
  /\b(?:big|large|roomy|spacious) enough\b|\benough (?:room|space|seats?|seating|berths|beds|bunks|capacity)\b|\b(?:is|are) there room for\b|\b(?:does|do|has|have|is|would|will) (?:it|she|they|_own_|_boat_|_ref_|the _boat_) (?:have |got )?(?:the )?room for\b/;
const HOLDS =
  /\b(?:can|could|does|do|will|would) _own_ (?:really |safely |legally )?(?:(?:carry|hold|seat|fit|take|sleep|accommodate|handle)\b|_(?:bound|quantity)_)|\b(?:can|could|would|will|do|does) (?:_(?:bound|quantity)_|_n_ (?:people|guests|passengers|adults|kids|of us)) (?:\w+ ){0,3}_own_/;
const OVERNIGHT = /\b(?:sleeps?|sleeping|overnight|berths?|beds?|bunks?|spend the night)\b/;
/** Facts of a listing that somebody may ask for about their own boat. */
const FACTS: ReadonlySet<string> = new Set(
  'hours,sleeps,people,beam,speed,engine,features,condition,location,year,length'.split(','),
);
const NO_FACT =
  /\b(?:worth|value|price|priced|sell|selling|sold|trade|swap|offers?|views?|viewed|saved|hearted|looked|look at|looking at|seen|description|text|delete|remove|photos?|pictures?|list|change|edit|update|compare|than|better|like|similar|agent|message|fee|fees|should|(?<!can _own_ )take|want|how long (?:does|will|until|before|has|have)|closing|insurance)\b|_(?:person|money|asset|service|type|saved|sort)_/;

/** Whether a boat has room for so many people, and plain facts of the user's own boat. */
export const roomFrame: Frame = (situation) => {
  const { line } = situation;
  const own = line.first('own');
  const isRoom = line.has(ENOUGH) || line.has(HOLDS);
  const people = isRoom ? peopleIn(situation) : undefined;
  if (people === undefined && !(own && isFact(situation))) return undefined;
  const plan = planFor(situation, people);
  return (
    plan && {
      intent: 'details',
      weight: people === undefined ? 1.35 : 1.6,
      ...EVERYTHING,
      whole: people === undefined && isFactOnly(situation),
      plan,
    }
  );
};

/** Whether each clause asks for a fact. */
const isFactOnly = ({ reading }: Situation): boolean =>
  reading.words
    .split(/ (?:and|also|plus) | ?[,?.!;&] ?/)
    .filter(Boolean)
    .every(
      (clause) =>
        FACTS.has(aspectIn(clause) ?? '') ||
        /\b(?:have|has|got|diesel|gas|electric|outboards?|inboards?)\b/.test(clause),
    );

const isFact = ({ line, reading }: Situation): boolean =>
  line.has(/^(?:(?:and|so|hey|okay|hi|,) )*(?:how|what|does|do|is|are|has|have|can|where|which|when)\b/) &&
  !line.has(NO_FACT) &&
  (FACTS.has(aspectIn(reading.words) ?? '') || askedOf(line)?.about === 'thing');

/** The number of people that a question gives. */
function peopleIn({ line }: Situation): number | undefined {
  const counts = line.chunks.flatMap(({ meaning }) => {
    if (meaning?.is === 'n') return [meaning.value];
    if (meaning?.is === 'quantity') return ['people', 'sleeps'].includes(meaning.field) ? [meaning.value] : [];
    return meaning?.is === 'bound' && ['people', 'sleeps'].includes(meaning.field)
      ? [meaning.min ?? meaning.max ?? 0]
      : [];
  });
  const [only, ...more] = counts;
  return only !== undefined && more.length === 0 && Number.isInteger(only) && only > 0 && only < 200 ? only : undefined;
}

function planFor(situation: Situation, people: number | undefined): Plan | undefined {
  const { line, phrases, own, language, memory } = situation;
  if (line.first('own')) {
    const named = ownMeant(situation);
    const ids = named.length > 0 ? named : own.map(({ id }) => id);
    return ids.length === 0 ? just(phrases.noListings) : plan(ids);
  }
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'ids' in meant) return plan(meant.ids);
  if (memory.focusId !== undefined && meant === undefined) return plan([memory.focusId]);
  return meant === 'which one?' ? just(question('whichBoat', language)) : undefined;

  function plan(ids: readonly number[]): Plan {
    if (people !== undefined) return roomPlan(ids.slice(0, MOST_BOATS_AT_ONCE), people, situation);
    return ids.length > 1 ? eachPlan(ids.slice(0, MOST_BOATS_AT_ONCE), situation) : ownPlan(ids, situation);
  }
}

/** Nobody is told to ask the owner about a boat of their own. */
const toOwner = (phrases: Phrases): Phrases => ({
  ...phrases,
  equipped: {
    ...phrases.equipped,
    notMentioned: phrases.ownUnsaid,
    noneMentioned: (things) => things.map(phrases.ownUnsaid).join(' '),
  },
});

const ownPlan = (ids: readonly number[], { line, phrases }: Situation): Plan =>
  detailsPlan(ids, line.text, toOwner(phrases), askedOf(line));

/** The facts in question of each boat. */
const eachPlan =
  (boatIds: readonly number[], { line, reading, phrases }: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds });
    const asked = askedOf(line);
    const texts = (boatsOf(details.output) as Detailed[]).map((boat) => {
      const others = aspectsText(boat, `${reading.words} and ${line.text}`, phrases);
      const facts = asked ? [askedText(boat, asked, toOwner(phrases)), ...others] : others;
      return `${boat.title}: ${facts.join(' ')}`;
    });
    return say(errorOf(details.output) ?? texts.join('\n\n'));
  };

const roomPlan =
  (boatIds: readonly number[], people: number, { reading, phrases }: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds });
    const isNight = OVERNIGHT.test(reading.words);
    const texts = (boatsOf(details.output) as Detailed[]).map((boat) => {
      const room = isNight ? boat.sleeps : boat.people;
      return typeof room === 'number'
        ? phrases.room[isNight ? 'night' : 'day'](boat.title, room, people)
        : `${boat.title}: ${phrases.notMentioned(phrases.names[isNight ? 'sleeps' : 'people'])}`;
    });
    return say(errorOf(details.output) ?? texts.join(' '));
  };
