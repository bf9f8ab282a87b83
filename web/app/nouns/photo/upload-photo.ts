import type { Failure } from '@tradewind/contract/errors';
import type { UploadedImages } from '@tradewind/contract/uploads';
import { uploadsApi } from '@tradewind/contract/uploads';
import { RequestError, repeatAfterSignIn } from '../../lib/request.ts';
import { readToken } from '../../lib/session.ts';

interface UploadOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** What is wrong with the file itself: sending it again would change nothing. */
export type FileFault = 'unreadable' | 'too large';

/** A refused upload, with what the server said about it. */
export class UploadError extends RequestError {
  readonly fault: FileFault | undefined;

  constructor(message: string, status: number, failure: Partial<Failure> = {}) {
    super(message, status, failure);
    this.fault = faults[status];
  }
}

const faults: Record<number, FileFault> = { 413: 'too large', 415: 'unreadable' };

/** Sends one photo and answers its address. */
export const uploadPhoto = (file: File, options: UploadOptions): Promise<string> =>
  repeatAfterSignIn(() => send(file, options));

/** Uses XMLHttpRequest, since fetch does not tell how much has been sent. */
function send(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(uploadsApi.photos.method, uploadsApi.photos.path);
    call.responseType = 'json';
    const token = readToken();
    if (token !== null) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const url = (call.response as Partial<UploadedImages> | null)?.imageUrls?.[0];
      if (call.status < 300 && url !== undefined) resolve(url);
      else reject(refusalOf(call));
    };
    call.onerror = () => reject(new UploadError('The connection was lost.', 0));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append('images', file);
    call.send(form);
  });
}

function refusalOf({ response, status }: XMLHttpRequest): UploadError {
  const failure = (response ?? {}) as Partial<Failure>;
  const said = failure.message !== undefined && status < 500 ? failure.message : 'The upload failed. Please try again.';
  return new UploadError(said, status, failure);
}
