const PARAMETER = 'service';

export const serviceSearch = (id: number) => `?${new URLSearchParams({ [PARAMETER]: String(id) })}`;

export const serviceIdIn = (search: URLSearchParams) => search.get(PARAMETER);

export function withoutService(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest;
}
