import { errorOf, textOf } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

/** The state of an explained trade, with the time at which an offer runs out. */
export function stateLine(
  output: Record<string, unknown>,
  { phrases, line }: Pick<Situation, 'phrases' | 'line'>,
): string {
  const error = errorOf(output);
  if (error) return error;
  const [other = '', give = '', get = '', state = ''] = ['with', 'youGive', 'youGet', 'state'].map((key) =>
    textOf(output[key]),
  );
  const runsOut = textOf(output.runsOut);
  return [
    isPresumed({ line }, state) ? phrases.notDeclined(other) : '',
    phrases.tradeLine(other, give, get, state),
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
