import { categoryLabel } from '@tradewind/contract/trade-words';
import { matches } from '../../../matching.ts';
import { namedIds } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, inTurn, listed, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { amountSaid, directionIn, percentIn } from '../offers/amounts-said.ts';
import { endsOffersOf } from './ended-offers.ts';
import { askedAsOrder } from './how-to-change.ts';
import { claimedName, ownMeant } from './own-meant.ts';
import { twoChanges } from './two-changes.ts';

const VERB =
  '(?:lower|reduce|drop|cut|slash|raise|increase|bump|up|change|update|edit|set|adjust|put|make|correct|fix|add|attach|upload|remove|replace|rewrite|reword|mark|list|relist|resume|unpause|modify|switch|move|bring|knock|take|enter|record|swap out|switch out|exchange)';
const PART =
  '(?:asking price|price|asking|ask|engine hours|hours|description|text|wording|title|headline|photos?|pictures?|pics|images?|video|location|condition|year|length|features?|equipment|details|what i(?: would)? take)';
const POLITELY =
  '(?:(?:please|eddy|hey|hi|okay|now|just|so|and|also|can you|could you|would you|will you|i (?:want|need|would like) (?:you )?to|i have to|let us|help me(?: to)?|go ahead and|[,.!:]) )*';
const MINE = '(?:_own_|my|our|the listing)';

/** Orders to change a listing: a verb, a part of a listing, and that it is the user's. */
const CHANGES = new RegExp(
  `^${POLITELY}${VERB}\\b(?=.*\\b${PART}\\b)(?=.*(?:_own_|\\b(?:my|our)\\b|_boat_|_make_))|\\b(?:want|need|like|have) (?:you )?to ${VERB} (?:my|our|the) (?:\\w+ )?(?:${PART}|listing|ad)\\b|^${POLITELY}(?:edit|update|change|correct|fix|modify|revise) _own_[.! ]*$|^(?:hey |so |and )*(?:_own_|my (?:listing|ad|boat)) (?:needs?|should have|must have|could use|has the wrong)\\b.*\\b${PART}\\b|\\b${PART} (?:on|in|of|for) _own_ (?:should|must|needs?|has to|have to)\\b`,
);
const NEW_PRICE = new RegExp(
  `^${POLITELY}(?:lower|reduce|drop|cut|raise|increase|bump|set|change|list|put|relist|mark|price|reprice)(?: up| down| out)? (?:_own_|my (?:asking )?price|(?:(?:the|my|our) )?(?:_boat_|_make_))(?: (?:'s|asking|price|engine|hours|down|up|to|at|by|for|only|from|another|an|extra))* (?:_money_|_n_|_bound_|_aside_)|^${POLITELY}(?:knock|take|shave|cut|slash|drop|chop|add|put|tack)(?: another| an extra)? (?:_money_|_n_|_aside_|_bound_) (?:dollars |bucks )?(?:off|on|onto|to)(?: of| from)? (?:the price (?:of|on|for) )?(?:_own_|my|our|(?:(?:the|my|our) )?(?:_boat_|_make_))|\\b(?:my|our|_own_ 's?) (?:asking )?price (?:should|must|needs to|has to) (?:be|go|drop|rise)|(?:_boat_|_make_|_own_) (?:should|must|needs to|has to) (?:go|drop|be|come)(?: (?:down|up|to|at))* (?:_money_|_n_|_bound_)|\\bi (?:now )?(?:want|ask) (?:only |just )?_money_ for _own_|\\bi (?:now )?(?:want|need) (?:my|our) (?:asking )?(?:price|_bound_)|^${POLITELY}(?:lower|reduce|drop|cut|raise|increase|bump|set|change|put|move|adjust|bring)(?: down| up)? (?:my|our) (?:asking )?_bound_`,
);
const CHEAPER =
  /\b(?:list|price|sell|put|offer|make|have) _own_ (?:\w+ )?(?:cheaper|for less|lower|higher|for more|_sort_)(?: |$)/;
