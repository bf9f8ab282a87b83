import { categoryLabel } from '@tradewind/contract/trade-words';
import type { ToolRecord } from '../../turns.ts';
import type { CaseBoat, Catalog } from './random-catalog.ts';

const money = (value: number) => `$${value.toLocaleString('en-US')}`;

/** A search and the details of its boats, as the tools return them. */
export function toolRecords({ boats }: Catalog): ToolRecord[] {
  return [
    { name: 'search_boats', input: { sort: 'price-low' }, output: { total: boats.length, boats: boats.map(shortOf) } },
    {
      name: 'boat_details',
      input: { boatIds: boats.map((_, index) => 101 + index) },
      output: { boats: boats.map(detailsOf) },
    },
  ];
}

const shortOf = (boat: CaseBoat, index: number) => ({
  id: 101 + index,
  title: `${boat.year} ${boat.make} ${boat.model}`,
  price: money(boat.price),
  ...{
    year: boat.year,
    make: boat.make,
    model: boat.model,
    length: boat.length,
    type: boat.type,
    condition: boat.condition,
  },
  location: `${boat.city}, ${boat.code}`,
  owner: boat.owner,
  takesInTrade: [categoryLabel(boat.takesKey)],
});

const detailsOf = (boat: CaseBoat, index: number) => ({
  ...shortOf(boat, index),
  ...{
    description: boat.description,
    features: boat.features,
    beam: boat.beam,
    engine: boat.engine,
    engineHours: boat.hours,
  },
  ...{ fuel: boat.fuel, people: boat.people, topSpeed: boat.speed, sleeps: boat.sleeps, views: 12 + index },
  ...{ closingCost: money(Math.round(boat.price * 0.015)), ownerVerified: false, ownerTransactions: 0 },
});
