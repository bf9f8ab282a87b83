import { boatsMeant, idsMeant } from '../../meant.ts';
import { withOwnSaid, withOwnSubjects } from '../../own-said.ts';
import { question } from '../../phrases/questions.ts';
import { just, type Plan, remarked } from '../../plan.ts';
import type { Chunk, Line } from '../../reading/line.ts';
import { type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { amountSaid, fromAsking, TALKS_DOWN } from './amounts-said.ts';
import { cashBackIn } from './cash-back.ts';
import { withListedPrice } from './claimed-of-eddy.ts';
import { chosenOfOwner, sortedNamed, sortedSearch, sortedShown } from './listed-target.ts';
import { type Asked, besideCard, offerFor, ordersRest } from './offer-draft.ts';
import { type OfferWords, offerWords, wordsNote } from './offer-words.ts';
import { assetsIn } from './offered-things.ts';
import { givesShare } from './shares-of-things.ts';
import { asksWhetherTaken } from './would-take.ts';

const GIVE = '(?:_(?:money|own|bound|n|coins|asset|quantity)_(?: boat)?|my(?: \\w+){1,3}?)';
const TARGET =
  "(?:the |that |this |his |her |_person_ 's )?(?:_boat_|_make_|_ref_|_id_|it\\b|her\\b|that\\b|(?<='s )_sort_)";
const PAYS =
  '(?:cash |in cash |in exchange |in return |as a trade |dollars |bucks |straight up |even |flat |total |all in |and |plus |\\+ |with |or so |_(?:money|own|coins|asset|n)_ )*';

/** 'Send the owner of the Gale 34 my offer'. */
const SENDS =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:send|give|submit|make) (?:_person_|_ref_|him|her|them|the (?:owner|seller))(?: of (?:the |that |this )?_(?:boat|make|ref|id)_)? (?:my|an|a|our) (?:\w+ )?(?:offer|bid)\b/;