const SOLD = new RegExp(
  `^(?!.*\\b(?:what|how|now)\\b)(?:.* )?(?:_own_|_boat_|_make_) (?:just |already |finally )?sold(?: (?:yesterday|today|last \\w+|this \\w+|already|on \\w+))*(?: [,.!]| and| so| take| please|$)|(?:${MINE}|_boat_|_make_)\\b.*\\b(?:is|was|has been|got|just|i have|has) (?:\\w+ )?sold\\b(?!.*\\?)|\\bi (?:have |just |already |finally )*sold (?:the |that )?(?:${MINE}|_boat_|_make_|it)|\\bmark(?:ed)?\\b.*(?:${MINE}|_boat_|_make_)\\b.*\\bsold\\b|^(?:(?:hey|hi|so|okay|well|eddy|just|finally|already|actually|i|we|have|,) )*(?:sold|got rid of|unloaded|found a (?:new )?(?:home|buyer|owner) for) (?:the |that )?(?:_own_|_boat_|_make_)(?!.*\\?)|\\b(?:someone|somebody|buddy|friend|neighbor|brother|cousin|guy|he|she|they) (?:just |already |has |have )*bought (?:the |that )?_own_(?!.*\\?)`,
);
const PAUSE = new RegExp(
  `^${POLITELY}(?:pause|hide|unlist|suspend|deactivate|take (?:down|off)|stop showing|freeze|unpublish) (?:.* )?(?:${MINE}|_boat_|_make_)|^${POLITELY}pull (?:the )?(?:${MINE}|_boat_|_make_)(?: (?:listing|ad|down|off\\b.*|for\\b.*|until\\b.*|till\\b.*))*[.! ]*$|\\btake (?:the )?(?:${MINE}|_boat_|_make_)(?: \\w+)? (?:down|off|offline)\\b|\\b(?:want|need|like) _own_ (?:gone|hidden|down|off|offline)\\b.*\\b(?:not|without) delet|^${POLITELY}(?:put|set|place) (?:the )?(?:${MINE}|_boat_|_make_)(?: listing| ad)? (?:on|to) (?:a )?(?:pause|hold|paused)\\b`,
);
const RESUME = new RegExp(
  `^${POLITELY}(?:resume|unpause|relist|reactivate|unhide|republish) (?:${MINE}|_boat_|_make_)|^${POLITELY}(?:put|bring|make|get|set|turn) (?:${MINE}|(?:(?:the|my|our) )?(?:_boat_|_make_))(?: listing| ad)? (?:back (?:up|on|online|live|out)|live|active|visible|public)\\b`,
);
/** 'Add to my listing that …'. */
const ADDS_TEXT =
  /\b(?:add|mention|include|note|write|put|say)\b.*(?:_own_|_boat_|_make_|\bmy (?:listing|ad)\b).*\b(?:that|saying)\b|\b(?:mention|say) (?:in|on) (?:_own_|my (?:listing|ad)) /;
const DELETE = new RegExp(
  `^${POLITELY}(?:delete|remove|erase|get rid of) (?:_own_|my (?:listing|ad|boat)|(?:the )?(?:_boat_|_make_)(?: (?:listing|ad))?(?: (?:from|off)\\b.*| for good| completely)?[?.! ]*$)|\\b(?:i|we) (?:\\w+ )?(?:do not|no longer|not) want to (?:sell|trade|list|swap) (?:the |that )?(?:_own_|_boat_|_make_)(?:(?: any ?more| now| after all| any longer))*[.! ]*$|\\b(?:i|we) (?:am|are|will be|decided to|want to|have decided to) keep(?:ing)? (?:the |that )?_own_[.! ]*$`,
);
const ASKS =
  /^(?:\w+ )?list\b(?!.*_(?:money|n|bound|aside)_)|^(?:\w+ )?(?:add|tally|sum|total) (?:up|together|all)\b|^(?:(?:so|and|okay|hey|hi) )*(?:how|should|what|why|when|where|is|are|did|does|do|which|who|would)\b|\b(?:(?:what|whats) (?:is|would be|s)? ?(?:a )?(?:fair|reasonable|realistic|right|sensible|good)|what (?:do you|would you|should)|how (?:much|far|low) (?:should|would|do)|by how much|should i|offer|offers|bid|counter|message|tell|agent|saved|favorites?|search|budget|worth|draft|deal|trade|swap(?! out)|account|profile|password|email|if i)\b/;

