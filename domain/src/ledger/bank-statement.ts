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

/** Reads a statement file with the columns above in any order, oldest line first or last. Every balance must follow from the one before. */
export function readBankStatement(text: string): Reading {
  const rows = readCsv(text);
  const [header, ...body] = rows ?? [];
  if (!header || body.length === 0) return refused('This isn’t a CSV file with a header and at least one line.');
  if (body.length > MOST_LINES)
    return refused(`The file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Please split it by period.`);
  const places = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = COLUMNS.filter((column) => !places.has(column));
  if (missing.length > 0) return refused(missingText(missing, header));
  const lines: BankLine[] = [];
  for (const [index, row] of body.entries()) {
    const line = readLine((column) => (row[places.get(column) ?? -1] ?? '').trim());
    if (typeof line === 'string') return refused(`Line ${index + 2}: ${line}`);
    lines.push(line);
  }
  const ordered = isOldestFirst(lines) ? lines : lines.toReversed();
  const broken = ordered.findIndex((line, index) => !follows(line, ordered[index - 1]));
  const number = ordered === lines ? broken + 2 : lines.length - broken + 1;
  return broken < 0
    ? { ok: true, lines: ordered }
    : refused(`Line ${number}: the balance doesn’t follow from the line before.`);
}

/** Whether a line continues a statement after another. */
export const follows = (line: BankLine, previous: Pick<BankLine, 'balance'> | undefined): boolean =>
  previous === undefined || previous.balance + line.amount === line.balance;

function isOldestFirst(lines: readonly BankLine[]): boolean {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return true;
  return first.bookedOn === last.bookedOn ? follows(second, first) : first.bookedOn < last.bookedOn;
}

const HEADER_SHOWN = 120;

/** Another bank's file, or a list that is separated by semicolons, names its columns differently. */
function missingText(missing: readonly Column[], header: readonly string[]): string {
  const named = header.join(', ').slice(0, HEADER_SHOWN);
  return `The file lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. Its first line is: ${named}`;
}

const refused = (problem: string): Reading => ({ ok: false, problem });

function readLine(cell: (column: Column) => string): BankLine | string {
  const bookedOn = readDate(cell('date'));
  if (bookedOn === undefined) return `${cell('date') || 'nothing'} isn’t a date such as 2026-03-31 or 03/31/2026.`;
  const [amount, balance] = [readAmount(cell('amount')), readAmount(cell('balance'))];
  if (amount === undefined || amount === 0) return `${cell('amount') || 'nothing'} isn’t an amount.`;
  if (balance === undefined) return `${cell('balance') || 'nothing'} isn’t a balance.`;
  for (const column of ['reference', 'description'] as const)
    if (cell(column).length > LONGEST[column]) return `the ${column} has more than ${LONGEST[column]} characters.`;
  return { bookedOn, reference: cell('reference'), description: cell('description'), amount, balance };
}

function readDate(text: string): string | undefined {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const iso = us ? `${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
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
