import { matches } from '../../../matching.ts';
import { ask, countOf, errorOf, type Move, type Plan, say, use } from '../../plan.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { noneFrom } from '../offers/offers-from.ts';
import { OWN_TRADES } from '../own/own-things.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';
import { type KnownTrade, tradeMeant, tradesIn } from './trade-meant.ts';

type Cues = readonly (readonly [RegExp, number])[];

/** 'Offers I haven't answered', 'that still need an answer from me'. */
const UNANSWERED =
  /\b(?:offers?|bids?|proposals?|counter ?-?offers?)\b.*\b(?:i|we) (?:still |have |did |had |has )*(?:not|never|yet to|forgot to)(?: yet| even)? (?:been )?(?:answer\w*|repl\w*|respond\w*|react\w*|decid\w*|look\w*(?: at)?|dealt|deal|touch\w*|handled?|(?:get|got|gotten) (?:back|to|around))\b|\b(?:have|did|had) (?:i|we) (?:still )?(?:not|never) (?:yet )?(?:answer\w*|repl\w*|respond\w*|react\w*)\b.*\b(?:offers?|bids?|proposals?)\b/;

/** Offers that wait for the user. */
const RECEIVED: Cues = [
  [UNANSWERED, 1.65],
  [
    /\b(?:waiting|waits|wait|left|open|pending) (?:for|on) (?:me|us) to (?:\w+ )?(?:decide|answer|accept|respond|approve|sign off)\b|\b(?:waiting|waits|wait|pending) (?:for|on) my (?:decision|answer|reply|response|okay|yes)\b|\bwhat (?:\w+ )?(?:do|must|should) i (?:still |yet )?(?:have to |need to )?decide\b/,
    1.7,
  ],
  [/\b(?:anyone|anybody|someone|somebody|who)\b.*\blow ?-?ball\w*\b/, 1.4],
  [
    /\b(?:who|anyone|anybody|someone|somebody|people|how many(?: people)?)(?: (?:is|are|has|have|else|been|already|currently|even|actually))* (?:offering|bidding|offered|bid|made (?:an? )?(?:offers?|bids?))\b(?!.*\bwould\b).*(?:_own_|\b(?:mine|me)\b)/,
    1.55,
  ],
  [
    /\b(?:pending|waiting|waits|wait|awaiting|awaits|need\w*|want\w*|require\w*|expect\w*|missing) (?:for |on )?(?:an? |my |some |the |your )?(?:answer|reply|response|decision|word|verdict|yes or no)s? (?:from|of|by) (?:me|us)\b|\b(?:awaiting|awaits) (?:my|our)\b/,
    1.7,
  ],
  [/\bowe (?:\w+ ){0,3}(?:an? )?(?:answers?|reply|replies|response)\b/, 1.7],
  [
    /\b(?:what|anything|something|how much)\b.*\bon the table\b|\bwhat (?:has|have|did|was|is|were) _own_ (?:\w+ )?(?:gets?|got|gotten|been )?(?:offered|get offered)\b|\bwhat (?:has|have) (?:i|we) been offered\b/,
    1.45,
  ],
  [
    /\b(?:anyone|anybody|someone|somebody|who|people|buyers?)\b(?!.*\b(?:would|might|could)\b).*\b(?:buy|buying|bid|bids|bidding|purchase)\b(?! (?:from|with|through)).*_own_|^(?:are there |is there |do i have |got |have i got )?(?:any|some|an?) (?:new |open )?(?:bids?|bidders?|takers|buyers)(?: (?:yet|so far|today|now|waiting))*[?.! ]*$|\b(?:any|are there|is there) (?:\w+ )?(?:bids?|bidders?|takers|buyers|interest)(?: \w+)? (?:for|on|in) _own_/,
    1.4,
  ],
  [
    /\b(?:waiting|waits|wait|pending|outstanding|open) (?:for|on|with) (?:me|my|us)\b|\bneeds? my (?:attention|answer|reply|response|decision|input)\b|\b(?:should|must|need to|have to|ought to|can) (?!not )(?:i )?(?:\w+ )?(?:answer|respond|reply|react|decide)\b(?! (?:him|her|_person_|later))|\b(?:offers?|bids?|proposals?) (?:that )?(?:i|we) (?:have |have to |should |need to |must |still )*(?:received|receive|got|get|gotten|answer|respond|reply|review|deal with|handle|look at|take care of|act on)\b/,
    1.3,
  ],
  [
    /\b(?:did|have|do) i (?:get|got|gotten|receive|received|have) (?:any |some |new |more |an? |one )*(?:offers?|bids?)\b(?! (?:open|sent|out))|\b(?:received|incoming|new|fresh) (?:offers?|bids?|proposals?|counteroffers?)\b|\b(?:offers?|bids?|proposals?) (?:received|to me|for me|for mine|waiting)\b|\b(?:what|which|any|how many|the) (?:offers?|bids?) (?:did|have|do) i (?:get|got|gotten|receive|received|have)\b(?! (?:open|sent|out|made))/,
    1.25,
  ],
  [
    /\bon the table\b.*(?:_person_|\b(?:him|her|them)\b)|_person_.*\bon the table\b|\b(?:anyone|anybody|someone|somebody|who|_person_|people)\b.*\b(?:made|make|makes|sent|send|put in|placed|given|gave|give)\b.*\b(?:offers?|bids?)\b(?!.*\bfor me\b)|\b(?:anyone|anybody|someone|somebody|who)\b.*\b(?:offered|(?<!\bmy (?:\w+ )?)bid)\b|\boffers? from\b|\bdid _person_ offer\b|\b(?:what|how much|which) (?:did|does|is|has|was|had) (?:_person_|he|she|they) (?:\w+ )?(?:offer|offering|offered|propose|proposed|bid|bidding)\b|\b(?:explain|describe|details? of|tell me about|show(?: me)?|what is) (?:_person_ 's|his|her|their) (?:offer|proposal|bid|counteroffer)\b|\bshould i (?:take|accept|agree to) (?:_person_ 's|his|her|their|the|that|this)\b.*\b(?:offer|trade|deal|bid)\b/,
    1.4,
  ],
];

