import { boatStatisticsInput } from '@tradewind/contract/eddy-tools';
import { displayMoney, parseMoney } from '@tradewind/domain/money';
import { reading } from '../../platform/tool.ts';
import { statisticsOf } from './search/service.ts';
import { filterOf } from './tools.ts';

const GROUPS_SHOWN = 25;
const NOT_SAID = 'not said';

export const boatStatistics = reading({
  name: 'boat_statistics',
  description:
    'How many listed boats match, their lowest, average, median and highest asking price, the sum of their prices, their average price per foot, and their number, lowest, average and highest price by type, state, make, condition, fuel, year or owner.',
  input: boatStatisticsInput,
  async run({ db, caller }, { by, ...wishes }) {
    const { total, prices, length, year, engineHours, perFoot, measured, groups } = await statisticsOf(
      db,
      filterOf(wishes, caller),
      by,
    );
    const rows = groups.map(({ name, boats, lowest, average, highest }) => ({
      name: name ?? NOT_SAID,
      boats,
      lowestPrice: moneyText(lowest),
      averagePrice: moneyText(average),
      highestPrice: moneyText(highest),
    }));
    return {
      output: {
        total,
        ...(prices && {
          averagePrice: moneyText(prices.average),
          medianPrice: moneyText(prices.median),
          lowestPrice: moneyText(prices.lowest),
          highestPrice: moneyText(prices.highest),
          allPricesTogether: moneyText(prices.sum),
        }),
        ...(length !== null && { averageLength: length }),
        ...(year !== null && { averageYear: year }),
        ...(engineHours !== null && { averageEngineHours: engineHours }),
        ...(perFoot !== null && { averagePerFoot: moneyText(perFoot), boatsWithLength: measured }),
        ...(by && { by, groups: rows, numberOfGroups: rows.length }),
      },
      parts:
        by && rows.length > 0
          ? [
              {
                type: 'data-table',
                data: {
                  caption: `Boats by ${by}`,
                  columns: [by, 'Boats', 'Lowest price', 'Average price', 'Highest price'],
                  rows: rows
                    .slice(0, GROUPS_SHOWN)
                    .map(({ name, boats, lowestPrice, averagePrice, highestPrice }) => [
                      name,
                      String(boats),
                      lowestPrice,
                      averagePrice,
                      highestPrice,
                    ]),
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
