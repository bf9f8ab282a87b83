import { queryOptions } from '@tanstack/react-query';
import type { AnyBoat, Boat } from '@tradewind/contract/boats';

export const featuredBoatsQuery = queryOptions<Boat[]>({ queryKey: ['/api/boats/featured'] });

export const boatQuery = (id: string) => queryOptions<AnyBoat>({ queryKey: ['/api/boats', id] });

export const similarBoatsQuery = (id: string) => queryOptions<Boat[]>({ queryKey: ['/api/boats', id, 'similar'] });
