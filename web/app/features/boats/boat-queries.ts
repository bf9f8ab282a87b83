import { queryOptions } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';

export const featuredBoatsQuery = queryOptions<Boat[]>({ queryKey: ['/api/boats/featured'] });

export const boatQuery = (id: string) => queryOptions<Boat>({ queryKey: ['/api/boats', id] });
