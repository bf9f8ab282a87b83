import type { HelpTopic } from '../../../platform/help.ts';
import type { Memory } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { ASKS } from './asks.ts';
import { meaningsOf } from './meanings-of.ts';
import { plainWords } from './plain-words.ts';
import { topicQuestions } from './topic-questions.ts';

/** Below these shares, a guess is not worth a question; the first must be surer within a conversation. */
const LEAST = 0.15;
const LEAST_FIRST = { fresh: 0.35, within: 0.45 } as const;
const LEAST_WORDS = 4;
const MOST = 2;
/** Guesses at small talk and at words of no sense suggest nothing. */
const NO_GUESS = new Set([
  ...['off-topic', 'greeting', 'thanks', 'never-mind', 'complaint-eddy', 'short-reply', 'show-more', 'last-more'],
  ...['ignore-rules', 'act-without-click', 'others-secrets', 'others-talk', 'skip-fee', 'scam-payment'],
]);

/** Guesses that make sense only after an answer. */
const OF_LAST = /^(?:last|list|show)-|^(?:narrowed|which-one|fact-of-it|changed-draft)$/;

const DID_YOU_MEAN = 'I’m not sure I got that. Did you mean';

/** 'Did you mean “Must I pay by wire?”', if nothing was understood but a few meanings are likely. */
export function suggestionFor(situation: Situation): string | undefined {
  if (situation.language !== 'en' || situation.memory.cardIsLast) return undefined;
  const guesses = meaningsOf(situation.line);
  const [first] = guesses;
  const least = situation.memory.last ? LEAST_FIRST.within : LEAST_FIRST.fresh;
  if (situation.line.chunks.length < LEAST_WORDS) return undefined;
  if (!first || first.share < least || NO_GUESS.has(first.id) || isLost(first.id, situation)) return undefined;
  const questions = guesses
    .filter(({ id, share }) => share >= LEAST && !NO_GUESS.has(id))
    .flatMap(({ id }) => questionOf(id, situation) ?? [])
    .slice(0, MOST);
  if (questions.length === 0) return undefined;
  return `${DID_YOU_MEAN} ${questions.map((one) => `“${one}”`).join(' or ')}? If not, please say it in other words.`;
}

function questionOf(id: string, situation: Situation): string | undefined {
  if (isLost(id, situation)) return undefined;
  const ask = ASKS[id];
  if (!ask) return topicQuestions().get(id);
  const plain = plainWords(ask, situation);
  if (plain === undefined) return undefined;
  const sentence = plain.charAt(0).toUpperCase() + plain.slice(1);
  return ASKING.test(plain) ? `${sentence}?` : sentence;
}

const isLost = (id: string, { memory }: Situation) => OF_LAST.test(id) && !memory.last;

const ASKING = /^(?:what|which|who|whom|how|when|is|am|do|does|has|at what)\b/;

const SUGGESTED = /“([^”]+)”(?: or “([^”]+)”)?\?/;
const YES =
  /^\W*(?:(?:yes|yeah|yep|yup|ya|sure|right|exactly|correct|ok(?:ay)?|please|that|the|one|it|is|i did|i do|i meant?|thats|that's)\W*){1,5}$/i;
const FIRST = /^\W*(?:(?:yes|yeah|the|number|option|no|i meant?)\W+)*(?:1st|first|1|former)(?: one)?\W*$/i;
const SECOND = /^\W*(?:(?:yes|yeah|no|the|number|option|i meant?)\W+)*(?:2nd|second|2|latter|last|other)(?: one)?\W*$/i;

/** The question that the user picks of those that Eddy suggested. */
export function pickedSuggestion(message: string, { last }: Memory): string | undefined {
  if (!last?.text.startsWith(DID_YOU_MEAN)) return undefined;
  const [, first, second] = SUGGESTED.exec(last.text) ?? [];
  if (second && SECOND.test(message)) return second;
  if (FIRST.test(message) || YES.test(message)) return first;
  return [first, second].find((one) => one && plain(one) === plain(message));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The topic of help that a suggested question stands for. */
export const topicOfQuestion = (question: string, help: readonly HelpTopic[]): HelpTopic | undefined =>
  help.find(({ id }) => topicQuestions().get(id) === question);
