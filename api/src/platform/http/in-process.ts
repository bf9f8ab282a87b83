import { randomBytes } from 'node:crypto';
import type { App } from './app.ts';

/** Requests that this process makes to itself carry this header; nobody else knows its value. */
export interface InProcess {
  header: string;
  secret: string;
}

export const createInProcess = (): InProcess => ({
  header: 'x-in-process',
  secret: randomBytes(24).toString('base64url'),
});

/** The API for the rendering of pages: no socket, no second process. */
export function inProcessFetch(app: App, { header, secret }: InProcess) {
  return async (path: string): Promise<Response> => {
    const response = await app.inject({ method: 'GET', url: path, headers: { [header]: secret } });
    const plain = Object.entries(response.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Response(response.payload, { status: response.statusCode, headers: plain });
  };
}
