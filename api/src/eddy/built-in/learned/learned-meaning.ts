import type { Scored } from '../compete.ts';
import { isOffTopic } from '../frames/talk/off-topic.ts';
import { isTrivia } from '../frames/talk/trivia.ts';
import { questionIn } from '../phrases/questions.ts';
import type { Line } from '../reading/line.ts';
import { LIMITING } from '../reading/meanings.ts';
import { isFamiliar } from '../reading/words/spelling.ts';
import type { Situation } from '../situation.ts';
import { ASKS } from './asks.ts';
import { meaningsOf } from './meanings-of.ts';
import { plainWords } from './plain-words.ts';

/** The shares of certainty that are enough where nothing that the reader knows explains the message, which is often short within a conversation. */
const LIKELY = { fresh: 0.5, within: 0.7 } as const;
/** The shares that are needed where an interpretation of another kind explains it, up to this score. */
const SURE: readonly (readonly [number, number])[] = [
  [1, 0.65],
  [1.25, 0.8],
  [1.5, 0.92],
];
/** The share that is needed where the interpretation only asks back. */
const ASKS_BACK = 0.65;
/** So many words may only follow up on the answer before them. */
const SHORT = 8;
/** Fewer words ask for something only together with what was said before. */
const LEAST_WORDS = 3;

/** Interpretations that general help does not replace: they tell of one boat or work a cost out, or are help. */
const KNOWS: ReadonlySet<Scored['intent']> = new Set(['help', 'details', 'cost', 'fees']);

/** A topic of help that a message most likely asks for, or the request that it makes in plain words. */
type LearnedMeaning = { answer: string } | { plain: string };

/** The learned meaning of a message, if the reader's own interpretation is missing, or weak and of another kind. */
export function learnedMeaning(
  situation: Situation,
  best: Scored | undefined,
  least: number,
): LearnedMeaning | undefined {
  const { line, help, language, memory } = situation;
  const [first] = meaningsOf(line);
  if (!first || language !== 'en' || line.chunks.length < LEAST_WORDS || isStrange(line)) return undefined;
  const understood = best && best.score >= least ? best : undefined;
  if (first.share < (understood ? neededAgainst(understood, situation) : neededAlone(situation))) return undefined;
  const ask = ASKS[first.id];
  if (ask) {
    if (understood && (ask.intents.includes(understood.intent) || ask.intents[0] === 'talk')) return undefined;
    const plain = plainWords(ask, situation);
    return plain === undefined ? undefined : { plain };
  }
  const topic = help.find(({ id }) => id === first.id);
  if (!topic || memory.cardIsLast || (understood && KNOWS.has(understood.intent))) return undefined;
  return { answer: topic.answer[language] };
}

const NEVER = 2;

/** Whether most words of a message are unknown, so that any guess is by chance. */
const isStrange = ({ chunks }: Line) =>
  chunks.filter(({ text, meaning }) => (meaning && meaning.is !== 'strange') || isFamiliar(text)).length * 2 <=
  chunks.length;

const neededAlone = (situation: Situation): number =>
  isOffTopic(situation) || isTrivia(situation.line)
    ? NEVER
    : situation.memory.last && situation.line.chunks.length <= SHORT
      ? LIKELY.within
      : LIKELY.fresh;

/** The poorer an interpretation explains the message, the sooner it gives way. One that searches within limits never does. */
function neededAgainst(best: Scored, { line, memory }: Situation): number {
  if (best.intent === 'rule' || best.intent === 'card') return NEVER;
  // The reader knows what a few words after an answer refer to; what was learned does not.
  if (memory.last && line.chunks.length <= SHORT && !asksBack(best)) return NEVER;
  if (best.intent === 'search' && line.chunks.some(({ meaning }) => meaning && LIMITING.includes(meaning.is)))
    return NEVER;
  const [, share = NEVER] = SURE.find(([score]) => best.score < score) ?? [];
  return asksBack(best) ? Math.min(share, ASKS_BACK) : share;
}

/** 'Which boat do you mean?' admits that little was understood, unlike 'What would you like to offer?'. */
function asksBack(best: Scored): boolean {
  const move = best.plan([]);
  return 'say' in move && questionIn(move.say) === 'whichBoat';
}
