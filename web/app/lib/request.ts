import type { ErrorCode, Failure } from '@tradewind/contract/errors';
import { noteUnanswered } from './connection.ts';
import { readToken, tokenReplaced } from './session.ts';

/** How a query reaches the API: over the network in the browser, in process on the server. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** A failing answer, with what the server said about it. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** How long the server asks to wait, when it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, failure: Partial<Failure> = {}, retryAfterSeconds?: number) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody answered: the network is down, or the server. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('Tradewind could not be reached. Please check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/**
 * Every call sends the cookies, and the bearer token when one is stored. Reads wait while the token is being replaced: the server would
 * refuse them. Those that were of a session that ended are cancelled by then, what everybody may read goes on.
 */
export const fetchApi: FetchApi = async (path, init = {}) => {
  if ((init.method ?? 'GET') === 'GET') await tokenReplaced();
  const headers = new Headers(init.headers);
  const token = readToken();
  if (token !== null && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return fetch(path, { ...init, headers, credentials: 'include' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    void noteUnanswered();
    throw new UnreachableError(error);
  });
};

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form with files. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { body, headers, method = body === undefined ? 'GET' : 'POST', ...rest } = options;
  const isForm = body instanceof FormData;
  const response = await fetchApi(path, {
    ...rest,
    method,
    headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...headers },
    // Servers refuse an empty body that claims to be JSON.
    body: isForm ? body : method === 'GET' ? null : JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw await failureOf(response);
  return (isJson(response) ? response.json() : response.text()) as Promise<T>;
}

async function failureOf(response: Response): Promise<RequestError> {
  const failure = parseFailure(await response.text());
  const message = failure.message ?? `HTTP error! status: ${response.status}`;
  return new RequestError(message, response.status, failure, retryAfterOf(response));
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return seconds > 0 ? seconds : undefined;
}

/** The GET behind every query that names no function of its own: its key, joined, is the address. */
export async function fetchQuery(api: FetchApi, queryKey: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
  const response = await api(queryKey.join('/'), signal ? { signal } : {});
  if (!response.ok) throw await queryFailureOf(response);
  return isJson(response) ? response.json() : response.text();
}

export async function queryFailureOf(response: Response): Promise<RequestError> {
  const text = await response.text();
  return new RequestError(`${response.status}: ${text || response.statusText}`, response.status, parseFailure(text));
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

function parseFailure(text: string): Partial<Failure> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Failure>) : {};
  } catch {
    return {};
  }
}
