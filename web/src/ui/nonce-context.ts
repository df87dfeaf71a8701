import { createContext } from 'react';

/** Nonce of the content security policy during server rendering. Browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
