import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { leftEmptyIn } from '../../phrases/left-empty.ts';
import { errorOf, type Plan, plural, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { ownValue } from '../boats/value.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import { type KnownTrade, tradesIn } from '../trades/trade-meant.ts';
import { ownMeant } from './own-meant.ts';
import { worthPlan } from './own-together.ts';

type Topic = 'since' | 'missing' | 'saves' | 'interest' | 'hull' | 'photo' | 'fast' | 'slow';

const SAVED =
  '(?:saved|saves|saving|hearted|hearts?|favorited|favorites?|bookmarked|liked|likes|wish ?listed|watch(?:ing|ers|lists?)?|following|followers)';

/** Questions that an owner asks about a listing of theirs, by ideas in any order. */
const TOPICS: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'saves',
    [
      new RegExp(`\\b${SAVED}\\b`),
      /\b(?:who|how many|anyone|anybody|people|someone|any|has|did|does|many)\b/,
      /^(?!.*\b(?:did|have|do) i\b)/,
    ],
  ],
  [
    'since',
    [
      /\b(?:how long|how many (?:days|weeks|months)|since when|when (?:did|was|were|have)|(?<!\b(?:or|feet|and) )longer(?! than _(?:bound|quantity|n)_)|longest|how old is (?:my|the) (?:listing|ad))\b|\bhow old is _own_|_listed_/,
      /\b(?:up|listed|list|posted|post|on (?:here|the market|the site)|for sale|online|sitting|out there|been on|listing|ad|put|advertised|live)\b|_listed_/,
      /^(?!.*\b(?:sold|sell|answer\w*|offers?|closing|expires?|worth|price[ds]?|value)\b)/,
    ],
  ],
  [
    'photo',
    [
      /\b(?:photo|picture|possession)\b/,
      /\b(?:proof|prove|proves|proven|possession|approved|verified|checked|accepted|badge)\b/,
    ],
  ],
  [
    'hull',
    [
      /\bhull (?:number|id|identification|no)\b|\bhin\b/,
      /\b(?:have|has|on file|entered|checked|in|there|missing|did|is)\b/,
    ],
  ],
  [
    'missing',
    [
      /\b(?:missing|lacks?|lacking|left out|incomplete|complete|empty|improve|fill(?:ed)? (?:in|out)|add to|else should i (?:add|put)|forgot\w*|forget|blank|spruce up|wrong with)\b/,
      /\b(?:what|anything|something|is|how|could|can|did)\b/,
      /^(?!.*\b(?:price|worth|offers?|trade|swap|deal|closing|sell|re ?-?writ\w*|rewrite|reword\w*|rephrase|write|phrase|text|sounds?)\b)/,
    ],
  ],
  [
    'fast',
    [
      /\b(?:fast|quick\w*|soon|asap|in a hurry|get rid of(?! (?:\w+ ){0,2}(?:buyers?|guys?|people|person|users?|spam|messages?|emails?|him|them)\b)|unload|offload|gone|by (?:christmas|xmas|thanksgiving|new year\w*|summer|winter|spring|fall|easter|the end of|next|january|february|march|april|may|june|july|august|september|october|november|december)|before (?:christmas|winter|the (?:season|holidays|end))|this (?:week|month|year)|move (?:it|her|mine)|out of (?:my|here))\b|_listed_/,
      /\b(?:sell|sold|gone|rid|unload|offload|move|let (?:it|her) go|trade|want|need)\b/,
      /\b(?:i|we|me|my|our|should|what|how)\b/,
      /^(?!.*\b(?:find|search|looking for|boats? (?:under|up to)|not delet\w*|without delet\w*|guy|guys|him|person|people|block\w*|account|profile|photos?|pictures?|messages?|answer\w*|reply|replies|respond\w*)\b)/,
    ],
  ],
  [
    'slow',
    [
      /\b(?:not (?:\w+ )?(?:getting|got|gotten|had|having|seeing|attracting|selling|sold|moving)|no|nobody|no one|zero|hardly|barely|few|without|why (?:is|has)|how come)\b/,
      /\b(?:bites?|biting|nibbles?|interest|interested|offers?|takers?|inquir\w+|attention|traction|action|lookers?|messages?|selling|sold|moving|calls|responses?|wants|buyers?)\b/,
      /\b(?:what (?:should|can|could|do|am|would|to do)|why|how (?:do|can|come|could)|any (?:advice|ideas|tips|suggestions)|help|advice|should i|doing wrong|wrong)\b/,
      /^(?!.*\b(?:answer\w*|repl\w+|my messages|how many)\b)/,
    ],
  ],
  [
    'interest',
    [
      /\b(?:anyone|anybody|any|someone|somebody|who|nobody|no one|people|how many|how much)\b|\b(?:anything|something|what is) (?:new |up |going on|happening)/,
      /\b(?:action|attention|traction|traffic|activity|movement|going on|happening|asked|asking|asks|interest|interested|inquir\w+|enquir\w+|questions?|contact\w*|bites?|biting|nibbles?|lookers?|wants|wanted|messaged|messages?|emails?|wrote|written|about|showings?|curious|look(?:ed|ing)?)\b/,
      /^(?!.*\b(?:bought|buy|worth|swap|trade (?:for|with|me)|take|takes|would|could|might)\b)/,
    ],
  ],
];

