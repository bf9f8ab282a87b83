import { matches } from '../../../matching.ts';
import { decisionOf, type ToolRecord } from '../../../turns.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, just, type Plan, say, use } from '../../plan.ts';
import { readWish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { changedText, exchangesWords } from '../messages/changed-text.ts';
import { aboutOtherBoat } from '../messages/talks-with.ts';
import { amountSaid } from '../offers/amounts-said.ts';
import { changedCounter } from '../offers/changed-counter.ts';
import { changedThings } from '../offers/changed-deal.ts';
import { changedOffer } from '../offers/changed-offer.ts';
import { isOnlyPercent, saysOfWhat } from '../offers/percent-again.ts';
import { repricedCoins } from '../offers/priced-coins.ts';
import { isFloor, mergedSettings, settingsIn } from '../own/agent-settings.ts';

const CONFIRMS =
  /^(?:(?:okay|great|perfect|cool|good|alright|awesome|nice|well|so|and|right) ,? ?)*(?:y+e+s+|yas+|ya|aye|sure(?: thing)?|absolutely|definitely|certainly|of course|indeed|please(?: do)?|do (?:it|that|so)|go(?: ahead| for it| on)?|confirm(?:ed)?|(?:just |please |now )?(?:send|submit|post|mail|fire)(?: (?:it|that|this|them|him|her|the (?:offer|message)))?(?: off| out| over| away)?|approved?|i (?:confirm|approve|agree|accept)|save it|click it|you (?:do|click|press) it|make it so|proceed|ship it(?=[.! ]*$)|looks? (?:good|great|fine|right|perfect)|sounds good|all good|good to go|let us (?:go|do (?:it|this|that))|i am happy with (?:it|that|this)|(?:lock|put|send|hand|get|turn) (?:it|that|this|the (?:offer|bid|message)) (?:in|through|off|over|out)|ready to (?:send|submit)|that works|works for me|lgtm|deploy(?: it)?(?= ?[.! ]*$))\b/;
const DECLINES =
  /^(?:(?:okay|oh|ah|hm+|well|wait|sorry|actually|hey|um+|please|then|just|so|let us|you know what|on second thoughts?|no|nah|eh) ,? ?)*(?:no+(?:pe)?|nah|naw|cancel(?:ed|led)?|(?:do )?not|stop(?! (?:the|my|agent|eddy|looking|hunting|searching|sending|emailing|these|all))|never ?mind|forget(?: (?:it|about it|that|this|the \w+|all that))?|dismiss|(?:scrap|drop|discard|delete|remove|kill|toss|trash|bin|ditch|lose|dump|nix|axe|clear|skip|void|pull|undo|erase|get rid of|throw (?:away|out)) (?:it|that|this|the (?:draft|card|offer|message|whole thing|bid))|throw (?:it|that) (?:away|out)|discard|hold off|i (?:have )?changed my mind|changed my mind|withdraw|undo|abort|leave (?:it|that)|(?:leave|keep|let) (?:my|the|that|our) (?:(?:old|first|original|current|existing|last|open|previous|other|earlier) )*(?:offer|bid|message|price|one|deal|counter ?-?offer)(?: (?:stand|standing|as|alone|the way|how|where|unchanged|open|in place|be|like)\b|[.! ]*$)|stick (?:with|to) (?:my|the) (?:old|first|original|current|existing|last|previous|earlier) |call (?:it|that) off|take (?:it|that) back|i (?:would )?rather not|i (?:do not|no longer) want (?:it|that|this|to)|not (?:anymore|interested|now|after all)|no longer|(?:forget|scrap|drop)(?=[.!? ]*$)|let (?:it|that|this) (?:go|be|drop|slide|rest)|pretend (?:i|we|it|that|this)(?: \w+){0,6}|(?:strike|scratch|shelve|park|wipe|chuck|screw|ignore|disregard) (?:it|that|this|everything|what i said)|disregard|count me out|i (?:will|am going to) pass|i am out|make (?:it|that) go away|put (?:it|that) (?:on ice|on hold|aside|away))\b/;
const SEND_ANYWAY =
  /\b(?:without (?:asking|confirm\w*|my (?:click|confirmation|approval)|a click|clicking|me)|not (?:ask|wait)|no need to (?:ask|confirm)|skip the (?:confirmation|click|card)|press (?:the button|send) (?:for me|yourself)|click (?:it )?(?:for me|yourself)|send it (?:yourself|now|already|anyway)|why (?:do|can|will|would|could) not you (?:just |simply |already )*(?:send|do|submit|click|confirm|post)|(?:can|could|will|would) (?:not )?you (?:not )?(?:just |simply )(?:send|do|submit|click|confirm) (?:it|that|this))\b/;
/** Questions whether the card was carried out. */
const IS_SENT =
  /^(?:(?:so|and|okay|wait|then) ,? ?)*(?:(?:is|was|has|did|have|are) (?:it|that|this|you|the (?:offer|message|draft)|my (?:offer|message)|he|she|they)|it is|its|that is|it was)\b.*\b(?:sent|send|gone|submitted|delivered|done|out|through|saved|get it|got it)\b/;
/** The whole card, whatever words stand before: 'actually drop it'. */
const DROPS =
  /^(?:(?:actually|okay|no|wait|hm+|well|you know what|please|just|,) )*(?:drop|scrap|delete|cancel|discard|kill|toss|dismiss|trash|ditch|bin|forget) (?:it|this|the (?:draft|card|whole thing)|that (?:draft|card))(?: (?:please|altogether|completely|for now|,? ?(?:and )?do not (?:send|submit|need to (?:ask|send|offer|write))(?: (?:it|that|this|anything|him|her|them))?))*[.! ]*$/;
/** Wants time before the click: 'hold on'. */
const WAITS =
  /^(?:(?:okay|oh|ah|hm+|well|no|um+|actually|,) )*(?:(?:please )?(?:hold (?:on|up|it)|hang on|wait(?: up)?|not (?:yet|so fast|right now|just yet)|do not (?:send|submit|post) (?:(?:it|that|this|anything|the \w+) )?(?:yet|just yet|right now|now|for now)|give me (?:a|one) (?:sec|second|minute|min|moment|bit|day)|(?:one|just a|a) (?:sec|second|minute|min|moment)|let me (?:think|sleep on it|check(?: with my \w+)?|ask my \w+|mull it over|talk to my \w+)|i (?:need|want) (?:to think|a (?:day|minute|bit|moment)|some time)|slow down|(?:i am )?(?:not (?:so |really |quite |too )?sure|unsure|undecided)(?: (?:yet|about (?:it|that|this|the \w+)|if (?:i|we) (?:want|should) .*))?|leave it (?:there|open|for now)|keep it (?:there|open|for now|as (?:it )?is))(?: (?:a|one|for a|for|about it|about that|on that|with that|it over|first|please|sec|second|minute|moment|bit|now|though))*)[.!? ]*$/;
const CHANGES =
  /\b(?:make (?:it|that|the offer|the price)|change (?:it|that|the (?:offer|price|amount|message|text|budget))|raise|lower|increase|reduce|bump|shave|knock|sweeten|go (?:up |down )?to|instead|rather|actually|say|more|less|add|no|nah|wait|put|set (?:it|that)|sorry|i mean|i meant|offer|use|try|up|down|update (?:it|that)|what about|how about|throw in|include|keep|pull|plus|also|without|remove|drop|take|leave out|lose|minus|with|and|max|better|mention|ask|hm+|let us|okay|other|oops|whoops|second thoughts?|meant|scratch|strike|correction|_aside_|nicer|friendl\w+|warmer|kinder|polite\w*|sweeter|pushy|soft\w+|gentler|tone|nice|short\w*|brief\w*|concise|wordy|long|trim|cut|formal\w*|professional|casual|informal|delete|omit|skip|get rid|mention|note|give|too (?:much|high|low|little|rich|steep)|until|till|valid|expires?|good for|tell|double|halve|half|round|forget|change|replace|reword|rephrase)\b|^(?:what|how|maybe|say|perhaps|hm+) _bound_|^(?:about |around |maybe |\$ )*_(?:n|money|bound)_(?: (?:cash|then|please|max|tops|flat|dollars|[.!?]))*$/;

/** Words about the card of the last answer: clicks it cannot have, drops it, or changes it. */
export const cardFrame: Frame = (situation) => {
  const { line, memory, reading } = situation;
  const { card } = memory;
  if (!card) return undefined;
  const { phrases } = situation;
  const words = line.text.split(' ').length;
  const isOpen = memory.cardIsLast;
  if (
    line.has(SEND_ANYWAY) ||
    (isOpen &&
      (line.has(CONFIRMS) || matches(CONFIRMS, reading.words) || line.has(IS_SENT)) &&
      words <= 10 &&
      !hasContent(situation))
  )
    return interpretation(1.7, just(statusOf(card, phrases)));
  if (isOpen && decisionOf(card) === undefined && line.has(WAITS)) return interpretation(1.7, just(phrases.cardStays));
  if (decisionOf(card) === 'confirmed')
    return isOpen && declines(situation) ? interpretation(1.5, just(phrases.tooLateToDrop)) : undefined;
  if (isOpen && line.has(DROPS)) return interpretation(1.5, dropPlan(situation));
  const concerns =
    isOpen || line.has(/\b(?:offer|message|draft|card|it)\b/) || line.has(STEP) || changesPart(situation, card);
  const changed =
    concerns &&
    (line.has(CHANGES) ||
      isOnSettings(situation, card) ||
      takesAway(situation) ||
      isOnlyPercent(situation.message) ||
      saysOfWhat(situation) ||
      (card.name === 'draft_offer' && repricedCoins(situation, card.input) !== undefined) ||
      (card.name === 'draft_message' && aboutOtherBoat(situation, card) !== undefined) ||
      (card.name === 'draft_message' && exchangesWords(situation.message, String(card.input.text ?? ''))) ||
      line.has(/^(?:please )?(?:swap|replace|exchange|switch)\b/)) &&
    !isNewOffer(situation) &&
    !line.has(ASKS_ABOUT) &&
    !(card.name !== 'set_preferences' && line.has(LOOKS_ELSEWHERE))
      ? changedCard(situation, card)
      : undefined;
  // 'Don't say anything about the price' drops no card, and looks for no boats.
  if (!changed && isOpen && line.has(SAYS_NOT)) return interpretation(1.5, just(phrases.unclearBesideCard));
  if (changed) return interpretation(isOpen && ordersPart(situation, card) ? 1.8 : 1.45, changed);
  return declines(situation) ? interpretation(1.5, dropPlan(situation)) : undefined;
};

/** 'Throw in the coins and drop the cash to 50': an order about parts of the open card, whatever help speaks of such words. */
const ordersPart = ({ line }: Situation, { name }: ToolRecord): boolean =>
  (name === 'draft_offer' || name === 'draft_counter') && line.has(ORDERS_PART) && !line.has(/\?|_(?:type|kind)_/);
const ORDERS_PART =
  /^(?:(?:okay|then|please|and|now|just|so|actually|hm+|well|no|but|can you|could you|let us|,) )*(?:throw in|toss in|put in|add|include|drop|remove|lower|raise|cut|bump|lose|reduce|increase|swap|replace|bring|move|change|(?:take|leave|keep|pull) (?:out|off)|take|keep|leave|pull|make it) (?:(?:the|my|our|that|in) )*(?:\w+ )?(?:_(?:asset|coins|own|money|n|bound)_|cash)(?: |$)/;

/** Questions about a card change nothing: 'what is my total with the fee'. */
const ASKS_ABOUT =
  /^(?:(?:so|and|okay|wait|then|hm+|,) )*(?:what(?! (?:about|if|_))|how much|who|when|where|why|which)\b(?!.*\b(?:make it|change|instead)\b)/;

/** '10% less', '5k more': steps from the card's amount, also after a question about it. */
const STEP =
  /^(?:(?:then|okay|hm+|so|maybe|perhaps|let us|go|try|do|say|and|,) )*(?:another )?_(?:aside|money|n)_ (?:less|more|lower|higher)(?: (?:then|please))*[.! ]*$/;

const CHANGES_PART =
  /^(?:(?:okay|then|please|and|now|just|so|actually|hm+|well|no|but|,) )*(?:drop|remove|take|lower|raise|cut|leave|swap|replace|make|change|bump|lose|keep|add|put|reduce|increase|without) (?:out |off |back )?(?:the |my |that )/;
const LEAST_NAME = 4;

/** An order about a part of the card, also after a question in between: 'drop the cash to 15', 'remove the truck'. */
function changesPart({ line, message }: Situation, { output }: ToolRecord): boolean {
  if (!line.has(CHANGES_PART)) return false;
  const { facts = [] } = output as { facts?: readonly { name: string; value: string }[] };
  const parts = facts.filter(({ name }) => /^(?:Your offer|You give|You get|Your note)/.test(name));
  const words = parts.flatMap(({ value }) => value.toLowerCase().split(/[^\p{L}\d]+/u));
  const said = message.toLowerCase().split(/[^\p{L}\d]+/u);
  const isNote = said.includes('note') && facts.some(({ name }) => name === 'Your note');
  return isNote || said.some((word) => word.length >= LEAST_NAME && words.includes(word));
}

const declines = (situation: Situation): boolean =>
  situation.line.has(DECLINES) &&
  !hasContent(situation) &&
  !isOnlyPercent(situation.message) &&
  situation.line.text.split(' ').length <= 14 &&
  !situation.line.has(
    /^no ,? ?(?:leave|take|drop|remove|keep) .*\b(?:out|off|away)\b|^no ,? ?(?:wait|hold on)\b|\b(?:right|correct|is it|is there|yes) \?$|^no (?:\w+ )?(?:questions?|notes?|messages?|conditions?)\b/,
  ) &&
  !situation.line.has(SAYS_NOT);

const SAYS_NOT =
  /^(?:(?:and|but|please|oh|no|okay|just|,) )*do not (?:\w+ )?(?:say|mention|write|tell|put|include|bring up)\b/;

/** Says whether a card was carried out. */
export function statusOf(card: ToolRecord, phrases: Situation['phrases']): string {
  const decision = decisionOf(card);
  return decision === undefined ? phrases.cannotClick : phrases.cardStatus[decision];
}

/** Orders that look for boats: their limits are no amounts of the card. */
const LOOKS_ELSEWHERE =
  /^(?:(?:okay|no|actually|forget|never|mind|it|that|this|the|offer|about|scratch|drop|cancel|and|but|please|just|then|now|instead|rather|,|\.|!|can|could|would|will|you|let|us|i|want|to|like|me) )*(?:show|find|search|look|browse|list|see|compare)\b/;

/** 'Without the truck', 'only cash' and the like speak of the card, not of what owners take. */
const takesAway = ({ line, memory: { card, cardIsLast } }: Situation) =>
  cardIsLast &&
  card?.name === 'draft_offer' &&
  !line.has(/\b(?:boats|owners|listings|show|find|search)\b/) &&
  (line.has(/\b(?:cash only|only cash|just cash|all cash)\b/) ||
    line.chunks.some(
      ({ meaning, negated }) => negated && meaning && ['asset', 'own', 'boat', 'make', 'strange'].includes(meaning.is),
    ));

/** A short reply to new settings of the agent that asks for nothing else: 'only 2018 or newer'. */
const isOnSettings = ({ line }: Situation, { name }: ToolRecord) =>
  name === 'set_preferences' &&
  line.text.split(' ').length <= SHORT &&
  !line.has(/\b(?:show|find|search|boats|listings|how|what|which|who|where)\b|_(?:boat|make|own|person)_/);

/** An offer that names its boat stands for itself. */
const isNewOffer = ({ line }: Situation) =>
  line.has(/\b(?:for|on) (?:the |that |this )?_(?:ref|boat|make|id|person)_/) &&
  line.has(/_(?:money|n|bound|own|coins|asset)_/);

const interpretation = (weight: number, plan: Plan): Interpretation => ({
  intent: 'card',
  weight,
  ...EVERYTHING,
  plan,
});

const hasContent = ({ line }: Situation) =>
  line.chunks.some(
    ({ meaning }) => meaning && ['type', 'bound', 'money', 'n', 'place', 'make', 'boat'].includes(meaning.is),
  );

function dropPlan({ phrases }: Situation): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('drop_drafts');
    return say(errorOf(last.output) ?? (countOf(last.output.dropped) > 0 ? phrases.dropped : phrases.nothingToDrop));
  };
}

