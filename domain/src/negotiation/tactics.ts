import { type Cents, cents } from '../money.ts';

export const STRATEGIES = ['aggressive', 'balanced', 'patient'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export type Side = 'buyer' | 'seller';

/** What a strategy sees: its own aim and what lies on the table, never the other's limit. */
export interface View {
  readonly side: Side;
  readonly askingPrice: Cents;
  /** Where it may go at the furthest. */
  readonly aim: Cents;
  /** From 0 at the opening to 1 at the last open round. */
  readonly progress: number;
  /** What the other side has offered so far. */
  readonly theirs: readonly Cents[];
}

/** A strategy only suggests: what goes beyond a limit is cut outside of it. */
export interface Tactic {
  /** An offer in an open round. */
  offer(view: View): Cents;
  /** The last word, which is said to the platform alone. */
  lastWord(view: View): Cents;
}

interface Manner {
  /** How far below the asking price a buyer opens; a seller opens at it. */
  readonly opening: number;
  /** How much of the way to the aim is given before the last word, and how late. */
  readonly gives: number;
  readonly late: number;
  /** What part of the asking price is kept back at the last: more of the surplus, at the risk of missing a deal. */
  readonly keeps: number;
  /** Moves only as far as the other has moved. */
  readonly follows: boolean;
}

const MANNERS: Readonly<Record<Strategy, Manner>> = {
  aggressive: { opening: 0.2, gives: 0.25, late: 3, keeps: 0.004, follows: false },
  balanced: { opening: 0.12, gives: 0.35, late: 1, keeps: 0.0015, follows: false },
  patient: { opening: 0.1, gives: 0.3, late: 1, keeps: 0, follows: true },
};

/** Nobody opens with all they have. */
const BELOW_AIM = 0.97;

export const TACTICS: Readonly<Record<Strategy, Tactic>> = {
  aggressive: tacticOf(MANNERS.aggressive),
  balanced: tacticOf(MANNERS.balanced),
  patient: tacticOf(MANNERS.patient),
};

function tacticOf({ opening, gives, late, keeps, follows }: Manner): Tactic {
  const openingOf = ({ side, askingPrice, aim }: View) =>
    side === 'buyer' ? Math.min(askingPrice * (1 - opening), aim * BELOW_AIM) : Math.max(askingPrice, aim);
  return {
    offer(view) {
      const start = openingOf(view);
      const planned = (view.aim - start) * gives * view.progress ** late;
      const moved = follows ? Math.sign(planned) * Math.min(Math.abs(planned), movedBy(view.theirs)) : planned;
      return rounded(start + moved, view);
    },
    lastWord({ side, askingPrice, aim }) {
      const kept = Math.round(askingPrice * keeps);
      return cents(Math.max(0, side === 'buyer' ? aim - kept : aim + kept));
    },
  };
}

const movedBy = (theirs: readonly Cents[]) => Math.abs((theirs.at(-1) ?? 0) - (theirs[0] ?? 0));

/** People offer round amounts: about a thousandth of the price, rounded in one's own favour. */
function rounded(price: number, { side, askingPrice }: View): Cents {
  const step = roundStep(askingPrice / 1_000);
  const steps = price / step;
  return cents(Math.max(1, (side === 'buyer' ? Math.floor(steps) : Math.ceil(steps)) * step));
}

/** The largest of 1, 2 or 5 times a power of ten that is not above this. */
export function roundStep(most: number): number {
  if (most < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((it) => it * power <= most) ?? 1;
  return factor * power;
}
