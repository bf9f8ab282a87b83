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

/** The legs with a new amount. */
const typedChanges = (changes: ProposalValues['changes']) =>
  Object.entries(changes).filter(([, typed]) => typed.trim() !== '');

/** The terms as they were typed; the contract checks them. */
export function termsOf(kind: ProposalKind | undefined, values: ProposalValues): Record<string, unknown> {
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
        changes: typedChanges(changes).map(([number, typed]) => ({ leg: Number(number), amount: dollarsOf(typed) })),
      };
    default:
      return { kind };
  }
}

/** The name of the field with the new amount of a leg. */
export const changeName = (leg: number | string) => `changes.${leg}`;

const PROPOSAL_FIELDS = ['days', 'leg', 'amount', 'condition', 'until', 'to', 'outcome', 'reason', 'name'];

/** The field that shows a fault in this place of a proposal. */
export function proposalField(path: readonly string[], { changes }: ProposalValues): string | undefined {
  const [name, index] = path[0] === 'terms' ? path.slice(1) : path;
  if (name !== 'changes') return PROPOSAL_FIELDS.find((field) => field === name);
  // Without an index it is a fault of all amounts together.
  const change = index === undefined ? undefined : typedChanges(changes)[Number(index)];
  return change && changeName(change[0]);
}
