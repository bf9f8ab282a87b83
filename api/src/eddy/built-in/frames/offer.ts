import { boatsMeant } from '../meant.ts';
import { boatsOf, type KnownBoat } from '../memory.ts';
import { question } from '../phrases/questions.ts';
import { errorOf, just, type Plan, say, use } from '../plan.ts';
import type { Chunk } from '../reading/line.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';
import { severalPlan } from './boat-text.ts';

const OFFER: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:i would like to |i want to |let us |please |can you |could you |i will |i would )?(?:offer|bid|propose)(?: (?:him|her|them|_ref_|_person_|the owner|the seller))? (?:_|a trade|my|the|to|a|up|about|around|trading|full|asking)/,
    1.05,
  ],
  [
    /\b(?:make|put in|submit|place|draft|prepare|write|send|give) (?:him|her|them|_ref_|_person_|an|my|a|the|the owner)? ?(?:\w+ )?(?:offer|bid)\b/,
    1.1,
  ],
  [
    /\b(?:i would|i will|i can|would|will) (?:like to )?(?:give|pay|trade|swap|do|go)(?: (?:him|her|them|up to|for))? (?:_money_|_own_|_bound_|_n_|my)/,
    0.85,
  ],
  [
    /\b(?:trade|swap|exchange) _own_(?: (?:plus|and|with|\+) _(?:money|n|bound)_)?(?: \w+)* (?:for|against) (?:the |that |this )?(?:_boat_|_ref_|_make_|_id_|it\b|that\b|her\b)/,
    1.1,
  ],
  [
    /_own_ (?:plus|and|\+|with) _(?:money|n|bound)_(?: \w+)* for (?:the |that |this )?(?:_boat_|_ref_|_make_|_id_|it\b)/,
    1.05,
  ],
  [/\b(?:offer|bid)\b/, 0.55],
];
const NO_OFFER =
  /\b(?:open to offers?|any offers?|offers? (?:did|have|do) i|cash offer|(?:do|does|can) (?:you|tradewind) offer|you offer|offers? (?:on|for) _own_|my offers?|offers? (?:received|sent|waiting|pending)|how (?:do|does|can|to)|what (?:is|happens)|withdraw|who|should i offer|what should)\b/;

/** An offer for a boat: cash, one's own boat, things from the garage, or all of them. */
export const offerFrame: Frame = (situation) => {
  const { line } = situation;
  const weight = strongest(line, OFFER);
  if (weight === 0 || NO_OFFER.test(line.text)) return undefined;
  return {
    intent: 'offer',
    weight,
    uses: [
      'money',
      'bound',
      'n',
      'own',
      'boat',
      'make',
      'ref',
      'id',
      'asset',
      'coins',
      'person',
      'strange',
      'quantity',
      'type',
    ],
    words:
      /\b(?:offer|bid|make|propose|i|would|like|to|give|pay|him|her|them|for|it|the|plus|and|cash|my|boat|in|trade|swap|him|a|an|of|on|top|can|you|please|will|owner)\b/,
    plan: offerPlan(situation),
  };
};

/** The boat that the offer is for stands behind 'for'; what is given stands before it. */
function offerPlan(situation: Situation): Plan {
  const { line, memory, phrases, language } = situation;
  const split = targetAt(line.chunks);
  const meant =
    boatsMeant(situation, split === undefined ? undefined : line.chunks.slice(split)) ?? boatsMeant(situation);
  const boatId = typeof meant === 'object' && 'ids' in meant ? meant.ids[0] : undefined;
  const target = boatId ?? (meant === undefined ? (memory.focus?.id ?? onlyShown(situation)) : undefined);
  if (target === undefined && typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichForOffer', language), ({ id }) =>
      offerFor(id, situation),
    );
  if (target === undefined) return just(question(memory.shown.length > 0 ? 'whichBoat' : 'whichForOffer', language));
  return offerFor(target, situation);
}

