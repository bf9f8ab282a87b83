import { readCsv } from './csv.ts';

/** A line of a bank's statement: money in is positive, money out negative, in whole cents. */
export interface BankLine {
  /** ISO date. */
  readonly bookedOn: string;
  readonly reference: string;
  readonly description: string;
  readonly amount: number;
  /** The balance after this line. */
  readonly balance: number;
}

type Reading =
  | { readonly ok: true; readonly lines: readonly BankLine[] }
  | { readonly ok: false; readonly problem: string };

const COLUMNS = ['date', 'reference', 'description', 'amount', 'balance'] as const;
type Column = (typeof COLUMNS)[number];

/** A month of a busy brokerage has far fewer lines. */
const MOST_LINES = 5_000;
const LONGEST = { reference: 100, description: 500 } as const;
/** Cents. No bank line of ours is that large. */
const LARGEST = 1_000_000_000_00;

const NO_LINES = 'The file has no lines after the names of its columns.';

/**
 * Reads a statement file with the columns above in any order, oldest line first or last, up to today. Every balance must follow from
 * the one before.
 */
export function readBankStatement(text: string, today: string): Reading {
  const rows = readCsv(text);
  const [header, ...body] = rows ?? [];
  if (!header || (header.length === 1 && !header[0]?.includes(';')))
    return refused('This isn’t a CSV file with columns that are separated by commas.');
  if (body.length === 0) return refused(NO_LINES);
  if (body.length > MOST_LINES)
    return refused(`The file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Please split it by period.`);
  const places = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = COLUMNS.filter((column) => !places.has(column));
  if (missing.length > 0) return refused(missingText(missing, header));
  /** With their numbers in the file. */
  const lines = new Map<BankLine, number>();
  for (const [index, row] of body.entries()) {
    // Spreadsheets save rows that somebody has emptied.
    if (row.every((cell) => cell.trim() === '')) continue;
    const line = readLine((column) => (row[places.get(column) ?? -1] ?? '').trim(), today);
    if (typeof line === 'string') return refused(`Line ${index + 2}: ${line}`);
    lines.set(line, index + 2);
  }
  return lines.size === 0 ? refused(NO_LINES) : inOrder(lines);
}

/** The lines from the oldest to the newest. */
function inOrder(numbers: ReadonlyMap<BankLine, number>): Reading {
  const lines = [...numbers.keys()];
  const ordered = isOldestFirst(lines) ? lines : lines.toReversed();
  const broken = ordered.findIndex((line, index) => !follows(line, ordered[index - 1]));
  const [line, before] = [ordered[broken], ordered[broken - 1]];
  if (!line || !before) return { ok: true, lines: ordered };
  const number = (one: BankLine) => numbers.get(one) ?? 0;
  if (isSame(line, before)) {
    const twice = [number(before), number(line)].sort((one, other) => one - other);
    return refused(`Lines ${twice.join(' and ')} are the same. Please remove one.`);
  }
  return refused(
    `Line ${number(line)}: the balance doesn’t follow from line ${number(before)}. A line may be missing or appear twice.`,
  );
}

const isSame = (one: BankLine, other: BankLine): boolean =>
  one.bookedOn === other.bookedOn &&
  one.reference === other.reference &&
  one.amount === other.amount &&
  one.balance === other.balance;

/** Whether a line continues a statement after another. */
export const follows = (line: BankLine, previous: Pick<BankLine, 'balance'> | undefined): boolean =>
  previous === undefined || previous.balance + line.amount === line.balance;

function isOldestFirst(lines: readonly BankLine[]): boolean {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return true;
  return first.bookedOn === last.bookedOn
    ? !follows(first, second) || follows(second, first)
    : first.bookedOn < last.bookedOn;
}

const HEADER_SHOWN = 120;

/** Another bank's file names its columns differently. */
function missingText(missing: readonly Column[], header: readonly string[]): string {
  if (header.length === 1)
    return 'The columns of this file are separated by semicolons. Please export it with commas between the columns.';
  const named = header.join(', ').slice(0, HEADER_SHOWN);
  return `The file lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. Its first line is: ${named}`;
}

const refused = (problem: string): Reading => ({ ok: false, problem });

function readLine(cell: (column: Column) => string, today: string): BankLine | string {
  const bookedOn = readDate(cell('date'));
  if (bookedOn === undefined) return dateText(cell('date'));
  if (bookedOn > today) return `${cell('date')} is in the future.`;
  const [amount, balance] = [readAmount(cell('amount')), readAmount(cell('balance'))];
  if (amount === undefined || amount === 0)
    return `${cell('amount') || 'nothing'} isn’t an amount in dollars, such as 1,234.56.`;
  if (balance === undefined) return `${cell('balance') || 'nothing'} isn’t a balance in dollars, such as 1,234.56.`;
  for (const column of ['reference', 'description'] as const)
    if (cell(column).length > LONGEST[column]) return `the ${column} has more than ${LONGEST[column]} characters.`;
  return { bookedOn, reference: cell('reference'), description: cell('description'), amount, balance };
}

/** Excel writes a day as a number when its column isn't formatted as a date. */
const dateText = (text: string): string =>
  /^\d{5}(\.\d+)?$/.test(text)
    ? `${text} is how Excel counts days. Please format the column as a date and save the file again.`
    : `${text || 'nothing'} isn’t a date such as 2026-03-31 or 03/31/2026.`;

function readDate(text: string): string | undefined {
  const us = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/.exec(text);
  const iso = us ? `20${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Reads '1,234.56', '-1234.56', '$5' and '(12.00)', which is negative. */
function readAmount(text: string): number | undefined {
  const match =
    /^(?<open>\()?(?<sign>[-+−])?\$?(?<whole>\d{1,3}(?:,\d{3})*|\d+)(?:\.(?<cents>\d{2}))?(?<close>\))?$/.exec(text);
  if (!match?.groups || Boolean(match.groups.open) !== Boolean(match.groups.close)) return undefined;
  const { open, sign, whole = '', cents = '00' } = match.groups;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents);
  if (amount > LARGEST) return undefined;
  return amount === 0 ? 0 : (open || (sign && sign !== '+') ? -1 : 1) * amount;
}
