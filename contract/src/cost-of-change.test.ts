import { US_STATES } from '@tradewind/domain/geography';
import { describe, expect, it } from 'vitest';
import { type ChangeInput, type CostAssumptions, costEstimate, usualAssumptions } from './cost-of-change.ts';

const change: ChangeInput = {
  received: [{ value: '200000.00', length: 31, location: 'Tampa, FL' }],
  given: [{ value: '150000.00', length: 25, location: 'Boston, MA' }],
  parties: 'two',
  today: '2026-11-16',
};
const usual = usualAssumptions(change, null);
const lineOf = (id: string, assumed: Partial<CostAssumptions> = {}, input: Partial<ChangeInput> = {}) =>
  costEstimate({ ...change, ...input }, { ...usual, ...assumed }).lines.find((line) => line.id === id);

describe('The usual assumptions', () => {
  it('bring the boat to where the given boat is, and tax it there', () => {
    expect(usual).toMatchObject({ state: 'MA', perMile: '4.50', survey: '775.00', localRate: null });
    expect(usual.miles).toBeNull();
    const given = [{ value: '150000.00', length: 25, location: 'Norfolk, VA' }];
    const inTable = usualAssumptions({ ...change, given }, null);
    expect(inTable).toMatchObject({ state: 'VA', miles: 1_000 });
  });

  it('take the reader’s own place without a boat to give, and know when they know nothing', () => {
    expect(usualAssumptions({ ...change, given: [] }, 'Miami, FL')).toMatchObject({ state: 'FL', miles: 50 });
    expect(usualAssumptions({ ...change, given: [] }, null)).toMatchObject({ state: null, miles: null });
  });
});

describe('A cost estimate in words', () => {
  it('explains every line and calls the total an estimate', () => {
    const { lines, total, incomplete, loan } = costEstimate(change, { ...usual, miles: 1_000 });
    expect(lines.every(({ explanation }) => explanation.length > 20)).toBe(true);
    expect(total).toEqual({ label: 'Estimated total you pay', amount: '$69,475' });
    expect(incomplete).toBeUndefined();
    expect(loan?.monthly).toBe('$376.40 a month');
    expect(loan?.explanation).toContain('$348.88 to $404.88');
  });

  it('explains the tax of every state with a source, or says that it was not checked', () => {
    for (const state of US_STATES) {
      const line = lineOf('tax', { state });
      expect(line?.explanation).toMatch(
        /Source: .+ \((?:read at the source|from a secondary source), |haven’t checked|more than a year ago/,
      );
    }
  });

  it('says what limits a tax, and whether a credit counts', () => {
    expect(lineOf('tax', { state: 'VA' })).toMatchObject({
      amount: '$2,000',
      explanation: expect.stringContaining(
        'The cap is $2,000, which applies here. We count no credit for the boat you give',
      ),
    });
    expect(lineOf('tax', { state: 'NY', localRate: 80_000 })?.explanation).toContain(
      'Only the first $230,000 is taxed.',
    );
    expect(lineOf('tax', { state: 'SC' })?.explanation).toContain('lowers the taxed price by $150,000');
    expect(lineOf('tax', { state: 'SC' }, { parties: 'more' })?.explanation).toContain('We count no credit');
    expect(lineOf('tax', { state: 'FL', surtaxRate: 10_000 })).toMatchObject({
      amount: '$12,050',
      explanation: expect.stringContaining('plus a county surtax of 1% on the first $5,000'),
    });
  });

  it('does not call a price that the reader entered our assumption', () => {
    expect(lineOf('survey')?.explanation).toContain('We assume $25 a foot.');
    expect(lineOf('survey', { survey: '900.00' })?.explanation).toContain('This is the price you entered.');
    expect(lineOf('transport', { miles: 100 })?.explanation).toContain('which we assume by the boat’s length');
    expect(lineOf('transport', { miles: 100, perMile: '6.00' })?.explanation).toContain('the price you entered');
  });

  it('says nothing about a credit where the reader gives no boat', () => {
    for (const state of ['FL', 'SC', 'MA'] as const)
      expect(lineOf('tax', { state }, { given: [] })?.explanation).not.toContain('the boat you give');
  });

  it('hides a tax that was checked more than a year ago', () => {
    expect(lineOf('tax', { state: 'CT' })).toMatchObject({
      amount: undefined,
      explanation: expect.stringContaining('more than a year ago, so we don’t show it'),
    });
    expect(lineOf('tax', {}, { today: '2027-12-01' })?.amount).toBeUndefined();
  });

  it('shows money that the reader gets as negative', () => {
    const smaller = { ...change, received: [{ value: '50000.00', length: 20, location: 'Boston, MA' }] };
    const { lines, total } = costEstimate(smaller, usualAssumptions(smaller, null));
    expect(lines[0]).toMatchObject({ label: 'Value difference', amount: '−$100,000' });
    expect(total.label).toBe('Estimated total you get');
  });
});