/** The card with another content. The old card is dropped first, so that only one can be clicked. */
export function changedCard(situation: Situation, card: ToolRecord): Plan | undefined {
  const input = changedInput(situation, card);
  if (!input && card.name === 'draft_counter') return changedThings(situation, card.input);
  if (!input) return undefined;
  const { phrases } = situation;
  if ('say' in input) return just(String(input.say));
  if (isSame(input, card.input)) return just(phrases.alreadySo);
  return (done) => {
    const [dropped, drafted, again] = done;
    if (!dropped) return use('drop_drafts');
    if (!drafted) return use(card.name, input);
    const error = errorOf(drafted.output);
    // The card that cannot be changed as asked is drawn up again.
    if (error && !again) return use(card.name, card.input);
    return say(
      error
        ? [error, again && errorOf(again.output) ? '' : phrases.keptCard].filter(Boolean).join(' ')
        : phrases.changedCard,
    );
  };
}

/** Whether two inputs of a card are the same, whatever the order of their parts. */
const isSame = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

function changedInput(situation: Situation, { name, input, output }: ToolRecord): Record<string, unknown> | undefined {
  const { phrases, line } = situation;
  const readdressed = name === 'draft_message' ? aboutOtherBoat(situation, { name, input, output }) : undefined;
  if (readdressed) return readdressed;
  const boatId = name === 'draft_offer' || name === 'draft_message' ? otherBoat(situation, input) : undefined;
  if (boatId !== undefined) {
    if (name === 'draft_message') return addressed(situation, input, boatId);
    const said = line.has(AMOUNT) ? amountSaid(situation) : undefined;
    if (said && 'bad' in said) return { say: phrases.badAmount[said.bad] };
    return { ...input, boatId, ...(said && 'cash' in said && { cash: said.cash }) };
  }
  if (name === 'draft_offer') return changedOffer(situation, input);
  if (name === 'draft_message') {
    const changed = changedText(situation, String(input.text ?? ''));
    return changed && 'text' in changed ? { ...input, ...changed } : changed;
  }
  if (name === 'draft_counter') return changedCounter(situation, input);
  if (name !== 'set_preferences') return undefined;
  const said = amountSaid(situation);
  if (said && 'bad' in said) return { say: phrases.badAmount[said.bad] };
  const location = line.first('place')?.label;
  const least = isFloor(line) || line.has(/\b(?:at least|from|minimum|min|over|above)\b/);
  // A bare amount corrects the only limit that the card sets.
  const isSameLeast =
    input.minPrice !== undefined && input.maxPrice === undefined && !NAMES_MOST.test(situation.message);
  const amount = said && 'cash' in said ? { [least || isSameLeast ? 'minPrice' : 'maxPrice']: said.cash } : undefined;
  const { minPrice: _min, maxPrice: _max, ...wish } = readWish(line).wish;
  const more = settingsIn(wish, line);
  return amount || location || more
    ? mergedSettings(input, { ...more, ...amount, ...(location && { location }) })
    : undefined;
}