/** Everything that is open, on either side. */
const OPEN: Cues = [
  [
    /\b(?:made|sent|put in) (?:or|and) (?:gotten|got|received|had)\b|\b(?:gotten|got|received) (?:or|and) (?:made|sent|put in)\b|\b(?:open|pending|unanswered) (?:offers|bids|proposals)\b|\b(?:pending|outstanding|open|unresolved) (?:for|with|on) (?:me|us|my (?:side|end|part|plate))\b|\b(?:what|which)(?: open| pending| current)? (?:offers?|bids?|proposals?) (?:do|have) i (?:currently |now |still )?(?:have|got)\b(?! (?:made|sent|received|gotten|from))|\bhow many (?:trades?|offers?|deals?|bids?|proposals?) (?:do|have) (?:i|we) (?:currently |now |still )?(?:have |got )?(?:pending|open|outstanding|running|out)\b|\b(?:do|have) i (?:have|got)(?: any| some)? (?:trades?|offers?|deals?|bids?) (?:pending|open|outstanding|running)\b|\b(?:rundown|overview|summary|recap|roundup) (?:of|on) (?:everything|all|what|my|where)\b.*\b(?:negotiat\w*|deals?|trades?|offers?|stand|talks)\b|\bwhat all is (?:still )?open\b|\bwhat do i have (?:pending|open|outstanding|running)\b|^(?:and |also |, )*what (?:is|else is|all is) (?:still )?(?:open|pending|outstanding|undecided)[?.! ]*$/,
    1.42,
  ],
];

