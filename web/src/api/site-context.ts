import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import { createContext } from 'react-router';

/** The operator of the product. */
export interface Operator {
  name: string;
  address: string;
  /** The latitude and longitude of the office. */
  location: readonly [number, number];
  email: string;
  phone: string;
  grievanceOfficer: string;
}

/** The context that the server passes to the loaders of a request. */
export interface Site {
  /** Allows the inline scripts of the page, by their text, in its content security policy. */
  allowScripts: (texts: readonly string[]) => void;
  /** Sends a request to a public endpoint in-process, by its path; with a body it is a POST. */
  readApi: (path: string, body?: object) => Promise<unknown>;
  /**
   * Sends what the visitor has posted to the page to a POST endpoint in-process, as the visitor's browser. It
   * returns rejections too, in the language of the page.
   */
  sendApi: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  productName: string;
  /** The origin of the site, such as `https://example.com`. */
  origin: string;
  operator: Operator;
  /** Logs an error that a page did not expect. */
  report: (error: unknown) => void;
  /** What runs now, for everyone or for one role. */
  announcements: readonly RunningAnnouncement[];
}

export const siteContext = createContext<Site>();

/** Reads a public GET endpoint on the server, as `call` does in the browser. */
export async function read<N extends Extract<EndpointName, `GET ${string}`>>(
  { readApi }: Site,
  name: N,
  path: string = name.slice('GET '.length),
): Promise<Reply<N>> {
  // The response comes from our own server, which follows the contract.
  return (await readApi(path)) as Reply<N>;
}

/** Reads a public endpoint about one object; undefined when it does not exist. */
export function find<N extends Extract<EndpointName, `GET ${string}`>>(site: Site, name: N, path: string) {
  return unlessMissing(read(site, name, path));
}

/** Returns undefined for what does not exist, also if the id or the token of a link is malformed. */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Response && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** Sends a request to a public, read-only POST endpoint on the server. */
export async function postApi<N extends Extract<EndpointName, `POST ${string}`>>(
  { readApi }: Site,
  name: N,
  body: EndpointInput<N, never> extends { body?: infer Body } ? Body & object : never,
): Promise<Reply<N>> {
  return (await readApi(name.slice('POST '.length), body)) as Reply<N>;
}
