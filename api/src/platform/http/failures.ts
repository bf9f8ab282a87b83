import { failure } from '@tradewind/contract/errors';

/** The failures that a route declares, together with those that any route may return (400, 429, 500, 503). */
export function failures(...statuses: number[]): Record<number, typeof failure> {
  return Object.fromEntries([400, ...statuses, 429, 500, 503].map((status) => [status, failure]));
}
