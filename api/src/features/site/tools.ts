import { convertUnitsInput, milesBetweenInput } from '@tradewind/contract/eddy-tools';
import { milesBetweenCities } from '@tradewind/domain/city-distances';
import { converted } from '@tradewind/domain/units';
import { Refusal } from '../../platform/http/refusal.ts';
import { reading } from '../../platform/tool.ts';

export const convertUnits = reading({
  name: 'convert_units',
  description: 'Converts feet, meters, knots, miles, gallons and other units.',
  input: convertUnitsInput,
  async run(_context, { amount, from, to }) {
    const why = converted(amount, from, to);
    if (why === undefined)
      throw new Refusal('invalid', `I can’t convert ${from} to ${to}: they measure different things.`);
    return { output: { why } };
  },
});

export const milesBetween = reading({
  name: 'miles_between',
  description: 'The miles in a straight line between two cities.',
  input: milesBetweenInput,
  async run(_context, { from, to }) {
    const miles = milesBetweenCities(from, to);
    if (miles === undefined) throw new Refusal('invalid', `I don’t know where both places are: ${from} and ${to}.`);
    return { output: { from, to, miles } };
  },
});