function offerFor(target: number, situation: Situation): Plan {
  const { line, phrases, language } = situation;
  const cash = cashIn(situation);
  const own = line.first('own');
  const assets = assetsIn(situation);
  if (cash === undefined && !own && assets.length === 0) return just(question('whatOffer', language));
  const offer = { boatId: target, ...(cash !== undefined && { cash }), ...(assets.length > 0 && { assets }) };
  if (!own) return draftPlan('draft_offer', offer, phrases.draftOffer);
  return withOwnBoat(offer, own.named && own.boats.length === 1 ? own.boats[0]?.id : ownNamed(situation), situation);
}

/** A boat of the user's that is named without 'my'. */
function ownNamed({ line, own }: Situation): number | undefined {
  const named = [...line.all('make'), ...line.all('boat')].flatMap(({ boats }) => boats.map(({ id }) => id));
  const mine = own.filter(({ id }) => named.includes(id));
  return mine.length === 1 ? mine[0]?.id : undefined;
}

const onlyShown = ({ memory: { shown } }: Situation) => (shown.length === 1 ? shown[0]?.id : undefined);

function targetAt(chunks: readonly Chunk[]): number | undefined {
  const at = chunks.findLastIndex(({ text }) => text === 'for' || text === 'on' || text === 'against');
  return at >= 0 &&
    chunks.slice(at).some(({ meaning }) => meaning && ['boat', 'make', 'ref', 'id', 'person'].includes(meaning.is))
    ? at
    : undefined;
}

function cashIn({ line, memory }: Situation): number | undefined {
  const money = line.first('money')?.value;
  if (money !== undefined) return money;
  const bound = line.all('bound').find(({ field }) => field === 'price');
  if (bound) return bound.max ?? bound.min;
  if (line.has(/\b(?:full|asking) (?:price|ask)\b|\bwhat (?:he|she|they) (?:asks?|wants?)\b/) && memory.focus)
    return Number(memory.focus.price.replace(/[^\d.]/g, ''));
  const number = line.first('n')?.value;
  if (number === undefined || number < 5) return undefined;
  return number < 1_000 ? number * 1_000 : number;
}

/** Things such as 'my Porsche' or '2 bitcoin', in the user's own words. */
function assetsIn({ message, line }: Situation): string[] {
  const coins = line.all('coins').map(({ words }) => words);
  const own = [
    ...message.matchAll(
      /\bmy ((?:[\w'’-]+ ?){1,5}?)(?=\s*(?:,|\.|!|\?|$|\+|and\b|plus\b|for\b|in\b|as\b|with\b|to\b|worth\b))/gi,
    ),
  ]
    .map(([, words = '']) => words.trim())
    .filter(
      (words) =>
        !/\b(?:boat|yacht|listing|vessel|name|behalf|offer|budget|own)\b/i.test(words) && !isOwnBoat(words, line),
    )
    .map((words) => `my ${words}`);
  return [...own, ...coins];
}

const isOwnBoat = (words: string, line: Situation['line']) =>
  line.chunks.some(
    ({ meaning, written }) =>
      meaning?.is === 'own' && written.toLowerCase().includes(words.toLowerCase().split(' ')[0] ?? ' '),
  );

function withOwnBoat(offer: Record<string, unknown>, wanted: number | undefined, { phrases }: Situation): Plan {
  return (done) => {
    const [mine, ...rest] = done;
    if (!mine) return use('my_boats');
    const active = (boatsOf(mine.output) as (KnownBoat & { status: string })[]).filter(
      ({ status }) => status === 'active',
    );
    const [boat, ...others] = active;
    if (!boat) return say(phrases.noActiveToOffer);
    const chosen = wanted === undefined && others.length === 0 ? boat : active.find(({ id }) => id === wanted);
    if (!chosen) return say(phrases.severalToOffer(active.map(({ title, id }) => `${title} (#${id})`).join(', ')));
    return draftPlan('draft_offer', { ...offer, myBoatId: chosen.id }, phrases.draftOffer)(rest);
  };
}

export function draftPlan(tool: 'draft_message' | 'draft_offer', input: Record<string, unknown>, text: string): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use(tool, input);
    return say(errorOf(last.output) ?? text);
  };
}
