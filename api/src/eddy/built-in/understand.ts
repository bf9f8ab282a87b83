import type { HelpTopic } from '../../platform/help.ts';
import type { Named, NamedBoat, NamedPerson } from '../../platform/names.ts';
import { decisionOf, type ToolRecord, type Turn } from '../turns.ts';
import { formOf } from './brief/forms.ts';
import { inFull } from './brief/in-full.ts';
import { drafted } from './brief/instead.ts';
import { wishAndAsk } from './brief/wish-and-ask.ts';
import { type Scored, scored, unusedIn } from './compete.ts';
import type { Conversation } from './conversation.ts';
import { correctedClause } from './corrected/clause.ts';
import { droppedFirst } from './corrected/dropped-first.ts';
import { correctedInside } from './corrected/inside.ts';
import { correctedMessage } from './corrected/message.ts';
import { correctedBoat } from './corrected/named-boat.ts';
import { notThat } from './corrected/not-that.ts';
import { correctedOrder } from './corrected/order.ts';
import { isTakenBack, requestInstead } from './corrected/taken-back-order.ts';
import { correctedTarget } from './corrected/target.ts';
import { isDictated } from './dictated.ts';
import { asksOfAd, withAd } from './follow-ups/ad-spoken-of.ts';
import { afterRefusal } from './follow-ups/after-refusal.ts';
import { amountFurther } from './follow-ups/amount-further.ts';
import { backTo } from './follow-ups/back-to.ts';
import { completedPlan } from './follow-ups/completed.ts';
import { forgottenList } from './follow-ups/forgotten-list.ts';
import { keptOffer } from './follow-ups/kept-offer.ts';
import { partChosen } from './follow-ups/part-chosen.ts';
import { toPersonRefused } from './follow-ups/person-refused.ts';
import { placeTold, saysFromThere, saysThere, withPlace, withPlaceFrom } from './follow-ups/place-spoken-of.ts';
import { askedAgain } from './follow-ups/repeated.ts';
import { spokenOut } from './follow-ups/spoken-out.ts';
import { FRAMES } from './frames/frames.ts';
import { forSomebody } from './frames/messages/for-somebody.ts';
import { searchPlan } from './frames/search/search-plan.ts';
import { topicTold } from './frames/talk/help-follow-ups.ts';
import { isOffTopic } from './frames/talk/off-topic.ts';
import { isTrivia } from './frames/talk/trivia.ts';
import { learnedMeaning } from './learned/learned-meaning.ts';
import { pickedSuggestion, suggestionFor, topicOfQuestion } from './learned/suggestions.ts';
import { dealtOver } from './meant.ts';
import { dollarsOf, type Memory, memoryOf } from './memory.ts';
import { severalRequests } from './parts/requests.ts';
import { isToldAlready } from './parts/told-already.ts';
import { BRIEF_SAID } from './phrases/brief-said.ts';
import { NAMES_SHARED } from './phrases/names-shared.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { SMALL_TALK } from './phrases/small-talk.ts';
import { amongThem } from './plain/among-them.ts';
import { plainOfferOrders } from './plain/offer-orders.ts';
import { oneOfTheName } from './plain/one-of-the-name.ts';
import { withoutOpening } from './plain/openings.ts';
import { plainOrder } from './plain/orders.ts';
import { writtenOut } from './plain/slips.ts';
import { inTurn, just, type Plan, remarked, say, textOf } from './plan.ts';
import { detectLanguage } from './reading/languages.ts';
import { readBuyers } from './reading/names/buyers.ts';
import { readDealtBoats, readTradedBoats } from './reading/names/dealt-boats.ts';
import { readDescribedOnes } from './reading/names/described-ones.ts';
import { readKeptBoats } from './reading/names/kept-boats.ts';
import { readLeftOut } from './reading/names/left-out.ts';
import { readNamedTakers } from './reading/names/named-takers.ts';
import { readNumberedAlone, readNumberedSister } from './reading/names/numbered-boats.ts';
import { readOwnUnsaid } from './reading/names/own-unsaid.ts';
import { readPlacedBoats } from './reading/names/placed-boats.ts';
import { readSavedNames } from './reading/names/saved-names.ts';
import { readShapedDeals } from './reading/names/shaped-deals.ts';
import { type FindNames, read } from './reading/reader.ts';
import { farFromPrice } from './remarks/amount-and-price.ts';
import { budgetWithFee } from './remarks/budget-with-fee.ts';
import { currencyIn } from './remarks/other-currency.ts';
import { withOwnTrade } from './remarks/own-trade-told.ts';
import { placeOfBoat } from './remarks/place-of-boat.ts';
import type { Situation } from './situation.ts';

