import { boatsApi } from '@tradewind/contract/boats';
import { read } from '../../lib/api.ts';

export const featuredBoatsQuery = read(boatsApi.featured);

export const boatQuery = (id: string) => read(boatsApi.read, { params: { id } });

/** With what the market says about its price. */
export const enrichedBoatQuery = (id: number) => read(boatsApi.enriched, { params: { id } });

export const similarBoatsQuery = (id: string) => read(boatsApi.similar, { params: { id } });
