import { type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  type CallInput,
  type Endpoint,
  pathOf,
  pathParts,
  queryString,
  type ResponseBody,
} from '@tradewind/contract/endpoint';
import { queryClientForRendering } from './query-client.ts';
import { type RequestOptions, request } from './request.ts';

/** No argument where a call takes no input. */
export type Given<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];
type CallOptions = Omit<RequestOptions, 'method' | 'body'>;

/** The input of any call. */
export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Makes a call of the contract. The server serializes every response by the schema that types it here. Refetches visible
 * queries that the call invalidates according to the contract.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[input, options]: [...given: Given<E>, options?: CallOptions]
): Promise<ResponseBody<E>> => send(endpoint, input as Input | undefined, options as CallOptions | undefined);

/** A call with input that was validated elsewhere, such as by a form. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input = {},
  options: CallOptions = {},
): Promise<ResponseBody<E>> {
  const response = await request<ResponseBody<E>>(addressWith(endpoint, input), {
    ...options,
    method: endpoint.method,
    body: input.body,
  });
  void markStale(endpoint, input.params);
  return response;
}

type ReadInput<E extends Endpoint> = CallInput<E> extends { params: infer Params } ? [input: { params: Params }] : [];

/** The query of a read, keyed by its address. */
export function read<E extends Endpoint>(endpoint: E, ...[input]: ReadInput<E>) {
  return queryOptions<ResponseBody<E>>({ queryKey: keyOf(endpoint, (input as Input | undefined)?.params) });
}

/** The key of a read. Without parameters it covers everything below. */
export const keyOf = (endpoint: Pick<Endpoint, 'path'>, params?: Record<string, string | number>): QueryKey =>
  params ? pathParts(endpoint, params) : [pathParts(endpoint)[0]];

/** Invalidates what the call does. Resolves once the visible queries among it have been refetched. */
export async function markStale({ invalidates = [] }: Endpoint, params: Input['params'] = {}): Promise<void> {
  const client = queryClientForRendering();
  await Promise.all(invalidates.map((path) => client.invalidateQueries({ queryKey: keyOf({ path }, params) })));
}

/** The address of a call with its parameters and query. */
export const addressOf = <E extends Endpoint>(endpoint: E, ...[input]: Given<E>): string =>
  addressWith(endpoint, (input as Input | undefined) ?? {});

function addressWith(endpoint: Endpoint, { params, query = {} }: Input): string {
  const asked = queryString(query);
  return asked === '' ? pathOf(endpoint, params) : `${pathOf(endpoint, params)}?${asked}`;
}
