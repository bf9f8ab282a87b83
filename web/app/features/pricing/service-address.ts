const PARAMETER = 'service';

/** Kept with the entry of the history: what was opened here is closed by going back. */
export const openedHere = { serviceOpenedHere: true } as const;

export const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'serviceOpenedHere' in state;

export const serviceSearch = (id: number) => `?${new URLSearchParams({ [PARAMETER]: String(id) })}`;

export const serviceIdIn = (search: URLSearchParams) => search.get(PARAMETER);

export function withoutService(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest;
}
