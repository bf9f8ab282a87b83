import { matches } from '../../matching.ts';
import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { countOf, inTurn, type Plan, say, use } from '../plan.ts';
import type { Intent, Situation } from '../situation.ts';

const IT =
  '(?:it|that|this|(?:about )?(?:it|that|him|her|them)|(?:about )?(?:the|that|this|my) (?:\\w+ )?(?:offer|bid|message|draft|card|one|note|whole thing))';
const DROPS = new RegExp(
  `^\\s*(?:(?:ok(?:ay)?|no+|nah|nope|actually|hm+|well|wait|sorry|you know what|on second thoughts?|oh)[\\s,.!-]+)*(?:(?:forget|scratch|scrap|drop|cancel|skip|leave|discard|delete|ditch|dump|kill|bin|toss|lose|ignore) ${IT}|never ?mind(?: ${IT})?|nvm|(?:do not|don['’]?t) (?:send|bother|do)(?: ${IT})?|changed my mind|i(?:['’]ve)? changed my mind)\\b[\\s,.!;:–-]*(?:(?:and|but|then|instead|just|rather|please)[\\s,]+)*(?=\\p{L})`,
  'iu',
);

/** Requests that go on with the card, or say nothing of their own. */
const SAME_TOPIC: ReadonlySet<Intent> = new Set(['card', 'talk', 'answer', 'rule']);
const CLEAR = 1.2;

interface Planner {
  situationOf(message: string, memory: Memory): Promise<Situation>;
  bestOf(situation: Situation): Scored | undefined;
  planWith(message: string, memory: Memory): Promise<Plan>;
}

/** 'Forget it and show me bowriders' drops the card, and then answers the request behind it. */
export async function droppedFirst(
  message: string,
  memory: Memory,
  { situationOf, bestOf, planWith }: Planner,
): Promise<Plan | undefined> {
  if (!memory.card || !memory.cardIsLast || !matches(DROPS, message)) return undefined;
  const request = message.replace(DROPS, '');
  const changed = bestOf(await situationOf(request, memory));
  if (!changed || SAME_TOPIC.has(changed.intent) || changed.score < CLEAR) return undefined;
  const left = { ...memory, card: undefined, cardIsLast: false };
  const { phrases } = await situationOf(request, left);
  const drop: Plan = ([dropped]) => {
    if (!dropped) return use('drop_drafts');
    return say(countOf(dropped.output.dropped) > 0 ? phrases.droppedFirst : phrases.nothingToDrop);
  };
  return inTurn([drop, await planWith(request, left)]);
}