/** Offers of the user's that wait for others. */
const SENT: Cues = [
  [
    /\b(?:when|how long|until when|till when)\b.*\b(?:my|our|the) (?:\w+ )?(?:offer|bid|proposal)s?(?: (?:to|for|on|with) (?:the |that )?(?:_\w+_|him|her|them|it))? (?:\w+ )?(?:expires?|ends?|runs? out|lapses?|stands?|good|valid|over)\b/,
    1.6,
  ],
  [
    /\b(?:anyone|anybody|someone|somebody|who|they|_person_|owners?)\b.*\b(?:respond\w*|answer\w*|repl(?:y|ies|ied)|react\w*|get back|got back|owes?)\b.*\b(?:what i (?:offered|bid|proposed)|my (?:\w+ )?(?:offers?|bids?|proposals?))\b|\bowes? (?:me|us)\b.*\b(?:offers?|bids?)\b/,
    1.45,
  ],
  [/\bam i (?:still |currently )?waiting (?:on|for|to hear)\b/, 1.3],
  [
    /\b(?:answers?|reply|replies|responses?|word|news|decision|verdict|back) (?:\w+ )?(?:to|on|about|for|regarding) (?:my|our) (?:\w+ )?(?:offers?|bids?|proposals?)\b/,
    1.45,
  ],
  [
    /\b(?:offers?|bids?|proposals?) (?:that )?(?:i|we) (?:have |had )?(?:sent|made|submitted|placed|put in|proposed|given)\b|\b(?:sent|outgoing|outstanding) (?:offers?|bids?)\b|\b(?:which|what|where) (?:boats? )?(?:did|have|do|am) i (?:bid|bidding|offer|offered|made (?:an )?(?:offers?|bids?)|put in|make (?:an )?offers?|have (?:an )?(?:offers?|bids?))\b|\b(?:what|which) (?:offers?|bids?) (?:have|did) i (?:make|made|send|sent|place|placed)\b/,
    1.35,
  ],
  [
    /\b(?:did|has|have|will) (?:_person_|he|she|they|anyone|_ref_) (?:\w+ )?(?:answer|answered|accept|accepted|respond|responded|reply|replied|react|reacted|decline|declined|counter|countered|reject|rejected|see|seen)\b.*\b(?:my|the|our) (?:offer|bid|proposal)\b|\b(?:status|state) of my (?:offer|bid)s?\b|\bwhere (?:is|are|do) my (?:offer|bid)s?\b|\b(?:when|how long|until when) (?:does|do|will|is|until)(?: my| the| our) (?:\w+ )?(?:offer|bid)s?(?: (?:to|for|on|with) (?:the |that )?(?:_\w+_|him|her|them))? (?:expire|end|run out|lapse|stand|good|valid|over)\b|\bmy (?:sent )?(?:offers|bids)\b|\b(?:how|what) (?:is|are|about) my (?:offer|bid)\b/,
    1.3,
  ],
];

/** Asks for the state of all offers, also of those that ended. */
const NEWS =
  /(?:_sort_|\b(?:latest|news|updates?|status)) (?:on|with|about|of|for) _own_ (?:sale|deal|trade|swap)\b|(?:\b(?:news|updates?|developments?|progress|new|changed|happen\w*|going on|up)\b|^_sort_)(?: \w+){0,3} (?:on|about|with|to|regarding|in|for) (?:any of |all )?(?:my|our) (?:\w+ )?(?:offers?|bids?|proposals?|deals?)\b/;

const ALL: Cues = [
  [
    /\b(?:do|have) (?:i|we) (?:have|got)(?: any| some)? (?:open|pending|running|active|current|ongoing|unfinished) (?:trades|deals)\b|\b(?:do|have) (?:i|we) (?:have|got) any (?:trades|deals) (?:going|running|on|in the works|at all|right now|happening)\b|\b(?:do|have) (?:i|we) (?:have |got )?(?:anything|something|stuff|any business)(?: \w+){0,2} (?:going|running|open|pending|happening|in the works)\b/,
    1.4,
  ],
  [
    /\b(?:everything|anything|what|all|all the (?:deals|trades)|which (?:deals|trades))(?: that)? (?:i am|am i|we are|i) (?:\w+ )?(?:party to|a party to|a part of|part of|involved in|in on|tied up in|caught up in)\b/,
    1.4,
  ],
  [
    /\bwho am i (?:\w+ )?(?:dealing|trading|negotiating) with\b|\b(?:status|state) (?:on|of) everything\b|\bwhere do (?:i|things|we) (?:all )?stand[?.! ]*$/,
    1.4,
  ],
  [OWN_TRADES, 1.35],
  [
    /\b(?:my|our|any|open|pending|current|show|list|what|which|new|all) (?:\w+ )?(?:trades|offers|deals|counteroffers)\b(?! (?:under|in|near|on _(?:type|place)_|for sale))/,
    0.95,
  ],
  [
    /\b(?:any|new|what|which|got|received|have i|did i|has anyone) .*\boffers?\b.*(?:_own_|\bme\b|\byet\b|\?|$)|\bwhere (?:is|are|do) my (?:trade|deal)s?\b|\bstatus of my trades?\b|\bdid (?:he|she|they|_person_|_ref_|anyone) (?:accept|counter|decline|reject)\b|^(?:my )?(?:trades|deals|offers)[?.! ]*$|\bhow many (?:\w+ )?(?:trades|offers|deals) (?:do|have|did) i\b/,
    1.2,
  ],
];