const NAMES_MOST = /\b(?:max\w*|up to|top|most|under|below|ceiling)\b/i;

const OTHER_BOAT =
  /\b(?:actually|no|nah|wait|meant|mean|instead|other|rather|sorry|oops|whoops|make (?:it|that)|change|scratch|switch|second thoughts?|not)\b|_aside_/;

const AMOUNT = /_(?:money|bound|n)_/;

/** The boat that a card should be about instead: 'actually the second one'. */
function otherBoat(situation: Situation, input: Record<string, unknown>): number | undefined {
  const { line, own } = situation;
  if (!line.has(OTHER_BOAT) || line.has(/_(?:own|asset|coins)_/) || line.text.split(' ').length > SHORT)
    return undefined;
  // An amount alone changes the offer for the same boat.
  if (line.has(AMOUNT) && !line.has(/_(?:boat|make|id)_/)) return undefined;
  const meant = line.has(/_(?:boat|make|id|ref)_/) ? boatsMeant(situation) : undefined;
  const [id, ...more] = idsMeant(meant);
  return id === undefined || more.length > 0 || id === input.boatId || own.some((boat) => boat.id === id)
    ? undefined
    : id;
}

const SHORT = 12;

/** A message to another owner: with the name and the boat exchanged, if both are known. */
function addressed({ memory }: Situation, input: Record<string, unknown>, boatId: number) {
  const known = [...memory.shown, memory.focus, memory.focusBefore];
  const [from, to] = [input.boatId, boatId].map((id) => known.find((boat) => boat?.id === id));
  const text = String(input.text ?? '');
  if (!from || !to || !text.includes(from.title)) return undefined;
  return {
    ...input,
    boatId,
    text: text.replace(from.title, to.title).replace(`Hello ${from.owner ?? ''},`, `Hello ${to.owner ?? ''},`),
  };
}

