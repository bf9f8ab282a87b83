import { type Endpoint, pathOf, type ResponseBody } from '@tradewind/contract/endpoint';
import type { Failure } from '@tradewind/contract/errors';
import { markStale } from './api.ts';
import { noteNoResponse } from './connection.ts';
import { RequestError, repeatAfterSignIn } from './request.ts';
import { readToken } from './session.ts';

export interface UploadOptions {
  /** Called with the progress, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** The parameters of the call's path. */
  params?: Record<string, string | number>;
  /** Further fields of the form, which the server reads before the file. */
  fields?: Record<string, string>;
}

/** A fault of the file itself, which a retry cannot fix. */
export type FileFault = 'unreadable' | 'too large';

/** A refused upload with the server's details. */
export class UploadError extends RequestError {
  readonly fault: FileFault | undefined;

  constructor(message: string, status: number, failure: Partial<Failure> = {}) {
    super(message, status, failure);
    this.fault = faults[status];
  }
}

/** Whether the same file may arrive the next time: the connection broke, or the server was busy. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof RequestError) || RETRIED.includes(error.status) || error.status >= 500;

const RETRIED: readonly number[] = [0, 401, 408, 429];

const faults: Record<number, FileFault> = { 413: 'too large', 415: 'unreadable' };
export const UPLOAD_FAILED = 'The upload failed. Please try again.';

type Upload = Endpoint & Required<Pick<Endpoint, 'files'>>;

/**
 * Uploads a file. Asks the user to sign in when the session has expired, then sends it again. Resolves once the visible
 * queries that the call invalidates show the file.
 */
export async function upload<E extends Upload>(
  endpoint: E,
  field: E['files']['field'],
  file: File,
  options: UploadOptions = {},
): Promise<ResponseBody<E>> {
  const response = await repeatAfterSignIn(() => send(endpoint, field, file, options));
  await markStale(endpoint, options.params);
  return response;
}

/** Uses XMLHttpRequest, since fetch does not report upload progress. */
function send<E extends Upload>(
  endpoint: E,
  field: string,
  file: File,
  { onProgress, signal, params, fields = {} }: UploadOptions,
): Promise<ResponseBody<E>> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(endpoint.method, pathOf(endpoint, params));
    call.responseType = 'json';
    const token = readToken();
    if (token !== null) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      if (call.status < 300 && call.response !== null) resolve(call.response);
      else reject(refusalOf(call));
    };
    call.onerror = () => {
      void noteNoResponse();
      reject(new UploadError('The connection was lost.', 0));
    };
    call.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(field, file);
    call.send(form);
  });
}

function refusalOf({ response, status }: XMLHttpRequest): UploadError {
  const failure = (response ?? {}) as Partial<Failure>;
  return new UploadError(status < 500 ? (failure.message ?? UPLOAD_FAILED) : UPLOAD_FAILED, status, failure);
}
