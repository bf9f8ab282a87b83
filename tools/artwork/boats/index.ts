import type { BoatModel } from '../model.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { bowrider } from './bowrider.ts';
import { centerConsole } from './center-console.ts';
import { dualConsole } from './dual-console.ts';
import { expressCruiser } from './express-cruiser.ts';
import { motorYacht } from './motor-yacht.ts';
import { saltwaterFishing } from './saltwater-fishing.ts';
import { sportFishing } from './sport-fishing.ts';

const builders = {
  'Sport Fishing': sportFishing,
  'Saltwater Fishing': saltwaterFishing,
  'Express Cruiser': expressCruiser,
  'Motor Yacht': motorYacht,
  Bowrider: bowrider,
  'Center Console': centerConsole,
  'Dual Console': dualConsole,
} satisfies Record<string, (length: number, livery: Livery, random: Random) => BoatModel>;

export type BoatType = keyof typeof builders;

export const boatTypes = Object.keys(builders) as BoatType[];

export function buildBoat(type: BoatType, length: number, livery: Livery, random: Random): BoatModel {
  return builders[type](length, livery, random);
}
