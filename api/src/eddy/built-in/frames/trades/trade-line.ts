import { errorOf, textOf } from '../../plan.ts';
import type { Situation } from '../../situation.ts';

/** The state of an explained trade, with the time at which an offer runs out. */
export function stateLine(output: Record<string, unknown>, { phrases }: Pick<Situation, 'phrases'>): string {
  const error = errorOf(output);
  if (error) return error;
  const [other = '', give = '', get = '', state = ''] = ['with', 'youGive', 'youGet', 'state'].map((key) =>
    textOf(output[key]),
  );
  const runsOut = textOf(output.runsOut);
  return [phrases.tradeLine(other, give, get, state), runsOut ? phrases.runsOut(runsOut) : '']
    .filter(Boolean)
    .join(' ');
}