const NOT_TRADES =
  /\b(?:find|suggest|draft|best|good|great|any good)\b.*\b(?:trades|offer|offers|deals)\b|(?<!\b(?:anyone|anybody|someone|somebody|who|people|they|_person_) (?:\w+ )?)\b(?:make|send|put in|place) (?:an|a|my|the) (?:\w+ )?(?:offer|bid)\b|\bany deals\b|\bwhat (?:trades|deals) (?:could|can|would)\b|\bopen to offers\b|\bwhat (?:offer|bid) should\b|_(?:type|asset|money|coins)_|\bhow (?:do|does|can)\b|\bcounter (?:\w+ )*(?:with|at|for)\b/;

const OWN_BEST =
  /\b(?:best|good|great|highest|biggest|top) (?=(?:offers?|bids?) (?:that )?i (?:have )?(?:ever )?(?:made|sent))/;

/** The user's trades and offers: all, those that wait for an answer of theirs, or those that they sent. */
export const tradesFrame: Frame = (situation) => {
  // The trades of somebody else are told with their profile.
  if (situation.line.has(/\b(?:what|which|how many) (?:trades?|deals?) (?:has|have|did) (?:_person_|he|she)\b/))
    return undefined;
  const { line, phrases } = situation;
  const [received, sent, all] = [strongest(line, RECEIVED), strongest(line, SENT), strongest(line, ALL)];
  const open = strongest(line, OPEN);
  const isNews = line.has(NEWS);
  const weight = Math.max(received, sent, all, open, isNews ? NEWS_WEIGHT : 0);
  if (weight === 0 || matches(NOT_TRADES, line.text.replace(OWN_BEST, ''))) return undefined;
  if (isOfClosing(situation)) return undefined;
  const isForOwn = line.all('own').some(({ named }) => named) && line.has(/\b(?:offers?|bids?)\b/);
  const list = (received >= sent && received >= all) || isForOwn ? 'waiting' : sent >= all ? 'open' : undefined;
  return {
    intent: 'trades',
    weight,
    uses: ['own', 'person', 'ref', 'n', 'boat', 'make', 'sort'],
    // Its negation is what the question is about.
    ...(line.has(UNANSWERED) && { whole: true }),
    words:
      /\b(?:my|any|open|pending|show|list|all|swaps?|buy|buying|bidding|bidders?|takers|buyers|wants?|anybody|so|far|what|which|trades|offers?|bids?|deals|on|for|have|has|i|did|status|of|the|me|yet|agreed|next|and|is|anyone|accept|received|sent|made|waiting|who|answer|should|there|an|take|explain|when|does|do|until|how|long|much|run|runs|out|expires?|ends?|stands?|good|valid|to|with|summari\w+|summary|recap|overview|every|each|best|ever|still|decide|decision|not|answered|replied|responded|gotten|got|lately|recently)\b/,
    plan: named(situation)
      ? onePlan(situation, list)
      : isNews || open === weight
        ? openPlan(phrases, isNews)
        : ask('my_trades', list ? { list } : {}, (output) =>
            (line.has(ON_OWN) && !list && hasOwn(output, situation)) || isForOwnBoats(situation, list)
              ? linesOf(onlyOfOwn(output, situation, list), phrases).join(' ') || phrases.nobodyOffers
              : tradesText(
                  onlyRunning(onlyOfOwn(output, situation, list), situation),
                  phrases,
                  list ?? (line.has(ON_OWN) ? 'waiting' : undefined),
                  ownNamed(situation, list),
                ),
          ),
  };
};

