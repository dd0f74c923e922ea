import { createContext, useContext } from 'react';

/** The nonce of this answer; in the browser it is empty, because the browser hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
