import type { HelpTopic } from '../../platform/help.ts';
import type { NamedPerson } from '../../platform/names.ts';
import type { Turn } from '../turns.ts';
import { type Scored, scored, unusedIn } from './compete.ts';
import type { Conversation } from './conversation.ts';
import { spokenOut } from './follow-ups.ts';
import { absentFrame } from './frames/absent.ts';
import { agentFrame } from './frames/agent.ts';
import { answerFrame, ownMeant } from './frames/answer.ts';
import { balanceFrame } from './frames/balance.ts';
import { bestOfferFrame } from './frames/best-offer.ts';
import { detailsFrame, distanceFrame } from './frames/boats.ts';
import { cardFrame, replyFrame } from './frames/cards.ts';
import { changedDealFrame } from './frames/changed-deal.ts';
import { closingFrame } from './frames/closings.ts';
import { coinsFrame } from './frames/coins.ts';
import { compareFrame } from './frames/compare.ts';
import { costFrame } from './frames/cost.ts';
import { counterFrame, withdrawFrame } from './frames/dealings.ts';
import { extremesFrame } from './frames/extremes.ts';
import { closingCostFrame, feesFrame } from './frames/fees.ts';
import { figuresFrame } from './frames/figures.ts';
import { garageFrame } from './frames/garage.ts';
import { helpFrame } from './frames/help.ts';
import { inboxFrame } from './frames/inbox.ts';
import { kindsFrame } from './frames/kinds.ts';
import { listingChangeFrame } from './frames/listing-changes.ts';
import { messageFrame } from './frames/message.ts';
import { moreTimeFrame } from './frames/more-time.ts';
import { nearestFrame } from './frames/nearest.ts';
import { ofTheseFrame } from './frames/of-these.ts';
import { answeredOffer, isAnotherWish, offerFrame } from './frames/offer.ts';
import { adviceFrame } from './frames/offer-advice.ts';
import { offerSumsFrame } from './frames/offer-sums.ts';
import { ordersFrame } from './frames/orders.ts';
import { ownFrame } from './frames/own.ts';
import { ownTogetherFrame } from './frames/own-together.ts';
import { ownerBoatsFrame } from './frames/owner-boats.ts';
import { partnersFrame } from './frames/partners.ts';
import { personFrame } from './frames/person.ts';
import { qualityFrame } from './frames/quality.ts';
import { ranksFrame } from './frames/ranks.ts';
import { ratiosFrame } from './frames/ratios.ts';
import { reachFrame, wantsFrame } from './frames/reach.ts';
import { reasonsFrame } from './frames/reasons.ts';
import { resentOfferFrame } from './frames/resent-offer.ts';
import { rulesFrame } from './frames/rules.ts';
import { savedFrame } from './frames/saved.ts';
import { searchFrame } from './frames/search.ts';
import { offerStateFrame, reviseFrame } from './frames/sent-offers.ts';
import { similarFrame } from './frames/similar.ts';
import { talkFrame } from './frames/talk.ts';
import { termsFrame } from './frames/terms.ts';
import { declineFrame, tradesFrame } from './frames/trades.ts';
import { isTrivia } from './frames/trivia.ts';
import { unitsFrame } from './frames/units.ts';
import { unsaveFrame } from './frames/unsave.ts';
import { valueFrame } from './frames/value.ts';
import { weighedOffersFrame } from './frames/weighed-offers.ts';
import { wouldTakeFrame } from './frames/would-take.ts';
import { chosenBoat } from './meant.ts';
import { continued, dollarsOf, type Memory, memoryOf } from './memory.ts';
import { phrasesIn } from './phrases/phrases.ts';
import type { EddyAsks } from './phrases/questions.ts';
import { just, type Plan, remarked } from './plan.ts';
import { type FindNames, read } from './reading/reader.ts';
import { askedAgain } from './repeated.ts';
import { severalRequests } from './requests.ts';
import type { Frame, Intent, Situation } from './situation.ts';

