import { offerBalanceInput } from '@tradewind/contract/eddy-tools';
import { priceText } from '@tradewind/contract/prices';
import { type Cents, cents, closingCost, displayMoney, dollars, parseMoney, sum } from '@tradewind/domain/money';
import { invalidField } from '../../../platform/http/refusal.ts';
import { reading } from '../../../platform/tool.ts';
import { listAssets } from '../../assets/service.ts';
import { readBoat } from '../../boats/service.ts';
import { listOwnBoats } from '../../listings/service.ts';
import { assetNamed } from '../items/named-assets.service.ts';

interface Given {
  title: string;
  value: Cents;
}

export const offerBalance = reading({
  name: 'offer_balance',
  description:
    'Compares what the user would give for a boat with its asking price: own boats, things from the garage and cash. It drafts nothing.',
  input: offerBalanceInput,
  async run({ db, caller }, { boatId, myBoatIds = [], assets = [], cash = 0, owed = 0, countedAt }) {
    const boat = await readBoat(db, boatId);
    if (boat.sellerId === caller.id) throw invalidField('boatId', 'That’s your own boat.');
    const own = myBoatIds.length > 0 ? await listOwnBoats(db, caller.id) : [];
    const garage = assets.length > 0 ? await listAssets(db, caller) : [];
    const given: Given[] = [
      ...own.filter(({ id }) => myBoatIds.includes(id)).map(({ title, price }) => valued(title, price)),
      ...assets
        .map((name) => assetNamed(garage, name))
        .map(({ title, value }) =>
          countedAt !== undefined && assets.length === 1
            ? { title, value: dollars(Math.round(countedAt)) }
            : valued(title, value),
        ),
    ];
    const worth = sum([...given.map(({ value }) => value), dollars(cash)]) - dollars(owed);
    const gap = (parseMoney(boat.price) ?? 0) - worth;
    const fee = closingCost(parseMoney(boat.price) ?? cents(0));
    return {
      output: {
        get: boat.title,
        price: priceText(boat.price),
        given: given.map(({ title, value }) => ({ title, value: displayMoney(value) })),
        ...(cash > 0 && { cash: displayMoney(dollars(cash)) }),
        ...(owed > 0 && { owedOnIt: displayMoney(dollars(owed)) }),
        worth: displayMoney(cents(Math.max(0, worth))),
        valueGap: displayMoney(cents(Math.abs(gap))),
        closingFee: displayMoney(fee),
        gapWithFee: displayMoney(cents(Math.abs(gap + fee))),
        whoPaysWithFee: gap + fee > 0 ? 'you' : 'the owner',
        whoPaysTheGap: gap > 0 ? 'you' : gap < 0 ? 'the owner' : 'nobody',
      },
    };
  },
});

const valued = (title: string, value: string): Given => ({ title, value: parseMoney(value) ?? cents(0) });