const RUNNING = /\b(?:open|pending|running|active|current|ongoing|unfinished) (?:trades|deals)\b/;
const OVER = /^(?:closed|declined|withdrawn|expired|cancelled|canceled|void|ended)/;

/** Without those that are over, unless more trades exist than were read. */
function onlyRunning(output: Record<string, unknown>, { line }: Situation): Record<string, unknown> {
  const all = tradesIn(output);
  if (!line.has(RUNNING) || countOf(output.total) > all.length) return output;
  const trades = all.filter(({ state }) => !OVER.test(state));
  return { ...output, trades, total: trades.length };
}

/** Asks for offers for all of the user's boats, also for those that ended. */
const ON_OWN =
  /^(?:(?:and|so|hey|okay) )*(?:(?:are|is) there |do i have |got |have i (?:got |had )?|did i get |were there )?(?:any |new |open |some )*(?:offers?|bids?) (?:\w+ )?(?:on|for) (?:any of |all |one of )?_own_/;

/** Waiting for something in an agreed trade is told with its closing. */
function isOfClosing(situation: Situation): boolean {
  const { line, deals } = situation;
  if (!line.has(/\bwaiting\b/) || line.has(/\b(?:offers?|bids?)\b/)) return false;
  const bound = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const open = deals.filter(({ list }) => list === 'open' || list === 'waiting');
  return dealsNamed(situation, bound).length > 0 && dealsNamed(situation, open).length === 0;
}

const NEWS_WEIGHT = 1.5;

/** The only own boat that a question for received offers names. */
function ownNamed({ line }: Situation, list: 'waiting' | 'open' | undefined): string | undefined {
  const named = line.all('own').filter((own) => own.named && own.boats.length === 1);
  return list === 'waiting' && named.length === 1 ? named[0]?.boats[0]?.title : undefined;
}

const OFFERING = /\b(?:offering|bidding|offered|bid|made|make)\b.*\b(?:on|for) (?:any of |all |one of )?_own_/;

/** 'Who's offering on my boats': offers in which the user would only buy are none of them. */
const isForOwnBoats = ({ line }: Situation, list: 'waiting' | 'open' | undefined) =>
  list === 'waiting' && line.has(OFFERING) && line.all('own').every(({ named }) => !named);

const hasOwn = (output: Record<string, unknown>, situation: Situation) =>
  tradesIn(onlyOfOwn(output, situation, undefined)).length > 0;

/** The offers for that boat. */
function onlyOfOwn(output: Record<string, unknown>, situation: Situation, list: 'waiting' | 'open' | undefined) {
  const named = ownNamed(situation, list);
  const isOwn = (list === undefined && situation.line.has(ON_OWN)) || isForOwnBoats(situation, list);
  const titles = named ? [named] : isOwn ? situation.own.map(({ title }) => title) : [];
  if (titles.length === 0) return output;
  const trades = tradesIn(output).filter(({ youGive }) =>
    titles.some((title) => [youGive].flat().join(' ').includes(title)),
  );
  return { ...output, trades, total: trades.length };
}

const ENDED_SHOWN = 2;

/** The offers that wait for the user, then those that wait for others; news also tell of those that ended last. */
const openPlan =
  (phrases: Situation['phrases'], isNews: boolean): Plan =>
  (done) => {
    const [waiting, sent, ended] = done;
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!sent) return use('my_trades', { list: 'open' });
    if (isNews && !ended) return use('my_trades', { list: 'ended' });
    const error = errorOf(waiting.output) ?? errorOf(sent.output);
    const last = ended ? tradesIn(ended.output).slice(0, ENDED_SHOWN) : [];
    const over = last.map((one) => tradeLineOf(one, phrases));
    const now = `${tradesText(waiting.output, phrases, 'waiting')} ${tradesText(sent.output, phrases, 'open')}`;
    return say(error ?? [now, over.length > 0 ? phrases.lastEnded(over) : ''].filter(Boolean).join(' '));
  };

