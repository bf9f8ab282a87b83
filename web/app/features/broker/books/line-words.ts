import type { BankLine } from '@tradewind/contract/bank-lines';

export const kindNames: Record<NonNullable<BankLine['explanation']>['kind'], string> = {
  fee: 'Bank fee',
  interest: 'Interest',
  own: 'Our own money',
  other: 'Something else',
};

interface ActionWords {
  button: string;
  title: string;
  confirm: string;
  /** The toast afterward. */
  done: string;
}

export const lineActionWords: Record<BankLine['actions'][number], ActionWords> = {
  explain: {
    button: 'Explain…',
    title: 'What is this line?',
    confirm: 'Save Explanation',
    done: 'Line explained',
  },
  confirm: {
    button: 'Confirm…',
    title: 'Is this explanation right?',
    confirm: 'Confirm Explanation',
    done: 'Explanation confirmed',
  },
  withdraw: {
    button: 'Take Back…',
    title: 'Take this explanation back?',
    confirm: 'Take Back',
    done: 'Explanation taken back',
  },
};
