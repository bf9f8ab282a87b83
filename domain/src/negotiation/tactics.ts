import { type Cents, cents } from '../money.ts';
import { roundStep } from './round-step.ts';

export const STRATEGIES = ['aggressive', 'balanced', 'patient'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export type Side = 'buyer' | 'seller';

/** The information a strategy gets: its aim and the other side's offers, never the other side's limit. */
interface View {
  readonly side: Side;
  readonly askingPrice: Cents;
  /** In open rounds the price that both sides reach; for the final offer, the side's own limit. */
  readonly aim: Cents;
  /** From 0 at the opening to 1 at the last open round. */
  readonly progress: number;
  /** The other side's offers so far. */
  readonly theirs: readonly Cents[];
}

/** Suggests offers. The caller clamps them to the limit. */
export interface Tactic {
  /** An offer in an open round. */
  offer(view: View): Cents;
  /** The final offer, which only the platform sees. */
  finalOffer(view: View): Cents;
}

interface Manner {
  /** How far below the asking price a buyer opens; a seller opens at it. */
  readonly opening: number;
  /** The share of the way to the aim conceded before the final offer, and how late (as an exponent). */
  readonly gives: number;
  readonly late: number;
  /** The share of the asking price held back in the final offer: more surplus, at the risk of missing a deal. */
  readonly keeps: number;
  /** Concedes only as much as the other side has. */
  readonly follows: boolean;
}

const MANNERS: Readonly<Record<Strategy, Manner>> = {
  aggressive: { opening: 0.2, gives: 0.25, late: 3, keeps: 0.004, follows: false },
  balanced: { opening: 0.12, gives: 0.35, late: 1, keeps: 0.0015, follows: false },
  patient: { opening: 0.1, gives: 0.3, late: 1, keeps: 0, follows: true },
};

/** A buyer opens at most at this share of the aim. */
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
    finalOffer({ side, askingPrice, aim }) {
      const kept = Math.round(askingPrice * keeps);
      return cents(Math.max(0, side === 'buyer' ? aim - kept : aim + kept));
    },
  };
}

const movedBy = (theirs: readonly Cents[]) => Math.abs((theirs.at(-1) ?? 0) - (theirs[0] ?? 0));

/** Rounds to about a thousandth of the price, in the side's own favor, as people do. */
function rounded(price: number, { side, askingPrice }: View): Cents {
  const step = roundStep(askingPrice / 1_000);
  const steps = price / step;
  return cents(Math.max(1, (side === 'buyer' ? Math.floor(steps) : Math.ceil(steps)) * step));
}
