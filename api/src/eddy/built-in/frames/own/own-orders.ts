import { dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

export type OwnBoat = KnownBoat & { status: string; views: number; listedOn: string; listedFor: string };

/** The orders of one's own boats by what every listing has. */
export const SUPERLATIVES: readonly [RegExp, (boat: OwnBoat) => number, keyof Situation['phrases']['extremes']][] = [
  [/\b(?:cheapest|least expensive|lowest price)\b/, ({ price }) => dollarsOf(price), 'cheapest'],
  [/\b(?:most expensive|priciest|dearest|highest price)\b/, ({ price }) => -dollarsOf(price), 'priciest'],
  [/\b(?:newest|youngest|latest)\b/, ({ year }) => -year, 'newest'],
  [/\boldest\b/, ({ year }) => year, 'oldest'],
  [/\b(?:longest|biggest|largest)\b/, ({ length }) => -(length ?? 0), 'longest'],
  [/\b(?:smallest|shortest)\b/, ({ length }) => length ?? 999, 'shortest'],
  [
    /\b(?:most|more) (?:looks|lookers|eyeballs|action|views|viewed|popular|clicks|seen|looked|hits|attention|interest|traffic)\b|\bbest performing\b|\b(?:looked at|viewed|seen|clicked|views?|looks?|attention|interest|traffic|hits) (?:on )?(?:the )?most\b|\b(?:does|do|did|doing|performs?|performing) (?:the )?best\b|\b(?:and|about) the most\b/,
    ({ views }) => -views,
    'mostViewed',
  ],
  [
    /\b(?:fewest|fewer|less|least|lowest)(?: (?:views|viewed|popular|clicks|seen|looked|interest|hits|attention|traffic)\b|$| \?)|\b(?:looked at|viewed|seen|clicked|views?|looks?|attention|interest|traffic|hits) (?:on )?(?:the )?least\b|\bworst\b|\b(?:slowest (?:listing|seller)|weakest (?:one|listing|seller))\b|\bnobody (?:looks|looked|clicks|views)\b/,
    ({ views }) => views,
    'leastViewed',
  ],
];

/** Asks for the boat that has been listed for the longest time. */
export const LISTED_LONGEST =
  /\b(?:up|listed|posted|sitting|online|out there|on (?:the market|here|the site)|for sale|been there)(?: \w+){0,2} (?:the )?(?:longest|longer)\b|\blongest (?:listed|up|posted|on|time)\b|\boldest (?:listing|ad)\b/;

export const longestListed = (boats: readonly OwnBoat[]): OwnBoat | undefined =>
  boats
    .filter(({ status }) => status === 'active' || status === 'pending')
    .toSorted((a, b) => Date.parse(a.listedOn) - Date.parse(b.listedOn))[0];
