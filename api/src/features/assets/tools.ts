import { nothingInput } from '@tradewind/contract/eddy-tools';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { cents, displayMoney, parseMoney } from '@tradewind/domain/money';
import { labelOf } from '@tradewind/domain/trade-taxonomy';
import { reading } from '../../platform/tool.ts';
import { countInTitle } from './counted-title.service.ts';
import { listAssets } from './service.ts';

const MOST_SHOWN = 10;

export const myGarage = reading({
  name: 'my_garage',
  description: 'The things in the user’s garage that they can offer besides boats, with the values they entered.',
  input: nothingInput,
  async run({ db, caller }) {
    const garage = await listAssets(db, caller);
    const shown = garage.slice(0, MOST_SHOWN).map(({ title, category, value, visibility }) => ({
      name: title,
      kind: labelOf('listing', category),
      value: priceText(value),
      isPublic: visibility === 'public',
      ...eachIn(title, value),
    }));
    return {
      output: {
        total: garage.length,
        worthTogether: priceText(String(garage.reduce((sum, { value }) => sum + Number(value), 0))),
        things: shown,
      },
      parts: shown.length
        ? [
            {
              type: 'data-table',
              data: {
                caption: 'Your garage',
                columns: ['Thing', 'Kind', 'Value'],
                rows: shown.map(({ name, kind, value }) => [name, kind, value]),
                paths: garage.slice(0, MOST_SHOWN).map(({ id }) => paths.asset(id)),
              },
            },
          ]
        : [],
    };
  },
});

/** The value of one of several things whose title says how many they are. */
function eachIn(title: string, value: string) {
  const count = countInTitle(title);
  const worth = parseMoney(value);
  return count === undefined || worth === undefined
    ? {}
    : { count, valueEach: displayMoney(cents(Math.round(worth / count))), isRounded: worth % (count * 100) !== 0 };
}