const FRAMES: readonly Frame[] = [
  rulesFrame,
  ordersFrame,
  cardFrame,
  answerFrame,
  talkFrame,
  replyFrame,
  helpFrame,
  agentFrame,
  inboxFrame,
  tradesFrame,
  declineFrame,
  bestOfferFrame,
  weighedOffersFrame,
  offerSumsFrame,
  resentOfferFrame,
  termsFrame,
  closingFrame,
  withdrawFrame,
  reviseFrame,
  changedDealFrame,
  moreTimeFrame,
  offerStateFrame,
  adviceFrame,
  personFrame,
  counterFrame,
  reachFrame,
  balanceFrame,
  costFrame,
  wantsFrame,
  kindsFrame,
  offerFrame,
  wouldTakeFrame,
  messageFrame,
  feesFrame,
  closingCostFrame,
  partnersFrame,
  valueFrame,
  ownFrame,
  ownTogetherFrame,
  garageFrame,
  coinsFrame,
  unitsFrame,
  listingChangeFrame,
  savedFrame,
  unsaveFrame,
  ownerBoatsFrame,
  compareFrame,
  reasonsFrame,
  distanceFrame,
  nearestFrame,
  ratiosFrame,
  absentFrame,
  detailsFrame,
  figuresFrame,
  extremesFrame,
  ranksFrame,
  qualityFrame,
  ofTheseFrame,
  similarFrame,
  searchFrame,
];

/** Below this, nothing explains enough of the message. */
const LEAST = 0.75;

export interface Surroundings {
  findNames: FindNames;
  help: readonly HelpTopic[];
  thisYear: number;
}

/** Decides what a message means and plans the answer. All interpretations compete; none has precedence by its place. */
export async function planFor({ past, question: asked }: Conversation, surroundings: Surroundings): Promise<Plan> {
  const memory = memoryOf(past);
  const question = spokenOut(asked, memory);
  const heard = await situationOf(question, memory, surroundings);
  const again = await askedAgain(heard, past, (message, known) => situationOf(message, known, surroundings));
  const whole = again === undefined ? heard : await situationOf(again, memory, surroundings);
  const best = bestOf(whole);
  const completed = await completedPlan(whole, best, surroundings);
  if (completed) return completed;
  const reader = {
    situationOf: (message: string, known: Memory) => situationOf(message, known, surroundings),
    bestOf,
    planOf,
    remembering: (turn: Turn) => memoryOf([...past, turn]),
  };
  const several = await severalRequests(again ?? question, memory, best, reader, whole.line);
  if (several) return several;
  return planOf(whole, best);
}

async function situationOf(
  message: string,
  memory: Memory,
  { findNames, help, thisYear }: Surroundings,
): Promise<Situation> {
  let own: Situation['own'] = [];
  let deals: Situation['deals'] = [];
  const people = peopleShown(memory);
  const reading = await read(
    message,
    async (mentioned) => {
      const named = await findNames({ ...mentioned, own: mentioned.own || asksOwn(memory) });
      own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
      deals = named.flatMap((name) => (name.kind === 'deal' ? [name] : []));
      return [...named, ...people, ...partnersIn(deals)];
    },
    thisYear,
    memory.before,
  );
  const language = reading.language === 'other' ? 'en' : reading.language;
  return {
    message,
    reading,
    line: reading.line,
    memory,
    language,
    phrases: phrasesIn(language),
    help,
    thisYear,
    own,
    deals,
  };
}

/** A question for one's own boat, and a drafted offer that may give one. */
const asksOwn = ({ asked, card }: Memory) => asked === 'whichOwnBoat' || card?.name === 'draft_offer';

/** The owners of the boats shown. */
const peopleShown = ({ shown, focus }: Memory): NamedPerson[] =>
  [...shown, ...(focus ? [focus] : [])].flatMap((boat) => {
    const { owner, ownerId, price } = boat;
    if (!owner) return [];
    const boats = [{ ...boat, owner, price: dollarsOf(price) }];
    return [{ kind: 'person', name: owner, userId: ownerId, boats, count: 1, known: true }];
  });

/** The people of the user's trades, who may have no boats listed. */
const partnersIn = (deals: Situation['deals']): NamedPerson[] =>
  deals.flatMap(({ people }) =>
    people.map(({ name, userId }) => ({ kind: 'person', name, userId, boats: [], count: 0, known: true })),
  );

