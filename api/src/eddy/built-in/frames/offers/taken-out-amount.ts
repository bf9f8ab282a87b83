import { matches, matchOf } from '../../../matching.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

const AMOUNT = '\\$?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<unit>k|grand|thousand|mil|million|m)?';
const MONEY = '(?:\\s+(?:in\\s+)?(?:cash|dollars|bucks|money))?';
const ARTICLE = '(?:the|that|those|my|any)\\s+(?:extra\\s+|other\\s+)?';
/** 'Leave out the 8k', 'without the 8k', 'take the 8k out', unlike the step 'drop 8k' and the change 'drop the 8k to 5'. */
const TAKEN_OUT = [
  `\\b(?:(?:leave|take|cut|keep|pull)\\s+out|leave\\s+off|drop|remove|delete|lose|skip|forget(?:\\s+about)?|scratch|nix|ditch|scrap|kill|without|minus)\\s+${ARTICLE}${AMOUNT}${MONEY}`,
  `\\b(?:leave|take|pull|get|keep|cut)\\s+${ARTICLE}${AMOUNT}${MONEY}\\s+(?:back\\s+)?(?:out|off|away)`,
  `\\b(?:(?:leave|take|keep)\\s+out|leave\\s+off|without|skip|lose)\\s+${AMOUNT}${MONEY}`,
].map((words) => new RegExp(`${words}(?![\\p{L}\\d%]|[.,]\\d|\\s+(?:to|down|by|for|off)\\b)`, 'iu'));
const ALONE = new RegExp(`^\\s*(?:${ARTICLE})?${AMOUNT}${MONEY}\\s*$`, 'iu');
const UNITS: Readonly<Record<string, number>> = { k: 1_000, grand: 1_000, thousand: 1_000 };
const MILLION = 1_000_000;

interface TakenOut {
  value: number;
  written: string;
  /** Whether a unit or a sign makes it money: 'the 911' may be a car. */
  isMoney: boolean;
  /** The message without the order. */
  rest: Situation;
}

/** Whether words take an amount out: they name no new one. */
export const takesAmountOut = (message: string): boolean => TAKEN_OUT.some((pattern) => matches(pattern, message));

/** The amount that words take out of an offer. */
export function amountTakenOut(situation: Situation): TakenOut | undefined {
  const { message, line } = situation;
  const found = TAKEN_OUT.map((pattern) => matchOf(pattern, message)).find(Boolean);
  const { digits, unit } = found?.groups ?? {};
  if (!found || !digits) return undefined;
  const [from, to] = [found.index, found.index + found[0].length];
  const chunks = line.chunks.filter(({ at, end }) => end <= from || at >= to);
  const words = message.slice(0, from) + ' '.repeat(to - from) + message.slice(to);
  const rest = { ...situation, message: words, line: new Line(line.message, chunks) };
  return {
    value: inDollars(digits, unit),
    written: `${digits}${unit ?? ''}`,
    isMoney: unit !== undefined || found[0].includes('$') || digits.includes(','),
    rest,
  };
}

const inDollars = (digits: string, unit: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (unit ? (UNITS[unit.toLowerCase()] ?? MILLION) : 1);

const MOVED = new RegExp(
  `\\b(?:drop|lower|raise|change|cut|bring|move|bump|take|reduce|turn|make|increase|swap|switch)\\s+(?:the|that|my|those)\\s+${AMOUNT}${MONEY}\\s+(?:(?:down|up|out|in)\\s+)?(?:to|into|for|with)\\s+(?:about\\s+|only\\s+)?\\$?(?<next>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<of>k|grand|thousand|mil|million|m)?(?![\\p{L}\\d%]|[.,]\\d)`,
  'iu',
);

/** The new amount of 'drop the 8k to 5k' if the old one is the cash of the offer. */
export function amountMoved(message: string, cash: number): number | undefined {
  const { digits, unit, next, of } = matchOf(MOVED, message)?.groups ?? {};
  if (!digits || !next || !isCash(inDollars(digits, unit), cash)) return undefined;
  const value = inDollars(next, of);
  return value < 1_000 && cash >= 1_000 ? value * 1_000 : value;
}

/** Whether an amount is the cash of an offer: '8' beside 8,000 as well. */
export const isCash = (amount: number, cash: number): boolean => amount === cash || amount * 1_000 === cash;

/** Whether words are nothing but the cash of an offer: 'the 8k'. */
export function saysCash(words: string, cash: number): boolean {
  const { digits, unit } = matchOf(ALONE, words)?.groups ?? {};
  return digits !== undefined && isCash(inDollars(digits, unit), cash);
}
