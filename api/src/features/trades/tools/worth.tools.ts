import { worthTogetherInput } from '@tradewind/contract/eddy-tools';
import { cents, displayMoney, dollars, parseMoney, sum } from '@tradewind/domain/money';
import { reading } from '../../../platform/tool.ts';
import { listAssets } from '../../assets/service.ts';
import { listOwnBoats } from '../../listings/service.ts';
import { assetNamed } from '../items/named-assets.service.ts';

export const worthTogether = reading({
  name: 'worth_together',
  description:
    'Adds up what the user could give: own boats at their asking prices, things from the garage at the values entered there, Bitcoin at a price that the user names, and cash.',
  input: worthTogetherInput,
  async run({ db, caller }, { myBoatIds = [], assets = [], cash = 0, bitcoin }) {
    const own = myBoatIds.length > 0 ? await listOwnBoats(db, caller.id) : [];
    const garage = assets.length > 0 ? await listAssets(db, caller) : [];
    const things = new Set(assets.map((name) => assetNamed(garage, name)));
    const given = [
      ...own.filter(({ id }) => myBoatIds.includes(id)).map(({ title, price }) => ({ title, value: inCents(price) })),
      ...[...things].map(({ title, value }) => ({ title, value: inCents(value) })),
      ...(bitcoin ? [coinsAt(bitcoin)] : []),
    ];
    return {
      output: {
        given: given.map(({ title, value }) => ({ title, value: displayMoney(value) })),
        ...(cash > 0 && { cash: displayMoney(dollars(cash)) }),
        worth: displayMoney(sum([...given.map(({ value }) => value), dollars(cash)])),
      },
    };
  },
});

const inCents = (text: string) => parseMoney(text) ?? cents(0);

const coinsAt = ({ coins, price }: { coins: number; price: number }) => ({
  title: `${coins} BTC at ${displayMoney(dollars(price))} a coin`,
  value: dollars(Math.round(coins * price)),
});