const SECOND_ORDER =
  /(?:\band|,) (?:how|what|when|who|where|why|is|are|does|has|have)\b|\band (?:then |also )?(?:raise|lower|drop|cut|change|mark|delete|pause|resume|put|set|tell|ask|message|show|list|update|edit|add)\b/;

/** 'My location' without a boat is the place where the agent looks. */
const isOfAgent = ({ line }: Situation): boolean =>
  line.has(/\bmy (?:\w+ )?(?:location|budget|preferences?|agent)\b/) &&
  !line.has(/_(?:own|boat|make)_|\b(?:listings?|ads?|boats?)\b/);

type Wanted = 'edit' | 'sold' | 'pause' | 'resume' | 'delete';

/** A change of the user's own listing. Eddy never makes it, but leads to the place where they do, with the new values. */
export const listingChangeFrame: Frame = (situation) => {
  const wanted = wantedIn(situation);
  if (!wanted || isOfOffer(situation) || isOfAgent(situation) || situation.line.has(PUT_UP)) return undefined;
  const claimed = claimedName(situation);
  const notListed = claimed && situation.phrases.noneListed(claimed);
  if (notListed) return { intent: 'own', weight: 1.65, ...EVERYTHING, plan: () => say(notListed) };
  if (!isOwn(situation)) return undefined;
  return {
    intent: 'own',
    isOrder: wanted !== 'sold',
    weight: 1.65,
    ...EVERYTHING,
    // 'Without deleting it' is what a pause does.
    whole: (wanted === 'pause' || wanted === 'delete') && !situation.line.has(SECOND_ORDER),
    plan: withSecond(situation, wanted),
  };
};

/** 'Put the Gale plus 10k up for the Reef' offers it. */
const PUT_UP = /\bput\b.* for (?:the |that |this |his |her )?_(?:boat|make|person|id)_/;

/** 'Lower my ask to Ruth': the amount of an offer between the two. */
const isOfOffer = ({ line, deals }: Situation): boolean =>
  line
    .all('person')
    .some(({ name }) =>
      deals.some(
        ({ list, people }) => (list === 'open' || list === 'waiting') && people.some((other) => other.name === name),
      ),
    );

/** The way to the change, or to each of two. */
function withSecond(situation: Situation, wanted: Wanted): Plan {
  const [first, second] = twoChanges(situation) ?? [];
  const [one, two] = [first && wantedIn(first), second && wantedIn(second)];
  if (!first || !second || !one || !two || !isOwn(second)) return plan(situation, wanted);
  return inTurn([plan(first, one), plan(second, two)]);
}

/** 'Drop my price to 179k', of which the reader makes one limit. */
const BOUND_ONLY = new RegExp(
  `^${POLITELY}(?:lower|reduce|drop|cut|raise|increase|bump|set|change|put|move|adjust|bring|make)(?: down| up)? _bound_(?: please| now)*[.! ]*$`,
);
const isOwnPrice = ({ line, message }: Situation) =>
  line.has(BOUND_ONLY) && /\b(?:my|our) (?:own )?(?:asking )?price\b/i.test(message);

