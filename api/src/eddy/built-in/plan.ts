import { wholeNumber } from '@tradewind/domain/numbers';
import type { ToolRecord } from '../turns.ts';

/**
 * The next step of the built-in model: use a tool, perhaps after some text, or say something and finish. A tool may inherit
 * the input of another one that an earlier part of the message used.
 */
export type Move = { use: string; input: object; first?: string; inherits?: string } | { say: string };

/** Computes the next move from the tool results so far. */
export type Plan = (done: readonly ToolRecord[]) => Move;

export const say = (text: string): Move => ({ say: text });
export const use = (tool: string, input: object = {}): Move => ({ use: tool, input });
/** Says how it understood the question while the tool runs, so that nobody looks at an empty answer. */
export const useSaying = (first: string, tool: string, input: object): Move => ({ use: tool, input, first });

/** Says a fixed text. */
export const just =
  (text: string): Plan =>
  () =>
    say(text);

/** Uses one tool and describes its result. Passes a refusal on unchanged. */
export const ask =
  (tool: string, input: object, words: (output: Record<string, unknown>) => string, first?: string): Plan =>
  (done) => {
    const last = done.at(-1);
    if (!last) return first ? useSaying(first, tool, input) : use(tool, input);
    return say(errorOf(last.output) ?? words(last.output));
  };

/** The calls and the text of a plan that was carried out. */
export interface Outcome {
  calls: readonly ToolRecord[];
  text: string;
}

/** A plan that depends on what the plans before it found and said. */
export interface LaterPlan {
  after: (told: readonly Outcome[]) => Plan;
}

/**
 * Carries out one plan after the other and says each result as soon as it is known. A plan uses the calls of those before it
 * and does not repeat their sentences. A question to the user ends it.
 */
export const inTurn =
  (plans: readonly (Plan | LaterPlan)[], isOpen: (text: string) => boolean = () => false): Plan =>
  (done) => {
    let rest = done;
    let unsaid: string[] = [];
    const told: Outcome[] = [];
    for (const one of plans) {
      const { move, calls, used } = carriedOut('after' in one ? one.after(told) : one, callsIn(told), rest);
      if (used > 0) unsaid = [];
      if (!('say' in move))
        return {
          ...move,
          first: `${paragraphs([...unsaid, move.first ?? ''])}${move.first || unsaid.length === 0 ? '' : '\n\n'}`,
        };
      const text = untold(move.say, paragraphs(told.map((before) => before.text)), used > 0 ? LONG : 0, 'after' in one);
      unsaid.push(text);
      told.push({ calls, text });
      if (isOpen(move.say)) break;
      rest = rest.slice(used);
    }
    return say(paragraphs(unsaid));
  };

const callsIn = (told: readonly Outcome[]) => told.flatMap(({ calls }) => calls);
const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/** The next move of a plan that takes a call from those before it if they made the same one, and how many others it took. */
function carriedOut(plan: Plan, before: readonly ToolRecord[], rest: readonly ToolRecord[]) {
  const calls: ToolRecord[] = [];
  let used = 0;
  for (;;) {
    const move = inheriting(plan(calls), before);
    if ('say' in move) return { move, calls, used };
    const same = before.find(({ name, input }) => name === move.use && isEqual(input, move.input));
    const call = same ?? rest[used];
    if (!call) return { move, calls, used };
    if (!same) used++;
    calls.push(call);
  }
}

function inheriting(move: Move, before: readonly ToolRecord[]): Move {
  if ('say' in move || !move.inherits) return move;
  const earlier = before.findLast(({ name, output }) => name === move.inherits && !errorOf(output));
  return { ...move, input: { ...earlier?.input, ...move.input } };
}

const isEqual = (one: object, two: object) => JSON.stringify(one) === JSON.stringify(two);

const SENTENCES = /(?<=[.?!”])\s+(?=[\p{Lu}“$])/u;
const count = (text: string, mark: RegExp) => (text.match(mark) ?? []).length;

