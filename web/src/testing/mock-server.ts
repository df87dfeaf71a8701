import type { EndpointName, Reply } from '@kirdaar/contract/api';
import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Received {
  to: string;
  form: FormData;
  body: unknown;
  cancelled: () => boolean;
  respond: (status: number, body: unknown) => void;
  /** Drops the connection before a response. */
  lose: () => void;
}

/** The requests of the test that runs, oldest first. */
export const received: Received[] = [];
export const pending: Received[] = [];

// Long-polling requests of every page of an area stay open until something happens.
const isLongPoll = /\/unread-conversations|\/notices\/wait|\/board-news/;

/** Stubs the server, before each test. Long-polling requests stay open, unless the test answers them. */
export function mockServer({ answersLongPolls = false } = {}) {
  received.length = 0;
  pending.length = 0;
  vi.stubGlobal('XMLHttpRequest', function standIn() {
    let to = '';
    let cancelled = false;
    const request = {
      upload: {},
      status: 0,
      responseText: '',
      onload: () => {},
      onerror: () => {},
      open: (method: string, path: string) => {
        to = `${method} ${path}`;
      },
      abort: () => {
        cancelled = true;
      },
      setRequestHeader: () => {},
      send: (sent: FormData | string | undefined) => {
        if (isLongPoll.test(to) && !answersLongPolls) return;
        const [form, body] = typeof sent === 'object' ? [sent, undefined] : [new FormData(), parse(sent)];
        const entry = { to, form, body, cancelled: () => cancelled, respond, lose };
        received.push(entry);
        pending.push(entry);

        function respond(status: number, reply: unknown) {
          close();
          Object.assign(request, { status, responseText: JSON.stringify(reply) });
          request.onload();
        }
        function lose() {
          close();
          request.onerror();
        }
        function close() {
          if (pending.includes(entry)) pending.splice(pending.indexOf(entry), 1);
        }
      },
    };
    return request;
  });
}

function parse(sent: string | undefined): unknown {
  return sent && JSON.parse(sent);
}

type Segments<P extends string> = P extends `${infer First}/${infer Rest}`
  ? [Segment<First>, ...Segments<Rest>]
  : [Segment<P>];
type Segment<S extends string> = S extends `:${string}` ? string : S;
type SegmentsOf = { [E in EndpointName]: Segments<E> };
/** The endpoint of a method and address, whose parameters are filled in and which may have a query. */
type EndpointAt<A extends string> = A extends EndpointName
  ? A
  : A extends `${infer Path}?${string}`
    ? EndpointAt<Path>
    : { [E in EndpointName]: Segments<A> extends SegmentsOf[E] ? E : never }[EndpointName];

type Said = 'success' | 'message';
type Partly<R> = R extends readonly unknown[] | string ? R : Omit<R, Said> & Partial<Pick<R, keyof R & Said>>;
type Value<E extends EndpointName> =
  Reply<E> extends infer R ? (R extends unknown ? Partly<R> : never) : never;
type Values<E extends EndpointName> = [E] extends [never]
  ? [error: 'The contract has no such endpoint.']
  : Record<never, never> extends Value<E>
    ? [value?: Value<E>]
    : [value: Value<E>];

interface Rejection {
  code?: ErrorCode;
  message?: string;
  fields?: Record<string, string>;
}

/**
 * Answers the oldest pending request to an address, waiting for it if necessary, and returns it. The address has
 * its parameters filled in, as in `GET /api/profiles/asha`, and may leave out the query. The type of the reply
 * comes from the contract.
 */
export function reply<A extends string>(address: A, ...[value]: Values<EndpointAt<A>>): Promise<Received> {
  const said = { success: true, message: 'Done.' };
  return respond(address, 200, Array.isArray(value) ? value : { ...said, ...(value as object) });
}

/** Rejects the oldest pending request to an address, waiting for it if necessary, and returns it. */
export function reject<A extends string>(
  address: [EndpointAt<A>] extends [never] ? never : A,
  status: number,
  rejection: Rejection = {},
): Promise<Received> {
  return respond(address, status, { success: false, message: 'Rejected.', ...rejection });
}

async function respond(address: string, status: number, body: unknown): Promise<Received> {
  const request = await findPending(address);
  await act(async () => request.respond(status, body));
  return request;
}

async function findPending(address: string): Promise<Received> {
  const isSame = ({ to }: Received) =>
    to === address || to.startsWith(`${address}${address.includes('?') ? '' : '?'}`);
  const find = () => pending.find(isSame);
  // `waitFor` advances fake timers, so it is used only if necessary.
  return find() ?? vi.waitFor(() => find() ?? Promise.reject(new Error(`Nothing was asked of ${address}.`)));
}
