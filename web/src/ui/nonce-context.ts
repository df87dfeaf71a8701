import { createContext } from 'react';

/** The nonce of the content policy while the server renders a page; the browser keeps it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