const OFFER: readonly (readonly [RegExp, number])[] = [
  [SENDS, 1.1],
  [TALKS_DOWN, 1.7],
  [
    /\b(?:offer|bid|propose|lowball)(?: (?:him|her|them|_ref_|_person_|the owner|the seller))? (?:_|a trade|my|both|all|the|to|a|up|about|around|trading|full|asking|half|something|nothing|minus|negative|-|\$)/,
    1.1,
  ],
  [
    /\b(?:make|put in|put|submit|place|draft|prepare|write|write up|send|give|start|open) (?:him |her |them |_ref_ |_person_ |an |my |a |the |the owner |up |in |me )*(?:\w+ )?(?:offer|bid|lowball|low ball|lowballer)\b/,
    1.1,
  ],
  [
    new RegExp(
      `\\b(?:i would|i will|i can|i could|would|will|could|can|i am willing to|i want to|let us|happy to|ready to) (?:like to |be willing to |go as high as )?(?:give|pay|trade|swap|do|go|offer|part with)(?: (?:him|her|them|up to|for|as much as))? ${GIVE}`,
    ),
    0.95,
  ],
  [
    new RegExp(
      `\\b(?:would|will|could|might|does|do) (?:he|she|they|_person_|_ref_|the owner|the seller|anyone) (?:take|accept|consider|go for|do|settle for|say yes to) ${GIVE}`,
    ),
    1.05,
  ],
  [
    new RegExp(
      `\\b(?:trade|swap|exchange|switch)(?: in)? (?:_own_|my \\w+(?: \\w+)?|_asset_|_coins_) ${PAYS}(?:\\w+ )?(?:for|against|with) ${TARGET}`,
    ),
    1.15,
  ],
  // 'Swap the Gale for the Reef', whosever they are.
  [
    new RegExp(
      `^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|i (?:want|would like) to|let us|,) )*(?:trade|swap|exchange)(?: in)? (?:the |that )?_(?:boat|make)_ ${PAYS}(?:for|against|with) (?:_person_ (?:'s )?)?${TARGET}`,
    ),
    1.15,
  ],
  [
    /\b(?:trade|swap|exchange|switch|offer)(?: in)? (?:_person_ )?_own_ (?:for|against|with) (?:whichever|whatever|the one)\b.*(?:_person_|\b(?:his|her|their)\b)/,
    1.5,
  ],
  [new RegExp(`${GIVE} ${PAYS}(?:for|on|against|towards?|gets?) ${TARGET}`), 1.05],
  [
    new RegExp(
      `\\b(?:put|lay|throw|toss|slap)(?: up| down)? ${GIVE} ${PAYS}(?:_bound_ )?(?:(?:up|down|in|forward|on the table) )*(?:on|for|towards?|at|against) ${TARGET}`,
    ),
    1.15,
  ],
  [
    new RegExp(
      `\\bfor ${TARGET} ?,? (?:i would |i will |i can |let us |you can )?(?:offer|pay|give|go|do|bid|trade|swap)\\b`,
    ),
    1.1,
  ],
  [
    new RegExp(
      `^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|i (?:want|would like) to|let us|,) )*give (?:_person_|_ref_|him|her|them|the (?:owner|seller)) .*\\bfor ${TARGET}`,
    ),
    1.1,
  ],
  [/\b(?:even|straight) (?:swap|trade)\b/, 0.9],
  [
    new RegExp(
      `\\bi (?:would|will|want to|am going to)(?: \\w+)? (?:take|buy|get|have) ${TARGET} (?:at|for) (?:the |his |her |their |full |list |sticker |your )*(?:asking|ask|price|list)\\b`,
    ),
    1.2,
  ],
  [
    /\b(?:go|do|come in|put in|pay|start)(?: (?:at|with|in|about|around))* (?:\$ )?_(?:money|n|bound)_ (?:\w+ )?(?:under|below|off|over|above|less than|more than) (?:\w+ )?(?:asking|ask|list|price|sticker)\b/,
    1.1,
  ],
  [/_aside_ (?:under|below|off|over|above|less)\b.*\b(?:for|on) (?:the |that |this )?_(?:boat|make|ref|id)_/, 1.1],
  [/\b(?:offer|bid)\b/, 0.55],
];
const NO_OFFER =
  /\b(?:does|do) (?:he|she|they|_ref_|_person_|(?:the|its|her|his) (?:owner|seller)) (?:take|accept|want|like) (?:any )?_asset_|\bfor (?:a|an|some|any|another|something|anything)\b|\b(?:a|an|any|some|the|which|whose|what) owners? (?:who |that )?(?:would|will|might|could) (?:\w+ )?(?:swap|trade|exchange|give|part)\b|\b(?:someone|somebody|anyone|anybody|people|person|folks|owners) (?:who |that )?(?:would|will|might|could|may) (?:\w+ )?(?:swap|trade|exchange|give|part|let)\b|\b(?:room|seats?|space|enough|open to offers?|any offers?|offers? (?:did|have|do) i|cash offer|(?:do|does) (?:you|tradewind) offer|(?:you|tradewind) offer(?! (?:_|him|her|them|the (?:owner|seller)|my|(?:the|a|an) .*\bfor (?:the |that |his |her )?_))|offers? (?:on|for) _own_|(?<!\b(?:send|submit|place|put in|make|draft|write) )my (?:\w+ )?offers?|offers? (?:received|sent|waiting|pending|i|from|to me)|how (?:do|does|can|to)|what (?:is|happens|would|could|can|offers)|withdraw|who|should i offer|what should|(?<!(?:_asset_|_own_|_coins_|my \w+|_money_|_n_) )worth|fair|too much|reasonable|good (?:deal|price)|make me an offer|offered me|by (?:mistake|accident)|accidentally|undo|(?:did|has|have) (?:anyone|anybody|someone|_person_|i)|bid on (?:so far|already)|_person_ 's offer|(?:the|that|this|explain|decline|reject|accept|answer|counter) offer (?:from|by)|cost)\b|^(?:message|tell|ask|write(?! (?:up |me |out )*(?:an|a|my|the) (?:\w+ )?(?:offer|bid)\b)|text|let(?! us)|reply)\b/;

/** An offer for a boat: cash, one's own boat, things from the garage, or all of them. */
export const offerFrame: Frame = (heard) => {
  // Money for the user is no condition in a note.
  const { back, situation: paid } = cashBackIn(withOwnSubjects(withOwnSaid(heard)));
  const words = offerWords(paid);
  const { situation } = words;
  const { line } = situation;
  const weight = strongest(line, OFFER);
  if (line.has(NOT_OFFERED) || line.has(OFFERED_BEFORE)) return undefined;
  if (
    weight === 0 ||
    (line.has(NO_OFFER) && !line.has(SENDS) && !ordersRest(line)) ||
    isForAny(heard.line) ||
    isForAll(line)
  )
    return undefined;
  // A question is no order, unless it names a sum.
  if (
    asksWhetherTaken(situation) ||
    isNewLimit(situation) ||
    isSpeed(line) ||
    givesNothing(line) ||
    line.has(ASKS_ANYONE)
  )
    return undefined;
  // 'Offer the walkaround plus 90k for …' gives something that is not read as one's own.
  if (line.has(GIVES_KIND))
    return { ...EXPLAINED, words: /.*/, whole: true, weight, plan: just(question('whatOffer', situation.language)) };
  if (back && 'say' in back) return { ...EXPLAINED, words: /.*/, whole: true, weight, plan: just(back.say) };
  return {
    ...EXPLAINED,
    ...(situation !== heard && words.note && { words: /.*/ }),
    ...((words.hasCondition ||
      words.hasQuestion ||
      words.hasFallback ||
      words.ofEddy ||
      back ||
      isAskedFirst(line) ||
      ordersRest(line) ||
      line.has(EVEN)) && {
      words: /.*/,
      whole: true,
    }),
    // Words for the owner beside an offer are no message of their own.
    weight: words.hasQuestion ? weight + BESIDE_OFFER : weight,
    plan: withWords(
      besideCard(
        withListedPrice(offerPlan(situation, heard, { note: words.note, ...back }), heard),
        isAskedFirst(line) ? situation.phrases.noPromises : '',
      ),
      [words],
      situation,
    ),
  };
};

const GIVES_KIND =
  /^(?:(?:please|can you|could you|okay|so|and|hey|eddy|just|,) )*(?:offer|trade|swap|give|propose) (?:_person_ |him |her |them )?the _(?:type|kind|feature)_ (?:plus|and|\+|with|_bound_|_money_).*\bfor\b.*_(?:boat|make|ref|id)_/;

/** 'Would anyone take my truck' looks for owners. */
const ASKS_ANYONE =
  /^(?:(?:so|and|but|hey|okay) )*(?:would|will|does|do|might|could) (?:anyone|anybody|someone|somebody|any owners?)\b(?!.*(?:_(?:boat|make|ref|id)_|\b(?:it|that one)\b))/;

/** 'Under 100 hours on it' limits the engine hours, and offers nothing. */
const givesNothing = (line: Line): boolean =>
  line.all('bound').some(({ field }) => field !== 'price') &&
  line.all('bound').every(({ field }) => field !== 'price') &&
  !line.has(/_(?:money|n|own|asset|coins|quantity)_|\b(?:offer|bid|trade|swap|my)\b/);

/** 'An even trade' behind the offer adds nothing to it. */
const EVEN = /_ ?[.,!]? (?:an? )?(?:even|straight|fair)(?: up)? (?:swap|trade|deal)[.! ]*$/;

/** 'Would she take 65k? If so, make the offer.' */
const isAskedFirst = (line: Situation['line']) =>
  line.has(
    /\b(?:take|accept|consider|go for|enough|do it)\b.*[?,.].*\b(?:make|draft|submit|send|put in|place|write)(?: up)? (?:the|that|an|a|this|my|him|her|them|it)\b/,
  );

const BESIDE_OFFER = 0.35;

/** An offer that the user tells of is none to draft. */
const OFFERED_BEFORE =
  /^(?:(?:so|and|well|okay|,) )*i (?:have |already |just )*(?:offered|bid) (?:\w+ ){0,2}_(?:money|n|bound)_(?!.*\b(?:draft|send|raise|now|instead|again|offer|make|go|try|up)\b)/;
/** 'Don't offer anything yet', without another order behind it. */
const NOT_OFFERED =
  /\b(?:do not|never|not) (?:\w+ )?(?:offer|bid|draft|make an offer|make any offers?|put in an offer)\b(?!.*\b(?:offer|bid|draft)\b.*_(?:money|n|own|asset|coins|bound)_)(?! (?:less|more|under|over|below|above|a (?:cent|penny|dollar)))/;

/** 'Offer 50k for all of them'; 'both my boats' are what is given. */
const isForAll = (line: Situation['line']) =>
  line.all('ref').some(({ ref }) => ref.by === 'all') && !line.has(/_ref_(?: of)? _own_/);

/** 'If there is a bowrider, I would pay 30k' names no boat: it is a wish. */
const isForAny = (line: Situation['line']) =>
  line.has(
    /\b(?:a|an|any|some|another)(?: \w+){0,2} _(?:type|kind)_|\b(?:there (?:is|are|be|were)|you (?:have|find|got|see)|i (?:find|found|see|saw))\b.*_(?:type|kind)_/,
  ) && !line.has(/_(?:boat|make|ref|id|own|asset|coins|person)_|\b(?:for|on) (?:it|her|that|this)\b/);

/** 'A boat that can do 50 mph' pays nothing. */
const isSpeed = (line: Situation['line']) =>
  line.chunks.some(
    ({ meaning }) =>
      (meaning?.is === 'quantity' || meaning?.is === 'bound') &&
      ['speed', 'sleeps', 'people', 'hours'].includes(meaning.field),
  ) && !line.has(/_(?:money|own|asset|coins)_|\b(?:offer|bid)\b/);

/** A sum right after a list changes its limit. */
const isNewLimit = ({ line, memory }: Situation) =>
  (memory.focusId === undefined || highestIn(line) > (memory.search?.maxPrice ?? Number.POSITIVE_INFINITY)) &&
  memory.last?.calls.at(-1)?.name === 'search_boats' &&
  line.has(/_(?:bound|money|n)_/) &&
  !line.has(/_(?:boat|make|ref|id|own|asset|coins|person)_|\b(?:offer|bid|for (?:it|her|that|this))\b/);

const highestIn = (line: Situation['line']) =>
  Math.max(0, ...line.all('money').map(({ value }) => value), ...line.all('bound').map(({ max = 0 }) => max));

/** Offers always stand equally long, so another time is named; a condition is only a part of the note. */
export function withWords(plan: Plan, words: readonly OfferWords[], { phrases }: Situation): Plan {
  const validity = words.map((one) => one.validity).find(Boolean);
  return remarked(besideCard(plan, wordsNote(words, { phrases })), validity ? phrases.offerStands(validity) : '');
}

export const EXPLAINED: Pick<Interpretation, 'intent' | 'uses' | 'words'> = {
  intent: 'offer',
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
    'quantity',
    'type',
    'aside',
    'place',
  ],
  words:
    /\b(?:offer|bid|make|propose|i|would|like|to|give|pay|him|her|them|for|it|the|plus|and|cash|my|boat|in|trade|swap|him|a|an|of|on|top|can|you|please|will|owner|draft|that|put|take|they|he|she|under|asking|full|price|half|percent|instead|even|straight|up|how|about|do|go|lowball|at|nothing|minus|less|below|over|than|asks|submit|send|place|final|firm|kindly|bid|knock|shave|get|off|convince|persuade|talk|down|table|throw|lay|toss)\b/,
};

