import type { OwnBoat } from '@tradewind/contract/boats';
import { listingToEditInput, type OwnOrder, ownBoatsInput } from '@tradewind/contract/eddy-tools';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { imagePaths } from '@tradewind/domain/image-paths';
import { cents, displayMoney, dollars, parseMoney } from '@tradewind/domain/money';
import { BOATS_SHOWN, boatCard, boatCards, boatForModel, figuresForModel, listedOn } from '../../eddy/boat-words.ts';
import { reading } from '../../platform/tool.ts';
import { listOwnBoats } from './service.ts';

const ORDERS: Record<OwnOrder, (boat: OwnBoat) => number> = {
  'price-low': ({ price }) => Number(price),
  'price-high': ({ price }) => -Number(price),
  length: ({ length }) => -(length ?? 0),
  smallest: ({ length }) => length ?? Number.POSITIVE_INFINITY,
  'newest-built': ({ year }) => -year,
  'oldest-built': ({ year }) => year,
  'most-viewed': ({ views }) => -views,
  'least-viewed': ({ views }) => views,
};

export const myBoats = reading({
  name: 'my_boats',
  description: 'The user’s own listings, with their status and views.',
  input: ownBoatsInput,
  async run({ db, caller }, { order, quietly }) {
    const all = await listOwnBoats(db, caller.id);
    const own = order ? all.toSorted((a, b) => ORDERS[order](a) - ORDERS[order](b)) : all;
    const boats = own.slice(0, BOATS_SHOWN);
    return {
      output: {
        total: own.length,
        viewsTogether: own.reduce((sum, { views }) => sum + views, 0),
        askingTogether: displayMoney(
          cents(own.reduce((sum, { status, price }) => sum + (status === 'active' ? (parseMoney(price) ?? 0) : 0), 0)),
        ),
        boats: boats.map((boat) => ({
          ...boatForModel(boat),
          ...figuresForModel(boat),
          status: boat.status,
          views: boat.views,
          ...listedOn(boat),
          ...completenessOf(boat),
        })),
      },
      parts: quietly ? [] : boatCards(boats.filter(({ status }) => status === 'active').map((boat) => boatCard(boat))),
    };
  },
});

/** Fewer photos than this leave questions open. */
const GOOD_PHOTOS = 5;

/** The parts of a listing that its owner has left empty, and its checks. */
function completenessOf(boat: OwnBoat) {
  const photos = imagePaths(boat, '').filter(Boolean).length;
  const parts: readonly (readonly [string, boolean])[] = [
    ['a description', !boat.description],
    ['features', boat.features.length === 0],
    ['the length', boat.length === null],
    ['the condition', boat.condition === null],
    ['the engine', boat.engineType === null],
    ['engine hours', boat.engineHours === null],
    ['the beam', boat.beam === null],
    ['how many people it carries', boat.capacity === null],
    ['berths', boat.sleeps === null],
    ['the top speed', boat.maxSpeed === null],
    ['the hull number', boat.hullNumber === null],
    [`more photos (it has ${photos})`, photos < GOOD_PHOTOS],
  ];
  return {
    leftEmpty: parts.flatMap(([name, isEmpty]) => (isEmpty ? [name] : [])),
    hullChecked: boat.hullCheckedAt !== null,
    photoProof: boat.photoProofAt !== null,
  };
}

/** In whole dollars, as prices are asked. */
const changedPrice = (price: number, percent: number, by: number) =>
  displayMoney(dollars(Math.max(Math.round(price * (1 + percent / 100) + by), 0)));

export const listingToEdit = reading({
  name: 'listing_to_edit',
  description:
    'The user’s own listings with links to the screens where they change them. Eddy never changes a listing: the user does it there.',
  input: listingToEditInput,
  async run({ db, caller }, { boatIds, percent = 0, by = 0 }) {
    const own = await listOwnBoats(db, caller.id);
    const meant = own.filter(({ id }) => boatIds?.includes(id));
    const boats = (meant.length > 0 ? meant : own).slice(0, BOATS_SHOWN);
    return {
      output: {
        boats: boats.map((boat) => ({
          ...boatForModel(boat),
          status: boat.status,
          ...((percent !== 0 || by !== 0) && { newPrice: changedPrice(Number(boat.price), percent, by) }),
        })),
      },
      parts: boats.length
        ? [
            {
              type: 'data-table',
              data: {
                caption: 'Edit your listing',
                columns: ['Boat', 'Price now', 'Status'],
                rows: boats.map(({ title, price, status }) => [title, priceText(price), status]),
                paths: boats.map(({ id }) => paths.editListing(id)),
              },
            },
          ]
        : [],
    };
  },
});
