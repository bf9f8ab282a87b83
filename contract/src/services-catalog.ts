import { financeAndProtect } from './services-catalog/finance-and-protect.ts';
import { knowTheBoat } from './services-catalog/know-the-boat.ts';
import { paperworkAndClosing } from './services-catalog/paperwork-and-closing.ts';
import { sellAndTrade } from './services-catalog/sell-and-trade.ts';
import type { Service, ServiceGroup } from './services-catalog/service.ts';
import { transportAndCare } from './services-catalog/transport-and-care.ts';

export type { Service, ServiceGroup };

/** All services of the brokerage, in the order a trade needs them. */
export const serviceGroups: readonly ServiceGroup[] = [
  knowTheBoat,
  sellAndTrade,
  financeAndProtect,
  paperworkAndClosing,
  transportAndCare,
];

export const services: readonly Service[] = serviceGroups.flatMap((group) => group.services);

/** Finds the service of a `service` query parameter. */
export const findService = (id: string | null): Service | undefined =>
  services.find((service) => String(service.id) === id);
