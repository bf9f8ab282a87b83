import type { Asset } from '@tradewind/contract/assets';
import type { OwnBoat } from '@tradewind/contract/boats';
import { ownWorthInput } from '@tradewind/contract/eddy-tools';
import { type Cents, cents, displayMoney, dollars, parseMoney, sum } from '@tradewind/domain/money';
import { invalidField } from '../../../platform/http/refusal.ts';
import { reading } from '../../../platform/tool.ts';
import { listAssets } from '../../assets/service.ts';
import { readBoat } from '../../boats/service.ts';
import { listOwnBoats } from '../../listings/service.ts';
import { assetNamed } from '../items/named-assets.service.ts';

export const ownWorth = reading({
  name: 'own_worth',
  description:
    'Adds up everything that the user owns here, or a part of it: active listings at their asking prices, things in the garage at the values entered there, and cash. Compares the sum with the price of a boat if one is named; with an own boat, only cash.',
  input: ownWorthInput,
  async run({ db, caller }, input) {
    const { cash = 0, withoutBoatIds = [], withoutAssets = [] } = input;
    const [boats, garage] = [await listOwnBoats(db, caller.id), await listAssets(db, caller)];
    const named = (names: readonly string[]) =>
      new Set(names.map((name) => assetNamed(garage, name)).map(({ id }) => id));
    const [things, without] = [named(input.assets ?? []), named(withoutAssets)];
    const wantedBoats = boats.filter(({ id }) => input.boats || input.myBoatIds?.includes(id));
    const wantedThings = garage.filter(({ id }) => input.garage || things.has(id));
    const isActive = ({ status }: OwnBoat) => status === 'active';
    const given = {
      boats: wantedBoats.filter((boat) => isActive(boat) && !withoutBoatIds.includes(boat.id)).map(boatLine),
      things: wantedThings.filter(({ id }) => !without.has(id)).map(thingLine),
    };
    const leftOut = [
      ...wantedBoats.filter((boat) => isActive(boat) && withoutBoatIds.includes(boat.id)).map(boatLine),
      ...wantedThings.filter(({ id }) => without.has(id)).map(thingLine),
    ];
    const parts = [...given.boats, ...given.things].map(({ value }) => value);
    const worth = sum([...parts, dollars(cash)]);
    return {
      output: {
        ownBoats: given.boats.map(shown),
        things: given.things.map(shown),
        ...(cash > 0 && { cash: displayMoney(dollars(cash)) }),
        boatsTogether: displayMoney(sum(given.boats.map(({ value }) => value))),
        thingsTogether: displayMoney(sum(given.things.map(({ value }) => value))),
        worth: displayMoney(worth),
        leftOut: leftOut.map(shown),
        notActive: wantedBoats.filter((boat) => !isActive(boat)).map(({ title, status }) => ({ title, status })),
        ...(input.boatId !== undefined && (await against(input.boatId))),
      },
    };

    async function against(boatId: number) {
      const boat = await readBoat(db, boatId);
      const isOfOwn = parts.length > 0 || leftOut.length > 0;
      if (boat.sellerId === caller.id && isOfOwn) throw invalidField('boatId', 'That’s your own boat.');
      const price = parseMoney(boat.price) ?? cents(0);
      const gap = price - worth;
      return {
        target: boat.title,
        price: displayMoney(price),
        gap: displayMoney(cents(Math.abs(gap))),
        ...(price > 0 && { gapShare: `${Math.round((Math.abs(gap) / price) * 1_000) / 10}%` }),
        gapIs: gap > 0 ? 'short' : gap < 0 ? 'over' : 'even',
      };
    }
  },
});

interface Valued {
  id: number;
  title: string;
  value: Cents;
}

const boatLine = ({ id, title, price }: OwnBoat): Valued => ({ id, title, value: parseMoney(price) ?? cents(0) });
const thingLine = ({ id, title, value }: Asset): Valued => ({ id, title, value: parseMoney(value) ?? cents(0) });
const shown = ({ id, title, value }: Valued) => ({ id, title, value: displayMoney(value) });
