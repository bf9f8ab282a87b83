import type { ProposalKind } from '@tradewind/contract/closing-proposals';
import { readDollars } from '@tradewind/contract/trade-values';

/** As much of a leg as a proposal needs. */
export interface ProposalLeg {
  leg: number;
  title: string;
  /** The value so far. */
  value: string;
  isCash: boolean;
  isBoat: boolean;
  /** The positions of the two people. */
  giver: number;
  receiver: number;
}

export interface ProposalValues {
  days: string;
  leg: string;
  amount: string;
  condition: string;
  until: string;
  /** The end of the holdback that gets its money. */
  to: string;
  /** New amounts by leg. */
  changes: Record<number, string>;
  outcome: 'cancel' | 'resume' | undefined;
  /** Shares of money in dispute. */
  shares: Record<string, string>;
  reason: string;
  name: string;
}

export const blankProposal: ProposalValues = {
  ...{ days: '', leg: '', amount: '', condition: '', until: '', to: '', reason: '', name: '' },
  changes: {},
  outcome: undefined,
  shares: {},
};

const dollarsOf = (typed: string) => readDollars(typed) ?? typed;

/** The terms as they were typed; the contract checks them. */
export function termsOf(kind: ProposalKind, values: ProposalValues): Record<string, unknown> {
  const { days, leg, amount, condition, until, changes } = values;
  switch (kind) {
    case 'extension':
      return { kind, days: days.trim() === '' ? undefined : Number(days) };
    case 'holdback':
      return { kind, leg: leg === '' ? undefined : Number(leg), amount: dollarsOf(amount), condition, until };
    case 'holdback-end':
      return { kind, leg: leg === '' ? undefined : Number(leg), to: values.to === '' ? undefined : values.to };
    case 'amendment':
      return {
        kind,
        changes: Object.entries(changes)
          .filter(([, typed]) => typed.trim() !== '')
          .map(([number, typed]) => ({ leg: Number(number), amount: dollarsOf(typed) })),
      };
    default:
      return { kind };
  }
}