const WEIGHTS: Readonly<Record<Topic, number>> = {
  since: 1.62,
  missing: 1.5,
  saves: 1.66,
  interest: 1.5,
  hull: 1.55,
  photo: 1.62,
  fast: 1.6,
  slow: 1.62,
};
const SHORT = 16;
/** A second question, which is answered by itself. */
const SECOND = /\b(?:and|,) (?:has|have|did|does|do|is|are|was|who|how|what|when|where|which|any|should|can|could)\b/;
/** Leaves out somebody whom the user knows of. */
const BESIDES = /\b(?:else|besides|other than|apart from|except(?: for)?|aside from|not just|only)\b/;

/** A boat in an agreed trade is no longer a listing that waits for somebody. */
function isDealt({ line, deals }: Situation): boolean {
  const named = line.all('own').flatMap(({ boats }) => boats.map(({ id }) => id));
  const dealt = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  return named.length === 1 && dealt.some(({ boats }) => boats.some(({ boatId }) => boatId === named[0]));
}

/** One listing of the user's own, or each of them: since when, what is empty, who asked, and how to sell soon. */
export const ownListingFrame: Frame = (situation) => {
  const { line } = situation;
  const isChecks = line.has(/\bmy (?:\w+ )?(?:photo|picture|hull|possession)\b/) && situation.own.length > 0;
  const isFast = !line.first('own') && line.has(/\b(?:sell|rid of|unload)\b/) && situation.own.length > 0;
  if (
    (!line.first('own') && !isFast && !isChecks) ||
    isDealt(situation) ||
    line.has(line.has(BESIDES) ? /_(?:asset|place|coins|boat|make)_/ : /_(?:person|asset|place|coins|boat|make)_/) ||
    line.chunks.length > SHORT * 2
  )
    return undefined;
  const has = (idea: RegExp) => line.has(idea) || matches(idea, situation.message.toLowerCase());
  const [topic] = TOPICS.find(([, ideas]) => ideas.every(has)) ?? [];
  if (
    !topic ||
    (isFast && topic !== 'fast') ||
    (isChecks && !line.first('own') && topic !== 'photo' && topic !== 'hull')
  )
    return undefined;
  return {
    intent: 'own',
    weight: WEIGHTS[topic],
    ...EVERYTHING,
    whole: !line.has(SECOND),
    plan:
      topic === 'fast' || topic === 'slow'
        ? fastPlan(situation, topic === 'fast')
        : topic === 'interest'
          ? interestPlan(situation)
          : listingPlan(situation, topic),
  };
};

type OwnBoat = KnownBoat & {
  status: string;
  views: number;
  listedOn: string;
  listedFor: string;
  leftEmpty: string[];
  hullChecked: boolean;
  photoProof: boolean;
};

const MOST = 4;

function chosen(situation: Situation, output: Record<string, unknown>): OwnBoat[] {
  const meant = ownMeant(situation);
  const all = boatsOf(output) as OwnBoat[];
  const named = all.filter(({ id }) => meant.includes(id));
  return (named.length > 0 ? named : all).slice(0, MOST);
}

