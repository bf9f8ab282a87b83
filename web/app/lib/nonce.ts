import { createContext, useContext } from 'react';

/** The nonce of our inline scripts and styles, known only on the server. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