/** Orders about a boat that only a part of its title names: 'pause the 31 CC'. */
const TITLED: readonly (readonly [RegExp, Wanted])[] = [
  [new RegExp(`^${POLITELY}(?:pause|hide|unlist|suspend|deactivate|take (?:down|off)|unpublish)\\b`), 'pause'],
  [new RegExp(`^${POLITELY}(?:resume|unpause|relist|reactivate|unhide|republish)\\b`), 'resume'],
];

const BY_SHARE = new RegExp(
  `^${POLITELY}(?:lower|reduce|drop|cut|slash|raise|increase|bump|up|knock|take)\\b.*(?:_own_|_boat_|_make_|\\b(?:my|our)\\b).*_aside_|^${POLITELY}(?:knock|take) _aside_ off\\b`,
);

/** 'Drop it by 5 percent', right after an answer about a boat of the user's own. */
const POINTED_PRICE = new RegExp(
  `^${POLITELY}(?:lower|reduce|drop|cut|raise|increase|bump|set|change|put|bring|take|knock)(?: (?:it|that|this|her|the price|my price|the asking price))(?: down| up)? (?:by|to|at) (?:_money_|_n_|_bound_|_aside_)`,
);
const TOLD_OWN = new Set(['market_value', 'my_boats', 'listing_to_edit']);

function ownPointed({ line, memory, own }: Situation): number[] {
  const { card, focusId, last } = memory;
  if (card || focusId === undefined || !line.has(POINTED_PRICE)) return [];
  const isTold = (last?.calls ?? []).some(({ name }) => TOLD_OWN.has(name));
  return isTold && own.some(({ id }) => id === focusId) ? [focusId] : [];
}

/** 'Take only cash for it', 'make it cash only': what a listing of one's own takes. */
const TAKES =
  /\b(?:take|accept|want)\b(?: \w+){0,2} (?:only|just|nothing but)? ?(?:cash|money)\b|\b(?:only|just) (?:take|accept|want) (?:cash|money|_asset_)|\bcash only\b|\bno (?:more )?(?:trades|swaps)\b|\b(?:stop|no longer) (?:tak|accept)\w*\b|\b(?:take|accept) (?:only |just )_asset_/;

const takesIn = (situation: Situation) =>
  situation.line.has(TAKES) &&
  ownMeant(situation).length > 0 &&
  !situation.line.has(/\?$|^(?:who|which|would|does|do|is|what|how)\b/);

function wantedIn(situation: Situation): Wanted | undefined {
  const { line } = situation;
  const order = askedAsOrder(situation);
  if (order) return wantedIn(order);
  if (takesIn(situation) || ownPointed(situation).length > 0) return 'edit';
  if (line.has(ASKS)) return undefined;
  const titled = line.has(/_(?:own|boat|make)_/) ? undefined : TITLED.find(([pattern]) => line.has(pattern));
  if (titled && ownMeant(situation).length === 1) return titled[1];
  if (line.has(BY_SHARE) && percentIn(situation.message) !== undefined) return 'edit';
  if (line.has(CHEAPER)) return 'edit';
  if (line.has(SOLD)) return 'sold';
  if (line.has(RESUME)) return 'resume';
  if (line.has(PAUSE)) return 'pause';
  if (line.has(DELETE)) return 'delete';
  return line.has(CHANGES) || line.has(NEW_PRICE) || line.has(ADDS_TEXT) || isOwnPrice(situation) ? 'edit' : undefined;
}

/** A name without 'my' counts if a boat of the user's has it. */
const isOwn = (situation: Situation) =>
  ownPointed(situation).length > 0 ||
  (situation.line.has(/_own_|\b(?:my|our|i)\b/) || isOwnPrice(situation)
    ? !namesAnother(situation)
    : namedOwn(situation).length > 0 || (!situation.line.has(/_(?:boat|make)_/) && ownMeant(situation).length === 1));

const namesAnother = (situation: Situation) =>
  situation.line.has(/_(?:boat|make)_/) && !situation.line.has(/_own_/) && namedOwn(situation).length === 0;

