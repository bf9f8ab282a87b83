import { randomBytes } from 'node:crypto';
import type { App } from './app.ts';

/** The header that marks this process's requests to itself. Its value is secret. */
export interface InProcess {
  header: string;
  secret: string;
}

export const createInProcess = (): InProcess => ({
  header: 'x-in-process',
  secret: randomBytes(24).toString('base64url'),
});

/** Calls the API for page rendering, without a socket. */
export function inProcessFetch(app: App, { header, secret }: InProcess) {
  return async (path: string): Promise<Response> => {
    const response = await app.inject({ method: 'GET', url: path, headers: { [header]: secret } });
    const plain = Object.entries(response.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Response(response.payload, { status: response.statusCode, headers: plain });
  };
}
