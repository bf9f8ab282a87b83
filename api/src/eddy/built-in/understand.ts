import type { HelpTopic } from '../../platform/help.ts';
import type { Named, NamedBoat, NamedPerson } from '../../platform/names.ts';
import type { Turn } from '../turns.ts';
import { backTo } from './back-to.ts';
import { type Scored, scored, unusedIn } from './compete.ts';
import { completedPlan } from './completed.ts';
import type { Conversation } from './conversation.ts';
import { correctedInside } from './corrected-inside.ts';
import { droppedFirst } from './dropped-first.ts';
import { spokenOut } from './follow-ups.ts';
import { detailsFrame, distanceFrame } from './frames/boats/boats.ts';
import { claimsFrame } from './frames/boats/claims.ts';
import { coinsFrame } from './frames/boats/coins.ts';
import { compareFrame } from './frames/boats/compare.ts';
import { conditionsShownFrame } from './frames/boats/conditions-shown.ts';
import { costFrame } from './frames/boats/cost.ts';
import { kindsFrame } from './frames/boats/kinds.ts';
import { listQuestionsFrame } from './frames/boats/list-questions.ts';
import { loanFrame } from './frames/boats/loan.ts';
import { qualityFrame } from './frames/boats/quality.ts';
import { ratiosFrame } from './frames/boats/ratios.ts';
import { reasonsFrame } from './frames/boats/reasons.ts';
import { roomFrame } from './frames/boats/room.ts';
import { salesTaxFrame } from './frames/boats/sales-tax.ts';
import { similarFrame } from './frames/boats/similar.ts';
import { superlativeFactsFrame } from './frames/boats/superlative-facts.ts';
import { valueFrame } from './frames/boats/value.ts';
import { inboxFrame } from './frames/messages/inbox.ts';
import { messageFrame } from './frames/messages/message.ts';
import { balanceFrame } from './frames/offers/balance.ts';
import { bestOfferFrame } from './frames/offers/best-offer.ts';
import { changedDealFrame } from './frames/offers/changed-deal.ts';
import { declineFrame } from './frames/offers/declined-offers.ts';
import { moreTimeFrame } from './frames/offers/more-time.ts';
import { offerFrame } from './frames/offers/offer.ts';
import { adviceFrame } from './frames/offers/offer-advice.ts';
import { offerSumsFrame } from './frames/offers/offer-sums.ts';
import { ownerTakesFrame } from './frames/offers/owner-takes.ts';
import { partnersFrame } from './frames/offers/partners.ts';
import { reachFrame, wantsFrame } from './frames/offers/reach.ts';
import { resentOfferFrame } from './frames/offers/resent-offer.ts';
import { offerStateFrame, reviseFrame } from './frames/offers/sent-offers.ts';
import { shareOfAskingFrame } from './frames/offers/share-of-asking.ts';
import { sumAdviceFrame } from './frames/offers/sum-advice.ts';
import { termsFrame } from './frames/offers/terms.ts';
import { weighedOffersFrame } from './frames/offers/weighed-offers.ts';
import { wouldTakeFrame } from './frames/offers/would-take.ts';
import { agentFrame } from './frames/own/agent.ts';
import { garageFrame } from './frames/own/garage.ts';
import { listingChangeFrame } from './frames/own/listing-changes.ts';
import { ownFrame } from './frames/own/own.ts';
import { ownTogetherFrame } from './frames/own/own-together.ts';
import { OWNER_FRAMES } from './frames/own/owner-frames.ts';
import { savedFrame } from './frames/own/saved.ts';
import { unsaveFrame } from './frames/own/unsave.ts';
import { ownerBoatsFrame } from './frames/people/owner-boats.ts';
import { personFrame } from './frames/people/person.ts';
import { absentFrame } from './frames/search/absent.ts';
import { allButFrame } from './frames/search/all-but.ts';
import { backFrame } from './frames/search/back.ts';
import { extremesFrame } from './frames/search/extremes.ts';
import { figuresFrame } from './frames/search/figures.ts';
import { nearestFrame } from './frames/search/nearest.ts';
import { ofTheseFrame } from './frames/search/of-these.ts';
import { ranksFrame } from './frames/search/ranks.ts';
import { searchFrame } from './frames/search/search.ts';
import { searchPlan } from './frames/search/search-plan.ts';
import { totalsFrame } from './frames/search/totals.ts';
import { unknownMakesFrame } from './frames/search/unknown-makes.ts';
import { unknownOrdersFrame } from './frames/search/unknown-orders.ts';
import { answerFrame } from './frames/talk/answer.ts';
import { cardContentFrame } from './frames/talk/card-content.ts';
import { cardFrame, replyFrame } from './frames/talk/cards.ts';
import { closingCostFrame, feesFrame } from './frames/talk/fees.ts';
import { helpFrame } from './frames/talk/help.ts';
import { helpFollowUpFrame } from './frames/talk/help-follow-ups.ts';
import { ordersFrame } from './frames/talk/orders.ts';
import { rulesFrame } from './frames/talk/rules.ts';
import { talkFrame } from './frames/talk/talk.ts';
import { isTrivia } from './frames/talk/trivia.ts';
import { unitsFrame } from './frames/talk/units.ts';
import { closingOrdersFrame } from './frames/trades/closing-orders.ts';
import { closingFrame } from './frames/trades/closings.ts';
import { dealStateFrame } from './frames/trades/deal-state.ts';
import { counterFrame, withdrawFrame } from './frames/trades/dealings.ts';
import { tradesFrame } from './frames/trades/trades.ts';
import { dollarsOf, type Memory, memoryOf } from './memory.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { plainOrder } from './plain-orders.ts';
import { just, type Plan, remarked } from './plan.ts';
import { readOwnUnsaid } from './reading/names/own-unsaid.ts';
import { type FindNames, read } from './reading/reader.ts';
import { askedAgain } from './repeated.ts';
import { severalRequests } from './requests.ts';
import type { Frame, Situation } from './situation.ts';
import { isTakenBack } from './taken-back-order.ts';

