import { describe, expect, it } from 'vitest';
import { readBankStatement } from './bank-statement.ts';
import { csvRow, readCsv } from './csv.ts';

describe('A bank statement', () => {
  const header = 'Date,Reference,Description,Amount,Balance';
  const TODAY = '2026-03-31';
  const read = (...lines: string[]) => readBankStatement([header, ...lines].join('\n'), TODAY);

  it('is read with either kind of date and signs in front or as brackets', () => {
    expect(read('2026-03-02,W1,"WIRE, IN","5,000.00",5000.00', '03/03/2026,W2,WIRE OUT,(1.50),"$4,998.50"')).toEqual({
      ok: true,
      lines: [
        { bookedOn: '2026-03-02', reference: 'W1', description: 'WIRE, IN', amount: 500_000, balance: 500_000 },
        { bookedOn: '2026-03-03', reference: 'W2', description: 'WIRE OUT', amount: -150, balance: 499_850 },
      ],
    });
  });

  it('is turned around when its newest line comes first', () => {
    const reading = read('2026-03-03,W2,Out,-100.00,400.00', '2026-03-02,W1,In,500.00,500.00');
    expect(reading).toMatchObject({ ok: true, lines: [{ reference: 'W1' }, { reference: 'W2' }] });
  });

  it.each([
    [
      'a line is missing',
      ['2026-03-02,W1,In,500.00,500.00', '2026-03-03,W3,In,1.00,502.00'],
      'Line 3: the balance doesn’t follow from line 2.',
    ],
    ['a date does not exist', ['2026-02-30,W1,In,5.00,5.00'], 'Line 2: 2026-02-30'],
    ['an amount is not one', ['2026-03-02,W1,In,five,5.00'], 'Line 2: five isn’t an amount'],
    ['an amount has a fraction of a cent', ['2026-03-02,W1,In,5.001,5.00'], 'isn’t an amount'],
    ['a date is long before our time', ['0000-01-01,W1,In,5.00,5.00'], 'Line 2: 0000-01-01'],
    ['an amount is absurd', ['2026-03-02,W1,In,90071992547409.91,90071992547409.91'], 'isn’t an amount'],
    ['a reference is too long', [`2026-03-02,${'W'.repeat(101)},In,5.00,5.00`], 'more than 100 characters'],
    ['it has too many lines', Array<string>(5_001).fill('2026-03-02,W1,In,5.00,5.00'), 'more than 5,000 lines'],
    ['there are no lines', [], 'no lines after the names'],
    ['all lines are empty', [',,,,'], 'no lines after the names'],
    ['a day is in the future', ['2026-04-01,W1,In,5.00,5.00'], 'Line 2: 2026-04-01 is in the future.'],
    ['a date is a number of Excel', ['46342,W1,In,5.00,5.00'], 'Line 2: 46342 is how Excel counts days.'],
    ['an amount is in another currency', ['2026-03-02,W1,In,€5.00,5.00'], '€5.00 isn’t an amount in dollars'],
    [
      'a line is there twice',
      ['2026-03-02,W1,In,5.00,5.00', '2026-03-02,W1,In,5.00,5.00'],
      'Lines 2 and 3 are the same.',
    ],
    [
      'a line is there twice, the newest first',
      ['2026-03-03,W2,In,5.00,10.00', '2026-03-02,W1,In,5.00,5.00', '2026-03-02,W1,In,5.00,5.00'],
      'Lines 3 and 4 are the same.',
    ],
    ['a quote is open', ['2026-03-02,"W1,In,5.00,5.00'], 'isn’t a CSV file'],
  ])('is refused when %s', (_fault, lines, problem) => {
    expect(read(...lines)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
  });

  it('is read with short years, emptied rows and the mark of a text file', () => {
    const text = `\uFEFF${header}\r\n3/2/26,W1,In,5.00,5.00\r\n,,,,\r\n`;
    expect(readBankStatement(text, TODAY)).toMatchObject({ ok: true, lines: [{ bookedOn: '2026-03-02' }] });
  });

  it.each([
    ['semicolons', 'date;reference;description;amount;balance\n2026-03-02;W1;In;5,00;5,00', 'separated by semicolons'],
    ['nothing', '<!doctype html><html>Session expired</html>', 'isn’t a CSV file'],
  ])('is refused with %s between its columns', (_separator, text, problem) => {
    expect(readBankStatement(text, TODAY)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
  });

  it('is refused without one of its columns', () => {
    expect(readBankStatement('Date,Amount\n2026-03-02,5', TODAY)).toMatchObject({
      problem: 'The file lacks the columns reference, description, balance. Its first line is: Date, Amount',
    });
  });
});

describe('A CSV file', () => {
  it('is read as it was written', () => {
    const rows = [
      ['plain', 'with "quotes"', 'with, comma'],
      ['two\nlines', '', '-12.50'],
    ];
    expect(readCsv(rows.map(csvRow).join(''))).toEqual(rows);
  });

  it('runs no formulas', () => {
    expect(csvRow(['=HYPERLINK("x")', '-5.00', '-cmd', null])).toBe(`"'=HYPERLINK(""x"")",-5.00,'-cmd,\r\n`);
  });
});
