import autocannon from 'autocannon';
import { addressOf, authorizationOf, type Case } from '#bench/cases.ts';

export interface Measured {
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

/** Sends a case's requests to the product for some seconds. */
export function measureProduct(address: string, { requests }: Case, connections: number, seconds: number) {
  return load(
    address,
    requests.map(({ method, path, body, token }, place) => {
      const from = { 'x-forwarded-for': addressOf(place) };
      const { headers, ...json } = body ? asJson(body) : {};
      return { method, path, ...json, headers: { ...from, ...headers, ...authorizationOf(token) } };
    }),
    connections,
    seconds,
  );
}

/** Sends the same requests to the bare server, including bodies, so that both parse them. */
export function measureReference(
  address: string,
  place: number,
  { requests }: Case,
  connections: number,
  seconds: number,
) {
  return load(
    address,
    requests.map(({ method, body }, variant) => ({
      method,
      path: `/${place}/${variant}`,
      ...(body && asJson(body)),
    })),
    connections,
    seconds,
  );
}

function asJson(body: Record<string, unknown>) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export async function load(
  url: string,
  requests: autocannon.Request[],
  connections: number,
  seconds: number,
) {
  const {
    latency,
    requests: answered,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url,
    requests,
    connections,
    duration: seconds,
    setupClient: readNoBodies,
  });
  if (non2xx + errors > 0)
    throw new Error(`${non2xx + errors} requests failed, such as ${requests[0]?.path}`);
  return { perSecond: answered.total / duration, p50: latency.p50, p99: latency.p99 } satisfies Measured;
}

/**
 * To make text of compressed bodies takes autocannon longer than the product needs to send them, so that it would
 * measure itself.
 */
function readNoBodies(client: object) {
  if (!('pipelinedRequests' in client)) throw new Error('autocannon reads bodies in another way now.');
  Object.assign(client.pipelinedRequests as object, { addBody: () => {} });
}

/** Returns the median of each figure separately. */
export function medianOf(measured: Measured[]): Measured {
  const of = (figure: keyof Measured) => middleOf(measured.map((one) => one[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

/** Returns the median of some figures, of an even number the upper of the two in the middle. */
export function middleOf(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
