import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { REFUSALS } from '../phrases/refusals.ts';
import { inTurn, type Plan } from '../plan.ts';
import type { Intent } from '../situation.ts';
import { divisionsOf, isQuestion } from './clauses.ts';
import { readInTurn } from './parts.ts';
import { isClear, isOpen, moveText, type Reader, type Request, readPart } from './request.ts';

/** Their words may hold an order that is meant for somebody else. */
const DICTATED: ReadonlySet<Intent> = new Set(['message', 'card', 'answer', 'offer', 'counter', 'talk']);
const ORDERS = /\b(?:accept|approve|sign|wire|buy|pay)\b/i;
const MOST_PARTS = 4;

/** 'Accept his offer and tell me …': the refusal of one part, with the answers to the others. */
export async function refusedBeside(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  if (whole?.intent !== 'rule' && !ORDERS.test(message)) return undefined;
  if (whole && DICTATED.has(whole.intent)) return undefined;
  for (const parts of divisionsOf(message)) {
    if (parts.length > MOST_PARTS) continue;
    const requests = await readInTurn(parts, memory, reader);
    const refused = requests.filter(isRefused);
    if (refused.length === 0 && whole?.intent === 'rule') {
      const each = await Promise.all(parts.map((part) => readPart(part, memory, reader)));
      if (areAllowed(each, whole)) return apart(each, reader);
    }
    if (refused.length === 0) continue;
    const answered = requests.filter((one) => isRefused(one) || (isClear(one) && !one.waitsFor));
    const isWhole = requests.every((one) => answered.includes(one) || !isQuestion(one.part));
    if (refused.some(breaksRules) || !isWhole || new Set(answered.map(({ move }) => move)).size < 2) return undefined;
    return apart(answered, reader);
  }
  return undefined;
}

const apart = (requests: readonly Request[], reader: Reader): Plan =>
  inTurn(
    requests.map(({ situation, best }) => reader.planOf(situation, best)),
    isOpen,
  );

/** Questions that are only refused because they stand together: 'what did Ruth write and what did Sam write'. */
const areAllowed = (requests: readonly Request[], whole: Scored): boolean =>
  moveText(whole) !== REFUSALS.rules[requests[0]?.situation.language ?? 'en'] &&
  requests.every((one) => isClear(one) && !isRefused(one));

const isRefused = ({ best }: Request) => best?.intent === 'rule';

/** Nothing beside an order to break the rules is followed. */
const breaksRules = ({ move, situation: { language } }: Request) => move === REFUSALS.rules[language];