const named = ({ line }: Situation) => line.has(/_(?:person|boat|make)_/);

/** A list of trades in sentences. */
export function tradesText(
  output: Record<string, unknown>,
  phrases: Situation['phrases'],
  list: 'waiting' | 'open' | undefined,
  boat?: string,
): string {
  const trades = (output.trades ?? []) as KnownTrade[];
  if (trades.length === 0 && boat) return phrases.noOfferFor(boat);
  if (trades.length === 0)
    return list === 'waiting' ? phrases.noOfferReceived : list === 'open' ? phrases.noOfferSent : phrases.noTrades;
  const total = countOf(output.total);
  const lines = linesOf(output, phrases);
  if (list === 'waiting' && boat) return phrases.offersForOwn(boat, total, lines);
  if (list === 'waiting') return phrases.offersReceived(total, lines);
  return list === 'open' ? phrases.offersSent(total, lines) : phrases.trades(total, lines);
}

const linesOf = (output: Record<string, unknown>, phrases: Situation['phrases']): string[] =>
  tradesIn(output)
    .slice(0, 3)
    .map((one) => tradeLineOf(one, phrases));

/** The trades with the people that the message names. */
function onlyWith(output: Record<string, unknown>, { line }: Situation) {
  const people = line.all('person').map(({ name }) => name);
  const trades = tradesIn(output).filter((one) => people.some((name) => one.with.includes(name)));
  return trades.length > 0 ? { ...output, trades, total: trades.length } : output;
}

/** The trade with a person or about a boat, with the values of both sides. */
function onePlan(situation: Situation, list: 'waiting' | 'open' | undefined): Plan {
  const { phrases } = situation;
  return (done) => {
    const [trades, explained] = done;
    if (!trades) return use('my_trades', list ? { list } : {});
    const error = errorOf(trades.output);
    if (error) return say(error);
    const trade = tradeMeant(situation, trades.output, { only: true });
    // The offer may wait for the other side, or be agreed already.
    const isElsewhere = list === 'waiting' || dealsNamed(situation, situation.deals).length > 0;
    if (trade === 'none' && list && isElsewhere && !explained) return use('my_trades', {});
    if (trade === 'none' && list && explained) return elsewhere(situation, explained.output, trades.output, list);
    // Their number would be read as that of all trades.
    if (trade === 'several') return say(linesOf(onlyWith(trades.output, situation), phrases).join(' '));
    if (trade === 'none') return say(tradesText(trades.output, phrases, list));
    if (!explained) return use('explain_trade', { tradeId: trade.tradeId });
    return say(
      errorOf(explained.output) ??
        [
          tradeLineOf(trade, phrases),
          typeof explained.output.expiresAt === 'string' ? phrases.standsUntil(dayOf(explained.output.expiresAt)) : '',
          trade.state === 'waiting for you' ? phrases.decideThere : '',
        ]
          .filter(Boolean)
          .join(' '),
    );
  };
}

/** The trade that the list lacks, among all of them. */
function elsewhere(
  situation: Situation,
  all: Record<string, unknown>,
  listed: Record<string, unknown>,
  list: 'waiting' | 'open',
): Move {
  const { phrases, line, deals } = situation;
  const other = tradeMeant(situation, all, { only: true });
  if (other === 'several') return say(linesOf(onlyWith(all, situation), phrases).join(' '));
  if (other !== 'none') return say(tradeLineOf(other, phrases));
  const names = line.all('person').map(({ name }) => name);
  const hasDeal = deals.some(({ people }) => people.some(({ name }) => names.includes(name)));
  return (
    (hasDeal || errorOf(all) ? undefined : noneFrom(situation, undefined)) ??
    say(errorOf(all) ?? tradesText(listed, phrases, list))
  );
}

const dayOf = (time: string) =>
  new Date(time).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
