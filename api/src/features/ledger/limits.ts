import { RETURN_BUSINESS_DAYS } from '@tradewind/domain/ledger/money-in';
import { dollars } from '@tradewind/domain/money';

export const WIRES = {
  /** Above this, one person records a wire and another confirms it; several to the same account count together. */
  secondPersonAbove: dollars(50_000),
  /** Money that comes in reaches the bank within this many business days (Florida Administrative Code 61B-60). */
  depositBusinessDays: 3,
  /** Unknown wires that one broker sends back within this time count together. */
  returnsCountedMs: 30 * 24 * 60 * 60 * 1000,
  returnBusinessDays: RETURN_BUSINESS_DAYS,
} as const;

export const EXPLANATIONS = {
  /** Above this, a second broker confirms what a line of the bank is; all of a trust account within this time count together. */
  secondPersonAbove: dollars(1_000),
  countedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** Proofs that the desk lists. */
export const PROOFS_SHOWN = 60;

/** Problems that a proof lists; it counts the others. */
export const PROBLEMS_LISTED = 100;

/** Postings that an export reads at once. */
export const EXPORTED_AT_ONCE = 2_000;

/** Days whose trades the daily check reads again, besides all that hold money. */
export const PROVED_DAYS = 3;

/** A character of a bank's file takes up to four bytes, or six when JSON escapes it. */
export const STATEMENT_BYTES = 12_000_000;
