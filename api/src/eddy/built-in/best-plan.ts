import { decisionOf, type ToolRecord } from '../turns.ts';
import { formOf } from './brief/forms.ts';
import { type Scored, scored, unusedIn } from './compete.ts';
import { isDictated } from './dictated.ts';
import { FRAMES } from './frames/frames.ts';
import { forSomebody } from './frames/messages/for-somebody.ts';
import { topicTold } from './frames/talk/help-follow-ups.ts';
import { isOffTopic } from './frames/talk/off-topic.ts';
import { isTrivia } from './frames/talk/trivia.ts';
import { suggestionFor } from './learned/suggestions.ts';
import { dealtOver } from './meant.ts';
import { isToldAlready } from './parts/told-already.ts';
import { BRIEF_SAID } from './phrases/brief-said.ts';
import { NAMES_SHARED } from './phrases/names-shared.ts';
import { SMALL_TALK } from './phrases/small-talk.ts';
import { just, type Plan, say, textOf } from './plan.ts';
import { farFromPrice } from './remarks/amount-and-price.ts';
import { currencyIn } from './remarks/other-currency.ts';
import { withOwnTrade } from './remarks/own-trade-told.ts';
import { placeOfBoat } from './remarks/place-of-boat.ts';
import type { Situation } from './situation.ts';

/** Below this, nothing explains enough of the message. */
export const LEAST = 0.75;

const OF_BOATS: ReadonlySet<Scored['intent']> = new Set([
  ...(['search', 'figures', 'kinds', 'details', 'value', 'partners', 'reach', 'cost'] as const),
]);

/** Dictated words are a message, or refused as one. */
const FOR_OTHERS: ReadonlySet<Scored['intent']> = new Set(['message', 'rule', 'card']);

/** The interpretation with the highest score; of equal ones, the first of `FRAMES`, since the sort is stable. */
export function bestOf(situation: Situation): Scored | undefined {
  const all = FRAMES.flatMap((frame) => frame(situation) ?? []).map((one) => scored(situation, one));
  const heard = forSomebody(situation.line, all);
  const fitting = isOffTopic(situation) ? heard.filter(({ intent }) => !OF_BOATS.has(intent)) : heard;
  const words = isDictated(situation.message) ? fitting.filter(({ intent }) => FOR_OTHERS.has(intent)) : [];
  return (words.some(({ intent }) => intent === 'message') ? words : fitting).toSorted((a, b) => b.score - a.score)[0];
}

const NEGATION = /^(?:no|not|without|never|nothing)\b/;

/** The answer of an interpretation, with what it leaves out, or that nothing was understood. */
export function planOf(situation: Situation, best: Scored | undefined): Plan {
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
