import { createContext } from 'react-router';

/** Passed by the API process to the rendering of one page. */
interface ServerContext {
  fetchApi(path: string): Promise<Response>;
  nonce: string;
  publicUrl: string;
  /** Call when optional data failed to load, to keep the page out of the response cache. */
  markIncomplete(): void;
}

export const serverContext = createContext<ServerContext>();
