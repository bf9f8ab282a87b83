import { financeAndProtect } from './services-catalogue/finance-and-protect.ts';
import { knowTheBoat } from './services-catalogue/know-the-boat.ts';
import { moveAndKeep } from './services-catalogue/move-and-keep.ts';
import { paperAndClose } from './services-catalogue/paper-and-close.ts';
import { sellAndTrade } from './services-catalogue/sell-and-trade.ts';
import type { Service, ServiceGroup } from './services-catalogue/service.ts';

export type { Service, ServiceGroup };

/** Every service of the brokerage, in the order in which a trade needs them. */
export const serviceGroups: readonly ServiceGroup[] = [
  knowTheBoat,
  sellAndTrade,
  financeAndProtect,
  paperAndClose,
  moveAndKeep,
];

export const services: readonly Service[] = serviceGroups.flatMap((group) => group.services);

/** The service that an address names; undefined when it names none. */
export const findService = (id: string | null): Service | undefined =>
  services.find((service) => String(service.id) === id);