export function listingPlan(situation: Situation, topic: Exclude<Topic, 'fast' | 'slow' | 'interest'>): Plan {
  const { phrases } = situation;
  const { ownListing } = phrases;
  return (done) => {
    const [mine] = done;
    if (!mine) return use('my_boats');
    const boats = chosen(situation, mine.output);
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noListings);
    const isOpen = boats.some(({ leftEmpty }) => leftEmpty.length > 0);
    const texts: Record<typeof topic, () => readonly string[]> = {
      since: () => [
        ...boats.map(({ title, listedOn, listedFor }) => ownListing.since(title, listedOn, listedFor)),
        ...(situation.line.has(/\b(?:views?|viewed|look\w*|clicks?|hits|traffic|seen)\b/)
          ? viewsOf(boats, situation)
          : []),
      ],
      saves: () => [ownListing.noSaves, ...viewsOf(boats, situation)],
      missing: () => [
        ...boats.map(({ title, leftEmpty }) =>
          leftEmpty.length > 0
            ? ownListing.leftEmpty(title, leftEmptyIn(situation.language, leftEmpty))
            : ownListing.complete(title),
        ),
        ...(isOpen ? [ownListing.fillIn] : []),
        ...boats.flatMap(({ title, photoProof }) => (photoProof ? [] : [ownListing.photo(title, false)])),
        ...(boats.every(({ photoProof }) => photoProof) ? [] : [ownListing.photoHow]),
      ],
      hull: () => boats.map(({ title, hullChecked }) => ownListing.hull(title, hullChecked)),
      photo: () => [
        ...boats.map(({ title, photoProof }) => ownListing.photo(title, photoProof)),
        ...(boats.every(({ photoProof }) => photoProof) ? [] : [ownListing.photoHow]),
      ],
    };
    return say(texts[topic]().join(' '));
  };
}

const viewsOf = (boats: readonly OwnBoat[], { phrases }: Situation) =>
  boats.map(({ title, views }) => phrases.ownListing.views(title, plural(views, 'view')));

/** The number of views of the boats that are meant, after some words. */
export const viewsPlan =
  (situation: Situation, before: string): Plan =>
  (done) => {
    const [mine] = done;
    if (!mine) return use('my_boats');
    return say([before, ...viewsOf(chosen(situation, mine.output), situation)].join(' '));
  };

interface Talk {
  boatId: number;
  with: string;
  isMine: boolean;
}

/** The people who wrote about a boat, the offers for it that wait, and its views. */
export function interestPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return (done) => {
    const [mine, talks, trades] = done;
    if (!mine) return use('my_boats');
    const boats = chosen(situation, mine.output);
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noListings);
    if (!talks) return use('my_conversations');
    if (!trades) return use('my_trades', { list: 'waiting' });
    const all = (talks.output.conversations ?? []) as Talk[];
    const known = situation.line.first('person')?.name;
    const texts = boats.map(({ id, title, views }) => {
      const names = all
        .filter(({ boatId }) => boatId === id)
        .flatMap((talk) => (talk.with === known ? [] : [talk.with]));
      const offers = tradesIn(trades.output).filter(
        (one) => textOf(one.youGive).includes(title) && !(known && one.with.includes(known)),
      );
      if (known && names.length === 0 && offers.length === 0)
        return `${phrases.ownStanding.nobodyElse(title, known)} ${phrases.ownListing.views(title, plural(views, 'view'))}`;
      return [
        names.length > 0 ? phrases.ownListing.asked(title, [...new Set(names)]) : phrases.ownListing.nobodyAsked(title),
        ...offers.map((one: KnownTrade) => tradeLineOf(one, phrases)),
        phrases.ownListing.views(title, plural(views, 'view')),
      ].join(' ');
    });
    const isDated = situation.line.has(
      /_listed_|\b(?:today|yesterday|this week|last week|this month|lately|recently)\b/,
    );
    return say([...texts, ...(isDated ? [phrases.onlyInTotal] : [])].join(' '));
  };
}

/** The estimate and the advice, without the promise of a day. */
function fastPlan(situation: Situation, isDated: boolean): Plan {
  const { phrases } = situation;
  const meant = ownMeant(situation);
  if (!isDated && meant.length !== 1 && situation.own.length > 1) return worthPlan(situation, true);
  const value = ownValue(meant.length === 1 ? meant[0] : undefined, situation);
  return (done) => {
    const move = value(done);
    return 'say' in move && done.length > 1
      ? say([move.say, phrases.ownListing.sooner, ...(isDated ? [phrases.ownListing.noDate] : [])].join(' '))
      : move;
  };
}