/** The boat that the offer is for stands behind 'for'; what is given stands before it. */
function offerPlan(situation: Situation, heard: Situation, asked: Asked): Plan {
  const { line, memory, phrases, language } = situation;
  if (givesShare(situation.message)) return just(phrases.partOfThing);
  const said = amountSaid(situation);
  if (said && 'bad' in said && !fromAsking(situation) && !line.first('own') && assetsIn(situation).length === 0)
    return just(phrases.badAmount[said.bad]);
  const split = targetAt(line.chunks);
  const behind = split === undefined ? undefined : line.chunks.slice(split);
  if (behind?.some(({ meaning }) => meaning?.is === 'own') && !behind.some(isBoat)) return just(phrases.ownTarget);
  // Somebody who is only told something still owns the boat that is meant.
  const owned = { ...situation, line: heard.line };
  const meant = behind?.some(isBoat)
    ? boatsMeant(owned, withoutTalks(behind))
    : boatsMeant(situation, withoutTalks(line.chunks));
  const boatId = idsMeant(meant)[0];
  const target =
    boatId ??
    boatOfChanged(owned) ??
    sortedNamed(line) ??
    (meant === undefined ? (sortedShown(situation) ?? memory.focusId ?? onlyShown(situation)) : undefined);
  const chosen = target === undefined ? chosenOfOwner(situation) : undefined;
  if (chosen) return chosen((id) => offerFor(id, situation, asked));
  if (target === undefined && typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichForOffer', language), ({ id }) =>
      offerFor(id, situation, asked),
    );
  const sorted = target === undefined ? sortedSearch(situation) : undefined;
  if (sorted) return sorted((id) => offerFor(id, situation, asked));
  const unknown = unknownName(situation);
  if (unknown && target === undefined)
    return just(`${phrases.noneNamed(unknown)} ${question('whichForOffer', language)}`);
  if (target === undefined) return just(question(memory.shown.length > 0 ? 'whichBoat' : 'whichForOffer', language));
  return offerFor(target, situation, asked);
}

