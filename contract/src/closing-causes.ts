import type { CancellationCause } from '@tradewind/domain/closing/cancellation';

/** Why a closing ended, as everyone involved reads it. */
export const CAUSE_WORDS: Readonly<Record<CancellationCause, string>> = {
  unsigned: 'The exchange agreement was not signed by everyone in time.',
  'deposit-missing': 'A deposit did not arrive in time.',
  rejected: 'A boat or item was not accepted.',
  mutual: 'Everyone agreed to end the trade.',
  'giver-default': 'Somebody did not deliver what they had agreed to give.',
  'receiver-default': 'Somebody did not take what they had accepted.',
  casualty: 'A boat or item was lost or damaged.',
  'title-failure': 'The title of a boat or item could not be transferred.',
  'outside-failed': 'Something that was to be closed outside fell through.',
  decided: 'An arbitration award or a court order ended the trade.',
};
