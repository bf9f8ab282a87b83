import { boatsApi } from '@tradewind/contract/boats';
import { read } from '../../lib/api.ts';

export const featuredBoatsQuery = read(boatsApi.featured);

export const boatQuery = (id: string) => read(boatsApi.read, { params: { id } });

export const similarBoatsQuery = (id: string) => read(boatsApi.similar, { params: { id } });