function namedOwn({ line, own }: Situation): readonly { id: number }[] {
  const named = namedIds(line);
  return own.filter(({ id }) => named.includes(id));
}

const PARTS: readonly [RegExp, string][] = [
  [/\b(?:engine )?hours\b/, 'hours'],
  [/\b(?:asking price|price|asking|ask)\b/, 'price'],
  [/\b(?:description|text|wording)\b/, 'description'],
  [ADDS_TEXT, 'description'],
  [/\b(?:title|headline)\b/, 'title'],
  [/\b(?:photos?|pictures?|pics|images?|video)\b/, 'photos'],
  [/\b(?:location|place)\b/, 'location'],
  [/\b(?:condition)\b/, 'condition'],
];

function plan(situation: Situation, wanted: Wanted): Plan {
  const { phrases } = situation;
  const pointed = ownPointed(situation);
  const boatIds = pointed.length > 0 ? pointed : (allBut(situation) ?? ownMeant(situation));
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('listing_to_edit', { ...(boatIds.length > 0 && { boatIds }), ...relativeIn(situation) });
    const error = errorOf(last.output);
    if (error) return say(error);
    const boats = boatsOf(last.output);
    const [boat, ...others] = boats;
    if (!boat) return say(phrases.noListings);
    const title = others.length > 0 ? undefined : boat.title;
    const isReserved = title !== undefined && (boat as { status?: string }).status === 'pending';
    const values = newValues(situation, title && (boat as { newPrice?: string }).newPrice);
    const isRefused = wanted === 'edit' ? values.some((value) => value.startsWith('price')) : wanted !== 'resume';
    if (others.length > 0 && boatIds.length === 0 && wanted === 'edit' && asksForOne(situation))
      return say(`${phrases.yourBoats(boats.map(({ title, price }) => `${title} (${price})`))} ${whichOne(situation)}`);
    if (isReserved && isRefused) return say(phrases.ownStanding.noChange(title));
    const ended = isRefused ? endsOffersOf(boats, situation) : '';
    const text =
      wanted === 'edit'
        ? phrases.listingChange.edit(title, listed(values))
        : phrases.listingChange[wanted](title, endIn(situation));
    return say([text, ended].filter(Boolean).join(' '));
  };
}

