import type { UploadedImages } from '@tradewind/contract/uploads';
import { readToken } from '../../lib/session.ts';

interface UploadOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** What is wrong with the file itself: sending it again would change nothing. */
export type FileFault = 'unreadable' | 'too large';

/** A refused upload, with what the server said about it. */
export class UploadError extends Error {
  readonly fault: FileFault | undefined;

  constructor(message: string, fault?: FileFault) {
    super(message);
    this.fault = fault;
  }
}

/** Sends one photo and answers its address. XMLHttpRequest, since fetch does not tell how much has been sent. */
export function uploadPhoto(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/upload');
    call.responseType = 'json';
    const token = readToken();
    if (token !== null) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const url = (call.response as Partial<UploadedImages> | null)?.imageUrls?.[0];
      if (call.status < 300 && url !== undefined) resolve(url);
      else reject(refusalOf(call));
    };
    call.onerror = () => reject(new UploadError('The connection was lost.'));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append('images', file);
    call.send(form);
  });
}

const faults: Record<number, FileFault> = { 413: 'too large', 415: 'unreadable' };

function refusalOf({ response, status }: XMLHttpRequest): UploadError {
  const message: unknown = response?.message;
  const said = typeof message === 'string' && status < 500 ? message : 'The server could not take it.';
  return new UploadError(said, faults[status]);
}
