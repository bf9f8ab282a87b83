import { wholeNumber } from '@tradewind/domain/numbers';
import type { ToolRecord } from '../turns.ts';

/** The next step of the built-in model: use a tool, perhaps after some text, or say something and finish. */
export type Move = { use: string; input: object; first?: string } | { say: string };

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

/** A plan that depends on what the plans before it found and said. */
export interface LaterPlan {
  after: (calls: readonly ToolRecord[], said: string) => Plan;
}

/** Carries out one plan after the other and says each result as soon as it is known. A question to the user ends it. */
export const inTurn =
  (plans: readonly (Plan | LaterPlan)[], isOpen: (text: string) => boolean = () => false): Plan =>
  (done) => {
    let rest = done;
    let unsaid: string[] = [];
    const said: string[] = [];
    for (const one of plans) {
      const plan = 'after' in one ? one.after(done.slice(0, done.length - rest.length), paragraphs(said)) : one;
      const used = callsOf(plan, rest);
      const move = plan(rest.slice(0, used));
      if (rest.length > 0 && used !== 0) unsaid = [];
      if (!('say' in move))
        return {
          ...move,
          first: `${paragraphs([...unsaid, move.first ?? ''])}${move.first || unsaid.length === 0 ? '' : '\n\n'}`,
        };
      unsaid.push(move.say);
      said.push(move.say);
      if (isOpen(move.say)) break;
      rest = rest.slice(used);
    }
    return say(paragraphs(unsaid));
  };

const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/** How many of the calls a plan took before it spoke: all of them if it has not. */
function callsOf(plan: Plan, done: readonly ToolRecord[]): number {
  for (let used = 0; used < done.length; used++) if ('say' in plan(done.slice(0, used))) return used;
  return done.length;
}

/** Two plans that begin with the same call share it. The second adds what the first leaves out, or only its first point. */
export const sharing =
  (one: Plan, two: Plan, isPoint: boolean): Plan =>
  (done) => {
    const used = callsOf(one, done);
    const move = one(done.slice(0, used));
    if (!('say' in move)) return move;
    const more = two(used === 0 ? done : [...done.slice(0, 1), ...done.slice(used)]);
    return 'say' in more ? say(withMore(move.say, more.say, isPoint)) : more;
  };

/** A text with the sentences of another that it lacks. */
function withMore(text: string, other: string, isPoint: boolean): string {
  const isTold = (sentence: string) => text.includes(sentence.replace(/^[^:]{10,80}: (?=[A-Z])/, ''));
  return [
    text,
    ...other
      .split(SENTENCES)
      .slice(0, isPoint ? 1 : undefined)
      .filter((sentence) => !isTold(sentence)),
  ].join(' ');
}

const SENTENCES = /(?<=[.?!”])\s+(?=[\p{Lu}“$])/u;

/** Carries out more plans if the answer is the same as for one part of the message alone. */
export const unlessTold =
  (answer: Plan, whole: Plan, part: Plan, more: Plan): Plan =>
  (done) => {
    const used = callsOf(answer, done);
    const [move, alone] = [whole(done.slice(0, used)), part(done.slice(0, used))];
    const isSame = 'say' in move && 'say' in alone && move.say === alone.say;
    return isSame ? inTurn([answer, more])(done) : answer(done.slice(0, used));
  };

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

export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
