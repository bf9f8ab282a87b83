import { useSite } from '../../lib/site.ts';

/** Who runs Tradewind, as the texts name them. */
export function useOperator() {
  const brokerage = useSite()?.brokerage;
  return {
    name: brokerage?.name ?? 'our licensed yacht brokerage',
    licence: brokerage ? ` License: ${brokerage.licence}.` : '',
    email: brokerage?.email,
  };
}
