import type { Situation } from '../../situation.ts';
import { amountSaid } from '../offers/amounts-said.ts';

const STEP =
  /\b(?:by|down|up|off|another|lower|drop|cut|reduce|raise|increase|bump|knock off)(?: \w+)? _money_|\bby _(?:aside|bound|n)_/;
const UP = /\b(?:raise|increase|bump|go up|higher)\b/;

/** A change of the user's own price in question: 'should I go down 10k', 'raise it by 5 percent'. */
export function stepIn(situation: Situation): { changeBy?: number; changePercent?: number } {
  const { line, message } = situation;
  if (!line.has(STEP) || !line.has(/\bshould (?:i|we)\b/)) return {};
  const sign = line.has(UP) ? 1 : -1;
  const percent = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent|pct|por ciento|pour cent|prozent)/i.exec(message)?.[1];
  if (percent) return { changePercent: sign * Number(percent) };
  const said = amountSaid(situation);
  return said && 'cash' in said ? { changeBy: sign * said.cash } : {};
}
