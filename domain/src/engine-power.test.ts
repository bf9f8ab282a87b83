import { expect, it } from 'vitest';
import { powerAtLeast } from './engine-power.ts';

const fits = (least: string, engine: string) => new RegExp(`(^|[^0-9a-z,.])${powerAtLeast(least)}`).test(engine);

it('finds engines of at least a power', () => {
  const engines = ['single 90 hp', 'twin 299 hp', 'twin 300 hp', 'twin 430 hp', 'quad 1000 hp', 'twin 1,550 hp'];
  expect(engines.filter((engine) => fits('300+', engine))).toEqual(engines.slice(2));
  expect(engines.filter((engine) => fits('90+', engine))).toEqual(engines);
  expect(engines.filter((engine) => fits('1,200+', engine))).toEqual(['twin 1,550 hp']);
});

it('leaves other words alone', () => {
  expect(powerAtLeast('twin')).toBeUndefined();
  expect(powerAtLeast('300')).toBeUndefined();
});
