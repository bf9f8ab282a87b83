import { notFound } from '../../platform/http/refusal.ts';

export const noSuchBoat = () => notFound('This boat does not exist or has been removed.');