const FRAMES: readonly Frame[] = [
  rulesFrame,
  ordersFrame,
  cardFrame,
  cardContentFrame,
  answerFrame,
  talkFrame,
  replyFrame,
  helpFrame,
  helpFollowUpFrame,
  agentFrame,
  inboxFrame,
  tradesFrame,
  dealStateFrame,
  declineFrame,
  bestOfferFrame,
  weighedOffersFrame,
  offerSumsFrame,
  resentOfferFrame,
  termsFrame,
  closingFrame,
  closingOrdersFrame,
  withdrawFrame,
  reviseFrame,
  changedDealFrame,
  moreTimeFrame,
  offerStateFrame,
  adviceFrame,
  sumAdviceFrame,
  personFrame,
  counterFrame,
  reachFrame,
  balanceFrame,
  costFrame,
  loanFrame,
  salesTaxFrame,
  wantsFrame,
  kindsFrame,
  offerFrame,
  wouldTakeFrame,
  shareOfAskingFrame,
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
  allButFrame,
  ranksFrame,
  qualityFrame,
  conditionsShownFrame,
  listQuestionsFrame,
  totalsFrame,
  superlativeFactsFrame,
  unknownOrdersFrame,
  ofTheseFrame,
  similarFrame,
  backFrame,
  unknownMakesFrame,
  searchFrame,
  ...OWNER_FRAMES,
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
  if (isTakenBack({ message: question }))
    return just((await situationOf(question, memory, surroundings)).phrases.leftAsItIs);
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
  const question = spokenOut(correctedInside(plainOrder(asked)), memory);
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
  let all: readonly Named[] = [];
  const people = peopleShown(memory);
  const reading = await read(
    message,
    async (mentioned) => {
      const named = await findNames({ ...mentioned, own: mentioned.own || asksOwn(memory) });
      all = named;
      own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
      deals = named.flatMap((name) => (name.kind === 'deal' ? [name] : []));
      return [...named, ...people, ...partnersIn(deals)];
    },
    thisYear,
    memory.before,
  );
  readOwnUnsaid(reading.line, all, (boats) => isOtherDiscussed(boats, memory));
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

/** Whether another boat of the same name is discussed. */
const isOtherDiscussed = (boats: readonly NamedBoat[], { focus }: Memory) =>
  focus !== undefined && boats.some(({ id, make }) => id !== focus.id && make === focus.make);

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
