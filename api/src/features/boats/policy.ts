import { notFound } from '../../platform/http/refusal.ts';

export const noSuchBoat = () => notFound('This boat doesn’t exist or has been removed.');
