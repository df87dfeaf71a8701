import type { CallName, Reply } from '@kirdaar/contract/api';
import { createContext } from 'react-router';

/** What the server hands to the loaders of a request. */
export interface Site {
  /** The request's content-policy nonce. */
  nonce: string;
  /** Reads a public call in-process, by its address. */
  readApi: (path: string) => Promise<unknown>;
  productName: string;
  /** Writes an error that a page did not expect to the log. */
  report: (error: unknown) => void;
}

export const siteContext = createContext<Site>();

/** Reads a public GET call on the server, as `call` does in the browser. */
export async function read<N extends Extract<CallName, `GET ${string}`>>(
  { readApi }: Site,
  name: N,
  path: string = name.slice('GET '.length),
): Promise<Reply<N>> {
  // The server answers by the contract, and this is its own answer.
  return (await readApi(path)) as Reply<N>;
}
