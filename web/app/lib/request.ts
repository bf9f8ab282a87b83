import type { ErrorCode, Failure } from '@tradewind/contract/errors';
import { noteNoResponse } from './connection.ts';
import { readToken, tokenReplaced } from './session.ts';
import { renewSession } from './session-renewal.ts';

/** How a query reaches the API: over the network in the browser, in process on the server. */
export type FetchApi = (path: string, init?: ApiInit) => Promise<Response>;

export interface ApiInit extends RequestInit {
  /** Nobody waits for it: when the session is over, nobody is asked to sign in. Every read is of this kind. */
  isBackground?: boolean | undefined;
}

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
    super('We couldn’t reach Tradewind. Please check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** The session was over, and nobody signed in when asked to. */
export class SignedOutError extends RequestError {
  constructor() {
    super('You are signed out, so nothing was sent. Please sign in and try again.', 401, { code: 'token_expired' });
    this.name = 'SignedOutError';
  }
}

/**
 * Every call sends the cookies, and the bearer token when one is stored. Reads wait while the token is being replaced: the server would
 * refuse them. Those that were of a session that ended are cancelled by then, what everybody may read goes on. An action that
 * finds the session over asks to sign in, and is sent once more, as it was.
 */
export const fetchApi: FetchApi = async (path, init = {}) => {
  const isRead = (init.method ?? 'GET') === 'GET';
  if (isRead) await tokenReplaced();
  const token = new Headers(init.headers).has('Authorization') ? null : readToken();
  const response = await send(path, init, token);
  if (token === null || !(await endsSession(response))) return response;
  const outcome = await renewSession(token, !isRead && !init.isBackground);
  if (outcome === 'declined') throw new SignedOutError();
  return outcome === 'renewed' ? send(path, init, readToken()) : response;
};

async function send(path: string, init: ApiInit, token: string | null): Promise<Response> {
  const { isBackground: _, ...rest } = init;
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(path, { ...rest, headers, credentials: 'include' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    void noteNoResponse();
    throw new UnreachableError(error);
  }
}

/** Wrong credentials are refused with the same status. */
async function endsSession(response: Response): Promise<boolean> {
  return response.status === 401 && isEndOfSession(parseFailure(await response.clone().text()));
}

const isEndOfSession = ({ code }: { code?: ErrorCode | undefined }): boolean =>
  code === 'token_expired' || code === 'not_signed_in';

/** For work that cannot be sent again by itself, such as an upload or what replaces the token: the whole of it is run again. */
export async function repeatAfterSignIn<T>(work: () => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await work();
  } catch (error) {
    const isOver = error instanceof RequestError && !(error instanceof SignedOutError) && isEndOfSession(error);
    if (token === null || !isOver) throw error;
    const outcome = await renewSession(token, true);
    if (outcome === 'renewed') return work();
    throw outcome === 'declined' ? new SignedOutError() : error;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form with files. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
  isBackground?: boolean;
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