/** Questions without whose answer there is no card. */
const DRAFTS = ['whichForOffer', 'whichForMessage', 'whatOffer', 'whatToSay', 'howMuchMore'] as const;

const IS_GONE = /\b(?:its?|that|this|the (?:message|draft|offer))\b(?: \w+){0,3} (?:sent|send|submitted|delivered)\b/;

/** An order to send without anything that could be sent. */
const SENDS_ALONE =
  /^(?:(?:okay|yes|yeah|yep|great|perfect|cool|good|alright|well|so|and|now|please|just|that is right|looks good|,) )*(?:send|submit|fire|post|mail)(?: (?:it|that|this|them|the (?:offer|message|draft)))?(?: (?:off|out|over|away|now|please|then|already|to (?:him|her|them)))*[.! ]*$/;

/** A plain yes or no without a card. */
export const replyFrame: Frame = ({ line, memory, phrases, language }) => {
  if (memory.card && memory.cardIsLast) return undefined;
  const asksForStatus = line.has(IS_SENT) && line.text.split(' ').length <= 10;
  const words = line.chunks.some(({ meaning }) => meaning) ? 99 : line.text.split(' ').length;
  const missing = DRAFTS.find((asks) => asks === memory.asked);
  const open = missing && question(missing, language);
  if (open && (asksForStatus || (line.has(CONFIRMS) && words <= 3)))
    return { intent: 'talk', weight: 1.3, uses: [], words: CONFIRMS, plan: just(phrases.notDraftedYet(open)) };
  // 'So it's sent, right?' without a card that could be.
  if (asksForStatus && !memory.card && line.has(IS_GONE) && words <= 10)
    return { intent: 'talk', weight: 1.3, ...EVERYTHING, plan: just(phrases.nothingSent) };
  if (line.has(SENDS_ALONE)) return { intent: 'talk', weight: 1.2, ...EVERYTHING, plan: just(phrases.noCard) };
  if (line.has(CONFIRMS) && words <= 3)
    return { intent: 'talk', weight: 0.7, uses: [], words: CONFIRMS, plan: just(phrases.happy) };
  if (line.has(DECLINES) && words <= 6)
    return { intent: 'talk', weight: 0.7, ...EVERYTHING, plan: just(phrases.declined) };
  return undefined;
};