/** Below this, nothing explains enough of the message. */
const LEAST = 0.75;

export interface Surroundings {
  findNames: FindNames;
  help: readonly HelpTopic[];
  thisYear: number;
}

/** Decides what a message means and plans the answer. All interpretations compete; none has precedence by its place. */
export async function planFor({ past, question: written }: Conversation, surroundings: Surroundings): Promise<Plan> {
  const memory = memoryOf(past);
  const question = isDictated(written) ? written : writtenOut(written);
  if (isTakenBack({ message: question }) && !isDictated(question))
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
  const fresh = returned ? undefined : forgottenList(question, memory);
  if (fresh) return planWith(fresh.message, fresh.memory, past, surroundings);
  return planWith(returned?.message ?? question, returned?.memory ?? memory, past, surroundings);
}

async function planWith(
  asked: string,
  memory: Memory,
  past: Conversation['past'],
  surroundings: Surroundings,
  isCompleted = false,
): Promise<Plan> {
  const picked = pickedSuggestion(asked, memory);
  if (picked !== undefined) {
    const topic = topicOfQuestion(picked, surroundings.help);
    return topic ? just(topic.answer.en) : planWith(picked, { ...memory, last: undefined }, past, surroundings);
  }
  // Only once, so that no message can be completed without an end.
  const chosen = isCompleted
    ? undefined
    : (partChosen(asked, memory) ?? amountFurther(asked, memory) ?? keptOffer(asked, memory));
  if (chosen) return planWith(chosen.message, chosen.memory, past, surroundings, true);
  const question = asksOfAd(asked)
    ? asked
    : spokenOut(isDictated(asked) ? asked : afterRefusal(corrected(toPersonRefused(asked, memory)), memory), memory);
  const read = await situationOf(await placed(question, memory, past, surroundings), memory, surroundings);
  const language = question === asked ? read.language : detectLanguage(asked, detectLanguage(memory.before ?? ''));
  const heard = language === 'other' ? read : { ...read, language, phrases: phrasesIn(language) };
  const parts = wishAndAsk(heard);
  if (parts.length > 0) return inTurn(await Promise.all(parts.map((ask) => completedIn(heard, { ask }, surroundings))));
  const full = inFull(heard);
  const isAnswered = full && 'say' in full && full.isLast && (bestOf(heard)?.score ?? 0) >= LEAST;
  if (full && !isAnswered) return 'say' in full ? just(full.say) : completedIn(heard, full, surroundings);
  const budget = budgetWithFee(heard);
  if (budget) return remarked(await planWith(budget.message, memory, past, surroundings), budget.remark);
  const again =
    (await drafted(heard, (message) => situationOf(message, memory, surroundings))) ??
    (await askedAgain(heard, past, (message, known) => situationOf(message, known, surroundings)));
  const whole = again === undefined ? heard : await situationOf(again, memory, surroundings);
  const best = bestOf(whole);
  // The parts of a request that was put into English are answered in the language of the request.
  const { language: spoken, phrases } = heard;
  const reader = {
    situationOf: async (message: string, known: Memory) => {
      const part = await situationOf(message, known, surroundings);
      return spoken === read.language ? part : { ...part, language: spoken, phrases };
    },
    bestOf,
    planOf,
    remembering: (turns: readonly Turn[]) => memoryOf([...past, ...turns]),
  };
  const completed = await completedPlan(whole, best, reader);
  if (completed) return completed;
  const several = await severalRequests(again ?? heard.message, memory, best, reader, whole.line);
  if (several) return several;
  const meant = learnedMeaning(whole, best, LEAST);
  if (meant && 'answer' in meant) return just(meant.answer);
  return (meant && (await plainlyIn(whole, meant.plain, surroundings))) ?? planOf(whole, best);
}

/** The answer to the plain words that a message comes down to, if there is one. */
async function plainlyIn(
  { language, phrases, memory }: Situation,
  plain: string,
  surroundings: Surroundings,
): Promise<Plan | undefined> {
  const whole = { ...(await situationOf(plain, memory, surroundings)), language, phrases };
  const best = bestOf(whole);
  return best && best.score >= LEAST ? planOf(whole, best) : undefined;
}

