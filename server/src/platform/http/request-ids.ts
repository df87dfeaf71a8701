import { AsyncLocalStorage } from 'node:async_hooks';

const outer = new AsyncLocalStorage<string>();

/** The id of a new request. What a page asks the API has the id of the request for the page. */
export function newRequestId(): string {
  return outer.getStore() ?? crypto.randomUUID();
}

/** Lets requests that the process sends to itself have the id of the request that they are part of. */
export function asPartOf<T>(requestId: string, ask: () => Promise<T>): Promise<T> {
  return outer.run(requestId, ask);
}
