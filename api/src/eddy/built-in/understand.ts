import type { HelpTopic } from '../../platform/help.ts';
import type { NamedPerson } from '../../platform/names.ts';
import type { Turn } from '../turns.ts';
import { backTo } from './back-to.ts';
import { type Scored, scored, unusedIn } from './compete.ts';
import { completedPlan } from './completed.ts';
import type { Conversation } from './conversation.ts';
import { droppedFirst } from './dropped-first.ts';
import { spokenOut } from './follow-ups.ts';
import { absentFrame } from './frames/absent.ts';
import { agentFrame } from './frames/agent.ts';
import { answerFrame } from './frames/answer.ts';
import { backFrame } from './frames/back.ts';
import { balanceFrame } from './frames/balance.ts';
import { bestOfferFrame } from './frames/best-offer.ts';
import { detailsFrame, distanceFrame } from './frames/boats.ts';
import { cardFrame, replyFrame } from './frames/cards.ts';
import { changedDealFrame } from './frames/changed-deal.ts';
import { claimsFrame } from './frames/claims.ts';
import { closingFrame } from './frames/closings.ts';
import { coinsFrame } from './frames/coins.ts';
import { compareFrame } from './frames/compare.ts';
import { costFrame } from './frames/cost.ts';
import { counterFrame, withdrawFrame } from './frames/dealings.ts';
import { declineFrame } from './frames/declined-offers.ts';
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
import { offerFrame } from './frames/offer.ts';
import { adviceFrame } from './frames/offer-advice.ts';
import { offerSumsFrame } from './frames/offer-sums.ts';
import { ordersFrame } from './frames/orders.ts';
import { ownFrame } from './frames/own.ts';
import { ownTogetherFrame } from './frames/own-together.ts';
import { ownerBoatsFrame } from './frames/owner-boats.ts';
import { ownerTakesFrame } from './frames/owner-takes.ts';
import { partnersFrame } from './frames/partners.ts';
import { personFrame } from './frames/person.ts';
import { qualityFrame } from './frames/quality.ts';
import { ranksFrame } from './frames/ranks.ts';
import { ratiosFrame } from './frames/ratios.ts';
import { reachFrame, wantsFrame } from './frames/reach.ts';
import { reasonsFrame } from './frames/reasons.ts';
import { resentOfferFrame } from './frames/resent-offer.ts';
import { roomFrame } from './frames/room.ts';
import { rulesFrame } from './frames/rules.ts';
import { savedFrame } from './frames/saved.ts';
import { searchFrame } from './frames/search.ts';
import { searchPlan } from './frames/search-plan.ts';
import { offerStateFrame, reviseFrame } from './frames/sent-offers.ts';
import { similarFrame } from './frames/similar.ts';
import { talkFrame } from './frames/talk.ts';
import { termsFrame } from './frames/terms.ts';
import { tradesFrame } from './frames/trades.ts';
import { isTrivia } from './frames/trivia.ts';
import { unitsFrame } from './frames/units.ts';
import { unknownMakesFrame } from './frames/unknown-makes.ts';
import { unsaveFrame } from './frames/unsave.ts';
import { valueFrame } from './frames/value.ts';
import { weighedOffersFrame } from './frames/weighed-offers.ts';
import { wouldTakeFrame } from './frames/would-take.ts';
import { dollarsOf, type Memory, memoryOf } from './memory.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { just, type Plan, remarked } from './plan.ts';
import { type FindNames, read } from './reading/reader.ts';
import { askedAgain } from './repeated.ts';
import { severalRequests } from './requests.ts';
import type { Frame, Situation } from './situation.ts';

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
  ownerTakesFrame,
  compareFrame,
  reasonsFrame,
  distanceFrame,
  nearestFrame,
  ratiosFrame,
  roomFrame,
  absentFrame,
  claimsFrame,
  detailsFrame,
  figuresFrame,
  extremesFrame,
  ranksFrame,
  qualityFrame,
  ofTheseFrame,
  similarFrame,
  backFrame,
  unknownMakesFrame,
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
export async function planFor({ past, question }: Conversation, surroundings: Surroundings): Promise<Plan> {
  const memory = memoryOf(past);
  const dropped = await droppedFirst(question, memory, {
    situationOf: (message, known) => situationOf(message, known, surroundings),
    bestOf,
    planWith: (message, known) => planWith(message, known, past, surroundings),
  });
  if (dropped) return dropped;
  const returned = await backTo(question, memory, past, (message, known) => situationOf(message, known, surroundings));
  if (returned && 'again' in returned) {
    const { phrases } = await situationOf(question, memory, surroundings);
    return searchPlan({ wish: returned.again }, phrases);
  }
  return planWith(returned?.message ?? question, returned?.memory ?? memory, past, surroundings);
}

async function planWith(
  asked: string,
  memory: Memory,
  past: Conversation['past'],
  surroundings: Surroundings,
): Promise<Plan> {
  const question = spokenOut(asked, memory);
  const heard = await situationOf(question, memory, surroundings);
  const again = await askedAgain(heard, past, (message, known) => situationOf(message, known, surroundings));
  const whole = again === undefined ? heard : await situationOf(again, memory, surroundings);
  const best = bestOf(whole);
  const reader = {
    situationOf: (message: string, known: Memory) => situationOf(message, known, surroundings),
    bestOf,
    planOf,
    remembering: (turn: Turn) => memoryOf([...past, turn]),
  };
  const completed = await completedPlan(whole, best, reader);
  if (completed) return completed;
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
