import { createContext } from 'react-router';

/** What the API process hands to the rendering of one page. */
export interface ServerContext {
  fetchApi(path: string): Promise<Response>;
  nonce: string;
  publicUrl: string;
}

export const serverContext = createContext<ServerContext>();
