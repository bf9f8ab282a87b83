import type { ErrorCode, Failure } from '@tradewind/contract/errors';
import { noteNoResponse } from './connection.ts';
import { readToken, tokenReplaced } from './session.ts';
import { renewSession } from './session-renewal.ts';

/** Calls the API: over the network in the browser, in process on the server. */
export type FetchApi = (path: string, init?: ApiInit) => Promise<Response>;

export interface ApiInit extends RequestInit {
  /** Does not ask the user to sign in when the session has expired. Implied for reads. */
  isBackground?: boolean | undefined;
}

/** An error response with the server's details. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** The screen where the caller can resolve it. */
  readonly path: string | undefined;
  /** The server's `Retry-After`, if any. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, failure: Partial<Failure> = {}, retryAfterSeconds?: number) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.requestId = failure.requestId;
    this.path = failure.path;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** There was no response: the network or the server is down. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('We couldn’t reach Tradewind. Please check your connection and try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** The session had expired, and the user did not sign in again. */
export class SignedOutError extends RequestError {
  constructor() {
    super('You are signed out, so nothing was sent. Please sign in and try again.', 401, { code: 'token_expired' });
    this.name = 'SignedOutError';
  }
}

/**
 * Sends the cookies and, if stored, the bearer token. Reads wait while the token is being replaced, since the server would
 * refuse them; by then, private reads of an ended session are aborted, and public ones continue. An action whose session has
 * expired asks the user to sign in and is then resent unchanged.
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

/** Wrong credentials have the same status. */
async function endsSession(response: Response): Promise<boolean> {
  return response.status === 401 && isEndOfSession(parseFailure(await response.clone().text()));
}

const isEndOfSession = ({ code }: { code?: ErrorCode | undefined }): boolean =>
  code === 'token_expired' || code === 'not_signed_in';

/** Reruns work after a sign-in that cannot simply be resent, such as an upload or a token replacement. */
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
    // Servers reject an empty body with a JSON content type.
    body: isForm ? body : method === 'GET' ? null : JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw await failureOf(response);
  return (isJson(response) ? response.json() : response.text()) as Promise<T>;
}

/** The server's message and details of a response that is not ok. */
export async function failureOf(response: Response): Promise<RequestError> {
  const failure = parseFailure(await response.text());
  const message = failure.message ?? `HTTP error! status: ${response.status}`;
  return new RequestError(message, response.status, failure, retryAfterOf(response));
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return seconds > 0 ? seconds : undefined;
}

/** The default query function: sends a GET to the joined key. */
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
