import { useSite } from '../../lib/site.ts';

/** The operator of Tradewind, as the legal texts name it. */
export function useOperator() {
  const brokerage = useSite()?.brokerage;
  return {
    name: brokerage?.name ?? 'our licensed yacht brokerage',
    licence: brokerage ? ` License: ${brokerage.licence}.` : '',
    email: brokerage?.email,
  };
}
