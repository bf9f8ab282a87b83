import type { Turn } from '../turns.ts';
import { bestOf, LEAST, planOf } from './best-plan.ts';
import { inFull } from './brief/in-full.ts';
import { drafted } from './brief/instead.ts';
import { wishAndAsk } from './brief/wish-and-ask.ts';
import type { Chat } from './chat.ts';
import { corrected } from './corrected/corrected.ts';
import { droppedFirst } from './corrected/dropped-first.ts';
import { isTakenBack } from './corrected/taken-back-order.ts';
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
import { searchPlan } from './frames/search/search-plan.ts';
import { learnedMeaning } from './learned/learned-meaning.ts';
import { pickedSuggestion, topicOfQuestion } from './learned/suggestions.ts';
import { type Memory, memoryOf } from './memory.ts';
import { severalRequests } from './parts/requests.ts';
import { phrasesIn } from './phrases/phrases.ts';
import { writtenOut } from './plain/slips.ts';
import { inTurn, just, type Plan, remarked } from './plan.ts';
import { type Surroundings, situationOf } from './read-situation.ts';
import { detectLanguage } from './reading/languages.ts';
import { budgetWithFee } from './remarks/budget-with-fee.ts';
import type { Situation } from './situation.ts';

/** Decides what a message means and plans the answer. All interpretations compete: the highest score wins. */
export async function planFor({ past, question: written }: Chat, surroundings: Surroundings): Promise<Plan> {
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
  past: Chat['past'],
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
  const situation = await situationOf(await placed(question, memory, past, surroundings), memory, surroundings);
  const language = question === asked ? situation.language : detectLanguage(asked, detectLanguage(memory.before ?? ''));
  const heard = language === 'other' ? situation : { ...situation, language, phrases: phrasesIn(language) };
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
      return spoken === situation.language ? part : { ...part, language: spoken, phrases };
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

/** 'The average price there' after a question about a place. */
async function placed(question: string, memory: Memory, past: Chat['past'], surroundings: Surroundings) {
  const lineOf = async (message: string) => (await situationOf(message, memory, surroundings)).line;
  if (asksOfAd(question)) return withAd(question, memory, past, lineOf);
  if (saysFromThere(question)) return withPlaceFrom(question, past, lineOf);
  // 'In there' beside a card is the card.
  if (!saysThere(question) || memory.cardIsLast) return question;
  return (await lineOf(question)).first('place') ? question : withPlace(question, await placeTold(past, lineOf));
}