/** The sentences of a text. A quote over several of them stays in one piece. */
function sentencesOf(text: string): string[] {
  const isMarked = !text.includes('„');
  const all: string[] = [];
  for (const sentence of text.split(SENTENCES)) {
    const last = all.at(-1) ?? '';
    const isOpen = isMarked && count(last, /“/g) > count(last, /”/g);
    if (isOpen) all[all.length - 1] = `${last} ${sentence}`;
    else all.push(sentence);
  }
  return all;
}

/** A shorter sentence may be said of two things: 'I found one boat.' */
const LONG = 40;

/** The sentences that another text lacks. */
function untold(text: string, told: string, least = 0, isAsked = false): string {
  const sentences = sentencesOf(text);
  const isTold = (sentence = '') =>
    sentence.length >= least && told.includes(sentence.replace(/^[^:]{10,80}: (?=[A-Z])/, ''));
  // 'It stands until Friday' says nothing without the trade before it, unless it was asked.
  const leans = (sentence: string, before = '') =>
    !isAsked && /^It\b/.test(sentence) && isTold(before) && before.includes(': ');
  // Several such sentences need to say of what they are.
  const leaning = sentences.filter((sentence, index) => /^It\b/.test(sentence) && isTold(sentences[index - 1]));
  if (isAsked && leaning.length > 1) return text;
  // Each answer keeps its own 'No.'.
  const isVerdict = (sentence: string, next?: string) =>
    /^\p{L}+\.$/u.test(sentence) && next !== undefined && !isTold(next);
  const left = sentences.filter(
    (sentence, index) =>
      (!isTold(sentence) || isVerdict(sentence, sentences[index + 1])) &&
      !leans(sentence, index > 0 ? sentences[index - 1] : ''),
  );
  return left.length === sentences.length ? text : left.join(' ');
}

/** Two plans that tell of the same thing. The second adds what the first leaves out, or only its first point. */
export const sharing =
  (one: Plan, two: Plan, isPoint: boolean): Plan =>
  (done) => {
    const first = carriedOut(one, [], done);
    if (!('say' in first.move)) return first.move;
    const { move } = carriedOut(two, first.calls, done.slice(first.used));
    if (!('say' in move)) return move;
    const [point = '', ...rest] = sentencesOf(move.say);
    const told = rest.findIndex((sentence) => sentence.includes('$') && sentence.includes(': '));
    const end = told < 0 ? rest.findIndex((sentence) => /\d/.test(sentence)) : told;
    // 'No.' alone says nothing.
    const least = /^\p{L}+[.!]$/u.test(point) ? 1 : 0;
    const more = isPoint ? [point, ...rest.slice(0, Math.max(end, least))].join(' ') : move.say;
    const left = untold(more, first.move.say);
    // A bare yes or no is about what the first already tells.
    const all = /^(?:yes|no|sí|oui|non|ja|nein)\.$/i.test(left) ? [left, first.move.say] : [first.move.say, left];
    return say(all.filter(Boolean).join(' '));
  };

/** Carries out some more plans if the answer is the same as for one part of the message alone, and others otherwise. */
export const ifSame =
  (answer: Plan, whole: Plan, part: Plan, more: Later, otherwise: Later, isOpen?: (text: string) => boolean): Plan =>
  (done) => {
    const { calls } = carriedOut(answer, [], done);
    const [move, alone] = [whole(calls), part(calls)];
    const isSame = 'say' in move && 'say' in alone && untold(move.say, alone.say) === '';
    return inTurn([answer, ...(isSame ? more : otherwise)], isOpen)(done);
  };

type Later = readonly (Plan | LaterPlan)[];

/** Adds a sentence to the end of an answer. */
export const remarked =
  (plan: Plan, remark: string): Plan =>
  (done) => {
    const move = plan(done);
    return 'say' in move && remark ? say(`${move.say} ${remark}`) : move;
  };

export const errorOf = ({ error }: Record<string, unknown>) => (typeof error === 'string' ? error : undefined);

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

/** The first of each words, however they are written. */
export const distinct = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index);

export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
