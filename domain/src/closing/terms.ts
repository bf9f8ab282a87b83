import type { Cents } from '../money.ts';
import { addBusinessDays } from './business-days.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Deadlines of a closing. Everyone accepts them with the revision that contains them. */
export interface ClosingTerms {
  readonly depositBusinessDays: number;
  /** From the signatures to the last day on which a boat can be accepted. */
  readonly acceptDays: number;
  /** From the last acceptance to the release. */
  readonly closeDays: number;
  /** By position; the standard deposit where none is named. */
  readonly deposits?: Readonly<Record<number, Cents>> | undefined;
}

export const STANDARD_TERMS: ClosingTerms = { depositBusinessDays: 3, acceptDays: 21, closeDays: 14 };

/** The fewest and the most days that people may agree on. */
export const TERM_LIMITS = {
  depositBusinessDays: [1, 10],
  acceptDays: [3, 90],
  closeDays: [3, 90],
} as const;

/** An extension moves the dates by no more than this. */
export const EXTENSION_DAYS_MAX = 60;

/** From the agreement to the last signature, before the trade lapses. */
export const SIGNING_HOURS = 72;

/** The events so far. */
export interface ClosingDates {
  readonly agreedAt: Date;
  /** When the last party signed the agreement. */
  readonly signedAt: Date | null;
  /** When the last boat was accepted. */
  readonly acceptedAt: Date | null;
  readonly releasedAt: Date | null;
  /** Everyone agreed to one later date. */
  readonly extendedTo: Date | null;
  /** The same extension, as far as boats were still to be accepted. */
  readonly acceptExtendedTo: Date | null;
  /** When everyone agreed to other amounts, which asks for new signatures. */
  readonly amendedAt: Date | null;
}

/** A deadline, counted from an event. Negative days lie before it. */
export type Due =
  | { readonly after: 'agreement'; readonly hours: number }
  | { readonly after: 'signing' | 'acceptance' | 'closing' | 'release'; readonly days: number }
  | { readonly after: 'deposit-term' | 'acceptance-term' | 'signing-term' };

/** When the agreement must be signed by all. */
export const signBy = ({ agreedAt }: ClosingDates): Date => new Date(agreedAt.getTime() + SIGNING_HOURS * HOUR_MS);

/** Until when boats can be accepted: silence is rejection. */
export const acceptBy = ({ signedAt, acceptExtendedTo }: ClosingDates, terms: ClosingTerms): Date | null =>
  acceptExtendedTo ?? (signedAt && addDays(signedAt, terms.acceptDays));

/** The planned day of the release: an estimate until the last boat is accepted. */
export function closeBy(dates: ClosingDates, terms: ClosingTerms): Date | null {
  if (dates.releasedAt) return dates.releasedAt;
  if (dates.extendedTo) return dates.extendedTo;
  const accepted = dates.acceptedAt ?? acceptBy(dates, terms);
  return accepted && addDays(accepted, terms.closeDays);
}

/** The dates after everyone agreed to this many days more. Only what still lies ahead moves. */
export function extended(
  dates: ClosingDates,
  terms: ClosingTerms,
  days: number,
): Pick<ClosingDates, 'extendedTo' | 'acceptExtendedTo'> {
  const [accept, close] = [dates.acceptedAt ? null : acceptBy(dates, terms), closeBy(dates, terms)];
  return { acceptExtendedTo: accept && addDays(accept, days), extendedTo: close && addDays(close, days) };
}

/** The moment of a deadline; null while the event that it counts from lies ahead. */
export function dueAt(due: Due, dates: ClosingDates, terms: ClosingTerms): Date | null {
  switch (due.after) {
    case 'agreement':
      return new Date(dates.agreedAt.getTime() + due.hours * HOUR_MS);
    case 'signing':
      return dates.signedAt && addDays(dates.signedAt, due.days);
    case 'acceptance':
      return dates.acceptedAt && addDays(dates.acceptedAt, due.days);
    case 'release':
      return dates.releasedAt && addDays(dates.releasedAt, due.days);
    case 'closing': {
      const close = closeBy(dates, terms);
      return close && addDays(close, due.days);
    }
    case 'deposit-term':
      return dates.signedAt && addBusinessDays(dates.signedAt, terms.depositBusinessDays);
    case 'acceptance-term':
      return acceptBy(dates, terms);
    case 'signing-term':
      return dates.amendedAt ? new Date(dates.amendedAt.getTime() + SIGNING_HOURS * HOUR_MS) : signBy(dates);
  }
}

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
