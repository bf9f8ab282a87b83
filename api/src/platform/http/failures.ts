import { failure } from '@tradewind/contract/errors';

/** The failures a route declares besides those that any route may answer with (400, 429, 500, 503). */
export function failures(...statuses: number[]): Record<number, typeof failure> {
  return Object.fromEntries([400, ...statuses, 429, 500, 503].map((status) => [status, failure]));
}
