import { bookedText } from '../../nouns/closing/booked-text.ts';

/** A signed amount of the ledger as an amount that somebody holds or is owed. */
export const sizeText = (signed: string): string => bookedText(signed.replace(/^-/, ''));

/** A signed amount of a bank or the ledger, with its sign. */
export const signedText = (signed: string): string => `${signed.startsWith('-') ? '−' : ''}${sizeText(signed)}`;

/** An amount as people type it into a field with a dollar sign. */
export const typedAmount = (amount: string): string => bookedText(amount).replace('$', '');

export const isNothing = (signed: string): boolean => /^-?0+\.00$/.test(signed);

export const trustNames = { trust_yacht: 'Yacht trust account', trust_other: 'Other trust account' } as const;

/** Says which boats belong to which account. */
export const trustTexts = {
  trust_yacht: 'Boats over 32 feet, and nothing else',
  trust_other: 'Everything else',
} as const;
