import { createContext, useContext } from 'react';

/** The nonce that marks our own inline scripts and styles; the browser never sees it. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
