import { errorOf, textOf } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

/** A trade as the tools tell of it: the other side, what goes each way, and its state. */
interface ToldTrade {
  with?: unknown;
  youGive?: unknown;
  youGet?: unknown;
  state?: unknown;
}

/** A trade in a sentence. */
export const tradeLineOf = (trade: ToldTrade, phrases: Pick<Situation['phrases'], 'tradeLine'>): string =>
  phrases.tradeLine(textOf(trade.with), textOf(trade.youGive), textOf(trade.youGet), textOf(trade.state));

/** The state of an explained trade, with the time at which an offer runs out. */
export function stateLine(
  output: Record<string, unknown>,
  { phrases, line }: Pick<Situation, 'phrases' | 'line'>,
): string {
  const error = errorOf(output);
  if (error) return error;
  const runsOut = textOf(output.runsOut);
  return [
    isPresumed({ line }, textOf(output.state)) ? phrases.notDeclined(textOf(output.with)) : '',
    tradeLineOf(output, phrases),
    runsOut ? phrases.runsOut(runsOut) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const PRESUMED =
  /\b(?:why|how come|what made|reason)\b.*\b(?:declin\w*|reject\w*|refus\w*|turn(?:ed)? (?:\w+ )?down|said no|say no|pass(?:ed)? on)\b/;

/** Whether the words take a trade for refused that is open. */
export const isPresumed = ({ line }: Pick<Situation, 'line'>, state: string): boolean =>
  line.has(PRESUMED) && state.startsWith('waiting');