/** 'Set my price to 40k' from somebody who lists several boats. */
const asksForOne = ({ message, line }: Situation): boolean =>
  /\bmy (?:boat|listing|ad|yacht|(?:asking )?price)\b(?!['’]?s\b)/i.test(message) &&
  line.has(/\b(?:price|asking)\b|_(?:money|bound)_/) &&
  line.has(/_(?:money|bound|aside)_|\b(?:to|at|by) _n_/);

const whichOne = ({ language }: Situation): string => question('whichOwnBoat', language);

/** 'Pause everything except the Gale': the boats that are not named. */
function allBut({ line, own }: Situation): number[] | undefined {
  if (
    !line.has(/\b(?:everything|all|every boat|them all)\b/) ||
    !/\b(?:except|but|besides|other than|apart from)\b/i.test(line.message)
  )
    return undefined;
  const named = [...line.all('own'), ...line.all('make'), ...line.all('boat')].flatMap(({ boats }) =>
    boats.map(({ id }) => id),
  );
  return own.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
}

/** The new values in words: 'price: $120,000', 'hours: 410'. */
function newValues(situation: Situation, newPrice?: string): string[] {
  const { reading, line } = situation;
  if (takesIn(situation)) {
    const kinds = line.all('asset').map(({ key }) => categoryLabel(key));
    return [`what you’d take: ${kinds.length > 0 ? listed(kinds, 'or') : 'cash only, no trades'}`];
  }
  const parts = PARTS.filter(([pattern]) => matches(pattern, reading.words) || line.has(pattern)).map(
    ([, part]) => part,
  );
  const hasAmount = line.has(/_(?:money|bound)_|\b(?:to|at|by) _n_/);
  const hasPrice = line.all('money').length > 0 || line.all('bound').some(({ field }) => field === 'price');
  const hasHours = line.all('bound').some(({ field }) => field === 'hours');
  const said = [
    ...(hasPrice && !parts.includes('price') ? ['price'] : []),
    ...(hasHours && !parts.includes('hours') ? ['hours'] : []),
    ...parts,
  ];
  const named =
    newPrice && !said.includes('price') ? ['price', ...said] : said.length > 0 || !hasAmount ? said : ['price'];
  return named.map((part) => {
    const value = part === 'price' && newPrice ? newPrice : newValue(part, situation);
    return value === undefined ? part : `${part}: ${value}`;
  });
}

const UP = /\b(?:raise|increase|bump|up|add|more|higher|hike|tack|on top)\b/;
const OFF =
  /\b(?:knock|shave|take|cut|slash|drop|chop)(?: another| an extra)? _(?:money|n|bound)_ (?:dollars |bucks )?off\b/;
const ONTO = /\b(?:add|put|tack)(?: another| an extra)? _(?:money|n|bound)_ (?:dollars |bucks )?(?:on|onto|to)\b/;

/** A change in relation to the price now: '3 % more', '10 grand off'. */
function relativeIn(situation: Situation): { percent?: number; by?: number } {
  const { line, message } = situation;
  const share = percentIn(message);
  if (share !== undefined) return { percent: line.has(UP) ? share : -Math.min(share, 99) };
  const direction = line.has(OFF) ? -1 : line.has(ONTO) ? 1 : directionIn(situation);
  const said = direction === undefined ? undefined : amountSaid(situation);
  return said && direction && 'cash' in said ? { by: direction * said.cash } : {};
}

function newValue(part: string, situation: Situation): string | undefined {
  const { line, message } = situation;
  if (part === 'price') {
    const said = amountSaid(
      situation,
      1_000,
      line.chunks.filter(({ meaning }) => meaning?.is !== 'quantity'),
    );
    if (!said || !('cash' in said)) return undefined;
    const direction = directionIn(situation);
    if (direction === undefined) return dollarText(said.cash);
    return `${dollarText(said.cash)} ${direction > 0 ? 'more' : 'less'}`;
  }
  if (part === 'hours') {
    const bound = line.chunks.findLast(({ meaning }) => meaning?.is === 'bound' && meaning.field === 'hours');
    // '350, not 410' means 350.
    const said =
      bound ??
      line.chunks.findLast(
        ({ meaning, negated }, index) =>
          !negated &&
          meaning &&
          ['quantity', 'bound', 'money', 'n'].includes(meaning.is) &&
          !/^(?:not|of|from)$/.test(line.chunks[index - 1]?.text ?? ''),
      );
    const value = said && Number(said.written.replace(/[^\d.]/g, ''));
    return !value ? undefined : value.toLocaleString('en-US');
  }
  const quoted =
    /["“]([^"”]{2,200})["”]|:\s*(.{2,200})$|\b(?:to say|saying|says|mention(?:ing)?(?!\s+(?:in|on|to))|that)\s+(.{2,200})$/i.exec(
      message,
    );
  const text = (quoted?.[1] ?? quoted?.[2] ?? quoted?.[3])?.trim();
  return text && part !== 'photos' ? `“${text.replace(/[.!]+$/, '')}”` : undefined;
}

const dollarText = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Until when a pause lasts, in the user's words. */
const endIn = ({ message }: Situation): string | undefined =>
  /\b((?:until|till|for|through)\s+(?:the\s+|next\s+|a\s+|an\s+)?[\p{L}\d]+(?:\s+(?:weeks?|months?|days?|\d{1,2}))?)[\s.!]*$/iu.exec(
    message,
  )?.[1];
