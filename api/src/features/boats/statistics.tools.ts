import { boatStatisticsInput } from '@tradewind/contract/eddy-tools';
import { displayMoney, parseMoney } from '@tradewind/domain/money';
import { reading } from '../../platform/tool.ts';
import { statisticsOf } from './search/service.ts';
import { filterOf } from './tools.ts';

const GROUPS_SHOWN = 10;
const NOT_SAID = 'not said';

export const boatStatistics = reading({
  name: 'boat_statistics',
  description:
    'How many listed boats match, their lowest, average, median and highest asking price, and their number by type, state, make, condition, fuel or year.',
  input: boatStatisticsInput,
  async run({ db }, { by, ...wishes }) {
    const { total, prices, length, year, engineHours, groups } = await statisticsOf(db, filterOf(wishes), by);
    const rows = groups.map(({ name, boats }) => ({ name: name ?? NOT_SAID, boats }));
    return {
      output: {
        total,
        ...(prices && {
          averagePrice: moneyText(prices.average),
          medianPrice: moneyText(prices.median),
          lowestPrice: moneyText(prices.lowest),
          highestPrice: moneyText(prices.highest),
        }),
        ...(length !== null && { averageLength: length }),
        ...(year !== null && { averageYear: year }),
        ...(engineHours !== null && { averageEngineHours: engineHours }),
        ...(by && { by, groups: rows.slice(0, GROUPS_SHOWN), numberOfGroups: rows.length }),
      },
      parts:
        by && rows.length > 0
          ? [
              {
                type: 'data-table',
                data: {
                  caption: `Boats by ${by}`,
                  columns: [by, 'Boats'],
                  rows: rows.slice(0, GROUPS_SHOWN).map(({ name, boats }) => [name, String(boats)]),
                },
              },
            ]
          : [],
    };
  },
});

const moneyText = (text: string) => {
  const amount = parseMoney(text);
  return amount === undefined ? text : displayMoney(amount);
};
