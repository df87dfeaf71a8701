import type { CallInput, CallName, Reply } from '@kirdaar/contract/api';
import { createContext } from 'react-router';

/** Who runs the product. */
export interface Operator {
  name: string;
  address: string;
  /** Latitude and longitude of the office. */
  location: readonly [number, number];
  email: string;
  phone: string;
  grievanceOfficer: string;
}

/** What the server hands to the loaders of a request. */
export interface Site {
  /** The request's content-policy nonce. */
  nonce: string;
  /** Reads a public call in-process, by its address; with a body it is a POST. */
  readApi: (path: string, body?: object) => Promise<unknown>;
  productName: string;
  /** The site's own address, like `https://example.com`. */
  origin: string;
  operator: Operator;
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

/** Reads a public call about one thing; undefined when there is no such thing. */
export async function find<N extends Extract<CallName, `GET ${string}`>>(
  site: Site,
  name: N,
  path: string,
): Promise<Reply<N> | undefined> {
  try {
    return await read(site, name, path);
  } catch (error) {
    // What cannot be an id may be refused in another way, and is missing as well.
    if (error instanceof Response && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** Asks a public POST call on the server, one that only reads. */
export async function ask<N extends Extract<CallName, `POST ${string}`>>(
  { readApi }: Site,
  name: N,
  body: CallInput<N, never> extends { body?: infer Body } ? Body & object : never,
): Promise<Reply<N>> {
  return (await readApi(name.slice('POST '.length), body)) as Reply<N>;
}
