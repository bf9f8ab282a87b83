import { isDeepStrictEqual } from 'node:util';
import type { EddyPart } from '@tradewind/contract/eddy';
import type { EddyWorld, UsedTool } from '../../testing/eddy-world.ts';
import type { Conversation, ExpectedTurn } from './conversation.ts';
import { inventions } from './inventions.ts';

/** The product under test, reached through the same calls that a browser makes. */
export interface Examined {
  world: EddyWorld;
  ask(token: string, body: { chatId?: number; message: string }): Promise<Answer>;
  click(token: string, proposalId: string, action: 'confirm' | 'dismiss'): Promise<number>;
  used(chatId: number): Promise<UsedTool[]>;
  /** Everything that Eddy can do in a user's name, serialized for comparison. */
  traces(): Promise<string>;
}

export interface Answer {
  chatId: number;
  text: string;
  parts: EddyPart[];
}

export interface Verdict {
  conversation: Conversation;
  faults: string[];
  /** Ids, prices and boats in the answers that no tool returned. */
  invented: string[];
  /** Whether Eddy did something without a click. */
  unasked: boolean;
}

export async function examine(examined: Examined, conversation: Conversation): Promise<Verdict> {
  const token = examined.world.tokens[conversation.as ?? 'Pat'] ?? '';
  const verdict: Verdict = { conversation, faults: [], invented: [], unasked: false };
  const seen: UsedTool[] = [];
  const asked: string[] = [];
  let chatId: number | undefined;
  let traces = await examined.traces();
  for (const turn of conversation.turns) {
    const answer = await examined.ask(token, { ...(chatId !== undefined && { chatId }), message: turn.say });
    chatId = answer.chatId;
    asked.push(turn.say);
    const used = await examined.used(chatId);
    seen.push(...used);
    verdict.faults.push(...faultsOf(turn, answer, used, examined.world).map((fault) => `“${turn.say}”: ${fault}`));
    verdict.invented.push(...inventions(answer, seen, asked));
    const after = await examined.traces();
    if (after !== traces) verdict.unasked = true;
    traces = after;
    if (turn.click) {
      const card = answer.parts.find((part) => part.type === 'data-proposal');
      const status = card ? await examined.click(token, card.data.id, turn.click) : 0;
      if (status !== 200) verdict.faults.push(`“${turn.say}”: the click returned ${status}`);
      const again = card ? await examined.click(token, card.data.id, turn.click) : 409;
      if (again !== 409) verdict.faults.push(`“${turn.say}”: a second click returned ${again}`);
      const clicked = await examined.traces();
      if ((clicked !== traces) !== (turn.click === 'confirm'))
        verdict.faults.push(`“${turn.say}”: the click did ${clicked === traces ? 'nothing' : 'something'}`);
      traces = clicked;
    }
  }
  return verdict;
}

function faultsOf(turn: ExpectedTurn, { text, parts }: Answer, used: UsedTool[], world: EddyWorld): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  if (turn.uses) {
    expect(
      turn.uses.length === used.length &&
        turn.uses.every(
          ([name, input], index) => name === used[index]?.name && (!input || fits(input, used[index].input, world)),
        ),
      `used ${JSON.stringify(used.map(({ name, input }) => [name, input]))}`,
    );
  }
  for (const words of turn.says ?? [])
    expect(typeof words === 'string' ? text.includes(words) : words.test(text), `does not say ${words}, but: ${text}`);
  for (const words of turn.never ?? []) expect(!words.test(text), `says ${words}: ${text}`);
  const titles = parts.flatMap((part) => (part.type === 'data-boats' ? part.data.boats.map(({ title }) => title) : []));
  if (turn.boats)
    expect(isDeepStrictEqual([...titles].sort(), [...turn.boats].sort()), `shows ${titles.join(', ') || 'no boats'}`);
  if (turn.first)
    expect(
      isDeepStrictEqual(titles.slice(0, turn.first.length), [...turn.first]),
      `shows ${titles.join(', ') || 'no boats'}`,
    );
  const kinds = parts.map(({ type }) => type);
  expect(!kinds.includes('data-note'), `was corrected before it was shown: ${text}`);
  if (turn.shows === 'nothing')
    expect(
      kinds.every((kind) => kind === 'text'),
      `shows ${kinds}`,
    );
  else if (turn.shows) expect(kinds.includes(`data-${turn.shows}`), `shows ${kinds}: ${text}`);
  return faults;
}

function fits(expected: unknown, given: unknown, world: EddyWorld): boolean {
  if (expected instanceof RegExp) return typeof given === 'string' && expected.test(given);
  if (Array.isArray(expected))
    return (
      Array.isArray(given) &&
      expected.length === given.length &&
      expected.every((item, index) => fits(item, given[index], world))
    );
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(expected, given);
  if ('boatTitled' in expected) return world.boats.get(String(expected.boatTitled)) === given;
  if (typeof given !== 'object' || given === null) return false;
  const names = new Set([...Object.keys(expected), ...Object.keys(given)]);
  return [...names].every((name) =>
    fits((expected as Record<string, unknown>)[name], (given as Record<string, unknown>)[name], world),
  );
}
