import { createContext } from 'react-router';

/** What the API process hands to the rendering of one page. */
export interface ServerContext {
  fetchApi(path: string): Promise<Response>;
  nonce: string;
  publicUrl: string;
  /** To be called when something that the page would have shown could not be read: then it is nothing to keep. */
  markIncomplete(): void;
}

export const serverContext = createContext<ServerContext>();
