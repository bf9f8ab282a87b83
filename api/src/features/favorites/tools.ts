import type { Boat } from '@tradewind/contract/boats';
import { type SavedOrder, savedBoatInput, savedBoatsInput } from '@tradewind/contract/eddy-tools';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { acting, type Draft, reading } from '../../platform/tool.ts';
import { readBoat } from '../boats/service.ts';
import { dropFavorite, listFavorites, saveFavorite } from './service.ts';

const ORDERS: Record<SavedOrder, (boat: Boat) => number> = {
  'price-low': ({ price }) => Number(price),
  'price-high': ({ price }) => -Number(price),
  length: ({ length }) => -(length ?? 0),
  smallest: ({ length }) => length ?? Number.POSITIVE_INFINITY,
  'newest-built': ({ year }) => -year,
  'oldest-built': ({ year }) => year,
};

export const savedBoats = reading({
  name: 'saved_boats',
  description: 'The boats that the user saved, last saved first, including those that are no longer available.',
  input: savedBoatsInput,
  async run({ db, caller }, { order, states, minPrice, maxPrice }) {
    const all = await listFavorites(db, caller.id);
    const listed = all.filter((boat): boat is Boat => 'make' in boat);
    const matching = listed.filter(
      ({ price, location }) =>
        Number(price) >= (minPrice ?? 0) &&
        Number(price) <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
        (!states || states.some((state) => location.endsWith(`, ${state}`))),
    );
    if (order) matching.sort((a, b) => ORDERS[order](a) - ORDERS[order](b));
    const boats = matching.slice(0, BOATS_SHOWN);
    return {
      output: {
        total: all.length,
        noLongerListed: all.length - listed.length,
        pricesTogether: priceText(String(matching.reduce((sum, { price }) => sum + Number(price), 0))),
        boats: boats.map(boatForModel),
      },
      parts: boatCards(boats.map((boat) => boatCard(boat))),
    };
  },
});

export const saveBoat = acting({
  kind: 'commit',
  name: 'save_boat',
  description: 'Adds a boat to those that the user saved. Takes effect when the user clicks.',
  input: savedBoatInput,
  async prepare({ db, caller }, { boatId }): Promise<Draft> {
    const boat = await readBoat(db, boatId);
    if ((await listFavorites(db, caller.id)).some(({ id }) => id === boatId))
      throw new Refusal('conflict', `You saved the ${boat.title} already.`);
    return {
      title: `Save ${boat.title}?`,
      facts: [{ name: 'Asking price', value: priceText(boat.price) }],
      confirmLabel: 'Save boat',
    };
  },
  async perform({ commit, caller }, { boatId }) {
    await saveFavorite({ commit }, caller.id, boatId);
    return { outcome: 'It’s among your saved boats.', path: paths.accountTab('saved') };
  },
});

export const unsaveBoat = acting({
  kind: 'commit',
  name: 'unsave_boat',
  description: 'Removes a boat from those that the user saved. Takes effect when the user clicks.',
  input: savedBoatInput,
  async prepare({ db, caller }, { boatId }): Promise<Draft> {
    const boat = (await listFavorites(db, caller.id)).find(({ id }) => id === boatId);
    if (!boat) throw new Refusal('conflict', 'That boat isn’t among the ones that you saved.');
    return {
      title: `Remove ${boat.title} from your saved boats?`,
      facts: 'make' in boat ? [{ name: 'Asking price', value: priceText(boat.price) }] : [],
      confirmLabel: 'Remove',
    };
  },
  async perform({ db, caller }, { boatId }) {
    await dropFavorite(db, caller.id, boatId);
    return { outcome: 'It’s no longer among your saved boats.', path: paths.accountTab('saved') };
  },
});