const INSTEAD_OF =
  /\b(?:instead of|rather than|not|up from|down from|from|in place of) (?:the |my )?(?:\$ )?_(?:money|n|bound)_/;

/** 'Offer Ruth 160 instead of 150': the boat of the only open trade with her, if none is named. */
function boatOfChanged({ line, deals }: Situation): number | undefined {
  const name = line.first('person')?.name;
  if (!name || !line.has(INSTEAD_OF) || line.has(/_(?:boat|make|id)_/)) return undefined;
  const [deal, ...more] = deals.filter(
    ({ list, people }) => (list === 'open' || list === 'waiting') && people.some((one) => one.name === name),
  );
  return more.length > 0 ? undefined : deal?.boats.find(({ isMine }) => !isMine)?.boatId;
}

/** An offer to somebody with several boats is for none of them in particular, whichever boat they write about. */
const withoutTalks = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.map((chunk) => {
    const { meaning } = chunk;
    if (meaning?.is !== 'person' || meaning.count < 2) return chunk;
    const { talk: _talk, ...rest } = meaning;
    return { ...chunk, meaning: rest };
  });

const isBoat = ({ meaning }: Chunk) =>
  meaning !== undefined && ['boat', 'make', 'ref', 'id', 'person'].includes(meaning.is);

/** A name behind 'for' that no boat here has. */
const unknownName = ({ line }: Situation) => {
  const at = line.chunks.findLastIndex(({ text }) => text === 'for' || text === 'on');
  return at < 0 ? undefined : line.chunks.slice(at).find(({ meaning }) => meaning?.is === 'strange')?.written;
};

const onlyShown = ({ memory: { shown } }: Situation) => (shown.length === 1 ? shown[0]?.id : undefined);

function targetAt(chunks: readonly Chunk[]): number | undefined {
  const at = chunks.findLastIndex(
    ({ text }, index) =>
      /^(?:for|on|against|toward|towards|get|gets)$/.test(text) &&
      chunks.slice(index).some((chunk) => isBoat(chunk) || chunk.meaning?.is === 'own'),
  );
  return at >= 0 ? at : undefined;
}