/** The answer to a whole question, which is English, in the language of the few words that it stands for. */
async function completedIn(
  { language, phrases, memory }: Situation,
  { ask, remark = '' }: { ask: string; remark?: string },
  surroundings: Surroundings,
): Promise<Plan> {
  const whole = { ...(await situationOf(corrected(ask), memory, surroundings)), language, phrases };
  return remarked(planOf(whole, bestOf(whole)), remark);
}

/** The message with what its later words correct put in place. */
const corrected = (message: string): string =>
  oneOfTheName(
    correctedInside(
      correctedTarget(
        notThat(
          plainOrder(
            correctedOrder(
              correctedClause(
                correctedMessage(amongThem(withoutOpening(correctedBoat(requestInstead(plainOfferOrders(message)))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** 'The average price there' after a question about a place. */
async function placed(question: string, memory: Memory, past: Conversation['past'], surroundings: Surroundings) {
  const lineOf = async (message: string) => (await situationOf(message, memory, surroundings)).line;
  if (asksOfAd(question)) return withAd(question, memory, past, lineOf);
  if (saysFromThere(question)) return withPlaceFrom(question, past, lineOf);
  // 'In there' beside a card is the card.
  if (!saysThere(question) || memory.cardIsLast) return question;
  return (await lineOf(question)).first('place') ? question : withPlace(question, await placeTold(past, lineOf));
}

async function situationOf(
  message: string,
  memory: Memory,
  { findNames, help, thisYear }: Surroundings,
): Promise<Situation> {
  let own: Situation['own'] = [];
  let owned: Situation['owned'] = [];
  let deals: Situation['deals'] = [];
  let all: readonly Named[] = [];
  const people = peopleShown(memory);
  const reading = await read(
    message,
    async (mentioned) => {
      const named = await findNames({
        ...mentioned,
        own: mentioned.own || asksOwn(memory),
        // 'The one with the awning' is one of the list.
        described: memory.shown.length > 1 ? [] : mentioned.described,
      });
      all = named;
      own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
      owned = named.flatMap((name) => (name.kind === 'own' ? [name.boat] : []));
      deals = named.flatMap((name) => (name.kind === 'deal' ? [name] : []));
      return [...named, ...people, ...partnersIn(deals)];
    },
    thisYear,
    memory.before,
  );
  readOwnUnsaid(reading.line, all, (boats) => isOtherDiscussed(boats, memory));
  readDescribedOnes(reading.line, memory.shown);
  readKeptBoats(reading.line, all, deals);
  readLeftOut(reading.line, deals);
  readTradedBoats(reading.line, deals);
  readShapedDeals(reading.line, deals);
  readDealtBoats(reading.line, all, deals);
  readNamedTakers(reading.line, memory);
  await readPlacedBoats(reading.line, memory, findNames);
  readBuyers(reading.line, deals);
  const isFresh = memory.shown.length === 0 && !memory.focus;
  const taken = isFresh ? readSavedNames(reading.line, all) : undefined;
  if (isFresh) readNumberedAlone(reading.line, all);
  if (memory.focus && memory.shown.length < 2) readNumberedSister(reading.line, all, memory.focus);
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
    owned,
    deals,
    ...(taken && { taken }),
  };
}

/** Whether another boat of the same name is discussed. */
const isOtherDiscussed = (boats: readonly NamedBoat[], { focus }: Memory) =>
  focus !== undefined && boats.some(({ id, make }) => id !== focus.id && make === focus.make);

/** A question for one's own boat, a drafted offer that may give one, and words after an answer about own listings. */
const asksOwn = ({ asked, card, last, listedBy }: Memory) =>
  asked === 'whichOwnBoat' ||
  listedBy === 'my_boats' ||
  card?.name === 'draft_offer' ||
  (last?.calls ?? []).some(({ name }) => name === 'my_boats' || name === 'listing_to_edit');

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

const OF_BOATS: ReadonlySet<Scored['intent']> = new Set([
  ...(['search', 'figures', 'kinds', 'details', 'value', 'partners', 'reach', 'cost'] as const),
]);

/** Dictated words are a message, or refused as one. */
const FOR_OTHERS: ReadonlySet<Scored['intent']> = new Set(['message', 'rule', 'card']);

function bestOf(situation: Situation): Scored | undefined {
  const all = FRAMES.flatMap((frame) => frame(situation) ?? []).map((one) => scored(situation, one));
  const heard = forSomebody(situation.line, all);
  const fitting = isOffTopic(situation) ? heard.filter(({ intent }) => !OF_BOATS.has(intent)) : heard;
  const words = isDictated(situation.message) ? fitting.filter(({ intent }) => FOR_OTHERS.has(intent)) : [];
  return (words.some(({ intent }) => intent === 'message') ? words : fitting).toSorted((a, b) => b.score - a.score)[0];
}

const NEGATION = /^(?:no|not|without|never|nothing)\b/;

function planOf(situation: Situation, best: Scored | undefined): Plan {
  const { phrases, reading } = situation;
  if (reading.language === 'other' && (!best || best.score < 1.2)) return just(phrases.otherLanguage);
  if (!best || best.score < LEAST) return just(notUnderstood(situation));
  const unused = unusedIn(situation, best);
  return (done) => {
    const move = best.plan(done);
    if (!('say' in move)) return move;
    const place = placeOfBoat(situation, best, done);
    const left = unused.filter(
      (words) =>
        words !== place?.words && !isOnCard(words, done) && !(NEGATION.test(words) && isToldAlready(words, move.say)),
    );
    const told = withOwnTrade(move.say, situation, done);
    const { others, remark } = currencyIn(left, situation.language);
    const unread = others.length > 0 ? phrases.unused(others) : '';
    const oneOf = takenText(situation, told);
    const text = [place?.text, told, farFromPrice(situation, done), oneOf, remark, unread].filter(Boolean).join(' ');
    return say(text);
  };
}

/** One boat of several was taken for a name: the answer says so. */
function takenText(situation: Situation, told: string): string {
  const { taken, language } = situation;
  const dealt = dealtOver(situation);
  const { tookSaved, tookDealt } = NAMES_SHARED[language];
  if (taken && told.includes(taken.boat.title)) return tookSaved(taken.boat.make, taken.others);
  return dealt && told.includes(dealt.boat.title) ? tookDealt(dealt.boat.make, dealt.others) : '';
}

/** Words of the title of a boat that a card is about. */
const isOnCard = (words: string, done: readonly ToolRecord[]): boolean =>
  done.some(
    ({ output }) => 'confirmLabel' in output && textOf(output.title).toLowerCase().includes(words.toLowerCase()),
  );

const MOST_OF_HELP = 12;
const REFERS = /^(?:(?:and|okay|but) )*so\b|\b(?:it|that|this|they|them|those)\b/;

/** A question without any word of the trade is about something else; strange words are named. */
function notUnderstood(situation: Situation): string {
  const { line, phrases, reading, language, memory, help } = situation;
  const { card, cardIsLast, asked, last } = memory;
  // Eddy's own question stays open, and so does a card.
  if ((asked === 'howMuchMore' || asked === 'whichOffer') && last) return last.text;
  if (card && cardIsLast && decisionOf(card) === undefined && !isTrivia(line)) return phrases.unclearBesideCard;
  // A few words that nothing explains, right after help, ask for more of it.
  if (topicTold(help, last?.text) && reading.words.split(' ').length <= MOST_OF_HELP && REFERS.test(reading.words))
    return phrases.toldAll;
  if (memory.last && formOf(reading.words)) return BRIEF_SAID[language].briefUnclear;
  if (isOffTopic({ line, reading }) || isTrivia(line)) return SMALL_TALK[language].elsewhere;
  const suggestion = suggestionFor(situation);
  if (suggestion) return suggestion;
  const strange = line.all('strange').map(({ word }) => word);
  const question = line.has(
    /^(?:what|who|when|where|why|how|is|are|do|does|did|can|could|will|would|write|tell|give|sing|translate|which|should)\b|\?/,
  );
  const trade = line.chunks.some(({ meaning }) => meaning && !['strange', 'n', 'place'].includes(meaning.is));
  const ours = line.has(
    /\b(?:boats?|ones?|price|hours|owners?|sellers?|trade|trades|offers?|listings?|sell|buy|list|account|message|messages|agent|deal)\b/,
  );
  if (question && !trade && !ours) return phrases.offTopic;
  const [only, ...more] = strange;
  if (only !== undefined && more.length === 0) return phrases.notUnderstoodWords(only);
  return more.length > 0 && !trade && !ours ? phrases.offTopic : phrases.notUnderstood;
}