const INCOMPLETE: Partial<Record<EddyAsks, readonly Intent[]>> = {
  whatOffer: ['offer'],
  whichForOffer: ['offer'],
  whichForMessage: ['message'],
  whichBoat: ['offer', 'message', 'value', 'distance', 'compare', 'details'],
  whichOwnBoat: ['offer', 'reach', 'partners'],
  fromWhere: ['distance', 'search'],
};
const CHOOSES: ReadonlySet<EddyAsks> = new Set(['whichBoat', 'whichForOffer', 'whichForMessage']);
/** Questions that are no reply to 'Which owner should I write to?'. */
const OTHER_QUESTIONS: ReadonlySet<Intent> = new Set([
  'closing',
  'trades',
  'counter',
  'decline',
  'withdraw',
  'cost',
  'reach',
]);
const CLEAR = 1.5;
const LONGEST_REPLY = 9;

/** Eddy asked for something that was missing: the reply completes the earlier message. */
async function completedPlan(
  situation: Situation,
  best: Scored | undefined,
  surroundings: Surroundings,
): Promise<Plan | undefined> {
  const { memory, line, message } = situation;
  if (memory.asked === 'whatOffer' && memory.before !== undefined && best?.intent !== 'rule') {
    if (best && best.intent !== 'offer' && isAnotherWish(situation)) return undefined;
    const answered = answeredOffer(situation, await situationOf(memory.before, memory, surroundings));
    if (answered) return planOf(situation, { ...answered, score: answered.weight });
  }
  const intents = memory.asked && INCOMPLETE[memory.asked];
  if (!intents || memory.before === undefined || line.chunks.length > LONGEST_REPLY) return undefined;
  const isTown = memory.asked === 'fromWhere' && line.first('place') !== undefined;
  if (best && !isTown && ['rule', 'talk', 'card', 'help', 'fees', 'agent', 'inbox', 'answer'].includes(best.intent))
    return undefined;
  if (best && memory.asked === 'whichForMessage' && OTHER_QUESTIONS.has(best.intent) && best.score >= CLEAR)
    return undefined;
  const chosen = memory.asked && CHOOSES.has(memory.asked) ? chosenBoat(situation) : undefined;
  const before = namingOwn(situation, memory.before);
  const more = before === memory.before && (line.has(/_(?:money|own|asset|coins)_|[":]/) || !chosen);
  const whole = await situationOf(
    more ? continued(before, message) : before,
    chosen ? { ...memory, shown: [chosen], focus: chosen, focusId: chosen.id, asked: undefined } : memory,
    surroundings,
  );
  const found = bestOf(whole);
  return found && intents.includes(found.intent) ? planOf(whole, found) : undefined;
}

/** The earlier message with the name of the boat that the reply chooses from one's own. */
function namingOwn(situation: Situation, before: string): string {
  const { memory, own } = situation;
  if (memory.asked !== 'whichOwnBoat') return before;
  const boat = own.find(({ id }) => id === ownMeant(situation));
  return boat ? before.replace(/\b(?:my|our) (?:boat|yacht|vessel)s?\b/i, `my ${boat.make} ${boat.model}`) : before;
}

function bestOf(situation: Situation): Scored | undefined {
  const all = FRAMES.flatMap((frame) => frame(situation) ?? []).map((one) => scored(situation, one));
  return all.sort((a, b) => b.score - a.score)[0];
}

function planOf(situation: Situation, best: Scored | undefined): Plan {
  const { phrases, reading } = situation;
  if (reading.language === 'other' && (!best || best.score < 1.2)) return just(phrases.otherLanguage);
  if (!best || best.score < LEAST) return just(notUnderstood(situation));
  const unused = unusedIn(situation, best);
  return remarked(best.plan, unused.length > 0 ? phrases.unused(unused) : '');
}

/** A question without any word of the trade is about something else; strange words are named. */
function notUnderstood({ line, phrases }: Situation): string {
  const strange = line.all('strange').map(({ word }) => word);
  const question = line.has(
    /^(?:what|who|when|where|why|how|is|are|do|does|did|can|could|will|would|write|tell|give|sing|translate|which|should)\b|\?/,
  );
  const trade = line.chunks.some(({ meaning }) => meaning && !['strange', 'n', 'place'].includes(meaning.is));
  const ours = line.has(
    /\b(?:boats?|ones?|price|hours|owners?|sellers?|trade|trades|offers?|listings?|sell|buy|list|account|message|messages|agent|deal)\b/,
  );
  if (isTrivia(line) || (question && !trade && !ours)) return phrases.offTopic;
  const [only, ...more] = strange;
  if (only !== undefined && more.length === 0) return phrases.notUnderstoodWords(only);
  return more.length > 0 && !trade && !ours ? phrases.offTopic : phrases.notUnderstood;
}
