import type { CostAssumptions } from '@tradewind/contract/cost-of-change';
import { describe, expect, it } from 'vitest';
import { readAssumptions, type TypedAssumptions, typedOf } from './cost-fields.ts';

const usual: CostAssumptions = {
  miles: 300,
  perMile: '4.50',
  survey: '750.00',
  state: 'FL',
  localRate: null,
  surtaxRate: null,
  loan: { rate: 800, years: 20, downPayment: 1_000 },
};
const read = (typed: Partial<TypedAssumptions>) => readAssumptions({ ...typedOf(usual), ...typed }, usual);

describe('The assumptions of a cost estimate', () => {
  it('are read back as they were written', () => {
    expect(read({})).toEqual({ assumed: usual, faults: {} });
    const entered = { ...usual, miles: null, state: null, localRate: 77_500, surtaxRate: 5_000 };
    expect(readAssumptions(typedOf(entered), entered)).toEqual({ assumed: entered, faults: {} });
  });

  it('are read the way people type them', () => {
    const { assumed, faults } = read({
      miles: '1,200',
      perMile: '$5',
      localRate: '8.875%',
      surtaxRate: '.5',
      apr: '7.25',
    });
    expect(faults).toEqual({});
    expect(assumed).toMatchObject({ miles: 1_200, perMile: '5.00', localRate: 88_750, surtaxRate: 5_000 });
    expect(assumed.loan.rate).toBe(725);
  });

  it.each([
    ['miles', '-3'],
    ['miles', '10001'],
    ['miles', '12.5'],
    ['perMile', 'cheap'],
    ['survey', ''],
    ['localRate', '31'],
    ['localRate', '7.12345'],
    ['surtaxRate', 'a lot'],
    ['apr', ''],
    ['apr', '30.01'],
    ['years', '0'],
    ['years', '31'],
    ['down', '101'],
  ] as const)('keep what we assume while %s is %j, and say why', (field, typed) => {
    const { assumed, faults } = read({ [field]: typed });
    expect(Object.keys(faults)).toEqual([field]);
    expect(assumed).toEqual(usual);
  });
});
